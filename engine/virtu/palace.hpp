// Rooms, courtier places and the cards in them (V3).
#pragma once
#include "engine/virtu/event.hpp"
#include "engine/virtu/state.hpp"

namespace condotta::virtu {

inline constexpr u8 kCitiesForPlace = 5;  // V3.3

CONDOTTA_FN bool bit(u32 set, u32 i) { return (set >> i & 1U) != 0; }

// V3.3: how many shaded places are open.
CONDOTTA_FN u8 opened_places(const Player& p) {
  u32 open = size(p.cities) >= kCitiesForPlace ? 1 : 0;
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    open += deed_places(static_cast<Deed>(lowest_bit(todo)));
  }
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    open += bonus_places(static_cast<Bonus>(lowest_bit(todo)));
  }
  const u32 most = count_bits(shaded_places());
  return static_cast<u8>(open < most ? open : most);
}

CONDOTTA_FN u8 filled_places(const Player& p) {
  u32 filled = 0;
  for (u32 i = 0; i < kPlaces; ++i) filled |= static_cast<u32>(p.courtiers[i] != Card::none) << i;
  return static_cast<u8>(filled);
}
// Too many cards in shaded places, after a fifth city was lost (V3.3).
CONDOTTA_FN bool overcrowded(const Player& p) {
  return count_bits(filled_places(p) & u32{shaded_places()}) > opened_places(p);
}

// Places where a card could go when `filled` are taken and so many shaded ones are open (V3.3).
CONDOTTA_FN u8 free_places(u32 filled, u32 opened) {
  const u32 shaded = shaded_places();
  const u32 closed = count_bits(filled & shaded) >= opened ? shaded : 0U;
  return static_cast<u8>(kAllPlaces & ~filled & ~closed);
}
// The first free place of a group, when `filled` are taken; kNone: there is none (V3.1).
CONDOTTA_FN u8 free_place(const Player& p, Group g, u32 filled) {
  const u32 here = places_of(g) & ~filled;
  if (here == 0) return kNone;
  const u32 free =
      (here & shaded_places()) == 0 ? here : here & free_places(filled, opened_places(p));
  return free == 0 ? kNone : static_cast<u8>(lowest_bit(free));
}
CONDOTTA_FN bool any_free_place(const Player& p) {
  return free_places(filled_places(p), opened_places(p)) != 0;
}

// Another place of the group, before this one and in the set, holds a card like this one's.
CONDOTTA_FN bool same_as_earlier(const Player& p, u32 place, u32 set) {
  const u32 before = set & ((1U << place) - 1U);
  if (before == 0) return false;
  for (u32 todo = before & places_of(group_of(place)); todo != 0; todo &= todo - 1) {
    if (p.courtiers[lowest_bit(todo)] == p.courtiers[place]) return true;
  }
  return false;
}

// V3.2: the action of a room.
CONDOTTA_FN RoomAction room_action(const Player& p, u32 room) {
  const Card top = p.rooms[room].action;
  return top != Card::none ? card_action(top) : printed_action(p.colour, room);
}
CONDOTTA_FN bool fits_room(const Player& p, u32 room, Card card) {
  if (p.rooms[room].action == Card::none) return card_action(card) != RoomAction::none;
  return p.rooms[room].under == Card::none;
}
// V6.2: neither marker nor indulgence nor enemy agent.
CONDOTTA_FN bool room_is_free(const State& s, Seat me, u32 room) {
  const Player& p = player(s, me);
  return p.marker != room && !bit(p.indulgences, room) && !enemy_agent(s, me, room_spot(me, room));
}
// V3.2: whether the card at a position of a room may leave it.
CONDOTTA_FN bool may_leave_room(const Player& p, Position from) {
  const Room& room = p.rooms[(from - kRoomPosition) / 2];
  const bool top = (from - kRoomPosition) % 2 == 0;
  if (!top) return room.under != Card::none;
  if (room.action == Card::none) return false;
  return room.under == Card::none || card_action(room.under) != RoomAction::none;
}
CONDOTTA_FN Card card_at(const Player& p, Position at) {
  if (at < kRoomPosition) return p.courtiers[at];
  const Room& room = p.rooms[(at - kRoomPosition) / 2];
  return (at - kRoomPosition) % 2 == 0 ? room.action : room.under;
}

