// Cards on the table: turned up, discarded, cleared away.
#pragma once
#include "engine/condottiere/event.hpp"
#include "engine/condottiere/knowledge.hpp"
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

// D5: the face-down card joins the line, face up.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void turn_up(State& s, Seat who, Sink& emit) {
  const u8 p = index(who);
  const Card c = s.down[p];
  s.table.lines[p].add(c);
  s.table.down = static_cast<SeatSet>(s.table.down & ~only(who));
  s.down[p] = Card::none;
  turned_up(s, who, c);
  emit(Event{.kind = EventKind::revealed, .seat = who, .card = c});
}

// All face-up cards of a kind leave the lines (C4.4, C4.6).
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void discard_from_lines(State& s, Card c, Sink& emit) {
  Table& t = s.table;
  for (u8 i = 0; i < t.options.players; ++i) {
    const u8 n = t.lines[i].remove_all(c);
    t.discard.add(c, n);
    if (n != 0) {
      emit(Event{.kind = EventKind::discarded, .seat = seat(i), .card = c, .count = n});
    }
  }
}

// C5.3.
template <class Sink>
CONDOTTA_FN void discard_lines(State& s, Sink& emit) {
  Table& t = s.table;
  for (u8 i = 0; i < t.options.players; ++i) {
    t.discard.add(t.lines[i]);
    t.lines[i] = kNoCards;
  }
  emit(Event{.kind = EventKind::lines_discarded});
}

// Tells each kind of a pile on its own.
template <class Sink>
CONDOTTA_FN void tell_cards(EventKind kind, Seat who, const Cards& cards, SeatSet full,
                            Sink& emit) {
  if constexpr (Sink::kListening) {
    for (u8 k = 0; k < kCardKinds; ++k) {
      const u8 n = cards.count(card(k));
      if (n != 0) {
        emit(Event{.kind = kind, .seat = who, .card = card(k), .count = n, .full = full});
      }
    }
  }
}

}  // namespace condotta::condottiere
