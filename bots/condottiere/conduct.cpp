#include "bots/condottiere/conduct.hpp"

#include <algorithm>
#include <array>

#include "bots/condottiere/conduct_net.hpp"
#include "bots/condottiere/conduct_weights.hpp"
#include "bots/condottiere/thumb.hpp"
#include "bots/exp.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {
namespace {

// One of them by chance; each weighs e to the power of its number.
u32 draw(std::span<float> logs, Rng& rng) {
  const float top = *std::max_element(logs.begin(), logs.end());
  float sum = 0;
  for (float& x : logs) sum += x = exp_of(x - top);
  constexpr u32 kSteps = 1U << 24U;
  float where = sum * static_cast<float>(rng.below(kSteps)) / kSteps;
  const u32 last = static_cast<u32>(logs.size()) - 1;
  u32 n = 0;
  while (n < last && where >= logs[n]) where -= logs[n++];
  return n;
}

}  // namespace

u32 expected_choice(Manner manner, const View& view, const Stakes& stakes, const Habit& habit,
                    std::span<const Action> legal, Rng& rng) {
  std::array<float, condotta::condottiere::Condottiere::kMaxActions> room;
  const std::span<float> appeal{room.data(), legal.size()};
  weigh_actions(view, stakes, habit.style, legal, appeal);
  if (manner == Manner::by_thumb) habit.misjudge(appeal, rng);
  const std::size_t favourite = best_of(appeal);
  if (manner == Manner::by_thumb || view.table.phase != Phase::battle) {
    return static_cast<u32>(favourite);
  }
  const Conduct conduct(kConductWeights, BattleInSight(view, stakes));
  const Lead lead(view);
  const float best = appeal[favourite];
  for (std::size_t i = 0; i < legal.size(); ++i) {
    appeal[i] = conduct.of(ConductShape::choice_of(legal[i]),
                           ActionInSight(view, lead, legal[i], best - appeal[i]));
  }
  return draw(appeal, rng);
}

}  // namespace condotta::bots::condottiere
