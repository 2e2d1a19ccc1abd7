// War and Intrigue: what touches others, and takes several steps to be worth anything.
#include <algorithm>
#include <array>

#include "bots/virtu/gauge.hpp"
#include "bots/virtu/spots.hpp"

namespace condotta::bots::virtu {
namespace {

// The next step towards a city: a troop from the nearest garrison; an end: there is none.
Action step_towards(const State& s, City target) {
  Actions legal;
  list_legal(s, legal);
  Action best = Action::of(ActionKind::end);
  int least = 1000;
  for (const Action a : legal) {
    const bool marches = a.kind() == ActionKind::march;
    if ((!marches && a.kind() != ActionKind::sail) || a.where() != target) continue;
    const int ships = marches ? 0 : seas_between(a.from(), target);
    // From where most stand, and by road rather than by sea.
    const int cost = 10 * ships - mover(s).troops[number(a.from())];
    if (cost < least) {
      least = cost;
      best = a;
    }
  }
  return best;
}

constexpr float kNuisance = 0.02F;  // what nothing speaks for

bool same(Action a, Action b) { return a.bits() == b.bits(); }

}  // namespace

// For each city that may be besieged the whole march is tried; its first step gets the value of it.
void Thumb::weigh_war(const State& s, std::span<const Action> legal, std::span<float> values,
                      const Gauge& gauge) const {
  const Seat me = s.to_move;
  NullSink nobody;
  const float rest = gauge.worth(s);
  CitySet targets = 0;
  bool may_muster = false;
  Action muster = Action::of(ActionKind::end);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    values[i] = legal[i].kind() == ActionKind::end ? rest : rest - kNuisance;
    if (legal[i].kind() == ActionKind::march || legal[i].kind() == ActionKind::sail) {
      if (!contains(mover(s).cities, legal[i].where())) targets |= only(legal[i].where());
    } else if (legal[i].kind() == ActionKind::muster) {
      may_muster = true;
      muster = legal[i];
    }
  }
  const auto credit = [&](Action a, float value) {
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (same(legal[i], a)) values[i] = std::max(values[i], value);
    }
  };
  if (may_muster && besieged_by(mover(s)) != 0) {
    State next = s;
    Virtu::apply(next, muster, nobody);
    finish_step(next, me);
    credit(muster, gauge.worth(next));
  }
  u32 able = 0;  // troops that could go
  for (CitySet todo = garrisons(mover(s)); todo != 0; todo &= todo - 1) {
    able += mover(s).troops[lowest_bit(todo)];
  }
  const u32 bonus =
      bonus_within_reach(s, me, true) +
      (may_muster ? count(room_card_symbols(mover(s), muster.value()), Symbol::war) : 0U);
  for (; targets != 0; targets &= targets - 1) {
    const City target = first_of(targets);
    const Seat owner = owner_of(s, target);
    const u32 reach = bonus + mover(s).troops[number(target)] + able;
    if (reach <= defence_of(s, target, me, owner)) continue;
    for (u32 with = 0; with < (may_muster ? 2U : 1U); ++with) {
      State next = s;
      Action first = Action::of(ActionKind::end);
      if (with == 1) {
        Virtu::apply(next, muster, nobody);
        finish_step(next, me);
      }
      while (next.to_move == me && next.phase == Phase::war) {
        const Action step = step_towards(next, target);
        if (step.kind() == ActionKind::end) break;
        Virtu::apply(next, step, nobody);
        finish_step(next, me);
        if (first.kind() == ActionKind::end) first = step;
        if (bonus + next.players[index(me)].troops[number(target)] <=
            defence_of(next, target, me, owner)) {
          continue;
        }
        credit(with == 1 ? muster : first, gauge.worth(next));
      }
    }
  }
}

// Only the most useful spots are looked at closely.
void Thumb::weigh_intrigue(const State& s, std::span<const Action> legal, std::span<float> values,
                           const Gauge& gauge) const {
  constexpr u32 kLooks = 6;
  const float rest = gauge.worth(s);
  std::array<float, kMaxActions> liking = {};
  for (std::size_t i = 0; i < legal.size(); ++i) {
    values[i] = legal[i].kind() == ActionKind::end ? rest : rest - kNuisance;
    const Spot spot = legal[i].value();
    switch (legal[i].kind()) {
      case ActionKind::agent:
        liking[i] = worth_of_spot(s, s.to_move, spot, prices_);
        break;
      case ActionKind::remove:
        liking[i] = spot_owner(s, spot) == s.to_move ? 2 * prices_.spot : 0.1F * prices_.spot;
        break;
      case ActionKind::lift:
        liking[i] = 0.3F * prices_.spot - worth_of_spot(s, s.to_move, spot, prices_);
        break;
      default:
        break;
    }
  }
  NullSink nobody;
  for (u32 n = 0; n < kLooks; ++n) {
    const u32 i = best_of({liking.data(), legal.size()});
    if (liking[i] <= 0) return;
    liking[i] = -1;
    State next = s;
    Virtu::apply(next, legal[i], nobody);
    finish_step(next, s.to_move);
    values[i] = gauge.worth(next);
  }
}

}  // namespace condotta::bots::virtu
