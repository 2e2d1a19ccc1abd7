// One number for what a search makes of positions when whole games are played too (tree.hpp): equal
// on every target. The bots of choices_digest.hpp think too little for that.
#pragma once
#include <bit>

#include "bots/condottiere/search.hpp"
#include "engine/condottiere/digest.hpp"

namespace condotta::bots {

// Plays games at random and looks at a choice here and there, with its value.
inline u64 settled_digest(u32 games) {
  using Game = condotta::condottiere::Condottiere;
  constexpr condottiere::SearchOptions kSoon{.settled = 48};
  constexpr Budget kBudget{.iterations = 128};
  constexpr u64 kRun = 1527;
  NullSink nobody;
  ActionList<Game> legal;
  u64 digest = 0;
  for (u32 game = 0; game < games; ++game) {
    Game::State state =
        Game::deal(condotta::condottiere::digest_options(game), derive_seed(kRun, game), nobody);
    Rng chooser = Rng::seeded(derive_seed(kRun + 1, game).low);
    for (Seat mover; (mover = Game::to_move(state)) != Seat::none;) {
      legal.clear();
      Game::legal(state, legal);
      const u32 place = chooser.below(legal.count);
      if (legal.count > 1 && chooser.below(16) == 0) {
        const Judgement<Game> judgement =
            condottiere::Search(game, {}, {}, kSoon)
                .decide(Game::observe(state, mover), {legal.begin(), legal.count}, kBudget);
        for (const auto& option : judgement.options) {
          const u64 chosen = option.action == judgement.action ? 1U : 0U;
          digest = (digest ^ std::bit_cast<u32>(option.value) ^ chosen << 32U) * 1099511628211ULL;
        }
      }
      Game::apply(state, legal[place], nobody);
    }
  }
  return digest;
}

}  // namespace condotta::bots
