// Fits what behaviour in a battle tells of a hand, on games between rules of thumb.
//   fit_suspicion GAMES SEED > bots/condottiere/suspicion_weights.hpp
// The real hand of another seat is set against hands imagined evenly from what the mover knows. The
// weights tilt those until, on average, as many cards of each kind are expected as were really
// held.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bots/condottiere/suspicion.hpp"
#include "bots/tuning/quick_game.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kDraws = 12;

struct Case {
  Behaviour behaviour;
  Cards real;
  Cards imagined[kDraws];
};

std::vector<Case> cases_of(u64 games, u64 seed) {
  std::vector<Case> cases;
  Rng rng = Rng::seeded(seed);
  for (u64 game = 0; game < games; ++game) {
    Options options;
    options.players = static_cast<u8>(2 + rng.below(5));
    const Style style = style_for(options);
    QuickSeat seats[kMaxPlayers];
    for (QuickSeat& s : seats) s = {&style, 0.01F};
    play_quick_game(options, seed, game, seats, [&](const State& s) {
      if (s.table.phase != Phase::battle || rng.below(4) != 0) return;
      const Observation seen = Condottiere::observe(s, s.table.turn);
      const std::size_t first = cases.size();
      for (u8 i = 0; i < options.players; ++i) {
        if (seat(i) == seen.me || seen.held[i] == 0) continue;
        cases.push_back({behaviour_of(s.table, seat(i)), s.hands[i], {}});
      }
      for (u32 d = 0; d < kDraws; ++d) {
        const State imagined = Condottiere::imagine(seen, rng);
        std::size_t n = first;
        for (u8 i = 0; i < options.players; ++i) {
          if (seat(i) != seen.me && seen.held[i] != 0) cases[n++].imagined[d] = imagined.hands[i];
        }
      }
    });
  }
  return cases;
}

using Tilt = double[kBehaviours][kCardKinds];

// What is expected of each kind under the weights, less what was held: the slope of the fit.
void slope_of(const Case& c, const Tilt& w, double (&slope)[kCardKinds]) {
  double weights[kDraws];
  double sum = 0;
  const double* const mine = w[static_cast<u8>(c.behaviour)];
  for (u32 d = 0; d < kDraws; ++d) {
    double log = 0;
    for (u8 k = 0; k < kCardKinds; ++k) log += mine[k] * c.imagined[d].count(card(k));
    sum += weights[d] = static_cast<double>(exp_of(static_cast<float>(log)));
  }
  for (u8 k = 0; k < kCardKinds; ++k) {
    double expected = 0;
    for (u32 d = 0; d < kDraws; ++d) expected += weights[d] * c.imagined[d].count(card(k));
    slope[k] = expected / sum - c.real.count(card(k));
  }
}

void fit(u64 games, u64 seed) {
  const std::vector<Case> cases = cases_of(games, seed);
  Tilt w = {};
  constexpr u32 kRounds = 60;
  for (u32 round = 0; round < kRounds; ++round) {
    Tilt sum = {};
    double count[kBehaviours] = {};
    for (const Case& c : cases) {
      double slope[kCardKinds];
      slope_of(c, w, slope);
      ++count[static_cast<u8>(c.behaviour)];
      for (u8 k = 0; k < kCardKinds; ++k) sum[static_cast<u8>(c.behaviour)][k] += slope[k];
    }
    for (u8 b = 0; b < kBehaviours; ++b) {
      for (u8 k = 0; k < kCardKinds; ++k) {
        w[b][k] -= 0.5 * sum[b][k] / (count[b] + 1) + 1e-3 * w[b][k];
      }
    }
  }
  std::fprintf(stderr, "%zu hands\n", cases.size());
  std::printf(
      "// See suspicion.hpp. Made by bots/tuning/fit_suspicion.cpp.\n#pragma once\n\n"
      "namespace condotta::bots::condottiere {\n\n// clang-format off\n"
      "inline constexpr float kSuspicionWeights[4][15] = {\n");
  for (u8 b = 0; b < kBehaviours; ++b) {
    std::printf("    {");
    for (u8 k = 0; k < kCardKinds; ++k) std::printf("%s%.3fF", k == 0 ? "" : ", ", w[b][k]);
    std::printf("}%s\n", b + 1 == kBehaviours ? "};" : ",");
  }
  std::printf("// clang-format on\n\n}  // namespace condotta::bots::condottiere\n");
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc != 3) return std::fputs("fit_suspicion GAMES SEED\n", stderr), 2;
  condotta::bots::condottiere::fit(std::strtoull(argv[1], nullptr, 10),
                                   std::strtoull(argv[2], nullptr, 10));
  return 0;
}
