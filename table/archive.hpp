// What can be told of a table from its log alone: what somebody missed, the record, the replay.
#pragma once
#include <string>
#include <vector>

#include "table/table.hpp"

namespace condotta::table {

// The events that a viewer has missed since `since`, written; at most the last `most`.
struct Missed {
  std::vector<std::string> events;
  bool cut = false;
};
Missed events_since(const Table& table, Seat viewer, Stamp since, std::size_t most);

// Only of games that are over: JSON Lines that `condotta verify` confirms.
std::string write_record(const Table& table);
// Only of games that are over: every step with all hands open, as one JSON object.
std::string write_replay(const Table& table);

}  // namespace condotta::table
