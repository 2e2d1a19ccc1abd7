// Lists of cards.
#pragma once

#include <vector>

#include "tests/reference/reference_facts.hpp"

namespace reference {

int count(const std::vector<Card>& cards, const Card& wanted);

// Throws std::logic_error if the card is not there.
void remove_one(std::vector<Card>& cards, const Card& card);

// Leaves `from` empty.
void move_all(std::vector<Card>& from, std::vector<Card>& to);

}  // namespace reference
