// What a seat, or a spectator, knows: the only thing that leaves the table (C3.9).
#pragma once
#include "engine/condottiere/knowledge.hpp"
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

// Built by allow-list: the open table, the viewer's own cards, and what the viewer saw before. What
// is public is written down in RULES.md, section "What a seat knows".
struct Observation {
  Table table;
  Seat me;               // none: a spectator
  Card down;             // the viewer's own face-down card, or none (D5)
  u8 deck;               // how many cards
  u8 held[kMaxPlayers];  // how many cards
  u8 spare[7];
  Cards hand;                 // the viewer's own
  Cards drawn;                // D1: the viewer's own draws since the deck was last shuffled
  Known known[kMaxPlayers];   // what the viewer knows to be in others' hands (or face down)
  Known told[kMaxPlayers];    // what others were shown of the viewer's hand, beyond what all know
  CardSet firm[kMaxPlayers];  // kinds of `known` that are surely not the face-down card (D5)
  CardSet told_firm[kMaxPlayers];
};
static_assert(Plain<Observation>);

// C5.4: who is asked, and whether anybody is, is nobody else's business. The others see the table
// as it will be when everyone holds: the battle begun, or the last hand choosing what to keep.
CONDOTTA_FN void cover_discard(Table& t, SeatSet hands) {
  t.phase = is_single(hands) ? Phase::keep : Phase::battle;
  t.turn = first_from(t, hands, t.holder);
}

CONDOTTA_FN Observation observe_state(const State& s, Seat me) {
  Observation o{};
  o.table = s.table;
  o.me = me;
  o.down = Card::none;
  o.deck = s.deck.total();
  for (u8 i = 0; i < s.table.options.players; ++i) {
    o.held[i] = s.hands[i].total();
    o.known[i] = s.table.known[i];
  }
  if (s.table.phase == Phase::discard && me != s.table.turn)
    cover_discard(o.table, seats_with_cards(s));
  if (me == Seat::none) return o;

  const u8 v = index(me);
  o.down = s.down[v];
  o.hand = s.hands[v];
  o.drawn = s.drawn[v];
  if (s.shown_of == 0) return o;
  for (u8 i = 0; i < s.table.options.players; ++i) {
    o.known[i].bits += s.shown.extra[v][i].bits;
    o.firm[i] = s.shown.firm[v][i];
    o.told[i] = s.shown.extra[i][v];
    o.told_firm[i] = s.shown.firm[i][v];
  }
  return o;
}

}  // namespace condotta::condottiere
