// The list of legal actions of a position, in the notation of the contract.
#pragma once

#include <string>
#include <vector>

#include "tests/reference/reference_position.hpp"

namespace reference {

// Each action once; empty when the game is over.
std::vector<std::string> legal_actions(const Position& position);

}  // namespace reference
