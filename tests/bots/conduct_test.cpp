// How others are expected to play: by what they see themselves (C3.9), about as searches do.
#include "bots/condottiere/conduct.hpp"

#include <algorithm>
#include <cmath>

#include "bots/condottiere/conduct_net.hpp"
#include "bots/condottiere/conduct_weights.hpp"
#include "bots/condottiere/search.hpp"
#include "bots/condottiere/thumb.hpp"
#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {
namespace {

using bots::condottiere::ActionInSight;
using bots::condottiere::BattleInSight;
using bots::condottiere::Conduct;
using bots::condottiere::ConductShape;
using bots::condottiere::expected_choice;
using bots::condottiere::habit_of;
using bots::condottiere::kConductWeights;
using bots::condottiere::Lead;
using bots::condottiere::Manner;
using bots::condottiere::Stakes;
using bots::condottiere::View;

using Legal = ActionList<Condottiere>;

// Visits games at random, under all options: where there is a choice of a card or a pass.
template <class Visit>
void visit_battles(u32 one_of, Visit visit) {
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase != Phase::battle) return;
    Legal legal;
    Condottiere::legal(s, legal);
    if (legal.count > 1 && rng.below(one_of) == 0) visit(s, legal, rng);
  });
}

BattleInSight sight_of(const View& view) {
  return {view, Stakes(view.table, view.table.contested)};
}

u32 choose(const View& view, const Legal& legal, u64 seed, Manner manner = Manner::by_search) {
  Rng rng = Rng::seeded(seed);
  return expected_choice(manner, view, Stakes(view.table, view.table.contested),
                         habit_of(bots::Level::captain, {}, view.table.options),
                         {legal.begin(), legal.count}, rng);
}

TEST(Conduct, FeaturesAreComplete) {
  visit_battles(3, [](const State& s, const Legal& legal, Rng&) {
    const BattleInSight battle = sight_of(View::of(s, s.table.turn));
    ASSERT_TRUE(battle.full());
    const Conduct conduct(kConductWeights, battle);
    for (const Action a : legal) {
      ASSERT_LT(ConductShape::choice_of(a), ConductShape::kChoices);
      const View view = View::of(s, s.table.turn);
      const ActionInSight action(view, Lead(view), a, 0.1F);
      ASSERT_TRUE(action.full());
      ASSERT_TRUE(std::isfinite(conduct.of(ConductShape::choice_of(a), action)));
    }
  });
}

// C3.9: what is expected of a seat hangs on nothing that this seat cannot see.
TEST(Conduct, NothingHiddenFromTheMoverCounts) {
  u32 visited = 0, final_battles = 0, face_down = 0;
  visit_battles(10, [&](const State& s, const Legal& legal, Rng& rng) {
    const Observation seen = Condottiere::observe(s, s.table.turn);
    const State other = Condottiere::imagine(seen, rng);
    const BattleInSight real = sight_of(View::of(s, seen.me));
    const BattleInSight imagined = sight_of(View::of(other, seen.me));
    for (u32 k = 0; k < BattleInSight::kSize; ++k) ASSERT_EQ(real[k], imagined[k]) << k;
    const u64 seed = rng.below(1000);
    const u32 choice = choose(View::of(s, seen.me), legal, seed);
    ASSERT_LT(choice, legal.count);
    ASSERT_EQ(choice, choose(View::of(other, seen.me), legal, seed));
    ASSERT_EQ(choice, choose(View::of(seen), legal, seed));
    ++visited;
    final_battles += is_final(s.table) ? 1U : 0U;
    face_down += s.table.down != 0 ? 1U : 0U;
  });
  EXPECT_GT(visited, 1000U);
  EXPECT_GT(final_battles, 0U);
  EXPECT_GT(face_down, 0U);
}

TEST(Conduct, ByThumbItIsTheFavouriteOfTheRulesOfThumb) {
  visit_battles(20, [](const State& s, const Legal& legal, Rng& rng) {
    const View view = View::of(s, s.table.turn);
    float appeal[Condottiere::kMaxActions];
    const std::span<float> appeals{appeal, legal.count};
    bots::condottiere::weigh_actions(view, bots::condottiere::style_for(s.table.options),
                                     {legal.begin(), legal.count}, appeals);
    ASSERT_EQ(choose(view, legal, rng.below(1000), Manner::by_thumb),
              bots::condottiere::best_of(appeals));
  });
}

// How likely the network finds each action; and which is the favourite of the rules of thumb.
struct Expectation {
  double chance[Condottiere::kMaxActions] = {};
  u32 favourite = 0;

  Expectation(const View& view, const Legal& legal) {
    float appeal[Condottiere::kMaxActions];
    bots::condottiere::weigh_actions(view, bots::condottiere::style_for(view.table.options),
                                     {legal.begin(), legal.count}, appeal);
    favourite = static_cast<u32>(bots::condottiere::best_of({appeal, legal.count}));
    const Conduct conduct(kConductWeights, sight_of(view));
    const Lead lead(view);
    double sum = 0;
    for (u32 i = 0; i < legal.count; ++i) {
      const ActionInSight action(view, lead, legal[i], appeal[favourite] - appeal[i]);
      chance[i] = std::exp(double{conduct.of(ConductShape::choice_of(legal[i]), action)});
      sum += chance[i];
    }
    for (u32 i = 0; i < legal.count; ++i) chance[i] /= sum;
  }
};

// The network was trained to draw what searches choose among searches. It is less surprised by them
// than one who knows the favourite of the rules of thumb and how often searches share it.
TEST(Conduct, FindsWhatSearchesChoose) {
  constexpr u32 kAll = 300;
  constexpr bots::condottiere::Occupant kOne = {bots::Level::condottiere, {}};
  constexpr bots::condottiere::Occupants kAllSearch = {kOne, kOne, kOne, kOne, kOne, kOne};
  u32 all = 0, shared = 0;
  double surprise = 0, of_others = 0;
  visit_battles(60, [&](const State& s, const Legal& legal, Rng&) {
    if (all == kAll) return;
    const Observation seen = Condottiere::observe(s, s.table.turn);
    const Action chosen = bots::condottiere::Search(all, {}, kAllSearch)
                              .decide(seen, {legal.begin(), legal.count}, {.iterations = 1000})
                              .action;
    const Expectation expected(View::of(seen), legal);
    const auto n = static_cast<u32>(std::find(legal.begin(), legal.end(), chosen) - legal.begin());
    surprise -= std::log(expected.chance[n]);
    if (n == expected.favourite) {
      ++shared;
    } else {
      of_others += std::log(legal.count - 1.0);
    }
    ++all;
  });
  ASSERT_EQ(all, kAll);
  const double trust = static_cast<double>(shared) / all;
  const double by_favourite =
      of_others - all * (trust * std::log(trust) + (1 - trust) * std::log(1 - trust));
  EXPECT_LT(surprise, by_favourite);
}

}  // namespace
}  // namespace condotta::condottiere
