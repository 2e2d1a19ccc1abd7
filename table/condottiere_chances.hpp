// Everyone's chances in a game of Condottiere with all cards open, for the story of a game.
#pragma once
#include <vector>

#include "engine/condottiere/state.hpp"

namespace condotta::table {

// Quick, and the same each time. At the end the winners share the whole.
std::vector<float> open_chances(const condottiere::State& state);

}  // namespace condotta::table
