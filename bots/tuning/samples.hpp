// Positions of games between rules of thumb, with who won in the end.
#pragma once
#include <vector>

#include "bots/condottiere/outlook_net.hpp"
#include "bots/tuning/quick_game.hpp"

namespace condotta::bots::condottiere {

struct Sample {
  NetInput input;
  float share[kMaxPlayers] = {};  // of the victory
};

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

// `fewest` to `most` players; half of the games under one of the options.
inline Options random_options(Rng& rng, u8 fewest, u8 most) {
  Options options;
  options.players = static_cast<u8>(fewest + rng.below(most - fewest + 1U));
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

// Every choice of a region is a sample.
inline std::vector<Sample> samples_of(u64 games, u64 seed, u8 fewest, u8 most) {
  std::vector<Sample> samples;
  Rng rng = Rng::seeded(seed * 31 + fewest);
  for (u64 game = 0; game < games; ++game) {
    const Options options = random_options(rng, fewest, most);
    Style styles[kMaxPlayers];
    QuickSeat seats[kMaxPlayers];
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      styles[i] = jittered(options, rng.below(2) == 0 ? 1.4F : 3.0F, rng);
      seats[i] = {&styles[i], 0.01F * static_cast<float>(rng.below(8))};
    }
    const std::size_t first = samples.size();
    const State end = play_quick_game(options, seed + fewest, game, seats, [&](const State& s) {
      if (s.table.phase == Phase::place) samples.push_back({NetInput(s), {}});
    });
    for (std::size_t n = first; n < samples.size(); ++n) {
      for (u8 i = 0; i < options.players; ++i) {
        samples[n].share[i] = static_cast<float>(share_of(end, i));
      }
    }
  }
  return samples;
}

}  // namespace condotta::bots::condottiere
