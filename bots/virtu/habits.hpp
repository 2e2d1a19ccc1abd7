// Decisions that need no look ahead: what to pay with, what to turn, what to declare in battle.
#pragma once
#include <span>

#include "bots/virtu/battle_sums.hpp"
#include "bots/virtu/prices.hpp"

namespace condotta::bots::virtu {

// Whether a habit decides in the present phase.
bool is_habitual(const State& s);

// How much each action is liked, on no particular scale.
void weigh_by_habit(const State& s, const Prices& prices, std::span<const Action> legal,
                    std::span<float> liking);

}  // namespace condotta::bots::virtu
