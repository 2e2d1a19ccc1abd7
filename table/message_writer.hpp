// Everything that leaves a table, as text: the one writer. docs/protocol.md has an example of each.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "table/table.hpp"

namespace condotta::table {

// The answer to a message of the sender's own number.
std::string write_ok(u32 id, Stamp now);
std::string write_refused(u32 id, std::string_view error, std::string_view detail);

// One event as the viewer may know it; the viewer must be in its audience.
std::string write_event(const Happening& happening, Seat viewer);

// {"seats":[...],...}: who sits there and what was agreed, as the viewer may know it.
std::string write_table(const Table& table, Seat viewer);
// {"view":...,"legal":...}: the game as the viewer sees it; "null" before it begins.
std::string write_game(const Table& table, Seat viewer);

// What a viewer gets on arrival: all that is, and the events they missed.
struct Arrival {
  std::string_view table_id;
  bool host = false;
  bool resync = false;                       // there were more events than are sent
  std::span<const std::string> events = {};  // written before
};
std::string write_hello(const Table& table, Seat viewer, const Arrival& arrival);

// What has just happened; empty if the viewer may know of nothing in it.
std::string write_update(const Table& table, std::span<const Happening> happenings, Seat viewer);
// The same, appended to a text that is empty or ends in a colon.
void add_update(std::string& text, const Table& table, std::span<const Happening> happenings,
                Seat viewer);

// Whose owners are connected.
std::string write_presence(SeatSet here, u32 spectators);

}  // namespace condotta::table
