// Patronage and its bonuses (V4.8).
#pragma once
#include "engine/virtu/government.hpp"

namespace condotta::virtu {

// V4.8: on reaching these steps a bonus is chosen.
CONDOTTA_FN bool brings_bonus(u8 step) { return step == 2 || step == 4; }

template <class List>
CONDOTTA_FN void list_patronage(const State& s, List& out) {
  const Player& p = mover(s);
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
  if (s.turn.acted != 0 || p.steps >= kPatronageEnd || is_enough(out)) return;
  Purse purse;
  open_purse(s, Phase::patronage, purse);
  if (can_pay(purse, patronage_cost(p.steps), patronage_either(p.steps))) {
    out.push(Action::of(ActionKind::advance));
  }
}

template <class Sink>
CONDOTTA_FN void advance(State& s, Sink& emit) {
  Player& p = mover(s);
  ++p.steps;
  s.turn.acted = 1;
  emit(Event{.kind = EventKind::patron_advanced, .seat = s.to_move, .count = p.steps});
  if (brings_bonus(p.steps)) s.phase = Phase::choose;
}

// The bonuses that the seat may choose: the second of the other type; Machiavelli only with a place
// for him, or a courtier who makes room (V3.4).
template <class List>
CONDOTTA_FN void list_bonuses(const State& s, List& out) {
  const Player& p = mover(s);
  u32 open = s.bonuses_left;
  if (p.bonuses != 0) open &= (p.bonuses & kCreators) != 0 ? ~u32{kCreators} : kCreators;
  for (; open != 0; open &= open - 1) {
    const Bonus bonus = static_cast<Bonus>(lowest_bit(open));
    if (bonus == Bonus::machiavelli && !any_free_place(p) && filled_places(p) == 0) continue;
    out.push(Action::of(ActionKind::choose, number(bonus)));
  }
}

template <class Sink>
CONDOTTA_FN void choose_bonus(State& s, Bonus bonus, Sink& emit) {
  Player& p = mover(s);
  s.bonuses_left = static_cast<u16>(s.bonuses_left & ~(1U << number(bonus)));
  p.bonuses = static_cast<u16>(p.bonuses | 1U << number(bonus));
  emit(Event{.kind = EventKind::bonus_chosen, .seat = s.to_move, .what = number(bonus)});
  s.phase = Phase::patronage;
  gain_agents(s, s.to_move, bonus_agents(bonus), emit);
  if (bonus == Bonus::artillery) {
    const u32 token = 1U << number(Deed::artillery);
    p.deeds = static_cast<u8>(p.deeds | token);
    p.deeds_available = static_cast<u8>(p.deeds_available | token);
  }
  if (bonus == Bonus::machiavelli) {
    s.turn.placing = Card::machiavelli;
    s.turn.back = Phase::patronage;
    s.phase = Phase::lodge;
  }
}

}  // namespace condotta::virtu
