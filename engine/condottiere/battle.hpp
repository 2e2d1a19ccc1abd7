// The battle: cards, passes and turns (C3, C4, D4, D5).
#pragma once
#include "engine/condottiere/aftermath.hpp"
#include "engine/condottiere/event.hpp"
#include "engine/condottiere/knowledge.hpp"
#include "engine/condottiere/lines.hpp"
#include "engine/condottiere/state.hpp"
#include "engine/condottiere/strength.hpp"

namespace condotta::condottiere {

// Gives the turn to `s.table.turn` or, if that seat is out or has no cards, to the next one that
// can still play (C3.5, C3.6). When there is none the battle is over (C3.7).
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void await_turn(State& s, Sink& emit) {
  Table& t = s.table;
  SeatSet in = static_cast<SeatSet>(seats_of(t) & ~t.passed);
  while (in != 0) {
    t.turn = first_from(t, in, t.turn);
    if (!s.hands[index(t.turn)].empty()) return;
    in = static_cast<SeatSet>(in & ~only(t.turn));
    t.passed = static_cast<SeatSet>(t.passed | only(t.turn));
    emit(Event{.kind = EventKind::passed_empty, .seat = t.turn});
  }
  end_battle(s, emit);
}

template <class Sink>
CONDOTTA_FN void end_turn(State& s, Sink& emit) {
  s.table.turn = next_seat(s.table, s.table.turn);
  await_turn(s, emit);
}

// C3.2: the holder begins. `place` has already cleared the field.
template <class Sink>
CONDOTTA_FN void begin_battle(State& s, Sink& emit) {
  s.table.phase = Phase::battle;
  s.table.turn = s.table.holder;
  await_turn(s, emit);
}

// What follows a card's effect: one's own earlier face-down card is turned up (D5), then the next
// seat has its turn.
template <class Sink>
CONDOTTA_FN void end_play(State& s, Sink& emit) {
  s.table.phase = Phase::battle;
  if (contains(s.table.down, s.table.turn)) turn_up(s, s.table.turn, emit);
  end_turn(s, emit);
}

// D5: the card goes face down; the one that lay there before is turned up.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void play_face_down(State& s, Card c, Sink& emit) {
  Table& t = s.table;
  const Seat me = t.turn;
  emit(Event{.kind = EventKind::played,
             .seat = me,
             .card = c,
             .full = only(me),
             .blank = static_cast<SeatSet>(~only(me))});
  if (contains(t.down, me)) turn_up(s, me, emit);
  s.down[index(me)] = c;
  t.down = static_cast<SeatSet>(t.down | only(me));
  laid_down(s, me);
  end_turn(s, emit);
}

template <class Sink>
CONDOTTA_FN void play_card(State& s, Card c, Sink& emit) {
  Table& t = s.table;
  const Seat me = t.turn;
  const u8 p = index(me);
  s.hands[p].remove(c);
  t.played = static_cast<SeatSet>(t.played | only(me));
  if (t.options.hidden_cards != 0 && contains(kHideableKinds, c)) {
    play_face_down(s, c, emit);
    return;
  }
  left_hand(s, me, c);
  emit(Event{.kind = EventKind::played, .seat = me, .card = c});
  if (contains(kHideableKinds, c)) [[likely]] {  // the same kinds that D5 hides have no effect
    t.lines[p].add(c);
    end_play(s, emit);
    return;
  }
  switch (c) {
    case Card::winter:  // C4.4
      t.lines[p].add(c);
      discard_from_lines(s, Card::spring, emit);
      break;
    case Card::spring:  // C4.4
      t.lines[p].add(c);
      discard_from_lines(s, Card::winter, emit);
      break;
    case Card::bishop: {  // C4.6
      t.discard.add(c);
      const Card highest = weather(t).highest;
      if (highest != Card::none) discard_from_lines(s, highest, emit);
      if (is_final(t)) break;  // C8.3: nothing is done with the favour
      t.phase = Phase::favour;
      return;
    }
    case Card::scarecrow:  // C4.7
      t.discard.add(c);
      if (!t.lines[p].has_mercenary()) break;
      t.phase = Phase::take;
      return;
    default:  // Surrender, C4.8
      t.lines[p].add(c);
      end_battle(s, emit);
      return;
  }
  end_play(s, emit);
}

// C4.7: the mercenary taken back, or none.
template <class Sink>
CONDOTTA_FN void take_back(State& s, Card c, Sink& emit) {
  const Seat me = s.table.turn;
  if (c != Card::none) {
    s.table.lines[index(me)].remove(c);
    s.hands[index(me)].add(c);
    taken_back(s, me, c);
  }
  emit(Event{.kind = EventKind::took_back, .seat = me, .card = c});
  end_play(s, emit);
}

// C4.6: where the favour goes.
template <class Sink>
CONDOTTA_FN void place_favour(State& s, Region r, Sink& emit) {
  s.table.pope = r;
  emit(Event{.kind = EventKind::favour_placed, .seat = s.table.turn, .region = r});
  end_play(s, emit);
}

template <class Sink>
CONDOTTA_FN void pass(State& s, bool show, Sink& emit) {
  Table& t = s.table;
  const Seat me = t.turn;
  // D4: the defender who has played nothing may pass and come back, while others are still in.
  const bool patient =
      me == t.defender && !contains(t.played, me) && (t.passed | only(me)) != seats_of(t);
  if (show) turn_up(s, me, emit);
  if (!patient) t.passed = static_cast<SeatSet>(t.passed | only(me));
  emit(Event{.kind = patient ? EventKind::held_back : EventKind::passed, .seat = me});
  end_turn(s, emit);
}

}  // namespace condotta::condottiere
