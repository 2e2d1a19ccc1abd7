// The captain: the best rules of thumb, without search.
#pragma once
#include "bots/player.hpp"
#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

class Captain final : public Player<Virtu> {
 public:
  explicit Captain(u64 seed, const Style& style = {}) : rng_(Rng::seeded(seed)), thumb_(style) {}
  Judgement<Virtu> decide(const Observation& seen, std::span<const Action> legal,
                          const Budget& budget) override;

 private:
  Rng rng_;  // for what is not seen while family cards are placed (V1.5)
  Thumb thumb_;
};

}  // namespace condotta::bots::virtu
