// Trains the Outlook's network on the outcomes of games between rules of thumb.
//   train_outlook GAMES EPOCHS SEED > bots/condottiere/outlook_weights.hpp
// GAMES are played for each of 2, 3, 4 and 5 to 6 players. Adam on the softmax over the seats;
// every twentieth sample is kept aside to tell how well it does on what it has not seen.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "bots/tuning/samples.hpp"

namespace condotta::bots::condottiere {
namespace {

using Net = NetWeights<float>;
constexpr u32 kNumbers = sizeof(Net) / sizeof(float);
constexpr u32 kBatch = 128;
constexpr u32 kHidden = NetShape::kHidden;

float* numbers_of(Net& net) { return &net.in[0][0]; }

// The forward pass with what the backward pass needs.
struct Pass {
  float x[kMaxPlayers][NetShape::kInputs] = {};
  float hidden[kMaxPlayers][kHidden] = {};
  float chance[kMaxPlayers] = {};

  Pass(const Net& net, const NetInput& in) {
    for (u8 i = 0; i < in.players; ++i) {
      for (u32 k = 0; k < Feature::kCount; ++k) {
        x[i][NetShape::kOwn + k] = in.seat[i][k];
        float sum = 0;
        for (u8 j = 0; j < in.players; ++j) sum += j == i ? 0.0F : in.seat[j][k];
        x[i][NetShape::kOthers + k] = sum / static_cast<float>(in.players - 1);
      }
      for (u32 k = 0; k < TableFeature::kCount; ++k) x[i][NetShape::kTable + k] = in.table[k];
    }
    float all = 0;
    for (u8 i = 0; i < in.players; ++i) {
      for (u32 h = 0; h < kHidden; ++h) hidden[i][h] = net.bias[h];
      for (u32 k = 0; k < NetShape::kInputs; ++k) {
        const float v = x[i][k];
        if (v == 0) continue;
        for (u32 h = 0; h < kHidden; ++h) hidden[i][h] += v * net.in[k][h];
      }
      float logit = 0;
      for (u32 h = 0; h < kHidden; ++h) {
        hidden[i][h] = std::max(hidden[i][h], 0.0F);
        logit += hidden[i][h] * net.out[h];
      }
      all += chance[i] = std::exp(logit);
    }
    for (u8 i = 0; i < in.players; ++i) chance[i] /= all;
  }
};

void add_gradient(const Net& net, const Sample& s, Net& gradient) {
  const Pass pass(net, s.input);
  for (u8 i = 0; i < s.input.players; ++i) {
    const float error = pass.chance[i] - s.share[i];
    float back[kHidden];
    for (u32 h = 0; h < kHidden; ++h) {
      gradient.out[h] += error * pass.hidden[i][h];
      back[h] = pass.hidden[i][h] > 0 ? error * net.out[h] : 0.0F;
      gradient.bias[h] += back[h];
    }
    for (u32 k = 0; k < NetShape::kInputs; ++k) {
      const float v = pass.x[i][k];
      if (v == 0) continue;
      for (u32 h = 0; h < kHidden; ++h) gradient.in[k][h] += v * back[h];
    }
  }
}

class Adam {
 public:
  void step(Net& net, Net& gradient, float rate) {
    ++steps_;
    const float slow = 1.0F - std::pow(0.999F, static_cast<float>(steps_));
    const float quick = 1.0F - std::pow(0.9F, static_cast<float>(steps_));
    float* const w = numbers_of(net);
    const float* const g = numbers_of(gradient);
    for (u32 n = 0; n < kNumbers; ++n) {
      const float slope = g[n] / kBatch + 2e-5F * w[n];
      m_[n] = 0.9F * m_[n] + 0.1F * slope;
      v_[n] = 0.999F * v_[n] + 0.001F * slope * slope;
      w[n] -= rate * (m_[n] / quick) / (std::sqrt(v_[n] / slow) + 1e-8F);
    }
  }

