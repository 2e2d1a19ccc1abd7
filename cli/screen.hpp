// The table as a seat sees it, in plain text.
#pragma once
#include <string>

#include "cli/layout.hpp"
#include "engine/condottiere/observation.hpp"

namespace condotta::cli {

// Regions, lines with their strengths, tokens, piles and the viewer's own hand.
std::string table_text(const condottiere::Observation& seen, const Paint& paint);

// Every region with its owner and its neighbours.
std::string map_text(const condottiere::Observation& seen);

// What the viewer is asked: "Your turn: play a card or pass."
std::string question_text(const condottiere::Observation& seen);

// How a game of these options is won.
std::string goal_text(const condottiere::Options& options);

}  // namespace condotta::cli
