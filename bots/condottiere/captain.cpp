#include "bots/condottiere/captain.hpp"

#include <array>

namespace condotta::bots::condottiere {

Judgement<Condottiere> Captain::decide(const Observation& seen, std::span<const Action> legal,
                                       const Budget&) {
  std::array<float, Condottiere::kMaxActions> appeal = {};
  weigh_actions(View::of(seen), style_, legal, appeal);
  Judgement<Condottiere> judgement{};
  judgement.options.reserve(legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    judgement.options.push_back({legal[i], appeal[i], 0});
  }
  judgement.action = legal[best_of({appeal.data(), legal.size()})];
  return judgement;
}

}  // namespace condotta::bots::condottiere
