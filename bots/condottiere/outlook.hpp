// A quick estimate of everyone's chances of victory, between battles.
#pragma once
#include "bots/condottiere/outlook_net.hpp"
#include "bots/condottiere/outlook_weights.hpp"
#include "bots/exp.hpp"

namespace condotta::bots::condottiere {

// For a State, real or imagined. The network's weights are fitted to the outcomes of games by
// bots/tuning/train_outlook.cpp.
inline void outlook(const State& s, float (&chances)[kMaxPlayers]) {
  const NetInput input(s);
  const NetPass pass(kOutlookWeights, input);
  float sum = 0;
  for (u8 i = 0; i < input.players; ++i) sum += chances[i] = exp_of(pass.logits[i]);
  for (u8 i = 0; i < input.players; ++i) chances[i] /= sum;
}

}  // namespace condotta::bots::condottiere
