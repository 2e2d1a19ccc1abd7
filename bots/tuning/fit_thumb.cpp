// Fits the weights of the rules of thumb to the outcomes of games between rules of thumb.
//   fit_thumb GAMES SEED > bots/condottiere/thumb_weights.hpp
// At every choice of a region each seat's features are noted; the weights are those that make the
// real winners most likely (softmax over the seats, Adam, a little weight decay).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "bots/condottiere/outlook_features.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/positions.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kThumbCount = Feature::kPower;  // the rules of thumb know no more than these

struct Sample {
  u8 players;
  float seat[kMaxPlayers][Feature::kCount] = {};
  float share[kMaxPlayers] = {};  // of the victory

  explicit Sample(const Position& p) : players(p.state.table.options.players) {
    each_feature(p.state, [&](u8 i, u32 k, float x) { seat[i][k] += x; });
    std::copy_n(p.share, kMaxPlayers, share);
  }
};

// Every choice of a region is a sample.
std::vector<Sample> samples_of(u64 games, u64 seed, u8 fewest, u8 most) {
  std::vector<Sample> samples;
  Rng rng = Rng::seeded(seed * 31 + fewest);
  for (u64 game = 0; game < games; ++game) {
    const u8 players = static_cast<u8>(fewest + rng.below(most - fewest + 1U));
    const Options options = random_options(rng, players);
    const float jitter = rng.below(2) == 0 ? 1.4F : 3.0F;
    for (const Position& p :
         thumb_game(options, seed + fewest, game, jitter, rng,
                    [](const State& s) { return s.table.phase == Phase::place; })) {
      samples.emplace_back(p);
    }
  }
  return samples;
}

// Adam over the first `count` features.
class Fit {
 public:
  Fit(const std::vector<Sample>& samples, u32 count) : samples_(samples), count_(count) {}

  void run(u32 rounds, u64 seed) {
    Rng rng = Rng::seeded(seed);
    constexpr u32 kBatch = 256;
    for (u32 round = 0; round < rounds; ++round) {
      const double rate = 0.02 * (1.0 - 0.95 * round / rounds);
      double gradient[Feature::kCount] = {};
      for (u32 b = 0; b < kBatch; ++b) {
        add_gradient(samples_[rng.below(static_cast<u32>(samples_.size()))], gradient);
      }
      for (u32 k = 0; k < count_; ++k) step(k, gradient[k] / kBatch + 1e-4 * w_[k], rate, round);
    }
  }
  // Mean of -log of the winner's chance, and the same with no knowledge at all.
  [[nodiscard]] double loss(double& blind) const {
    double sum = 0;
    blind = 0;
    for (const Sample& s : samples_) {
      double p[kMaxPlayers];
      chances(s, p);
      for (u8 i = 0; i < s.players; ++i) {
        sum -= s.share[i] * std::log(p[i]);
        blind += s.share[i] * std::log(s.players);
      }
    }
    blind /= static_cast<double>(samples_.size());
    return sum / static_cast<double>(samples_.size());
  }
  void print() const {
    std::printf("    {");
    for (u32 k = 0; k < count_; ++k) std::printf("%s%.4fF", k == 0 ? "" : ", ", w_[k]);
    std::printf("}");
  }

 private:
  void chances(const Sample& s, double (&p)[kMaxPlayers]) const {
    double sum = 0;
    for (u8 i = 0; i < s.players; ++i) {
      double logit = 0;
      for (u32 k = 0; k < count_; ++k) logit += w_[k] * s.seat[i][k];
      sum += p[i] = std::exp(logit);
    }
    for (u8 i = 0; i < s.players; ++i) p[i] /= sum;
  }
  void add_gradient(const Sample& s, double* gradient) const {
    double p[kMaxPlayers];
    chances(s, p);
    for (u8 i = 0; i < s.players; ++i) {
      for (u32 k = 0; k < count_; ++k) gradient[k] += (p[i] - s.share[i]) * s.seat[i][k];
    }
  }
  void step(u32 k, double g, double rate, u32 round) {
    m_[k] = 0.9 * m_[k] + 0.1 * g;
    v_[k] = 0.999 * v_[k] + 0.001 * g * g;
    const double m = m_[k] / (1 - std::pow(0.9, round + 1));
    const double v = v_[k] / (1 - std::pow(0.999, round + 1));
    w_[k] -= rate * m / (std::sqrt(v) + 1e-8);
  }

  const std::vector<Sample>& samples_;
  u32 count_;
  double w_[Feature::kCount] = {}, m_[Feature::kCount] = {}, v_[Feature::kCount] = {};
};

void print_list(const char* name, const std::vector<Sample> (&samples)[2], u32 count, u64 seed) {
  std::printf("inline constexpr float %s[2][%u] = {\n", name, count);
  for (u32 many = 0; many < 2; ++many) {
    Fit fit(samples[many], count);
    fit.run(8000, seed);
    double blind = 0;
    const double loss = fit.loss(blind);
    std::fprintf(stderr, "%s, %s players: %zu samples, loss %.4f (blind %.4f)\n", name,
                 many != 0 ? "4 to 6" : "2 or 3", samples[many].size(), loss, blind);
    fit.print();
    std::printf("%s\n", many == 0 ? "," : "};");
  }
}

void fit(u64 games, u64 seed) {
  const std::vector<Sample> samples[2] = {samples_of(games, seed, 2, 3),
                                          samples_of(games, seed, 4, 6)};
  std::printf(
      "// Weights of what a seat can tell of everyone's prospects without seeing others' hands, in "
      "the order\n// of Feature: for 2 or 3 players, for 4 to 6. Made by "
      "bots/tuning/fit_thumb.cpp;\n// the numbers of style.hpp were tuned on these, so they "
      "change together.\n#pragma once\n\nnamespace condotta::bots::condottiere {\n\n"
      "// clang-format off\n");
  print_list("kThumbWeights", samples, kThumbCount, seed);
  std::printf("// clang-format on\n\n}  // namespace condotta::bots::condottiere\n");
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc != 3) return std::fputs("fit_thumb GAMES SEED\n", stderr), 2;
  condotta::bots::condottiere::fit(condotta::bots::number_of(argv[1], "GAMES"),
                                   condotta::bots::number_of(argv[2], "SEED"));
  return 0;
}
