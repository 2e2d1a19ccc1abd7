#include "bots/condottiere/captain.hpp"

#include <array>

#include "bots/condottiere/judging.hpp"
#include "bots/condottiere/levels.hpp"

namespace condotta::bots::condottiere {

Judgement<Condottiere> Captain::decide(const Observation& seen, std::span<const Action> legal,
                                       const Budget&) {
  const View view = View::of(seen);
  const Habit habit = habit_of(Level::captain, temper_, seen.table.options);
  std::array<float, Condottiere::kMaxActions> appeal = {};
  weigh_actions(view, habit.style, legal, appeal);
  return judgement_by_thumb(view, legal, {appeal.data(), legal.size()});
}

}  // namespace condotta::bots::condottiere
