// One line of a table's log. The log is the whole truth: everything else follows from it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/types.hpp"
#include "notation/result.hpp"
#include "table/limits.hpp"

namespace condotta::table {

enum class EntryKind : u8 {
  created,     // text: the settings as JSON; who: the host
  joined,      // who took seat under the name text, with colour number
  left,        // seat is open again
  bot_seated,  // the bot text has seat
  coloured,    // seat has colour number
  started,     // text: the seed
  acted,       // seat did text; by tells who chose it
  held,        // seat will do text once its turn has truly come
  dropped,     // what seat would have done cannot be done any more
  talked,      // seat said text, to all or to some
  showed,      // seat showed the cards text to some (C7.2)
  proposed,    // seat proposes the pact text to some
  answered,    // seat accepts (number odd) or declines pact number / 2
  lent,        // the bot text plays for seat
  taken_back,  // its owner plays again
  rematched,   // the same people meet at table text
};
inline constexpr u8 kEntryKinds = 16;

// Who made a choice.
enum class By : u8 { person, bot, clock };

struct Entry {
  EntryKind kind;
  Millis at = 0;
  Seat seat = Seat::none;
  SeatSet to = 0;  // 0: everybody
  u32 number = 0;
  By by = By::person;
  std::string text = {};
  std::string who = {};

  friend bool operator==(const Entry&, const Entry&) = default;
};

// One line of JSON without its end. Keys that say nothing are left out.
std::string line_of(const Entry& entry);
// The same in place of what the text held.
void write_line(const Entry& entry, std::string& text);
notation::Result<Entry> parse_entry(std::string_view line);

// Several words in one text: cards, actions. None of them has a line break.
std::string joined_text(const std::vector<std::string>& parts);
std::vector<std::string> split_text(std::string_view text);

}  // namespace condotta::table
