// Draw After Battle (D1).
#pragma once
#include "engine/condottiere/dealing.hpp"
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

// C5.2: the holder chooses the next region.
CONDOTTA_FN void await_place(State& s) {
  s.table.phase = Phase::place;
  s.table.turn = s.table.holder;
}

// Asks `who` how many cards to draw, or the next seat that can; then the holder chooses.
CONDOTTA_RARE CONDOTTA_FN void await_draw(State& s, Seat who) {
  do {
    if (most_draws(s, who) != 0) {
      s.table.phase = Phase::draw;
      s.table.turn = who;
      return;
    }
    who = next_seat(s.table, who);
  } while (who != s.table.holder);
  await_place(s);
}

// Nobody has a card: ten each, or as far as the cards go, one at a time.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void draw_ten_each(State& s, Sink& emit) {
  const Table& t = s.table;
  const u32 there = u32{s.deck.total()} + t.discard.total();
  const bool enough = there >= 10U * t.options.players;
  Dealer dealer(s);
  for (u32 lap = 0; lap < (enough ? 1U : 10U); ++lap) {
    Seat who = t.holder;
    do {
      dealer.draw(who, enough ? 10 : 1, emit);
      who = next_seat(t, who);
    } while (who != t.holder);
  }
  dealer.close();
}

template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void begin_draws(State& s, Sink& emit) {
  if (seats_with_cards(s) != 0) {
    await_draw(s, s.table.holder);
  } else {
    draw_ten_each(s, emit);
    await_place(s);
  }
}

template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void draw_cards(State& s, u8 number, Sink& emit) {
  const Seat me = s.table.turn;
  Dealer dealer(s);
  dealer.draw(me, number, emit);
  dealer.close();
  const Seat next = next_seat(s.table, me);
  if (next == s.table.holder) {
    await_place(s);
  } else {
    await_draw(s, next);
  }
}

}  // namespace condotta::condottiere
