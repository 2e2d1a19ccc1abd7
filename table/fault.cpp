#include "table/fault.hpp"

namespace condotta::table {

std::string_view name_of(Fault fault) {
  switch (fault) {
    case Fault::malformed:
      return "malformed";
    case Fault::unknown_game:
      return "unknown_game";
    case Fault::bad_options:
      return "bad_options";
    case Fault::unknown_bot:
      return "unknown_bot";
    case Fault::bad_name:
      return "bad_name";
    case Fault::too_long:
      return "too_long";
    case Fault::no_such_seat:
      return "no_such_seat";
    case Fault::not_seated:
      return "not_seated";
    case Fault::not_host:
      return "not_host";
    case Fault::seat_taken:
      return "seat_taken";
    case Fault::already_seated:
      return "already_seated";
    case Fault::colour_taken:
      return "colour_taken";
    case Fault::already_started:
      return "already_started";
    case Fault::not_started:
      return "not_started";
    case Fault::not_finished:
      return "not_finished";
    case Fault::seats_open:
      return "seats_open";
    case Fault::stale:
      return "stale";
    case Fault::not_your_turn:
      return "not_your_turn";
    case Fault::illegal:
      return "illegal";
    case Fault::game_over:
      return "game_over";
    case Fault::no_such_pact:
      return "no_such_pact";
    case Fault::too_many:
      return "too_many";
    case Fault::not_away:
      return "not_away";
    case Fault::already_done:
      return "already_done";
  }
  return "malformed";
}

}  // namespace condotta::table
