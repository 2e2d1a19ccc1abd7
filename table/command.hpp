// Everything that can be asked of a table, by a person, a program or a page. A closed list.
#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/types.hpp"
#include "table/fault.hpp"

namespace condotta::table {

inline constexpr u8 kAnyColour = 0xFF;

struct Join {
  Seat seat;  // none: any open one
  u8 colour = kAnyColour;
};
struct Leave {};  // before the game: the seat is open; later: a bot plays on
struct Remove {   // host, before the game
  Seat seat;
};
struct SeatBot {  // host, before the game; none: every open seat
  Seat seat;
  std::string bot;
};
struct ChooseColour {
  u8 colour;
};
struct Start {};
// All or nothing. `after` is the number of the last event that the sender knew.
struct Act {
  std::vector<std::string> actions;
  u32 after;
};
struct Talk {
  std::string text;
  SeatSet to = 0;  // 0: everybody
};
struct ShowCards {
  std::vector<std::string> cards;
  SeatSet to;
};
struct ProposePact {
  std::string text;
  SeatSet to;
};
struct AnswerPact {
  u32 pact;
  bool accept;
};
struct Lend {  // the owner's own seat, or for the host one whose owner is away
  Seat seat;
  std::string bot;
};
struct TakeBack {};
struct Rematch {};

using Command = std::variant<Join, Leave, Remove, SeatBot, ChooseColour, Start, Act, Talk,
                             ShowCards, ProposePact, AnswerPact, Lend, TakeBack, Rematch>;

struct Message {
  u32 id = 0;  // the sender's own number, given back with the answer; 0: none
  Command command;
};

// The one parser. Any bytes; the sender's number is kept in `id` even if the rest makes no sense.
Outcome<Message> read_message(std::string_view text, u32& id);

}  // namespace condotta::table
