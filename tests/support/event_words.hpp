// Events as short sentences for scenarios and playthroughs: `1 played spring`.
#pragma once
#include <string>
#include <vector>

#include "engine/condottiere/event.hpp"

namespace condotta::tests {

// tests/scenarios/README.md lists the sentences.
std::string words_of(const condottiere::Event& event);

// What `viewer` witnesses of them, in order.
std::vector<std::string> witnessed(const std::vector<condottiere::Event>& events, Seat viewer);

}  // namespace condotta::tests
