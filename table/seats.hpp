// Who sits where, and what they have promised each other.
#pragma once
#include <string>
#include <vector>

#include "engine/core/types.hpp"
#include "table/limits.hpp"

namespace condotta::table {

enum class Sitter : u8 { open, person, bot };

struct SeatInfo {
  Sitter sitter = Sitter::open;
  u8 colour = 0;
  bool lent = false;   // a person's seat that a bot plays for now
  u32 timeouts = 0;    // decisions in a row that the clock made
  Millis bank = 0;     // of a clock with a bank
  std::string person;  // secret: never leaves the table
  std::string name;
  std::string bot;                // a bot's level, or that of the one it is lent to
  std::vector<std::string> held;  // what will be done once the turn has truly come

  [[nodiscard]] bool played_by_person() const { return sitter == Sitter::person && !lent; }
  [[nodiscard]] bool played_by_bot() const { return sitter == Sitter::bot || lent; }
};

// A promise; the table keeps it in mind and enforces nothing (C7.1).
struct Pact {
  Seat from;
  SeatSet to;
  SeatSet accepted = 0;
  SeatSet declined = 0;
  std::string text;

  [[nodiscard]] SeatSet parties() const { return static_cast<SeatSet>(to | only(from)); }
};

}  // namespace condotta::table
