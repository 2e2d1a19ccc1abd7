#include "table/condottiere_chances.hpp"

#include <array>
#include <span>

#include "bots/condottiere/outlook.hpp"
#include "bots/condottiere/thumb.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::table {
namespace {

using namespace condottiere;
using bots::exp_of;

constexpr u32 kPlayOuts = 16;
constexpr u32 kLongest = 200;          // decisions; a battle is over long before
constexpr float kTemperature = 0.03F;  // of a choice by the rules of thumb

bool fighting(const Table& t) {
  return t.phase == Phase::battle || t.phase == Phase::take || t.phase == Phase::favour;
}

// More likely what appeals more.
u32 choose(const State& state, const Actions& legal, Rng& rng) {
  std::array<float, Condottiere::kMaxActions> weight{};
  const std::span<const Action> actions(legal.begin(), legal.count);
  bots::condottiere::weigh_actions(bots::condottiere::View::of(state, state.table.turn),
                                   bots::condottiere::style_for(state.table.options), actions,
                                   weight);
  const float top = weight[bots::condottiere::best_of({weight.data(), legal.count})];
  float sum = 0;
  for (u32 i = 0; i < legal.count; ++i) {
    sum += weight[i] = exp_of((weight[i] - top) / kTemperature);
  }
  float which = sum * static_cast<float>(rng.below(1U << 20U)) / static_cast<float>(1U << 20U);
  for (u32 i = 0; i < legal.count; ++i) {
    which -= weight[i];
    if (which < 0) return i;
  }
  return legal.count - 1;
}

// The outlook is made for the time between battles, and knows nothing of lines.
void end_battle(State& state, Rng& rng) {
  NullSink nobody;
  Actions legal;
  for (u32 n = 0; n < kLongest && fighting(state.table); ++n) {
    legal.clear();
    Condottiere::legal(state, legal);
    Condottiere::apply(state, legal[choose(state, legal, rng)], nobody);
  }
}

void add_chances(const State& state, std::vector<float>& sum) {
  float chances[kMaxPlayers] = {};
  if (state.table.phase != Phase::over) bots::condottiere::outlook(state, chances);
  for (u8 i = 0; i < state.table.options.players; ++i) {
    if (state.table.phase == Phase::over) {
      chances[i] = static_cast<float>(Condottiere::score(state, seat(i))) / kWholeVictory;
    }
    sum[i] += chances[i];
  }
}

}  // namespace

std::vector<float> open_chances(const State& state) {
  std::vector<float> chances(state.table.options.players);
  const u32 times = fighting(state.table) ? kPlayOuts : 1U;
  Rng rng = Rng::seeded(0);
  for (u32 n = 0; n < times; ++n) {
    State end = state;
    end.dice = Dice::fresh(rng);  // what will really be dealt is nobody's merit yet
    end_battle(end, rng);
    add_chances(end, chances);
  }
  float sum = 0;
  for (const float chance : chances) sum += chance;
  for (float& chance : chances) chance /= sum;
  return chances;
}

}  // namespace condotta::table
