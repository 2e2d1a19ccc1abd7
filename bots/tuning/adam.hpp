// Trains weights that are a struct of floats, by Adam; and writes them down as a header.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "bots/condottiere/trained.hpp"
#include "engine/core/rng.hpp"

namespace condotta::bots {

template <class Weights>
class Adam {
 public:
  static constexpr u32 kNumbers = sizeof(Weights) / sizeof(float);
  static float* numbers(Weights& w) { return reinterpret_cast<float*>(&w); }

  // Evenly between -1 and 1, by `scale`.
  static void scatter(Weights& w, float scale, Rng& rng) {
    for (u32 n = 0; n < kNumbers; ++n) {
      numbers(w)[n] = (static_cast<float>(rng.below(2001)) / 1000.0F - 1.0F) * scale;
    }
  }

  // `gradient` is a sum over `batch` samples, and is set to 0. The rate rises at first and falls to
  // the end; `done` of 1 is the end.
  void step(Weights& weights, Weights& gradient, u32 batch, float rate, float done) {
    ++steps_;
    const float at = static_cast<float>(steps_);
    const float now = rate * (1.0F - 0.97F * done) * std::min(1.0F, at / 400.0F);
    const float slow = 1.0F - std::pow(0.999F, at);
    const float quick = 1.0F - std::pow(0.9F, at);
    float* const w = numbers(weights);
    float* const g = numbers(gradient);
    for (u32 n = 0; n < kNumbers; ++n) {
      const float slope = g[n] / static_cast<float>(batch);
      g[n] = 0;
      m_[n] = 0.9F * m_[n] + 0.1F * slope;
      v_[n] = 0.999F * v_[n] + 0.001F * slope * slope;
      w[n] -= now * ((m_[n] / quick) / (std::sqrt(v_[n] / slow) + 1e-8F) + 1e-4F * w[n]);
    }
  }

 private:
  float m_[kNumbers] = {}, v_[kNumbers] = {};
  u32 steps_ = 0;
};

// The header that trained.hpp reads: `what` says of which network, `include` where its shape is.
template <class Weights>
void print_weights(Weights& weights, const char* what, const char* trainer, const char* include,
                   const char* type, const char* name) {
  std::printf(
      "// Weights of %s.\n// Made by bots/tuning/%s; docs/bots.md says how.\n#pragma once\n"
      "#include \"bots/condottiere/%s\"\n#include \"bots/condottiere/trained.hpp\"\n\n"
      "namespace condotta::bots::condottiere {\n\n"
      "inline constexpr %s %s = trained<%s>({\n    // clang-format off\n   ",
      what, trainer, include, type, name, type);
  u32 width = 3;
  for (u32 n = 0; n < Adam<Weights>::kNumbers; ++n) {
    const float scaled = Adam<Weights>::numbers(weights)[n] * condottiere::kStepsOfOne;
    if (!(std::abs(scaled) < 32767.0F)) {
      std::fprintf(stderr, "weight %u is too great to be written down: training went astray\n", n);
      std::exit(1);
    }
    char text[16];
    const int length =
        std::snprintf(text, sizeof text, " %d,", static_cast<int>(std::lround(scaled)));
    if (width + static_cast<u32>(length) > 120) {
      std::printf("\n   ");
      width = 3;
    }
    std::fputs(text, stdout);
    width += static_cast<u32>(length);
  }
  std::printf("\n    // clang-format on\n});\n\n}  // namespace condotta::bots::condottiere\n");
}

}  // namespace condotta::bots
