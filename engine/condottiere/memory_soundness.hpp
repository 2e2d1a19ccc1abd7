// Whether what the seats remember is so: one half of soundness.hpp.
#pragma once
#include "engine/condottiere/knowledge.hpp"
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

// C6.1: how many cards the keeper has, beyond those known, that can have been kept.
CONDOTTA_FN u32 possibly_kept(const Table& t, const Cards& hand_and_down) {
  const Cards beyond = surplus(hand_and_down, t.known[index(t.keeper)].cards());
  return u32{beyond.total()} - surplus(beyond, t.kept_from).total();
}

CONDOTTA_FN Cards hand_and_down(const State& s, u8 i) {
  Cards cards = s.hands[i];
  if (s.down[i] != Card::none) cards.add(s.down[i]);
  return cards;
}

CONDOTTA_FN bool keeper_is_sound(const State& s) {
  const Table& t = s.table;
  if (t.keeper == Seat::none) return t.owed == 0 && t.kept_from.empty();
  if (t.options.draw_after_battle != 0 || is_final(t)) return false;
  if (index(t.keeper) >= t.options.players || !whole_deck().includes(t.kept_from)) return false;
  if (t.owed > 2) return false;  // C6.1: nobody keeps more
  return possibly_kept(t, hand_and_down(s, index(t.keeper))) >= t.owed;
}

// D1: nobody drew, and the deck does not hold, what was not in it.
CONDOTTA_FN bool draws_are_sound(const State& s) {
  const Table& t = s.table;
  const bool drawing = t.options.draw_after_battle != 0;
  if (!drawing && !(t.reshuffled == whole_deck())) return false;
  if (!whole_deck().includes(t.reshuffled) || (drawing && !t.reshuffled.includes(s.deck))) {
    return false;
  }
  const Cards gone = drawing ? surplus(t.reshuffled, s.deck) : kNoCards;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (!gone.includes(s.drawn[i]) || (i >= t.options.players && !s.drawn[i].empty())) return false;
  }
  return true;
}

// C4.7, C7.2: what is known to be in a hand is there, and under D5 not under the face-down card if
// it was shown since.
CONDOTTA_FN bool hand_is_sound(const State& s, u8 viewer, u8 target) {
  const Known open = s.table.known[target];
  const Known extra = s.shown.extra[viewer][target];
  const CardSet firm = s.shown.firm[viewer][target];
  const bool any = (extra.bits | firm) != 0;
  if ((open.bits >> (4U * kMercenaryKinds)) != 0) return false;  // C4.7: nothing else is taken back
  if ((extra.bits >> (4U * kCardKinds)) != 0 || (firm & ~kAllKinds) != 0) return false;
  if (any && (viewer == target || !contains(s.shown_of, seat(target)))) return false;
  const u8 players = s.table.options.players;
  if (target >= players || viewer >= players) return !any && (target < players || open.bits == 0);
  const Cards there = hand_and_down(s, target);
  for (u8 k = 0; k < kCardKinds; ++k) {
    const u32 sum = u32{open.count(card(k))} + extra.count(card(k));
    const bool in_hand = contains(firm, card(k));
    if (sum > (in_hand ? s.hands[target].count(card(k)) : there.count(card(k)))) return false;
    if (sum > 15) return false;  // more than a Known can hold
  }
  return true;
}

CONDOTTA_FN bool memory_is_sound(const State& s) {
  if ((s.shown_of & ~seats_of(s.table)) != 0) return false;
  for (u8 viewer = 0; viewer < kMaxPlayers; ++viewer) {
    for (u8 target = 0; target < kMaxPlayers; ++target) {
      if (!hand_is_sound(s, viewer, target)) return false;
    }
  }
  return keeper_is_sound(s) && draws_are_sound(s);
}

}  // namespace condotta::condottiere
