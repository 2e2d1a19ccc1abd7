// What battles come to (V5.2, V5.5, V5.6), and the way back of those who lost (V5.7, V3.3).
#pragma once
#include "engine/virtu/siege.hpp"

namespace condotta::virtu {

template <class Sink>
CONDOTTA_FN void tell_strengths(const State& s, u32 attack, u32 defence, Sink& emit) {
  emit(Event{
      .kind = EventKind::strength, .seat = s.turn.attacker, .count = static_cast<u16>(attack)});
  emit(Event{
      .kind = EventKind::strength, .seat = s.turn.defender, .count = static_cast<u16>(defence)});
}

// V5.2.
template <class Sink>
CONDOTTA_FN void settle_plain(State& s, Sink& emit) {
  Turn& t = s.turn;
  const City c = t.city;
  const u32 first = player(s, t.attacker).troops[number(c)];
  const u32 second = player(s, t.defender).troops[number(c)];
  const u32 attack = first + t.bonus[0], defence = second + t.bonus[1];
  tell_strengths(s, attack, defence, emit);
  if (attack == defence) {
    const Seat both[2] = {t.attacker, t.defender};
    for (const Seat who : both) {
      lose_troops(s, who, c, 1, emit);
      send_back(s, who, c);
    }
    return;
  }
  const Seat winner = attack > defence ? t.attacker : t.defender;
  const Seat loser = attack > defence ? t.defender : t.attacker;
  const u32 lost = attack > defence ? second : first;
  lose_troops(s, loser, c, lost, emit);
  lose_troops(s, winner, c, lost, emit);
  t.fought = static_cast<SeatSet>(t.fought | only(winner));
}

// V5.5: the city with all that goes with it.
template <class Sink>
CONDOTTA_FN void conquer(State& s, Seat winner, Seat loser, City c, Sink& emit) {
  if (loser != Seat::none) {
    lose_troops(s, loser, c, kNone, emit);
    lose_city(s, loser, c, emit);
  }
  gain_city(s, winner, c, false);
  emit(Event{.kind = EventKind::city_taken,
             .seat = winner,
             .what = loser == Seat::none ? kNone : index(loser),
             .where = number(c)});
  if (loser == Seat::none) return;
  Player& p = player(s, winner);
  const Colour colour = player(s, loser).colour;
  if (!bit(p.trophies, number(colour))) {
    p.trophies = static_cast<u8>(p.trophies | 1U << number(colour));
    emit(Event{.kind = EventKind::trophy_taken, .seat = winner, .what = number(colour)});
  }
  if (contains(s.cathedrals, c)) {
    emit(Event{.kind = EventKind::cathedral_taken, .seat = winner, .what = number(c)});
  }
}

// V5.3, V5.5, V5.6.
template <class Sink>
CONDOTTA_FN void settle_siege(State& s, Sink& emit) {
  const Turn& t = s.turn;
  const City c = t.city;
  const bool neutral = t.defender == Seat::none;
  const u32 guards = neutral ? 0U : player(s, t.defender).troops[number(c)];
  const u32 attack = u32{player(s, t.attacker).troops[number(c)]} + t.bonus[0];
  const u32 defence = strength_against(s, c, t.attacker, neutral) + guards + t.bonus[1];
  tell_strengths(s, attack, defence, emit);
  if (attack > defence) {
    lose_troops(s, t.attacker, c, guards + (defence >= kCostlyDefence ? 1U : 0U), emit);
    conquer(s, t.attacker, t.defender, c, emit);
  } else {
    emit(Event{.kind = EventKind::siege_failed, .seat = t.attacker, .what = number(c)});
    lose_troops(s, t.attacker, c, 1, emit);
    send_back(s, t.attacker, c);
  }
}

// V3.3: one card of a shaded place goes to an open one as it lies, or is discarded.
template <class List>
CONDOTTA_FN void list_evictions(const State& s, List& out) {
  const Player& p = mover(s);
  const u8 filled = filled_places(p);
  const u32 shaded = filled & u32{shaded_places()};
  for (u32 todo = shaded; todo != 0; todo &= todo - 1) {
    const u32 place = lowest_bit(todo);
    const u32 alike = bit(p.available, place) ? shaded & p.available : shaded & ~u32{p.available};
    if (same_as_earlier(p, place, alike)) continue;
    constexpr Group open[2] = {Group::left, Group::right};
    for (const Group g : open) {
      if (free_place(p, g, filled) == kNone) continue;
      out.push(Action::shift(static_cast<Position>(place),
                             static_cast<Target>(kGroupTarget + number(g))));
    }
    out.push(Action::of(ActionKind::drop, place));
  }
}

template <class Sink>
CONDOTTA_FN void evict(State& s, Action a, Sink& emit) {
  Player& p = mover(s);
  if (a.kind() == ActionKind::drop) {
    drop_courtier(s, s.to_move, a.value(), emit);
    return;
  }
  const u8 from = a.position();
  const Card card = p.courtiers[from];
  const u8 to = free_place(p, static_cast<Group>(a.target() - kGroupTarget), filled_places(p));
  put_into_place(p, to, card, bit(p.available, from));
  empty_place(p, from);
  emit(
      Event{.kind = EventKind::card_shifted, .seat = s.to_move, .what = number(card), .where = to});
}

// V5.7: the next beaten army, in turn order, then in that of the cities; false: there is none.
CONDOTTA_FN bool next_withdrawal(State& s) {
  for (; s.turn.place < s.options.players; ++s.turn.place) {
    const Seat who = s.order[s.turn.place];
    for (u8 c = 0; c < kCities; ++c) {
      if (player(s, who).retreating[c] == 0) continue;
      clear_turn(s);
      s.to_move = who;
      s.turn.city = city(c);
      s.phase = Phase::withdraw;
      return true;
    }
  }
  return false;
}

// Troops are alike: their destinations go up.
template <class List>
CONDOTTA_FN void list_withdrawal(const State& s, List& out) {
  const Player& p = mover(s);
  const City from = s.turn.city;
  const CitySet roads = roads_from(s.options.players, from);
  Purse purse;
  open_purse(s, Phase::withdraw, purse);
  const u32 ships = most_of(purse, Symbol::ship);
  for (CitySet todo = p.cities >> s.turn.last << s.turn.last; todo != 0; todo &= todo - 1) {
    const City to = first_of(todo);
    const u8 seas = seas_between(from, to);
    if (contains(roads, to) || (seas != 0 && seas <= ships)) {
      out.push(Action::at(ActionKind::retreat, to));
    }
  }
  out.push(Action::of(ActionKind::disband, kArmy));
}

CONDOTTA_FN void begin_retreat(State& s, Action a) {
  const bool by_road = contains(roads_from(s.options.players, s.turn.city), a.where());
  owe(s, a, by_road ? 0 : some(Symbol::ship, seas_between(s.turn.city, a.where())));
}

template <class Sink>
CONDOTTA_FN void retreat(State& s, City to, Sink& emit) {
  Player& p = mover(s);
  const City from = s.turn.city;
  --p.retreating[number(from)];
  ++p.troops[number(to)];
  s.turn.last = number(to);
  emit(Event{.kind = EventKind::troop_retreated,
             .seat = s.to_move,
             .what = number(from),
             .where = number(to)});
}

template <class Sink>
CONDOTTA_FN void lose_army(State& s, Sink& emit) {
  u8& left = mover(s).retreating[number(s.turn.city)];
  emit(Event{.kind = EventKind::troops_lost,
             .seat = s.to_move,
             .what = number(s.turn.city),
             .count = left});
  left = 0;
}

}  // namespace condotta::virtu
