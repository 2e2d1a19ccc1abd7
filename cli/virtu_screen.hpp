// The table of Virtù as a seat sees it, in plain text.
#pragma once
#include <string>

#include "cli/layout.hpp"
#include "engine/virtu/virtu.hpp"

namespace condotta::cli {

// Palaces, domains, troops, agents and alliances.
std::string virtu_table_text(const virtu::Observation& seen, const Paint& paint);
// Every city with its owner and its ways.
std::string virtu_map_text(const virtu::Observation& seen);
// Prestige of each seat, line by line (V7).
std::string virtu_scores_text(const virtu::Observation& seen);
// What the viewer is asked.
std::string virtu_question_text(const virtu::Observation& seen);
// How a game is won.
std::string virtu_goal_text(const virtu::Options& options);

}  // namespace condotta::cli
