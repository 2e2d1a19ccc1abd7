// Compare Strength: who conquers, who holds the token, whether the game is over (C5.1, C2.5, C2.6).
#pragma once
#include "engine/condottiere/draws.hpp"
#include "engine/condottiere/ending.hpp"
#include "engine/condottiere/lines.hpp"
#include "engine/condottiere/strength.hpp"
#include "engine/core/bits.hpp"

namespace condotta::condottiere {

// The seats whose lines are strongest. In the final battle only those who fight it count (C8.3).
template <class Sink>
CONDOTTA_FN SeatSet strongest(const Table& t, Sink& emit) {
  const Weather now = weather(t);
  const SeatSet fighting = is_final(t) ? t.finalists : seats_of(t);
  u16 strengths[kMaxPlayers] = {};
  u16 most = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (!contains(fighting, seat(i))) continue;
    strengths[i] = strength(t.lines[i], now);
    most = strengths[i] > most ? strengths[i] : most;
    emit(Event{.kind = EventKind::strength, .seat = seat(i), .count = strengths[i]});
  }
  u32 best = 0;
  for (u32 i = 0; i < t.options.players; ++i) best |= static_cast<u32>(strengths[i] == most) << i;
  return static_cast<SeatSet>(best & fighting);
}

// C4.9: who alone has the most Courtesans in the line; none: nobody.
CONDOTTA_FN Seat courtesan_leader(const Table& t) {
  u8 most = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    const u8 mine = t.lines[i].count(Card::courtesan);
    most = mine > most ? mine : most;
  }
  if (most == 0) return Seat::none;
  u32 leaders = 0;
  for (u32 i = 0; i < t.options.players; ++i) {
    leaders |= static_cast<u32>(t.lines[i].count(Card::courtesan) == most) << i;
  }
  return is_single(leaders) ? seat(lowest_bit(leaders)) : Seat::none;
}

// C2.4: what a player's regions win by.
CONDOTTA_RARE CONDOTTA_FN Reason victory_of(const Options& options, RegionSet mine) {
  // The order matters to D2: five points more also if the total was reached by the same marker.
  if (largest_group(mine) >= options.group_to_win()) return Reason::adjacent;
  return size(mine) >= options.regions_to_win() ? Reason::total : Reason::none;
}

// The marker on the contested region, and what the conqueror's regions win by now (C2.5).
template <class Sink>
CONDOTTA_FN Reason conquer(State& s, Seat conqueror, Sink& emit) {
  Table& t = s.table;
  if (conqueror == t.defender) {
    emit(Event{.kind = EventKind::region_defended, .seat = conqueror, .region = t.contested});
  } else {
    if (t.defender != Seat::none) t.owned[index(t.defender)] &= ~only(t.contested);
    t.owned[index(conqueror)] |= only(t.contested);
    emit(Event{.kind = EventKind::region_taken, .seat = conqueror, .region = t.contested});
  }
  return victory_of(t.options, t.owned[index(conqueror)]);
}

// Who holds the token after the battle (C5.1, C4.9, D4). `conqueror` is none after a tie.
CONDOTTA_FN Seat next_holder(const Table& t, Seat conqueror) {
  if (conqueror == Seat::none && t.defender != Seat::none) return t.defender;
  const Seat leader = courtesan_leader(t);
  if (leader != Seat::none) return leader;
  return conqueror != Seat::none ? conqueror : next_seat(t, t.holder);
}

// C3.7 has happened.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void end_battle(State& s, Sink& emit) {
  Table& t = s.table;
  for (u8 i = 0; t.down != 0; ++i) {  // D5
    if (contains(t.down, seat(i))) turn_up(s, seat(i), emit);
  }
  const SeatSet best = strongest(t, emit);
  if (is_final(t)) {
    declare(s, best, Reason::final_battle, emit);
    return;
  }
  t.idle = static_cast<u16>(t.played == 0 ? t.idle + 1 : 0);

  Seat conqueror = Seat::none;
  Reason victory = Reason::none;
  if (is_single(best)) {
    conqueror = seat(lowest_bit(best));
    victory = conquer(s, conqueror, emit);
  } else {
    emit(Event{.kind = EventKind::battle_tied, .region = t.contested});
  }
  t.holder = next_holder(t, conqueror);
  t.defender = Seat::none;
  emit(Event{.kind = EventKind::token_taken, .seat = t.holder});

  if (victory != Reason::none) {
    finish_game(s, best, victory, emit);
  } else if (battlefields(t, t.holder) == 0 ||
             (t.options.idle_limit() != 0 && t.idle >= t.options.idle_limit())) {
    finish_by_count(s, emit);
  } else if (t.options.draw_after_battle != 0) {
    begin_draws(s, emit);
  } else {
    await_place(s);
  }
}

}  // namespace condotta::condottiere
