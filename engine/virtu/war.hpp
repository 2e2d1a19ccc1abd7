// War: troops on the road and at sea (V4.11).
#pragma once
#include "engine/virtu/cities.hpp"
#include "engine/virtu/government.hpp"

namespace condotta::virtu {

// Own cities with troops: those elsewhere have stopped and besiege.
CONDOTTA_FN CitySet garrisons(const Player& p) {
  CitySet found = 0;
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    if (p.troops[lowest_bit(todo)] != 0) found |= todo & (~todo + 1U);
  }
  return found;
}

// The war symbols of a card of the room, and what they cost.
CONDOTTA_FN u8 room_war_cost(const Player& p, Source which) {
  const Room& room = p.rooms[p.marker];
  const Card card = which == kActionCard ? room.action : room.under;
  return card == Card::none ? 0 : card_war_cost(card);
}

template <class List>
CONDOTTA_FN void list_musters(const State& s, Purse& purse, List& out) {
  const Player& p = mover(s);
  for (Source which = kActionCard; which <= kImprovement; ++which) {
    if (bit(s.turn.room_cards, which)) continue;
    if (count(room_card_symbols(p, which), Symbol::war) == 0) continue;
    u32 florins = most_of(purse, Symbol::florin);
    for (const Usable& one : purse.sources) {
      if (one.id == which) florins -= count(one.gives, Symbol::florin);
    }
    if (florins >= room_war_cost(p, which)) out.push(Action::of(ActionKind::muster, which));
  }
}

template <class List>
CONDOTTA_FN void list_war(const State& s, List& out) {
  const Player& p = mover(s);
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
  if (is_enough(out)) return;
  Purse purse;
  open_purse(s, Phase::war, purse);
  list_musters(s, purse, out);
  const CitySet open = open_cities(s.options.players);
  const bool rides = most_of(purse, Symbol::cavalry) != 0;
  const u32 ships = most_of(purse, Symbol::ship);
  for (CitySet todo = garrisons(p); todo != 0 && !is_enough(out); todo &= todo - 1) {
    const City from = first_of(todo);
    if (rides) {
      for (CitySet to = roads_from(s.options.players, from); to != 0; to &= to - 1) {
        out.push(Action::go(ActionKind::march, from, first_of(to)));
      }
    }
    if (ships == 0) continue;
    for (CitySet to = open & ~only(from); to != 0; to &= to - 1) {
      const u8 seas = seas_between(from, first_of(to));
      if (seas != 0 && seas <= ships) out.push(Action::go(ActionKind::sail, from, first_of(to)));
    }
  }
}

template <class Sink>
CONDOTTA_FN void begin_war_step(State& s, Action a, Sink& emit) {
  if (a.kind() == ActionKind::march) {
    owe(s, a, some(Symbol::cavalry));
  } else if (a.kind() == ActionKind::sail) {
    owe(s, a, some(Symbol::ship, seas_between(a.from(), a.where())));
  } else {
    spend_source(s, s.to_move, a.value(), emit);  // so that it gives no florins besides
    owe(s, a, some(Symbol::florin, room_war_cost(mover(s), a.value())));
  }
}

template <class Sink>
CONDOTTA_FN void finish_war_step(State& s, Action a, Sink& emit) {
  Player& p = mover(s);
  s.turn.acted = 1;
  if (a.kind() == ActionKind::muster) {
    const u8 gained = count(room_card_symbols(p, a.value()), Symbol::war);
    p.war_tokens = static_cast<u8>(p.war_tokens + gained);
    emit(Event{.kind = EventKind::war_token_gained, .seat = s.to_move, .count = gained});
    return;
  }
  --p.troops[number(a.from())];
  ++p.troops[number(a.where())];
  const bool by_sea = a.kind() == ActionKind::sail;
  emit(Event{.kind = EventKind::troop_moved,
             .seat = s.to_move,
             .what = number(a.from()),
             .where = number(a.where()),
             .count = by_sea ? seas_between(a.from(), a.where()) : u8{0}});
}

}  // namespace condotta::virtu