 private:
  float m_[kNumbers] = {}, v_[kNumbers] = {};
  u32 steps_ = 0;
};

struct Loss {
  double trained[5] = {}, blind[5] = {};
  u32 count[5] = {};
};

// For each number of players.
Loss loss_of(const Net& net, const std::vector<Sample>& aside) {
  Loss loss;
  for (const Sample& s : aside) {
    const Pass pass(net, s.input);
    const u32 p = s.input.players - 2U;
    ++loss.count[p];
    for (u8 i = 0; i < s.input.players; ++i) {
      const double share = static_cast<double>(s.share[i]);
      loss.trained[p] -= share * std::log(static_cast<double>(pass.chance[i]));
      loss.blind[p] += share * std::log(static_cast<double>(s.input.players));
    }
  }
  return loss;
}

void report(u32 epoch, const Loss& loss) {
  std::fprintf(stderr, "epoch %u:", epoch);
  for (u32 p = 0; p < 5; ++p) {
    const double n = std::max(loss.count[p], 1U);
    std::fprintf(stderr, " %u players %.4f (blind %.4f)", p + 2, loss.trained[p] / n,
                 loss.blind[p] / n);
  }
  std::fprintf(stderr, "\n");
}

void print(const char* what, const float* numbers, u32 count, const char* end) {
  std::printf("    %s{", what);
  for (u32 n = 0; n < count; ++n) {
    std::printf(
        "%s%.4gF",
        n == 0        ? ""
        : n % 12 == 0 ? ",\n     "
                      : ", ",
        static_cast<double>(numbers[n]) + (numbers[n] == std::round(numbers[n]) ? 1e-6 : 0));
  }
  std::printf("}%s\n", end);
}

void print(Net& net) {
  std::printf(
      "// Weights of the Outlook's network. Made by bots/tuning/train_outlook.cpp; docs/bots.md "
      "says\n"
      "// how.\n#pragma once\n#include \"bots/condottiere/outlook_net.hpp\"\n\n"
      "namespace condotta::bots::condottiere {\n\n// clang-format off\n"
      "inline constexpr NetWeights<float> kOutlookWeights = {\n    {\n");
  for (u32 k = 0; k < NetShape::kInputs; ++k) print("", net.in[k], kHidden, ",");
  std::printf("    },\n");
  print("", net.bias, kHidden, ",");
  print("", net.out, kHidden, "};");
  std::printf("// clang-format on\n\n}  // namespace condotta::bots::condottiere\n");
}

void train(u64 games, u32 epochs, u64 seed) {
  std::vector<Sample> samples;
  std::vector<Sample> aside;
  for (const auto& [fewest, most] : {std::pair<u8, u8>{2, 2}, {3, 3}, {4, 4}, {5, 6}}) {
    for (Sample& s : samples_of(games, seed, fewest, most)) {
      (samples.size() % 20 == 19 && aside.size() * 19 < samples.size() ? aside : samples)
          .push_back(s);
    }
  }
  std::fprintf(stderr, "%zu samples, %zu aside\n", samples.size(), aside.size());
  Rng rng = Rng::seeded(seed);
  static Net net;
  static Net gradient;
  static Adam adam;
  for (u32 n = 0; n < kNumbers; ++n) {
    numbers_of(net)[n] = (static_cast<float>(rng.below(2001)) / 1000.0F - 1.0F) * 0.15F;
  }
  const u32 batches = static_cast<u32>(samples.size()) / kBatch;
  for (u32 epoch = 0; epoch < epochs; ++epoch) {
    for (u32 b = 0; b < batches; ++b) {
      const float done =
          static_cast<float>(epoch * batches + b) / static_cast<float>(epochs * batches);
      std::fill_n(numbers_of(gradient), kNumbers, 0.0F);
      for (u32 n = 0; n < kBatch; ++n) {
        add_gradient(net, samples[rng.below(static_cast<u32>(samples.size()))], gradient);
      }
      adam.step(net, gradient, 0.004F * (1.0F - 0.97F * done));
    }
    report(epoch, loss_of(net, aside));
  }
  print(net);
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc != 4) return std::fputs("train_outlook GAMES EPOCHS SEED\n", stderr), 2;
  condotta::bots::condottiere::train(std::strtoull(argv[1], nullptr, 10),
                                     static_cast<condotta::u32>(std::atoi(argv[2])),
                                     std::strtoull(argv[3], nullptr, 10));
  return 0;
}
