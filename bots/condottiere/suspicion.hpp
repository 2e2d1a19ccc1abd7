// What others' play tells of their hands: which of the states that fit are more plausible.
#pragma once
#include "bots/condottiere/suspicion_weights.hpp"
#include "bots/exp.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using namespace condotta::condottiere;  // NOLINT(google-build-using-namespace)

// How a seat has behaved in the battle that is being fought. Whoever passes at once holds other
// cards than whoever fights on; suspicion_weights.hpp says, for each kind of card, how much more
// likely (as a logarithm) each behaviour makes it that the seat holds one. Those are fitted to
// games by bots/tuning/fit_suspicion.cpp.
enum class Behaviour : u8 { waits, fights, withdrew, refused };
inline constexpr u8 kBehaviours = 4;

inline Behaviour behaviour_of(const Table& t, Seat who) {
  const bool played = contains(t.played, who);
  if (contains(t.passed, who)) return played ? Behaviour::withdrew : Behaviour::refused;
  return played ? Behaviour::fights : Behaviour::waits;
}

// Nothing can be told of an empty hand, or where no battle is fought.
inline bool tells(const Table& t) {
  return t.phase == Phase::battle || t.phase == Phase::take || t.phase == Phase::favour;
}

// The logarithm of how plausible a hand is for a seat that behaves so.
inline float plausibility(Behaviour behaviour, const Cards& hand) {
  const float* const w = kSuspicionWeights[static_cast<u8>(behaviour)];
  float sum = 0;
  for (u8 k = 0; k < kCardKinds; ++k) sum += w[k] * static_cast<float>(hand.count(card(k)));
  return sum;
}

// Draws states that fit an Observation: of a few imagined ones, the more plausible more often.
class Imagining {
 public:
  static constexpr u32 kMostGuesses = 8;

  Imagining(const Observation& seen, u32 guesses, float trust)
      : seen_(seen), trust_(trust), guesses_(1) {
    if (tells(seen.table)) guesses_ = guesses < kMostGuesses ? guesses : kMostGuesses;
  }

  State draw(Rng& rng) const {
    if (guesses_ <= 1) return Condottiere::imagine(seen_, rng);
    State states[kMostGuesses];
    float weights[kMostGuesses];
    float sum = 0;
    for (u32 g = 0; g < guesses_; ++g) {
      states[g] = Condottiere::imagine(seen_, rng);
      sum += weights[g] = exp_of(trust_ * plausibility_of(states[g]));
    }
    float left = sum * static_cast<float>(rng.below(1U << 20U)) / static_cast<float>(1U << 20U);
    for (u32 g = 0; g + 1 < guesses_; ++g) {
      left -= weights[g];
      if (left < 0) return states[g];
    }
    return states[guesses_ - 1];
  }

 private:
  [[nodiscard]] float plausibility_of(const State& s) const {
    float sum = 0;
    for (u8 i = 0; i < s.table.options.players; ++i) {
      if (seat(i) == seen_.me || seen_.held[i] == 0) continue;
      sum += plausibility(behaviour_of(s.table, seat(i)), s.hands[i]);
    }
    return sum;
  }

  const Observation& seen_;
  float trust_;  // in the weights: others may play unlike those that they were fitted to
  u32 guesses_;
};

}  // namespace condotta::bots::condottiere
