#include "bots/condottiere/thumb.hpp"

#include <algorithm>

#include "bots/condottiere/thumb_battle.hpp"
#include "bots/condottiere/thumb_board.hpp"

namespace condotta::bots::condottiere {

void weigh_actions(const View& view, const Stakes& stakes, const Style& style,
                   std::span<const Action> legal, std::span<float> out) {
  const auto each = [&](auto weigh) {
    for (std::size_t i = 0; i < legal.size(); ++i) out[i] = weigh(legal[i]);
  };
  switch (view.table.phase) {
    case Phase::battle: {
      const BattleThumb battle(view, stakes, style);
      const float pass = battle.pass();
      each([&](Action a) {
        if (a.kind() == ActionKind::play) return battle.play(a.played_card());
        return a == Action::pass() ? pass : pass - 1e-3F;  // D5: what lies hidden may stay so
      });
      break;
    }
    case Phase::take: {
      const BattleThumb battle(view, stakes, style);
      each([&](Action a) { return battle.take(a.played_card()); });
      break;
    }
    case Phase::place:
      each([&](Action a) { return weigh_place(view, style, a.chosen_region()); });
      break;
    case Phase::favour:
      weigh_favours(view, legal, out);
      break;
    case Phase::discard:
      each([&](Action a) { return weigh_discard(view, a); });
      break;
    case Phase::keep:
      each([&](Action a) { return weigh_keep(view, a); });
      break;
    case Phase::draw:
      each([&](Action a) { return static_cast<float>(a.number()); });
      break;
    case Phase::over:
      break;
  }
}

void weigh_actions(const View& view, const Style& style, std::span<const Action> legal,
                   std::span<float> out) {
  const Stakes stakes = is_final(view.table) ? Stakes{} : Stakes(view.table, view.table.contested);
  weigh_actions(view, stakes, style, legal, out);
}

std::size_t best_of(std::span<const float> appeals) {
  return static_cast<std::size_t>(std::max_element(appeals.begin(), appeals.end()) -
                                  appeals.begin());
}

}  // namespace condotta::bots::condottiere
