// Random games: the measure of speed, and the proof that every target plays the same game.
#pragma once
#include "engine/core/game.hpp"

namespace condotta {

struct Playout {
  u64 digest;
  u32 decisions;
};

// Plays one game by uniform choice. The digest takes in every choice and every legal list's length.
template <Game G>
CONDOTTA_FN Playout play_randomly(const typename G::Options& options, Seed seed) {
  NullSink nobody;
  typename G::State state = G::deal(options, seed, nobody);
  Rng chooser = Rng::seeded(seed.low);  // not the table's dice
  Playout result{seed.high, 0};
  ActionList<G> actions;
  while (G::to_move(state) != Seat::none) {
    actions.clear();
    G::legal(state, actions);
    const u32 pick = chooser.below(actions.count);
    result.digest = (result.digest ^ (actions.count << 8U ^ pick)) * 1099511628211ULL;
    ++result.decisions;
    G::apply(state, actions[pick], nobody);
  }
  for (u8 i = 0; i < G::players(state); ++i) {
    result.digest = (result.digest ^ G::score(state, seat(i))) * 1099511628211ULL;
  }
  return result;
}

}  // namespace condotta
