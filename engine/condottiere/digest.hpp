// One number for how the game is played: equal on every target, and changed only by a change of the
// rules. Each host prints it; tests/golden/digest.txt has it.
#pragma once
#include "engine/condottiere/condottiere.hpp"
#include "engine/core/playout.hpp"

namespace condotta::condottiere {

inline constexpr u32 kDigestGames = 100000;
inline constexpr u64 kDigestRun = 2026;

// Every combination of D1 to D5 in turn, with each number of players.
CONDOTTA_FN Options digest_options(u32 game) {
  Options options;
  options.players = static_cast<u8>(kMinPlayers + game / 32U % (kMaxPlayers - kMinPlayers + 1U));
  options.draw_after_battle = static_cast<u8>(game & 1U);
  options.play_for_points = static_cast<u16>((game >> 1U & 1U) * 12U);
  options.bigger_kingdoms = static_cast<u8>(game >> 2U & 1U);
  options.capturing_regions = static_cast<u8>(game >> 3U & 1U);
  options.hidden_cards = static_cast<u8>(game >> 4U & 1U);
  return options;
}

CONDOTTA_FN Playout digest_game(u32 game) {
  return play_randomly<Condottiere>(digest_options(game), derive_seed(kDigestRun, game));
}

// The games in their order, one after another.
CONDOTTA_FN u64 add_to_digest(u64 digest, u64 of_game) { return digest * 31U + of_game; }

CONDOTTA_FN u64 digest_of(u32 games) {
  u64 digest = 0;
  for (u32 i = 0; i < games; ++i) digest = add_to_digest(digest, digest_game(i).digest);
  return digest;
}

}  // namespace condotta::condottiere
