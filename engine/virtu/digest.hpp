// One number for how the game is played: equal on every target, and changed only by a change of the
// rules or of the data. Each host prints it; tests/golden/virtu_digest.txt has it.
#pragma once
#include "engine/core/playout.hpp"
#include "engine/virtu/virtu.hpp"

namespace condotta::virtu {

inline constexpr u32 kDigestGames = 20000;
inline constexpr u64 kDigestRun = 2026;

// Each number of players, long and short, with and without the gentle agents.
CONDOTTA_FN Options digest_options(u32 game) {
  Options options;
  options.players = static_cast<u8>(kMinPlayers + game % 3U);
  options.years = game / 3U % 2U == 0 ? kDefaultYears : u8{7};
  options.gentle_agents = static_cast<u8>(game / 6U % 2U);
  return options;
}

CONDOTTA_FN Playout digest_game(u32 game) {
  return play_randomly<Virtu>(digest_options(game), derive_seed(kDigestRun, game));
}

// The games in their order, one after another.
CONDOTTA_FN u64 digest_of(u32 games) {
  u64 digest = 0;
  for (u32 i = 0; i < games; ++i) digest = digest * 31U + digest_game(i).digest;
  return digest;
}

}  // namespace condotta::virtu
