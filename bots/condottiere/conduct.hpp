// How others play: what may be expected of the seat to move, without search.
#pragma once
#include <span>

#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/style.hpp"
#include "bots/condottiere/view.hpp"
#include "engine/condottiere/action.hpp"
#include "engine/core/rng.hpp"

namespace condotta::bots::condottiere {

// The place in the legal list of what the seat does. In a battle that is drawn as often as a search
// would choose it (conduct_net.hpp); between battles the rules of thumb decide. There must be a
// legal action; `stakes` are as in weigh_actions.
u32 expected_choice(const View& view, const Stakes& stakes, const Style& style,
                    std::span<const Action> legal, Rng& rng);

}  // namespace condotta::bots::condottiere
