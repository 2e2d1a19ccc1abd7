// A judgement without search, from the appeals of the rules of thumb.
#pragma once
#include <algorithm>

#include "bots/condottiere/thumb.hpp"
#include "bots/player.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

// Everyone's chances by what lies open and the number of cards; the action with the most appeal.
inline Judgement<condotta::condottiere::Condottiere> judgement_by_thumb(
    const View& view, std::span<const Action> legal, std::span<const float> appeals) {
  Judgement<condotta::condottiere::Condottiere> judgement{};
  judgement.options.reserve(legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    judgement.options.push_back({legal[i], std::clamp(appeals[i], 0.0F, 1.0F), 0});
  }
  judgement.action = legal[best_of(appeals)];
  standing_chances(view, judgement.chances);
  return judgement;
}

}  // namespace condotta::bots::condottiere
