// Intrigue: agents come, go and are removed (V4.12).
#pragma once
#include "engine/virtu/government.hpp"

namespace condotta::virtu {

inline constexpr u8 kMasksToPlace = 1;
inline constexpr u8 kMasksToRemove = 2;

// Whose a spot is: the controller of the city, the owner of the room, the holder of the alliance.
CONDOTTA_FN Seat spot_owner(const State& s, Spot spot) {
  if (spot < kRoomSpot) return owner_of(s, city(spot));
  if (spot < kAllianceSpot) return seat((spot - u32{kRoomSpot}) / kRooms);
  return s.holders[spot - kAllianceSpot];
}
CONDOTTA_FN bool bars_agents(const Player& p) {
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    if (bonus_bars_agents(static_cast<Bonus>(lowest_bit(todo))) != 0) return true;
  }
  return false;
}
CONDOTTA_FN bool enemy_in_palace(const State& s, Seat owner) {
  for (u32 room = 0; room < kRooms; ++room) {
    if (enemy_agent(s, owner, room_spot(owner, room))) return true;
  }
  return false;
}

// Where the seat to move may put an agent. `without` is a spot from which one was lifted.
CONDOTTA_FN u64 open_spots(const State& s, Spot without) {
  const Seat me = s.to_move;
  u64 open = 0;
  u32 closed_to_me = 0;  // seats whose places are barred (The Prince)
  u32 full = 0;          // palaces with an enemy agent, in the gentle game
  for (u8 i = 0; i < s.options.players; ++i) {
    if (seat(i) == me) continue;
    if (bars_agents(s.players[i])) closed_to_me |= 1U << i;
    if (s.options.gentle_agents != 0 && enemy_in_palace(s, seat(i))) full |= 1U << i;
  }
  CitySet cities = open_cities(s.options.players);
  for (u32 todo = closed_to_me; todo != 0; todo &= todo - 1) {
    cities &= ~s.players[lowest_bit(todo)].cities;
  }
  for (; cities != 0; cities &= cities - 1) {
    const u32 spot = lowest_bit(cities);
    if (s.agents[spot] == Seat::none) open |= u64{1} << spot;
  }
  for (u8 i = 0; i < s.options.players; ++i) {
    if (bit(closed_to_me | full, i)) continue;
    for (u32 room = 0; room < kRooms; ++room) {
      const Spot spot = room_spot(seat(i), room);
      if (s.agents[spot] == Seat::none) open |= u64{1} << spot;
    }
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    const Spot spot = static_cast<Spot>(kAllianceSpot + a);
    const bool barred = s.holders[a] != Seat::none && bit(closed_to_me, index(s.holders[a]));
    if (s.agents[spot] == Seat::none && !barred) open |= u64{1} << spot;
  }
  return without == kNone ? open : open & ~(u64{1} << without);
}

template <class List>
CONDOTTA_FN void push_spots(u64 spots, List& out) {
  for (u32 spot = 0; spot < kSpots && !is_enough(out); ++spot) {
    if ((spots >> spot & 1U) != 0) out.push(Action::of(ActionKind::agent, spot));
  }
}

template <class List>
CONDOTTA_FN void list_intrigue(const State& s, List& out) {
  const Seat me = s.to_move;
  const Player& p = mover(s);
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
  if (is_enough(out)) return;
  Purse purse;
  open_purse(s, Phase::intrigue, purse);
  const u32 masks = most_of(purse, Symbol::mask);
  const Spot here = room_spot(me, p.marker);
  if (s.turn.barred != 0) {
    if (masks >= kMasksToRemove) out.push(Action::of(ActionKind::remove, here));
    return;
  }
  if (masks < kMasksToPlace) return;
  const u64 open = open_spots(s, kNone);
  if (p.agents != 0) push_spots(open, out);
  for (u32 spot = 0; spot < kSpots && !is_enough(out); ++spot) {
    const Seat agent = s.agents[spot];
    if (agent == Seat::none) continue;
    if (agent == me) {
      if (open != 0) out.push(Action::of(ActionKind::lift, spot));
    } else if (masks >= kMasksToRemove) {
      out.push(Action::of(ActionKind::remove, spot));
    }
  }
}

template <class Sink>
CONDOTTA_FN void finish_intrigue(State& s, Action a, Sink& emit) {
  const Spot spot = a.value();
  s.turn.acted = 1;
  if (a.kind() == ActionKind::remove) {
    const Seat whose = s.agents[spot];
    s.agents[spot] = Seat::none;
    ++player(s, whose).agents;
    s.turn.barred = 0;
    emit(Event{
        .kind = EventKind::agent_removed, .seat = s.to_move, .what = spot, .where = index(whose)});
  } else if (a.kind() == ActionKind::lift) {
    s.agents[spot] = Seat::none;
    s.turn.lifted = spot;
    s.phase = Phase::lifted;
  } else {
    const Spot from = s.turn.lifted;
    if (from == kNone) --mover(s).agents;
    s.agents[spot] = s.to_move;
    s.turn.lifted = kNone;
    s.phase = Phase::intrigue;
    emit(Event{.kind = EventKind::agent_placed, .seat = s.to_move, .what = spot, .where = from});
  }
}

}  // namespace condotta::virtu
