#include "bots/virtu/novice.hpp"

#include <array>

#include "bots/virtu/judging.hpp"

namespace condotta::bots::virtu {
namespace {

// How far, as a part of the chance of victory, a beginner misjudges an action.
constexpr float kBlur = 0.45F;

Style beginners_style() {
  Style style;
  style.horizon *= 0.3F;
  style.next_room *= 0.2F;
  style.later_room = 0;
  style.siege *= 0.3F;
  style.plenty_florins *= 3;
  return style;
}

}  // namespace

Novice::Novice(u64 seed) : rng_(Rng::seeded(seed)), thumb_(beginners_style()) {}

Judgement<Virtu> Novice::decide(const Observation& seen, std::span<const Action> legal,
                                const Budget&) {
  const State state = Virtu::imagine(seen, rng_);
  std::array<float, Virtu::kMaxActions> values = {};
  thumb_.weigh(state, legal, values);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const float noise = static_cast<float>(rng_.below(1U << 16U)) / static_cast<float>(1U << 16U);
    values[i] *= 1 - kBlur * noise;
  }
  return judgement_by_thumb(state, legal, {values.data(), legal.size()}, thumb_.prices());
}

}  // namespace condotta::bots::virtu
