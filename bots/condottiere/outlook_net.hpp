// A small network that turns what is known of every seat into chances of victory.
#pragma once
#include <algorithm>

#include "bots/condottiere/outlook_features.hpp"
#include "bots/condottiere/trained.hpp"

namespace condotta::bots::condottiere {

// First each seat is seen for itself, in kTraits numbers; then beside the others, of whom the mean
// and the utmost of each trait are told. The same weights for every seat; softmax over the seats.
struct NetShape {
  static constexpr u32 kOwned = Feature::kCount;    // one for each region
  static constexpr u32 kOrder = kOwned + kRegions;  // one of six: how many seats after the token
  static constexpr u32 kSeatInputs = kOrder + kMaxPlayers;
  static constexpr u32 kPope = TableFeature::kCount;  // one of the regions
  static constexpr u32 kTableInputs = kPope + kRegions;
  static constexpr u32 kTraits = 48;
  static constexpr u32 kHidden = 32;
};
static_assert(NetShape::kSeatInputs <= 256 && NetShape::kTableInputs <= 256);

// Floats and nothing else: trainers and outlook_weights.hpp take it as one list.
struct NetWeights {
  float seat[NetShape::kSeatInputs][NetShape::kTraits];
  float table[NetShape::kTableInputs][NetShape::kTraits];
  float trait_bias[NetShape::kTraits];
  float own[NetShape::kTraits][NetShape::kHidden];
  float mean[NetShape::kTraits][NetShape::kHidden];
  float most[NetShape::kTraits][NetShape::kHidden];  // only where there are several others
  float bias[NetShape::kHidden];
  float out[NetShape::kHidden];
};

// What is not 0 of a table's features. Each is told at most once, so that there is room.
struct NetInput {
  struct Entry {
    u8 which;
    float value;
  };
  u8 players = 0;
  u8 seat_count[kMaxPlayers] = {};
  u8 table_count = 0;
  Entry seat[kMaxPlayers][NetShape::kSeatInputs];
  Entry table[NetShape::kTableInputs];

  explicit NetInput(const State& s) : players(s.table.options.players) {
    const Table& t = s.table;
    each_feature(s, [&](u8 i, u32 k, float x) { add(i, k, x); });
    for (u8 i = 0; i < players; ++i) {
      for (RegionSet r = t.owned[i]; r != 0; r &= r - 1) {
        add(i, NetShape::kOwned + index(first_of(r)), 1.0F);
      }
      add(i, NetShape::kOrder + (i + players - index(t.holder)) % players, 1.0F);
    }
    each_table_feature(s, [&](u32 k, float x) { add_to_table(k, x); });
    if (t.pope != Region::none) add_to_table(NetShape::kPope + index(t.pope), 1.0F);
  }

 private:
  void add(u8 i, u32 k, float x) {
    if (x != 0) seat[i][seat_count[i]++] = {static_cast<u8>(k), x};
  }
  void add_to_table(u32 k, float x) {
    if (x != 0) table[table_count++] = {static_cast<u8>(k), x};
  }
};

// One way through the network: everyone's logit, and on the way what training needs.
class NetPass {
 public:
  float traits[kMaxPlayers][NetShape::kTraits];
  float mean[kMaxPlayers][NetShape::kTraits];  // of the others' traits
  float most[kMaxPlayers][NetShape::kTraits];
  float hidden[kMaxPlayers][NetShape::kHidden];
  float logits[kMaxPlayers];

  NetPass(const NetWeights& net, const NetInput& input) {
    see_each(net, input);
    for (u8 i = 0; i < input.players; ++i) {
      see_others(i, input.players);
      judge(net, i, input.players > 2);
    }
  }

 private:
  void see_each(const NetWeights& net, const NetInput& input) {
    float base[NetShape::kTraits];
    std::copy_n(net.trait_bias, NetShape::kTraits, base);
    for (u8 n = 0; n < input.table_count; ++n) {
      add_row(input.table[n].value, net.table[input.table[n].which], base);
    }
    for (u8 i = 0; i < input.players; ++i) {
      std::copy_n(base, NetShape::kTraits, traits[i]);
      for (u8 n = 0; n < input.seat_count[i]; ++n) {
        add_row(input.seat[i][n].value, net.seat[input.seat[i][n].which], traits[i]);
      }
      for (float& trait : traits[i]) trait = std::max(trait, 0.0F);
    }
  }
  void see_others(u8 i, u8 players) {
    std::fill_n(mean[i], NetShape::kTraits, 0.0F);
    std::fill_n(most[i], NetShape::kTraits, 0.0F);
    const float part = 1.0F / static_cast<float>(players - 1);
    for (u8 j = 0; j < players; ++j) {
      if (j == i) continue;
      for (u32 t = 0; t < NetShape::kTraits; ++t) {
        mean[i][t] += part * traits[j][t];
        most[i][t] = std::max(most[i][t], traits[j][t]);
      }
    }
  }
  void judge(const NetWeights& net, u8 i, bool several) {
    std::copy_n(net.bias, NetShape::kHidden, hidden[i]);
    for (u32 t = 0; t < NetShape::kTraits; ++t) {
      add_row(traits[i][t], net.own[t], hidden[i]);
      add_row(mean[i][t], net.mean[t], hidden[i]);
      if (several) add_row(most[i][t], net.most[t], hidden[i]);
    }
    logits[i] = 0;
    for (u32 h = 0; h < NetShape::kHidden; ++h) {
      hidden[i][h] = std::max(hidden[i][h], 0.0F);
      logits[i] += hidden[i][h] * net.out[h];
    }
  }
};

}  // namespace condotta::bots::condottiere
