#include "bots/virtu/captain.hpp"

#include <array>

#include "bots/virtu/judging.hpp"

namespace condotta::bots::virtu {

Judgement<Virtu> Captain::decide(const Observation& seen, std::span<const Action> legal,
                                 const Budget&) {
  const State state = Virtu::imagine(seen, rng_);
  std::array<float, Virtu::kMaxActions> values = {};
  thumb_.weigh(state, legal, values);
  return judgement_by_thumb(state, legal, {values.data(), legal.size()}, thumb_.prices());
}

}  // namespace condotta::bots::virtu
