// An action given as text, tried by a seat.
#pragma once
#include <string_view>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// Does it, or says why not and changes nothing.
template <class Sink>
Complaint try_action(condottiere::State& state, Seat who, std::string_view text, Sink& sink) {
  const Result<condottiere::Action> action = parse_action(text);
  if (!action) return action.error();
  switch (condottiere::Condottiere::try_apply(state, who, *action, sink)) {
    case Refusal::none:
      return std::nullopt;
    case Refusal::game_over:
      return Error{"", "the game is over"};
    case Refusal::not_your_turn:
      return Error{"", "it is another seat's turn"};
    case Refusal::malformed:
      return Error{"", "no such action"};
    case Refusal::illegal:
      break;
  }
  return Error{"", why_not(state, *action)};
}

}  // namespace condotta::notation
