// What the rules of thumb look at: the open table, one's own cards, the size of others' hands. It
// can be had from an Observation, and from the State of an imagined game.
#pragma once
#include "bots/condottiere/kingdom.hpp"
#include "engine/condottiere/observation.hpp"
#include "engine/condottiere/strength.hpp"

namespace condotta::bots::condottiere {

struct View {
  const Table& table;
  Seat me;
  const Cards& hand;
  Card down;  // my own face-down card (D5)
  u8 held[kMaxPlayers];

  static View of(const Observation& seen) {
    View v{seen.table, seen.me, seen.hand, seen.down, {}};
    for (u8 i = 0; i < kMaxPlayers; ++i) v.held[i] = seen.held[i];
    return v;
  }
  // Only what `me` would see of the state goes in.
  static View of(const State& state, Seat me) {
    View v{state.table, me, state.hands[index(me)], state.down[index(me)], {}};
    for (u8 i = 0; i < state.table.options.players; ++i) v.held[i] = state.hands[i].total();
    return v;
  }
};

}  // namespace condotta::bots::condottiere
