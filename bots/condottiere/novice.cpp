#include "bots/condottiere/novice.hpp"

#include <algorithm>
#include <array>

#include "bots/condottiere/judging.hpp"

namespace condotta::bots::condottiere {
namespace {

// How far, in chances of victory, a beginner misjudges an action.
constexpr float kBlur = 0.08F;

Style beginners_style(const Options& options, std::optional<Temper> temper) {
  Style style = style_for(options);
  style.price *= 0.4F;
  style.horizon = 0.05F;
  style.token = 0;
  style.denial *= 0.3F;
  style.block *= 0.5F;
  style.leave *= 0.3F;
  style.caution = 1;
  return temper ? tempered(style, *temper) : style;
}

}  // namespace

Judgement<Condottiere> Novice::decide(const Observation& seen, std::span<const Action> legal,
                                      const Budget&) {
  const View view = View::of(seen);
  std::array<float, Condottiere::kMaxActions> appeal = {};
  weigh_actions(view, beginners_style(seen.table.options, temper_), legal, appeal);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    appeal[i] += kBlur * static_cast<float>(rng_.below(1U << 16U)) / static_cast<float>(1U << 16U);
  }
  return judgement_by_thumb(view, legal, {appeal.data(), legal.size()});
}

}  // namespace condotta::bots::condottiere
