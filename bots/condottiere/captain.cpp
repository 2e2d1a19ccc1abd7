#include "bots/condottiere/captain.hpp"

#include <array>

#include "bots/condottiere/judging.hpp"

namespace condotta::bots::condottiere {

Judgement<Condottiere> Captain::decide(const Observation& seen, std::span<const Action> legal,
                                       const Budget&) {
  const View view = View::of(seen);
  const Style& tuned = style_for(seen.table.options);
  std::array<float, Condottiere::kMaxActions> appeal = {};
  weigh_actions(view, temper_ ? tempered(tuned, *temper_) : tuned, legal, appeal);
  return judgement_by_thumb(view, legal, {appeal.data(), legal.size()});
}

}  // namespace condotta::bots::condottiere
