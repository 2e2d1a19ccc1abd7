// Diplomacy: neutral cities for crowns (V4.10).
#pragma once
#include "engine/virtu/cities.hpp"
#include "engine/virtu/government.hpp"

namespace condotta::virtu {

template <class List>
CONDOTTA_FN void list_diplomacy(const State& s, List& out) {
  const Player& p = mover(s);
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
  if (s.turn.acted != 0 || is_enough(out)) return;
  Purse purse;
  open_purse(s, Phase::diplomacy, purse);
  const u32 crowns = most_of(purse, Symbol::crown);
  const u32 ships = most_of(purse, Symbol::ship);
  for (CitySet todo = open_cities(s.options.players) & ~controlled(s) & ~kPirates; todo != 0;
       todo &= todo - 1) {
    const City c = first_of(todo);
    const u8 price = static_cast<u8>(strength_against(s, c, s.to_move, true) + 1);
    if (price > crowns) continue;
    const u8 seas = ships_to(s, p, c);
    if (seas == kNone || seas > ships) continue;
    const Symbols owed = some(Symbol::crown, price) + some(Symbol::ship, seas);
    if (seas != 0 && !can_pay(purse, owed, 0)) continue;
    out.push(Action::at(ActionKind::annex, c));
    if (is_enough(out)) return;
  }
}

CONDOTTA_FN void begin_annexing(State& s, Action a) {
  const City c = a.where();
  const u32 price = strength_against(s, c, s.to_move, true) + 1U;
  owe(s, a, some(Symbol::crown, price) + some(Symbol::ship, ships_to(s, mover(s), c)));
}

template <class Sink>
CONDOTTA_FN void annex(State& s, City c, Sink& emit) {
  s.turn.acted = 1;
  gain_city(s, s.to_move, c, true);
  emit(Event{.kind = EventKind::city_annexed, .seat = s.to_move, .what = number(c)});
}

}  // namespace condotta::virtu
