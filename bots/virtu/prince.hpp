// The prince: tree search with everything in sight.
#pragma once
#include "bots/player.hpp"
#include "bots/virtu/tree.hpp"

namespace condotta::bots::virtu {

class Prince final : public Player<Virtu> {
 public:
  explicit Prince(u64 seed, const SearchOptions& options = {}, const Style& style = {})
      : rng_(Rng::seeded(seed)), options_(options), thumb_(style) {
    thumb_.remember();
  }
  // Thinks on one thread whatever the budget says.
  Judgement<Virtu> decide(const Observation& seen, std::span<const Action> legal,
                          const Budget& budget) override;

 private:
  Rng rng_;  // for what is not seen while family cards are placed (V1.5)
  SearchOptions options_;
  Thumb thumb_;
};

}  // namespace condotta::bots::virtu
