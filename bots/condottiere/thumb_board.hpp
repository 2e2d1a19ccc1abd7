// Rules of thumb for the board and the hand between battles.
#pragma once
#include <span>

#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/style.hpp"
#include "bots/condottiere/view.hpp"
#include "engine/condottiere/action.hpp"

namespace condotta::bots::condottiere {

// C5.2: my chance of victory if the next battle is fought there.
float weigh_place(const View& view, const Style& style, Region r);
// C4.6: my chance of victory with the favour there; for all of `legal`.
void weigh_favours(const View& view, std::span<const Action> legal, std::span<float> out);
// C6.1: the worth of the cards kept.
float weigh_keep(const View& view, Action a);
// C5.4: a hand of specials is thrown away when it can win nothing.
float weigh_discard(const View& view, Action a);

}  // namespace condotta::bots::condottiere
