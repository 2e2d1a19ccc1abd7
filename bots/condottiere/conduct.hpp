// How others play: what may be expected of the seat to move, without search.
#pragma once
#include <span>

#include "bots/condottiere/levels.hpp"
#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/view.hpp"
#include "engine/condottiere/action.hpp"
#include "engine/core/rng.hpp"

namespace condotta::bots::condottiere {

// Some follow the rules of thumb, some search.
enum class Manner : u8 { by_thumb, by_search };

// The place in the legal list of what the seat does. By search it is drawn whether it passes or
// plays which card, about as often as a search would (conduct_net.hpp); all else is decided by the
// rules of thumb. There must be a legal action; `stakes` are as in weigh_actions.
u32 expected_choice(Manner manner, const View& view, const Stakes& stakes, const Habit& habit,
                    std::span<const Action> legal, Rng& rng);

}  // namespace condotta::bots::condottiere
