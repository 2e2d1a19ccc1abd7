// Every legal action is as likely as any other: of any game.
#pragma once
#include "bots/player.hpp"

namespace condotta::bots {

template <Game G>
class RandomPlayer final : public Player<G> {
 public:
  explicit RandomPlayer(u64 seed) : rng_(Rng::seeded(seed)) {}

  Judgement<G> decide(const typename G::Observation&, std::span<const typename G::Action> legal,
                      const Budget&) override {
    Judgement<G> judgement{};
    judgement.options.reserve(legal.size());
    for (const typename G::Action action : legal) judgement.options.push_back({action, 0, 0});
    judgement.action = legal[rng_.below(static_cast<u32>(legal.size()))];
    return judgement;
  }

 private:
  Rng rng_;
};

}  // namespace condotta::bots
