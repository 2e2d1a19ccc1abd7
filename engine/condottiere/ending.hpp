// The start and the end of games: set-up (C2), victory (C2.4 to C2.6), the series (D2), the final
// battle (C8).
#pragma once
#include "engine/condottiere/dealing.hpp"
#include "engine/condottiere/event.hpp"
#include "engine/condottiere/knowledge.hpp"
#include "engine/condottiere/state.hpp"
#include "engine/core/bits.hpp"

namespace condotta::condottiere {

// All 110 cards go into the deck and nothing is known of any hand.
CONDOTTA_RARE CONDOTTA_FN void gather_cards(State& s) {
  Table& t = s.table;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    t.lines[i] = s.hands[i] = s.drawn[i] = kNoCards;
    s.down[i] = Card::none;
  }
  t.discard = t.kept_from = kNoCards;
  t.reshuffled = s.deck = whole_deck();
  t.keeper = Seat::none;
  t.owed = 0;
  t.passed = t.played = t.down = 0;
  t.defender = Seat::none;
  t.contested = Region::none;
  forget_all(s);
}

// C2.1 to C2.3: everything but the scores of the series is set up anew.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void start_game(State& s, Seat first, Sink& emit) {
  Table& t = s.table;
  gather_cards(s);
  t.phase = Phase::place;
  t.turn = t.holder = t.first = first;
  t.pope = Region::none;
  t.finalists = 0;
  t.idle = 0;
  for (RegionSet& mine : t.owned) mine = 0;
  emit(Event{.kind = EventKind::game_started, .seat = first});
  Dealer dealer(s);
  for (u8 i = 0; i < t.options.players; ++i) {
    dealer.deal(seat(i), t.options.first_hand(), emit);
  }
  dealer.close();
}

template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void declare(State& s, SeatSet winners, Reason reason, Sink& emit) {
  Table& t = s.table;
  t.phase = Phase::over;
  t.turn = Seat::none;
  t.winners = winners;
  t.reason = reason;
  const EventKind kind =
      t.options.play_for_points != 0 ? EventKind::series_won : EventKind::game_won;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (contains(winners, seat(i))) emit(Event{.kind = kind, .seat = seat(i)});
  }
}

// C8.1, C8.2.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void begin_final_battle(State& s, SeatSet finalists, Sink& emit) {
  Table& t = s.table;
  gather_cards(s);
  t.phase = Phase::battle;
  t.finalists = finalists;
  t.passed = static_cast<SeatSet>(seats_of(t) & ~finalists);
  t.turn = t.holder;
  while (!contains(finalists, t.turn)) t.turn = next_seat(t, t.turn);
  emit(Event{.kind = EventKind::final_battle, .seat = t.turn});
  Dealer dealer(s);
  for (u8 i = 0; i < t.options.players; ++i) {
    if (!contains(finalists, seat(i))) continue;
    dealer.deal(seat(i), 10U + size(t.owned[i]), emit);
  }
  dealer.close();
}

// D2: one point a region, five more for the winner by adjacency. True if the series goes on. With
// nobody at the table games without any region would follow one another for ever: one for each
// player in a row ends the series as the target does.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN bool score_game(State& s, SeatSet winners, Reason reason, Sink& emit) {
  Table& t = s.table;
  t.barren = static_cast<u8>(controlled(t) == 0 ? t.barren + 1 : 0);
  bool reached = t.barren == t.options.players;
  for (u8 i = 0; i < t.options.players; ++i) {
    const u32 bonus = reason == Reason::adjacent && contains(winners, seat(i)) ? 5 : 0;
    t.points[i] = static_cast<u16>(t.points[i] + size(t.owned[i]) + bonus);
    if (t.points[i] >= t.options.play_for_points) reached = true;
    emit(Event{.kind = EventKind::scored, .seat = seat(i), .count = t.points[i]});
  }
  return !reached;
}

// The seats with the highest of these numbers, one for each seat.
CONDOTTA_FN SeatSet seats_with_most(const Table& t, const u16 (&numbers)[kMaxPlayers]) {
  u32 best = 0;
  u16 most = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (numbers[i] > most) {
      most = numbers[i];
      best = 0;
    }
    if (numbers[i] == most) best |= only(seat(i));
  }
  return static_cast<SeatSet>(best);
}
CONDOTTA_FN SeatSet most_points(const Table& t) { return seats_with_most(t, t.points); }
CONDOTTA_FN SeatSet most_regions(const Table& t) {
  u16 regions[kMaxPlayers] = {};
  for (u8 i = 0; i < t.options.players; ++i) regions[i] = size(t.owned[i]);
  return seats_with_most(t, regions);
}

// A game has its winner, or several seats with the most regions (C2.6).
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void finish_game(State& s, SeatSet winners, Reason reason, Sink& emit) {
  Table& t = s.table;
  if (t.options.play_for_points != 0) {
    if (is_single(winners)) {
      emit(Event{.kind = EventKind::game_won, .seat = seat(lowest_bit(winners))});
    }
    if (score_game(s, winners, reason, emit)) {
      start_game(s, next_seat(t, t.first), emit);
      return;
    }
    winners = most_points(t);
  }
  if (is_single(winners)) {
    declare(s, winners, reason, emit);
  } else {
    begin_final_battle(s, winners, emit);
  }
}

// C2.6: the board decides.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void finish_by_count(State& s, Sink& emit) {
  finish_game(s, most_regions(s.table), Reason::most, emit);
}

}  // namespace condotta::condottiere
