// Positions with who won in the end: of games between rules of thumb, or read from a file.
#pragma once
#include <vector>

#include "bots/tuning/quick_game.hpp"
#include "bots/tuning/records.hpp"
#include "engine/condottiere/soundness.hpp"

namespace condotta::bots::condottiere {

struct Position {
  State state;
  float share[kMaxPlayers] = {};  // of the victory
};

inline void settle(std::vector<Position>& game, const State& end) {
  for (Position& p : game) {
    for (u8 i = 0; i < end.table.options.players; ++i) {
      p.share[i] = static_cast<float>(share_of(end, i));
    }
  }
}

// Files of search_games.
inline std::vector<Position> read_positions(const char* name) {
  return read_records<Position>(
      name, "search_games", [](const Position& p) { return problem_of(p.state) == Problem::none; });
}

// The tuned Style with every number up to `most` times greater or smaller. A search leads into
// positions that the tuned Style alone never sees, hoards of cards for one.
inline Style jittered(const Options& options, float most, Rng& rng) {
  Style style = style_for(options);
  float* const numbers = &style.price;
  for (u32 i = 0; i < sizeof(Style) / sizeof(float); ++i) {
    const float by = 1.0F + (most - 1.0F) * static_cast<float>(rng.below(1000)) / 1000.0F;
    numbers[i] = rng.below(2) == 0 ? numbers[i] * by : numbers[i] / by;
  }
  return style;
}

// Half of the games under one of the options.
inline Options random_options(Rng& rng, u8 players) {
  Options options;
  options.players = players;
  switch (rng.below(10)) {
    case 0:
      options.draw_after_battle = 1;
      break;
    case 1:
      options.play_for_points = 15;
      break;
    case 2:
      options.bigger_kingdoms = 1;
      break;
    case 3:
      options.capturing_regions = 1;
      break;
    case 4:
      options.hidden_cards = 1;
      break;
    default:
      break;
  }
  return options;
}

// Each of 2, 3 and 4 players as often as 5 and 6 together.
inline u8 players_of(u64 game) {
  static constexpr u8 kPlayers[] = {2, 3, 4, 5, 2, 3, 4, 6};
  return kPlayers[game % 8];
}

// A game between rules of thumb, each with numbers of its own; `keep(state)` says which positions.
template <class Keep>
std::vector<Position> thumb_game(const Options& options, u64 run, u64 game, float jitter, Rng& rng,
                                 Keep keep) {
  Style styles[kMaxPlayers];
  QuickSeat seats[kMaxPlayers];
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    styles[i] = jittered(options, jitter, rng);
    seats[i] = {&styles[i], 0.01F * static_cast<float>(rng.below(8))};
  }
  std::vector<Position> positions;
  const State end = play_quick_game(options, run, game, seats, [&](const State& s) {
    if (keep(s)) positions.push_back({s, {}});
  });
  settle(positions, end);
  return positions;
}

}  // namespace condotta::bots::condottiere
