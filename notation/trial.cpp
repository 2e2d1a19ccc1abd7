#include "notation/trial.hpp"

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

struct Ear {
  static constexpr bool kListening = true;
  const std::function<void(const Event&)>& hear;
  void operator()(const Event& event) { hear(event); }
};

}  // namespace

Complaint try_action(State& state, Seat who, std::string_view text,
                     const std::function<void(const Event&)>& hear) {
  const Result<Action> action = parse_action(text);
  if (!action) return action.error();
  Ear ear{hear};
  switch (Condottiere::try_apply(state, who, *action, ear)) {
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
