// The plans of a turn that the prince of Virtù looks at.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "bots/virtu/turn_plans.hpp"

namespace condotta::virtu {
namespace {

using bots::virtu::Style;
using bots::virtu::Thumb;
using bots::virtu::TurnPlans;

// Turns from all over a game of captains.
template <class Check>
void each_turn(u8 players, const Thumb& thumb, u32 every, Check check) {
  NullSink nobody;
  Options options;
  options.players = players;
  State s = Virtu::deal(options, derive_seed(21, players), nobody);
  Seat last = Seat::none;
  u32 turns = 0;
  while (s.phase != Phase::over) {
    if (s.to_move != last && turns++ % every == 0) check(s);
    last = s.to_move;
    Virtu::apply(s, thumb.choose(s), nobody);
  }
  EXPECT_GT(turns, every);
}

TEST(VirtuPlans, ThoseOfATurnAreLegalWholeAndDifferent) {
  const Thumb thumb{Style{}};
  for (const u8 players : {u8{3}, u8{5}}) {
    each_turn(players, thumb, 7, [&](const State& start) {
      NullSink nobody;
      TurnPlans turn(start, thumb, true);
      while (turn.plans().size() < 8 && turn.widen()) {
      }
      float loss = 0;
      for (u32 i = 0; i < turn.plans().size(); ++i) {
        State s = start;
        for (const Action a : turn.actions_of(i)) {
          ASSERT_EQ(s.to_move, start.to_move) << "a plan goes on after its turn";
          Actions legal;
          list_legal(s, legal);
          ASSERT_NE(std::find(legal.begin(), legal.end(), a), legal.end());
          Virtu::apply(s, a, nobody);
        }
        ASSERT_NE(s.to_move, start.to_move) << "a plan ends before its turn";
        const TurnPlans::Plan& plan = turn.plans()[i];
        ASSERT_EQ(std::memcmp(&s, &plan.after, sizeof s), 0);
        ASSERT_GE(plan.loss, loss) << "the most liked come first";
        loss = plan.loss;
        for (u32 k = 0; k < i; ++k) {
          ASSERT_NE(std::memcmp(&turn.plans()[k].after, &s, sizeof s), 0) << "the same twice";
        }
      }
    });
  }
}

TEST(VirtuPlans, TheFirstIsWhatACaptainWouldDo) {
  const Thumb thumb{Style{}};
  each_turn(4, thumb, 5, [&](const State& start) {
    NullSink nobody;
    const TurnPlans turn(start, thumb, false);
    State s = start;
    while (s.to_move == start.to_move) Virtu::apply(s, thumb.choose(s), nobody);
    EXPECT_EQ(std::memcmp(&s, &turn.plans()[0].after, sizeof s), 0);
  });
}

// Also of payments, which otherwise follow habits: every choice that a person asks about has a
// value.
TEST(VirtuPlans, WhateverMayBeDecidedFirstBeginsAPlan) {
  const Thumb thumb{Style{}};
  NullSink nobody;
  State s = Virtu::deal(Options{}, derive_seed(22, 0), nobody);
  Actions legal;
  for (;;) {
    legal.clear();
    list_legal(s, legal);
    if (s.phase == Phase::pay && legal.count > 1) break;
    ASSERT_NE(s.phase, Phase::over);
    Virtu::apply(s, thumb.choose(s), nobody);
  }
  TurnPlans turn(s, thumb, true);
  ASSERT_EQ(turn.first_values().size(), legal.count);
  const auto begun = [&](Action a) {
    for (u32 i = 0; i < turn.plans().size(); ++i) {
      if (turn.begins(i, a)) return true;
    }
    return false;
  };
  const auto all_begun = [&] { return std::all_of(legal.begin(), legal.end(), begun); };
  while (!all_begun()) ASSERT_TRUE(turn.widen());
}

}  // namespace
}  // namespace condotta::virtu
