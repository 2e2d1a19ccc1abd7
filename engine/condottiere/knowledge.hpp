// What is known of a hand from outside: cards taken back (C4.7) or shown (C7.2) and not seen since.
#pragma once
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

// The counts say "at least so many are in the hand or, under D5, lie face down from it". What one
// viewer knows is what all know plus their own extra. For the kinds in `firm` the viewer saw them
// in the hand after the face-down card was laid: none of them is that card.

CONDOTTA_FN u8 known_to(const State& s, Seat viewer, Seat target, Card c) {
  return static_cast<u8>(s.table.known[index(target)].count(c) +
                         s.shown.extra[index(viewer)][index(target)].count(c));
}

// C6.1: the keeper showed a card. If it can be one of those kept, one less is still to be seen. A
// card known to be there anyway says nothing of them.
CONDOTTA_FN void settle_owed(Table& t, Seat target, Card c) {
  if (t.owed == 0 || t.keeper != target) return;
  if (t.known[index(target)].count(c) != 0 || !t.kept_from.has(c)) return;
  t.kept_from.remove(c);
  --t.owed;
}

// Lowers every viewer's count of one kind by the same step; `from_below` tells that the card was
// the face-down one.
CONDOTTA_RARE CONDOTTA_FN void lower_known(State& s, Seat target, Card c, bool from_below) {
  const u8 t = index(target);
  Known& open = s.table.known[t];
  if ((open.bits | s.table.owed | s.shown_of) == 0) return;
  settle_owed(s.table, target, c);
  if (contains(s.shown_of, target)) {
    const u8 before = open.count(c);
    const u8 after = static_cast<u8>(before != 0 ? before - 1 : 0);
    for (u8 v = 0; v < s.table.options.players; ++v) {
      const u32 sum = u32{before} + s.shown.extra[v][t].count(c);
      const bool stays = sum == 0 || (from_below && contains(s.shown.firm[v][t], c));
      s.shown.extra[v][t].set(c, (stays ? sum : sum - 1U) - after);
    }
  }
  open.drop(c);
}

// A card of the hand was seen leaving it.
CONDOTTA_FN void left_hand(State& s, Seat target, Card c) { lower_known(s, target, c, false); }
// The face-down card was turned up.
CONDOTTA_FN void turned_up(State& s, Seat target, Card c) { lower_known(s, target, c, true); }

// A card went face down: any of the known ones may be under it.
CONDOTTA_FN void laid_down(State& s, Seat target) {
  if (!contains(s.shown_of, target)) return;
  for (u8 v = 0; v < s.table.options.players; ++v) s.shown.firm[v][index(target)] = 0;
}

CONDOTTA_FN void taken_back(State& s, Seat target, Card c) { s.table.known[index(target)].add(c); }

// The whole hand is gone.
CONDOTTA_RARE CONDOTTA_FN void forget_hand(State& s, Seat target) {
  const u8 t = index(target);
  s.table.known[t] = {0};
  if (s.table.keeper == target) s.table.owed = 0;
  if (!contains(s.shown_of, target)) return;
  for (u8 v = 0; v < s.table.options.players; ++v) {
    s.shown.extra[v][t] = {0};
    s.shown.firm[v][t] = 0;
  }
  s.shown_of = static_cast<SeatSet>(s.shown_of & ~only(target));
}

CONDOTTA_FN void forget_all(State& s) {
  for (Known& open : s.table.known) open = {0};
  if (s.shown_of != 0) s.shown = {};
  s.shown_of = 0;
}

// C6.1: of `held` cards `kept` remain, nobody else knows which. Of m cards known to be there at
// least m + kept - held must be among them; the others can be anything that was unseen by then.
CONDOTTA_RARE CONDOTTA_FN void kept_some(State& s, Seat target, u32 held, u32 kept,
                                         const Cards& unseen) {
  const u8 t = index(target);
  const u32 lost = held - kept;
  s.table.keeper = target;
  s.table.owed = static_cast<u8>(kept);
  s.table.kept_from = unseen;
  const Known before = s.table.known[t];
  for (u8 k = 0; k < kCardKinds; ++k) {
    const Card c = card(k);
    const u32 open = before.count(c);
    const u32 open_after = open > lost ? open - lost : 0U;
    s.table.known[t].set(c, open_after);
    s.table.kept_from.remove(c, static_cast<u8>(open_after));
    s.table.owed = static_cast<u8>(s.table.owed - open_after);
    if (!contains(s.shown_of, target)) continue;
    for (u8 v = 0; v < s.table.options.players; ++v) {
      const u32 sum = open + s.shown.extra[v][t].count(c);
      s.shown.extra[v][t].set(c, (sum > lost ? sum - lost : 0U) - open_after);
    }
  }
}

// C7.2: `from` shows cards of the hand to some other seats.
CONDOTTA_FN void remember_shown(State& s, Seat from, SeatSet to, const Cards& cards) {
  const u8 t = index(from);
  s.shown_of = static_cast<SeatSet>(s.shown_of | only(from));
  for (u8 v = 0; v < s.table.options.players; ++v) {
    if (!contains(to, seat(v))) continue;
    for (u8 k = 0; k < kCardKinds; ++k) {
      const Card c = card(k);
      const u32 seen = cards.count(c);
      if (seen == 0) continue;
      const u32 open = s.table.known[t].count(c);
      const u32 sum = known_to(s, seat(v), from, c);
      if (seen >= sum) {
        s.shown.extra[v][t].set(c, seen - open);
        s.shown.firm[v][t] = static_cast<CardSet>(s.shown.firm[v][t] | 1U << k);
      }
    }
  }
}

}  // namespace condotta::condottiere
