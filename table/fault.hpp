// Why a table turned something away: a closed list of names that clients may rely on.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/core/types.hpp"

namespace condotta::table {

enum class Fault : u8 {
  malformed,        // the message says nothing that has a meaning
  unknown_game,     // no game has that name
  bad_options,      // the game knows no such options, or not with so many players
  unknown_bot,      // no bot of this game has that name
  bad_name,         // nothing is left of the name once it is cleaned
  too_long,         // a text beyond its limit
  no_such_seat,     // the table has no seat of that number
  not_seated,       // only who has a seat may do this
  not_host,         // only the host may do this
  seat_taken,       // somebody sits there
  already_seated,   // one seat a person
  colour_taken,     // another seat has that colour
  already_started,  // only before the game
  not_started,      // only once the game has begun
  not_finished,     // only once the game is over
  seats_open,       // the game begins when nobody is missing
  stale,            // the position has changed since the number that was answered
  not_your_turn,    // another seat is asked
  illegal,          // the rules forbid it
  game_over,        // nothing more can be done
  no_such_pact,     // no pact of that number waits for this seat's answer
  too_many,         // a limit on how many of these there may be
  not_away,         // the seat's owner is here
  already_done,     // it is so already
};

std::string_view name_of(Fault fault);

struct Refused {
  Fault fault;
  std::string detail;  // for people; may be empty
};

// What was asked for, or why not.
template <class T>
class [[nodiscard]] Outcome {
 public:
  // Both ways in are implicit on purpose: `return value;` and `return Refused{...};`.
  Outcome(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Outcome(Refused refused) : content_(std::in_place_index<1>, std::move(refused)) {}

  explicit operator bool() const { return content_.index() == 0; }
  // Only when there is a value.
  T& operator*() { return *std::get_if<0>(&content_); }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  // Only when there is none.
  [[nodiscard]] const Refused& refused() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Refused> content_;
};

}  // namespace condotta::table
