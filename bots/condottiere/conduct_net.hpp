// A small network that tells what a search would play in a battle, without searching.
#pragma once
#include <algorithm>

#include "bots/condottiere/conduct_features.hpp"
#include "bots/condottiere/trained.hpp"
#include "engine/condottiere/action.hpp"

namespace condotta::bots::condottiere {

struct ConductShape {
  static constexpr u32 kInputs = BattleInSight::kSize;
  static constexpr u32 kHidden = 64;
  // What may be chosen: a card to play, then these.
  static constexpr u32 kPass = kCardKinds;
  static constexpr u32 kPassShow = kPass + 1;
  static constexpr u32 kChoices = kPassShow + 1;
  // How likely each choice is, and how much each number of an ActionInSight counts.
  static constexpr u32 kOutputs = kChoices + ActionInSight::kSize;

  static u32 choice_of(Action a) {
    if (a.kind() == ActionKind::play) return index(a.played_card());
    return a.kind() == ActionKind::pass_show ? kPassShow : kPass;
  }
};

// Floats and nothing else: trainers and conduct_weights.hpp take it as one list.
struct ConductWeights {
  float in[ConductShape::kInputs][ConductShape::kHidden];
  float bias[ConductShape::kHidden];
  float out[ConductShape::kHidden][ConductShape::kOutputs];
  float out_bias[ConductShape::kOutputs];
};

// What the network makes of one battle, to be asked about each action.
class Conduct {
 public:
  float hidden[ConductShape::kHidden];  // training needs it

  Conduct(const ConductWeights& net, const BattleInSight& seen) {
    std::copy_n(net.bias, ConductShape::kHidden, hidden);
    for (u32 k = 0; k < ConductShape::kInputs; ++k) add_row(seen[k], net.in[k], hidden);
    for (float& h : hidden) h = std::max(h, 0.0F);
    std::copy_n(net.out_bias, ConductShape::kOutputs, out_);
    for (u32 h = 0; h < ConductShape::kHidden; ++h) add_row(hidden[h], net.out[h], out_);
  }

  // The logarithm of how likely an action is, next to any other.
  [[nodiscard]] float of(u32 choice, const ActionInSight& action) const {
    float sum = out_[choice];
    for (u32 k = 0; k < ActionInSight::kSize; ++k) {
      sum += out_[ConductShape::kChoices + k] * action[k];
    }
    return sum;
  }

 private:
  float out_[ConductShape::kOutputs];
};

}  // namespace condotta::bots::condottiere
