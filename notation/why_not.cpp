// Why an action is not legal, in words.
#include <fmt/format.h>

#include "notation/action_text.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using condottiere::Action;
using condottiere::ActionKind;
using condottiere::State;
using condottiere::Table;

Phase phase_for(ActionKind kind) {
  switch (kind) {
    case ActionKind::place:
      return Phase::place;
    case ActionKind::take:
      return Phase::take;
    case ActionKind::favour:
      return Phase::favour;
    case ActionKind::hold:
    case ActionKind::discard:
      return Phase::discard;
    case ActionKind::keep:
      return Phase::keep;
    case ActionKind::draw:
      return Phase::draw;
    default:
      return Phase::battle;
  }
}

std::string_view asked_in(Phase phase) {
  switch (phase) {
    case Phase::place:
      return "the token has to be placed first";
    case Phase::battle:
      return "it is a turn of the battle: play a card or pass";
    case Phase::take:
      return "the Scarecrow asks which mercenary to take back";
    case Phase::favour:
      return "the Bishop asks where the favour goes";
    case Phase::discard:
      return "the question is whether to discard the hand";
    case Phase::keep:
      return "the question is which cards to keep";
    case Phase::draw:
      return "the question is how many cards to draw";
    case Phase::over:
      break;
  }
  return "the game is over";
}

std::string why_not_there(const Table& t, Region r, bool favour) {
  if (!favour && r == t.pope) return "the favour of the Pope lies there";
  const Seat owner = owner_of(t, r);
  if (owner == t.turn && !favour) return "it is a region of their own";
  return fmt::format("seat {} controls it", index(owner));
}

std::string why_not_keep(const State& s, Action action) {
  const Cards& hand = s.hands[index(s.table.turn)];
  const Card a = action.played_card(), b = action.second_card();
  if (a == b && hand.count(a) == 1) return fmt::format("only one {} in hand", name_of(a));
  return "not in hand";
}

}  // namespace

std::string why_not(const State& s, Action action) {
  const Table& t = s.table;
  if (phase_for(action.kind()) != t.phase) return std::string(asked_in(t.phase));
  switch (action.kind()) {
    case ActionKind::pass_show:
      return "no face-down card to show";
    case ActionKind::place:
      return why_not_there(t, action.chosen_region(), false);
    case ActionKind::favour:
      return why_not_there(t, action.chosen_region(), true);
    case ActionKind::take:
      return "not in the line";
    case ActionKind::keep:
      return why_not_keep(s, action);
    case ActionKind::draw:
      return fmt::format("at most {}", most_draws(s, t.turn));
    default:
      return "not in hand";
  }
}

}  // namespace condotta::notation