// The position that it comes to.
CONDOTTA_FN Position put_into_room(Player& p, u32 room, Card card) {
  if (p.rooms[room].action == Card::none) {
    p.rooms[room].action = card;
    return static_cast<Position>(kRoomPosition + 2 * room);
  }
  p.rooms[room].under = card;
  return static_cast<Position>(kRoomPosition + 2 * room + 1);
}
CONDOTTA_FN void put_into_place(Player& p, u32 place, Card card, bool available) {
  p.courtiers[place] = card;
  p.available =
      static_cast<u8>(available ? p.available | 1U << place : p.available & ~(1U << place));
}
CONDOTTA_FN void empty_place(Player& p, u32 place) { put_into_place(p, place, Card::none, false); }

CONDOTTA_FN u8 count_in_palace(const Player& p, Card card) {
  u32 found = 0;
  for (const Room& room : p.rooms) {
    found += (room.action == card ? 1U : 0U) + (room.under == card ? 1U : 0U);
  }
  for (u32 i = 0; i < kPlaces; ++i) found += p.courtiers[i] == card ? 1U : 0U;
  return static_cast<u8>(found);
}

CONDOTTA_FN u8 agents_on_map(const State& s, Seat me) {
  u32 found = 0;
  for (u8 spot = 0; spot < kSpots; ++spot) found += s.agents[spot] == me ? 1U : 0U;
  return static_cast<u8>(found);
}
// V6.3: five at most.
template <class Sink>
CONDOTTA_FN void gain_agents(State& s, Seat me, u8 number_of, Sink& emit) {
  for (u8 i = 0; i < number_of; ++i) {
    if (player(s, me).agents + agents_on_map(s, me) >= kAgentsEach) return;
    ++player(s, me).agents;
    emit(Event{.kind = EventKind::agent_gained, .seat = me});
  }
}

// The card of the palace that a source is, for who is told of it; kNone: it is none.
CONDOTTA_FN u8 card_behind(const Player& p, Source source) {
  Card card = Card::none;
  if (source < kCourtierSource && p.marker < kRooms) {
    const Room& room = p.rooms[p.marker];
    card = source == kActionCard ? room.action : room.under;
  } else if (source >= kCourtierSource && source < kCitySource) {
    card = p.courtiers[source - kCourtierSource];
  }
  return card == Card::none ? kNone : number(card);
}

template <class Sink>
CONDOTTA_FN void gain_florins(State& s, Seat me, u32 count, u8 source, Sink& emit) {
  if (count == 0) return;
  Player& p = player(s, me);
  p.florins = static_cast<u16>(p.florins + count);
  emit(Event{.kind = EventKind::florins_gained,
             .seat = me,
             .what = source,
             .count = static_cast<u16>(count),
             .card = card_behind(p, source)});
}
// V2.4: the florins of a courtier that is about to be turned, or to go.
template <class Sink>
CONDOTTA_FN void cash_courtier(State& s, Seat me, u32 place, Sink& emit) {
  Player& p = player(s, me);
  if (!bit(p.available, place)) return;
  gain_florins(s, me, count(card_symbols(p.courtiers[place]), Symbol::florin),
               static_cast<u8>(kCourtierSource + place), emit);
}

// V3.4: a noble goes back to its stack, others leave the game.
template <class Sink>
CONDOTTA_FN void drop_courtier(State& s, Seat me, u32 place, Sink& emit) {
  Player& p = player(s, me);
  const Card card = p.courtiers[place];
  cash_courtier(s, me, place, emit);
  empty_place(p, place);
  if (number(card) < kNobles) ++s.nobles[number(card)];
  emit(Event{.kind = EventKind::card_dropped,
             .seat = me,
             .what = number(card),
             .where = static_cast<u8>(place)});
}

}  // namespace condotta::virtu
