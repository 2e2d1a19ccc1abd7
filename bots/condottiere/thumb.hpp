// Rules of thumb: how much each legal action appeals to the seat to move, without search.
#pragma once
#include <span>

#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/style.hpp"
#include "bots/condottiere/view.hpp"
#include "engine/condottiere/action.hpp"

namespace condotta::bots::condottiere {

// Higher is better; within one list only. `out` gets one value for each action. `stakes` are those
// of the battle that is being fought, and are not looked at between battles.
void weigh_actions(const View& view, const Stakes& stakes, const Style& style,
                   std::span<const Action> legal, std::span<float> out);

// The same for whoever has no Stakes at hand.
void weigh_actions(const View& view, const Style& style, std::span<const Action> legal,
                   std::span<float> out);

// Everyone's chances of victory as far as the open table and the number of cards tell.
void standing_chances(const View& view, float (&chances)[kMaxPlayers]);

// The place of the greatest.
std::size_t best_of(std::span<const float> appeals);

}  // namespace condotta::bots::condottiere
