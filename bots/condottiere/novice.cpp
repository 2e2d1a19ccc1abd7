#include "bots/condottiere/novice.hpp"

#include <array>

#include "bots/condottiere/judging.hpp"
#include "bots/condottiere/levels.hpp"

namespace condotta::bots::condottiere {

Judgement<Condottiere> Novice::decide(const Observation& seen, std::span<const Action> legal,
                                      const Budget&) {
  const View view = View::of(seen);
  const Habit habit = habit_of(Level::novice, temper_, seen.table.options);
  std::array<float, Condottiere::kMaxActions> room = {};
  const std::span<float> appeals{room.data(), legal.size()};
  weigh_actions(view, habit.style, legal, appeals);
  habit.misjudge(appeals, rng_);
  return judgement_by_thumb(view, legal, appeals);
}

}  // namespace condotta::bots::condottiere
