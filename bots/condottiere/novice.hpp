// The novice: plays sensibly, and makes a beginner's mistakes.
#pragma once
#include <optional>

#include "bots/condottiere/temper.hpp"
#include "bots/condottiere/thumb.hpp"
#include "bots/player.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using condotta::condottiere::Condottiere;

// Overpays for battles of little worth, forgets that a round will end and that cards left over are
// lost, looks at its own gain and hardly at what others gain, and now and then takes the second
// best for the best.
class Novice final : public Player<Condottiere> {
 public:
  explicit Novice(u64 seed, std::optional<Temper> temper = {})
      : rng_(Rng::seeded(seed)), temper_(temper) {}
  Judgement<Condottiere> decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) override;

 private:
  Rng rng_;
  std::optional<Temper> temper_;
};

}  // namespace condotta::bots::condottiere
