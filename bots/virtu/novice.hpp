// The novice: plays sensibly, and makes a beginner's mistakes.
#pragma once
#include "bots/player.hpp"
#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

// Counts the prestige that lies on the table for more than what pays in later years, does not look
// ahead on the wheel, hoards, and now and then takes the second best for the best.
class Novice final : public Player<Virtu> {
 public:
  explicit Novice(u64 seed);
  Judgement<Virtu> decide(const Observation& seen, std::span<const Action> legal,
                          const Budget& budget) override;

 private:
  Rng rng_;
  Thumb thumb_;
};

}  // namespace condotta::bots::virtu
