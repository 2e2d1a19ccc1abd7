// A small network that tells how plausible a hand is for a seat, by all that lies open.
#pragma once
#include <algorithm>

#include "bots/condottiere/belief_features.hpp"
#include "bots/condottiere/trained.hpp"

namespace condotta::bots::condottiere {

struct BeliefShape {
  static constexpr u32 kSeatInputs = SeatInSight::kSize;
  static constexpr u32 kHandInputs = HandInMind::kSize;
  static constexpr u32 kHidden = 48;
};

// Floats and nothing else: trainers and belief_weights.hpp take it as one list.
struct BeliefWeights {
  float seat[BeliefShape::kSeatInputs][BeliefShape::kHidden];
  float hand[BeliefShape::kHandInputs][BeliefShape::kHidden];
  float bias[BeliefShape::kHidden];
  float out[BeliefShape::kHidden];
  float straight[BeliefShape::kHandInputs];  // past the hidden layer
};

// What the network makes of one seat, to be asked about many hands.
class Belief {
 public:
  Belief(const BeliefWeights& net, const SeatInSight& seat) : net_(net), seat_(seat) {
    std::copy_n(net.bias, BeliefShape::kHidden, base_);
    for (u32 k = 0; k < BeliefShape::kSeatInputs; ++k) add_row(seat[k], net.seat[k], base_);
  }

  // The logarithm of how plausible a hand is, next to any other of the same size. `hidden` is what
  // training needs.
  float of(const HandInMind& hand, float (&hidden)[BeliefShape::kHidden]) const {
    std::copy_n(base_, BeliefShape::kHidden, hidden);
    float sum = 0;
    for (u32 k = 0; k < BeliefShape::kHandInputs; ++k) {
      sum += hand[k] * net_.straight[k];
      add_row(hand[k], net_.hand[k], hidden);
    }
    for (u32 h = 0; h < BeliefShape::kHidden; ++h) {
      hidden[h] = std::max(hidden[h], 0.0F);
      sum += hidden[h] * net_.out[h];
    }
    return sum;
  }
  [[nodiscard]] float of(const Cards& hand) const {
    float hidden[BeliefShape::kHidden];
    return of(HandInMind(seat_, hand), hidden);
  }

 private:
  const BeliefWeights& net_;
  SeatInSight seat_;
  float base_[BeliefShape::kHidden];
};

}  // namespace condotta::bots::condottiere
