#include "bots/condottiere/imagining.hpp"

#include <algorithm>

#include "bots/condottiere/belief_net.hpp"
#include "bots/condottiere/belief_weights.hpp"
#include "bots/exp.hpp"

namespace condotta::bots::condottiere {

State Imagining::draw(Rng& rng) {
  if (left_ == 0) refill(rng);
  --left_;
  constexpr u32 kSteps = 1U << 24U;
  const float where = up_to_.back() * static_cast<float>(rng.below(kSteps)) / kSteps;
  const auto found = std::upper_bound(up_to_.begin(), up_to_.end() - 1, where);
  State state = pool_[static_cast<std::size_t>(found - up_to_.begin())];
  // A state may be drawn again: not with the same dice.
  state.dice = Dice::fresh(rng);
  return state;
}

void Imagining::refill(Rng& rng) {
  pool_.resize(std::clamp(2 * pool_.size(), kFirstPool, kLargestPool));
  up_to_.assign(pool_.size(), 0.0F);
  for (State& state : pool_) state = Condottiere::imagine(seen_, rng);
  for (u8 i = 0; i < seen_.table.options.players; ++i) {
    if (seat(i) == seen_.me || seen_.held[i] == 0) continue;
    const Belief belief(kBeliefWeights, SeatInSight(seen_.table, seen_.held, seat(i), seen_.me));
    for (std::size_t n = 0; n < pool_.size(); ++n) up_to_[n] += belief.of(pool_[n].hands[i]);
  }
  const float top = *std::max_element(up_to_.begin(), up_to_.end());
  float sum = 0;
  for (float& weight : up_to_) weight = sum += exp_of(weight - top);
  left_ = pool_.size();
}

}  // namespace condotta::bots::condottiere
