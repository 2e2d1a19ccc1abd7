// A small network that turns the features of every seat into chances of victory.
#pragma once
#include "bots/condottiere/outlook_features.hpp"
#include "bots/exp.hpp"

namespace condotta::bots::condottiere {

// What the network looks at for one seat: its own features, the mean of the others', and what is
// true for all. One hidden layer; the same weights for every seat; softmax over the seats.
struct NetShape {
  static constexpr u32 kOwn = 0;
  static constexpr u32 kOthers = Feature::kCount;
  static constexpr u32 kTable = 2 * Feature::kCount;
  static constexpr u32 kInputs = kTable + TableFeature::kCount;
  static constexpr u32 kHidden = 32;
};

template <class Number>
struct NetWeights {
  Number in[NetShape::kInputs][NetShape::kHidden];
  Number bias[NetShape::kHidden];
  Number out[NetShape::kHidden];
};

// The features of a table, gathered.
struct NetInput {
  u8 players = 0;
  float seat[kMaxPlayers][Feature::kCount] = {};
  float table[TableFeature::kCount] = {};

  explicit NetInput(const State& s) : players(s.table.options.players) {
    each_feature(s, [&](u8 i, u32 k, float x) { seat[i][k] += x; });
    each_table_feature(s, [&](u32 k, float x) { table[k] += x; });
  }
};

// Everyone's logit. The first layer is linear in the features, so each seat's part is worked out
// once and counted among the others of all.
template <class Number>
void net_logits(const NetWeights<Number>& net, const NetInput& input, Number* logits) {
  constexpr u32 kHidden = NetShape::kHidden;
  Number own[kMaxPlayers][kHidden] = {};
  Number share[kMaxPlayers][kHidden] = {};
  Number all[kHidden];
  for (u32 h = 0; h < kHidden; ++h) all[h] = net.bias[h];
  for (u32 k = 0; k < TableFeature::kCount; ++k) {
    const Number x = static_cast<Number>(input.table[k]);
    if (x == 0) continue;
    for (u32 h = 0; h < kHidden; ++h) all[h] += x * net.in[NetShape::kTable + k][h];
  }
  const Number mean = Number{1} / static_cast<Number>(input.players - 1);
  for (u8 i = 0; i < input.players; ++i) {
    for (u32 k = 0; k < Feature::kCount; ++k) {
      const Number x = static_cast<Number>(input.seat[i][k]);
      if (x == 0) continue;
      for (u32 h = 0; h < kHidden; ++h) own[i][h] += x * net.in[NetShape::kOwn + k][h];
      const Number y = x * mean;
      for (u32 h = 0; h < kHidden; ++h) share[i][h] += y * net.in[NetShape::kOthers + k][h];
    }
    for (u32 h = 0; h < kHidden; ++h) all[h] += share[i][h];
  }
  for (u8 i = 0; i < input.players; ++i) {
    Number sum = 0;
    for (u32 h = 0; h < kHidden; ++h) {
      const Number x = all[h] - share[i][h] + own[i][h];
      sum += (x > 0 ? x : Number{0}) * net.out[h];
    }
    logits[i] = sum;
  }
}

}  // namespace condotta::bots::condottiere
