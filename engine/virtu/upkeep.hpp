// Winter, first part: paying the troops and rearranging the palace (V6.1, V6.2).
#pragma once
#include "engine/virtu/movement.hpp"

namespace condotta::virtu {

inline constexpr u8 kTroopsForFlorin = 2;  // V6.1

// V6.1: florins that keep all troops.
CONDOTTA_FN u8 full_upkeep(const Player& p) {
  const u32 troops = troops_on_map(p);
  return static_cast<u8>(troops == 0 ? 0U : (troops - 1U) / kTroopsForFlorin);
}

template <class List>
CONDOTTA_FN void list_upkeep(const State& s, List& out) {
  const u8 full = full_upkeep(mover(s));
  Purse purse;
  open_purse(s, Phase::upkeep, purse);
  const u32 florins = most_of(purse, Symbol::florin);
  for (u32 paid = 0; paid <= full && paid <= florins; ++paid) {
    out.push(Action::of(ActionKind::upkeep, paid));
  }
}

// Too many for what was paid; which leave is chosen in the order of the cities.
CONDOTTA_FN void pay_troops(State& s, u8 paid) {
  s.turn.power = static_cast<u8>((paid + 1U) * kTroopsForFlorin);
  s.turn.last = 0;
  s.phase = troops_on_map(mover(s)) > s.turn.power ? Phase::disband : Phase::arrange;
}

// A city is offered only while those from it on can make up the number that must go.
template <class List>
CONDOTTA_FN void list_disbanding(const State& s, List& out) {
  const Player& p = mover(s);
  const u32 too_many = u32{troops_on_map(p)} - s.turn.power;
  u32 from_here = 0;
  for (u32 c = s.turn.last; c < kCities; ++c) from_here += p.troops[c];
  for (u32 c = s.turn.last; c < kCities; ++c) {
    if (p.troops[c] != 0 && from_here >= too_many) {
      out.push(Action::at(ActionKind::disband, city(c)));
    }
    from_here -= p.troops[c];
  }
}

template <class Sink>
CONDOTTA_FN void disband_one(State& s, City c, Sink& emit) {
  Player& p = mover(s);
  --p.troops[number(c)];
  s.turn.last = number(c);
  emit(Event{.kind = EventKind::troops_lost, .seat = s.to_move, .what = number(c), .count = 1});
  if (troops_on_map(p) == s.turn.power) s.phase = Phase::arrange;
}

// V6.2: rooms that cards may enter and leave, one bit for each.
CONDOTTA_FN u8 free_rooms(const State& s) {
  u32 rooms = 0;
  for (u32 room = 0; room < kRooms; ++room) {
    rooms |= static_cast<u32>(room_is_free(s, s.to_move, room)) << room;
  }
  return static_cast<u8>(rooms);
}

template <class List>
CONDOTTA_FN void push_shifts(Position from, u32 free, u32 without, List& out) {
  for (u8 g = 0; g < kGroups; ++g) {
    const u32 places = places_of(static_cast<Group>(g));
    if ((places & free) == 0 || (places & without) != 0) continue;
    out.push(Action::shift(from, static_cast<Target>(kGroupTarget + g)));
  }
}

// V6.2: card by card, each at most once. Courtiers may go, too (V3.4).
template <class List>
CONDOTTA_FN void list_arrangements(const State& s, List& out) {
  const Player& p = mover(s);
  const u32 filled = filled_places(p);
  u32 distinct = 0;
  out.push(Action::of(ActionKind::end));
  for (u32 todo = filled; todo != 0 && !is_enough(out); todo &= todo - 1) {
    const u32 place = lowest_bit(todo);
    u32 alike = bit(p.available, place) ? filled & p.available : filled & ~u32{p.available};
    alike &= bit(s.turn.moved, place) ? s.turn.moved : ~s.turn.moved;
    if (same_as_earlier(p, place, alike)) continue;
    distinct |= 1U << place;
    out.push(Action::of(ActionKind::drop, place));
  }
  if (is_enough(out)) return;
  const u32 opened = opened_places(p);
  const u32 rooms = free_rooms(s);
  for (u32 todo = distinct & p.available & ~s.turn.moved; todo != 0; todo &= todo - 1) {
    const u32 place = lowest_bit(todo);
    const Position from = static_cast<Position>(place);
    for (u32 enter = rooms; enter != 0; enter &= enter - 1) {
      const u32 room = lowest_bit(enter);
      if (!fits_room(p, room, p.courtiers[place])) continue;
      out.push(Action::shift(from, static_cast<Target>(room)));
    }
    push_shifts(from, free_places(filled & ~(1U << place), opened), 1U << place, out);
  }
  const u32 free = free_places(filled, opened);
  if (free == 0) return;
  for (Position from = kRoomPosition; from < kPositions && !is_enough(out); ++from) {
    const u32 room = (from - u32{kRoomPosition}) / 2;
    if (!bit(rooms, room) || bit(s.turn.moved, from) || !may_leave_room(p, from)) continue;
    push_shifts(from, free, 0, out);
  }
}

// Takes the card away; what lies under an action card comes up (V3.2).
CONDOTTA_FN void take_from(State& s, Position from) {
  Player& p = mover(s);
  if (from < kRoomPosition) {
    empty_place(p, from);
    s.turn.moved &= ~(1U << from);
    return;
  }
  Room& room = p.rooms[(from - kRoomPosition) / 2];
  if ((from - kRoomPosition) % 2 == 0) {
    room.action = room.under;
    const u32 under_moved = s.turn.moved >> (from + 1U) & 1U;
    s.turn.moved = (s.turn.moved & ~(3U << from)) | under_moved << from;
  }
  room.under = Card::none;
}

template <class Sink>
CONDOTTA_FN void arrange(State& s, Action a, Sink& emit) {
  Player& p = mover(s);
  if (a.kind() == ActionKind::drop) {
    drop_courtier(s, s.to_move, a.value(), emit);
    s.turn.moved &= ~(1U << a.value());
    return;
  }
  const Position from = a.position();
  const Card card = card_at(p, from);
  take_from(s, from);
  Position to = kNone;
  if (a.target() < kGroupTarget) {
    to = put_into_room(p, a.target(), card);
  } else {
    to = free_place(p, static_cast<Group>(a.target() - kGroupTarget), filled_places(p));
    put_into_place(p, to, card, from < kRoomPosition);
  }
  s.turn.moved |= 1U << to;
  emit(
      Event{.kind = EventKind::card_shifted, .seat = s.to_move, .what = number(card), .where = to});
}

}  // namespace condotta::virtu
