// A small network that tells what a search would play in a battle, without searching.
#pragma once
#include <algorithm>

#include "bots/condottiere/conduct_features.hpp"
#include "bots/condottiere/trained.hpp"
#include "engine/condottiere/action.hpp"

namespace condotta::bots::condottiere {

struct ConductShape {
  static constexpr u32 kInputs = BattleInSight::kSize;
  static constexpr u32 kHidden = 32;
  // What may be chosen: a card to play, then these.
  static constexpr u32 kPass = kCardKinds;
  static constexpr u32 kPassShow = kPass + 1;
  static constexpr u32 kChoices = kPassShow + 1;

  static u32 choice_of(Action a) {
    if (a.kind() == ActionKind::play) return index(a.played_card());
    return a.kind() == ActionKind::pass_show ? kPassShow : kPass;
  }
};

// How far the rules of thumb like an action less than their favourite, on several scales.
class Dislike : public FeatureList<4> {
 public:
  explicit Dislike(float below_best) {
    add_flag(below_best == 0);
    for (const float scale : {200.0F, 50.0F, 10.0F}) add(std::min(below_best * scale, 4.0F));
  }
};

// Floats and nothing else: trainers and conduct_weights.hpp take it as one list.
struct ConductWeights {
  float in[ConductShape::kInputs][ConductShape::kHidden];
  float bias[ConductShape::kHidden];
  float out[ConductShape::kChoices][ConductShape::kHidden];
  float choice[ConductShape::kChoices];
  float dislike[Dislike::kSize];
};

// What the network makes of one battle, to be asked about each action.
class Conduct {
 public:
  float hidden[ConductShape::kHidden];  // training needs it

  Conduct(const ConductWeights& net, const BattleInSight& seen) : net_(net) {
    std::copy_n(net.bias, ConductShape::kHidden, hidden);
    for (u32 k = 0; k < ConductShape::kInputs; ++k) add_row(seen[k], net.in[k], hidden);
    for (float& h : hidden) h = std::max(h, 0.0F);
  }

  // The logarithm of how likely an action is, next to any other.
  [[nodiscard]] float of(u32 choice, const Dislike& dislike) const {
    float sum = net_.choice[choice];
    for (u32 k = 0; k < Dislike::kSize; ++k) sum += net_.dislike[k] * dislike[k];
    for (u32 h = 0; h < ConductShape::kHidden; ++h) sum += hidden[h] * net_.out[choice][h];
    return sum;
  }

 private:
  const ConductWeights& net_;
};

}  // namespace condotta::bots::condottiere
