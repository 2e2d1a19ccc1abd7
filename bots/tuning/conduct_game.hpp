// Games played as searches are expected to play (conduct.hpp), without searching: thousands a
// second, where searches play one.
#pragma once
#include "bots/condottiere/conduct.hpp"
#include "bots/tuning/positions.hpp"

namespace condotta::bots::condottiere {

// Most seats play as searches would, some by rules of thumb with numbers of their own, and all of
// them now and then at random; `keep(state)` says which positions are given.
template <class Keep>
std::vector<Position> conduct_game(const Options& options, u64 run, u64 game, Rng& rng, Keep keep) {
  constexpr u32 kThumbs = 8;   // one seat of so many follows rules of thumb
  constexpr u32 kStrays = 50;  // one decision of so many is random
  Habit habits[kMaxPlayers];
  Manner manners[kMaxPlayers];
  for (u8 i = 0; i < options.players; ++i) {
    const bool thumb = rng.below(kThumbs) == 0;
    manners[i] = thumb ? Manner::by_thumb : Manner::by_search;
    habits[i] = {thumb ? jittered(options, 1.5F, rng) : style_for(options)};
  }
  NullSink nobody;
  State state = Condottiere::deal(options, derive_seed(run, game), nobody);
  StakesInMind stakes;
  std::vector<Position> positions;
  ActionList<Condottiere> legal;
  while (state.table.turn != Seat::none) {
    if (keep(state)) positions.push_back({state, {}});
    legal.clear();
    Condottiere::legal(state, legal);
    const Seat mover = state.table.turn;
    u32 pick = 0;
    if (legal.count > 1) {
      pick = rng.below(kStrays) == 0
                 ? rng.below(legal.count)
                 : expected_choice(manners[index(mover)], View::of(state, mover),
                                   stakes.of(state.table), habits[index(mover)],
                                   {legal.begin(), legal.count}, rng);
    }
    Condottiere::apply(state, legal[pick], nobody);
  }
  settle(positions, state);
  return positions;
}

}  // namespace condotta::bots::condottiere
