// How each level follows the rules of thumb, and what is known of those who sit at a table.
#pragma once
#include <array>
#include <optional>
#include <span>

#include "bots/condottiere/temper.hpp"
#include "engine/core/rng.hpp"

namespace condotta::bots::condottiere {

// Somebody's own way with the rules of thumb.
struct Habit {
  Style style;
  float blur = 0;  // how far, in chances of victory, an action is misjudged

  void misjudge(std::span<float> appeals, Rng& rng) const {
    if (blur == 0) return;
    constexpr u32 kSteps = 1U << 16U;
    for (float& x : appeals) x += blur * static_cast<float>(rng.below(kSteps)) / kSteps;
  }
};

// A condottiere's is the captain's: its temper bends only what it chooses among good actions.
inline Habit habit_of(Level level, std::optional<Temper> temper,
                      const condotta::condottiere::Options& options) {
  Habit habit{style_for(options)};
  Style& style = habit.style;
  if (level == Level::condottiere) return habit;
  if (level == Level::novice) {
    style.price *= 0.4F;
    style.horizon = 0.05F;
    style.token = 0;
    style.denial *= 0.3F;
    style.block *= 0.5F;
    style.leave *= 0.3F;
    style.caution = 1;
    habit.blur = 0.08F;
  }
  if (temper) style = tempered(style, *temper);
  return habit;
}

// Somebody at a table, as everybody there knows them: bots have a name, of a person nothing is
// known.
struct Occupant {
  std::optional<Level> level;
  std::optional<Temper> temper;
};
using Occupants = std::array<Occupant, condotta::condottiere::kMaxPlayers>;

}  // namespace condotta::bots::condottiere
