// What a seat, or a spectator, knows: everything but the family cards that others place (V1.5).
#pragma once
#include "engine/core/game.hpp"
#include "engine/virtu/play.hpp"

namespace condotta::virtu {

struct Observation {
  State open;  // with nothing in it of what the viewer may not see
  Seat me;     // none: a spectator
  u8 spare[7];
};
static_assert(Plain<Observation>);

// V1.5: a palace as it was before anything was placed, until all have placed.
CONDOTTA_FN void cover_palace(Player& p) {
  empty_palace(p);
  p.family = (1U << kFamilySize) - 1U;
}

CONDOTTA_FN Observation observe_state(const State& s, Seat me) {
  Observation o{};
  o.open = s;
  o.me = me;
  if (s.phase != Phase::setup) return o;
  for (u8 i = 0; i < s.options.players; ++i) {
    if (seat(i) != me) cover_palace(o.open.players[i]);
  }
  return o;
}

// V1.5: those who have placed already did so in any way that the rules allow.
CONDOTTA_FN State imagine_state(const Observation& seen, Rng& rng) {
  State s = seen.open;
  if (s.phase != Phase::setup) return s;
  const Seat turn = s.to_move;
  NullSink nobody;
  for (u8 i = 0; i < index(turn); ++i) {
    if (seat(i) == seen.me) continue;
    s.to_move = seat(i);
    while (mover(s).family != 0) {
      Actions actions;
      list_setup(s, actions);
      place_family_card(s, actions[rng.below(actions.count)], nobody);
    }
  }
  s.to_move = turn;
  return s;
}

}  // namespace condotta::virtu
