// A judgement without search, from the values of the rules of thumb.
#pragma once
#include "bots/player.hpp"
#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

inline Judgement<Virtu> judgement_by_thumb(const State& s, std::span<const Action> legal,
                                           std::span<const float> values, const Prices& prices) {
  Judgement<Virtu> judgement{};
  judgement.options.reserve(legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i)
    judgement.options.push_back({legal[i], values[i], 0});
  judgement.action = legal[best_of(values)];
  chances_of(s, prices, judgement.chances);
  return judgement;
}

}  // namespace condotta::bots::virtu
