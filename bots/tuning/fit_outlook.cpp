// Fits the Outlook's weights to the outcomes of games between rules of thumb.
//   fit_outlook GAMES SEED > bots/condottiere/outlook_weights.hpp
//   fit_outlook GAMES SEED thumb > bots/condottiere/thumb_weights.hpp
// At every choice of a region each seat's features are noted; the weights are those that make the
// real winners most likely (softmax over the seats, Adam, a little weight decay).
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bots/condottiere/outlook.hpp"
#include "bots/tuning/quick_game.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kThumbCount = Feature::kPower;  // the rules of thumb know no more than these

struct Sample {
  u8 players;
  float x[kMaxPlayers][Feature::kCount];
  float share[kMaxPlayers];  // of the victory
};

Style jittered(const Options& options, Rng& rng) {
  Style style = style_for(options);
  float* const numbers = &style.price;
  for (u32 i = 0; i < sizeof(Style) / sizeof(float); ++i) {
    numbers[i] *= 0.7F + 0.6F * static_cast<float>(rng.below(1000)) / 1000.0F;
  }
  return style;
}

Options options_of(Rng& rng, bool many) {
  Options options;
  options.players = static_cast<u8>(many ? 4 + rng.below(3) * rng.below(2) : 2 + rng.below(2));
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

std::vector<Sample> samples_of(u64 games, u64 seed, bool many) {
  std::vector<Sample> samples;
  Rng rng = Rng::seeded(seed + (many ? 1U : 0U));
  for (u64 game = 0; game < games; ++game) {
    const Options options = options_of(rng, many);
    Style styles[kMaxPlayers];
    QuickSeat seats[kMaxPlayers];
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      styles[i] = jittered(options, rng);
      seats[i] = {&styles[i], 0.02F};
    }
    const std::size_t first = samples.size();
    const State end =
        play_quick_game(options, seed, 2 * game + (many ? 1 : 0), seats, [&](const State& s) {
          if (s.table.phase != Phase::place || rng.below(2) != 0) return;
          Sample& sample = samples.emplace_back();
          sample.players = options.players;
          each_feature(s, [&](u8 i, u32 k, float x) { sample.x[i][k] += x; });
        });
    for (std::size_t n = first; n < samples.size(); ++n) {
      for (u8 i = 0; i < options.players; ++i) {
        samples[n].share[i] = static_cast<float>(share_of(end, i));
      }
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
      for (u32 k = 0; k < count_; ++k) logit += w_[k] * s.x[i][k];
      sum += p[i] = std::exp(logit);
    }
    for (u8 i = 0; i < s.players; ++i) p[i] /= sum;
  }
  void add_gradient(const Sample& s, double* gradient) const {
    double p[kMaxPlayers];
    chances(s, p);
    for (u8 i = 0; i < s.players; ++i) {
      for (u32 k = 0; k < count_; ++k) gradient[k] += (p[i] - s.share[i]) * s.x[i][k];
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

void fit(u64 games, u64 seed, bool thumb) {
  const std::vector<Sample> samples[2] = {samples_of(games, seed, false),
                                          samples_of(games, seed, true)};
  if (thumb) {
    std::printf(
        "// Weights of what a seat can tell of everyone's prospects without seeing others' hands, "
        "in "
        "the order\n// of the Outlook's features: for 2 or 3 players, for 4 to 6. Made by "
        "bots/tuning/fit_outlook.cpp;\n// the numbers of style.hpp were tuned on these, so they "
        "change together.\n");
  } else {
    std::printf(
        "// Weights of the Outlook's features, in their order: for 2 or 3 players, for 4 to 6.\n"
        "// Made by bots/tuning/fit_outlook.cpp; docs/bots.md says how.\n");
  }
  std::printf("#pragma once\n\nnamespace condotta::bots::condottiere {\n\n// clang-format off\n");
  if (thumb) {
    print_list("kThumbWeights", samples, kThumbCount, seed);
  } else {
    print_list("kOutlookWeights", samples, Feature::kCount, seed);
  }
  std::printf("// clang-format on\n\n}  // namespace condotta::bots::condottiere\n");
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc < 3) return std::fputs("fit_outlook GAMES SEED [thumb]\n", stderr), 2;
  condotta::bots::condottiere::fit(std::strtoull(argv[1], nullptr, 10),
                                   std::strtoull(argv[2], nullptr, 10), argc > 3);
  return 0;
}
