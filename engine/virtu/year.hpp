// How the parts of a year follow one another (V4, V5.8 to V5.10, V6).
#pragma once
#include "engine/virtu/legal.hpp"
#include "engine/virtu/score.hpp"

namespace condotta::virtu {

inline constexpr u8 kCitiesToEnd = 8;  // V5.9

// V5.8: most cities first; of equals the disc on top.
template <class Sink>
CONDOTTA_FN void set_order(State& s, Sink& emit) {
  u32 placed = 0;
  for (u8 rank = 0; rank < s.options.players; ++rank) {
    Seat best = Seat::none;
    for (u8 i = 0; i < s.options.players; ++i) {
      const Seat who = s.track[i];
      if (bit(placed, index(who))) continue;
      if (best == Seat::none || size(player(s, who).cities) > size(player(s, best).cities)) {
        best = who;
      }
    }
    placed |= 1U << index(best);
    s.order[rank] = best;
    emit(Event{.kind = EventKind::order_set, .seat = best, .count = rank});
  }
}

// V5.9, V5.10.
CONDOTTA_FN bool end_is_near(const State& s) {
  if (s.options.years != 0 && s.year >= s.options.years) return true;
  if (controlled(s) == open_cities(s.options.players)) return true;
  for (u8 i = 0; i < s.options.players; ++i) {
    const Player& p = s.players[i];
    if (size(p.cities) >= kCitiesToEnd || p.steps >= kPatronageEnd) return true;
  }
  return false;
}

template <class Sink>
CONDOTTA_FN void begin_winter_turn(State& s, Sink& emit) {
  clear_turn(s);
  s.to_move = s.order[s.turn.place];
  s.phase = full_upkeep(mover(s)) == 0 ? Phase::arrange : Phase::upkeep;
  emit(Event{.kind = EventKind::winter_began, .seat = s.to_move});
}

template <class Sink>
CONDOTTA_FN void end_spring(State& s, Sink& emit) {
  for (Player& p : s.players) p.war_tokens = 0;
  set_order(s, emit);
  if (end_is_near(s)) {
    s.last_year = 1;
    emit(Event{.kind = EventKind::last_year});
  }
  s.turn.place = 0;
  begin_winter_turn(s, emit);
}

template <class Sink>
CONDOTTA_FN void go_on_withdrawing(State& s, Sink& emit) {
  if (!next_withdrawal(s)) end_spring(s, emit);
}
template <class Sink>
CONDOTTA_FN void go_on_besieging(State& s, Sink& emit) {
  if (next_siege(s)) return;
  s.turn.place = 0;
  go_on_withdrawing(s, emit);
}

template <class Sink>
CONDOTTA_FN void end_spring_turn(State& s, Sink& emit) {
  emit(Event{.kind = EventKind::spring_ended, .seat = s.to_move});
  ++s.turn.place;
  if (s.turn.place < s.options.players) {
    begin_spring_turn(s, emit);
  } else {
    s.turn.place = 0;
    go_on_besieging(s, emit);
  }
}

template <class Sink>
CONDOTTA_FN void finish_game(State& s, Sink& emit) {
  clear_turn(s);
  s.turn.place = 0;
  s.phase = Phase::over;
  s.to_move = Seat::none;
  s.winners = best_seats(s);
  if constexpr (Sink::kListening) {
    for (u8 i = 0; i < s.options.players; ++i) {
      const int prestige = sheet_of(s, seat(i)).total() + kScoredZero;
      emit(Event{.kind = EventKind::scored, .seat = seat(i), .count = static_cast<u16>(prestige)});
    }
  }
  for (u8 i = 0; i < s.options.players; ++i) {
    if (contains(s.winners, seat(i))) emit(Event{.kind = EventKind::game_won, .seat = seat(i)});
  }
}

template <class Sink>
CONDOTTA_FN void end_winter_turn(State& s, Sink& emit) {
  ++s.turn.place;
  if (s.turn.place < s.options.players) {
    begin_winter_turn(s, emit);
  } else if (s.last_year != 0) {
    finish_game(s, emit);
  } else {
    s.year = static_cast<u16>(s.year == 0xFFFF ? 0xFFFF : s.year + 1);
    for (Player& p : s.players) p.asked = 0;
    s.turn.place = 0;
    begin_spring_turn(s, emit);
  }
}

// After both have passed, or the only one who may declare (V5.4).
template <class Sink>
CONDOTTA_FN void settle_battle(State& s, Sink& emit) {
  if (s.turn.plain != 0) {
    settle_plain(s, emit);
    if (!next_fight(s, emit)) go_on_besieging(s, emit);
    return;
  }
  const Seat loser = s.turn.defender;
  settle_siege(s, emit);
  if (loser != Seat::none && overcrowded(player(s, loser))) {
    s.to_move = loser;
    s.phase = Phase::evict;
    return;
  }
  go_on_besieging(s, emit);
}

template <class Sink>
CONDOTTA_FN void pass(State& s, Sink& emit) {
  emit(Event{.kind = EventKind::declined, .seat = s.to_move});
  if (s.turn.defender == Seat::none || ++s.turn.passes == 2) {
    settle_battle(s, emit);
  } else {
    next_declarer(s);
  }
}

}  // namespace condotta::virtu
