// What the bots make of a game, as JSON: hints, and everyone's chances step by step.
#pragma once
#include <span>
#include <string>

#include "table/table.hpp"

namespace condotta::table {

// {"actions":[{"action":"play 10","value":0.31},...],"chances":[0.3,0.7]}
std::string write_advice(const Advice& advice);
// [0.3,0.7]
std::string write_chances(std::span<const float> chances);
// A list of such lists, one for each step of write_replay. It tells of hidden cards: only for games
// that are over, or for whoever may know all.
std::string write_course(const Table& table);

}  // namespace condotta::table
