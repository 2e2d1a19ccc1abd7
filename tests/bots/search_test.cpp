// The condottiere's search keeps to its budget: by number, by the clock, in several threads.
#include "bots/condottiere/search.hpp"

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::Budget;
using bots::condottiere::Search;
using Judgement = bots::Judgement<Condottiere>;

// The first choice of a battle among four players.
State opening() {
  Log log;
  State s = Condottiere::deal({.players = 4}, derive_seed(3, 1), log);
  while (s.table.phase != Phase::battle) {
    Actions legal;
    list_legal(s, legal);
    Condottiere::apply(s, legal[0], log);
  }
  return s;
}

Judgement judge(const State& s, const Budget& budget, u64 seed = 1) {
  Actions legal;
  list_legal(s, legal);
  return Search(seed).decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count},
                             budget);
}

u32 visits_of(const Judgement& judgement) {
  u32 sum = 0;
  for (const auto& option : judgement.options) sum += option.visits;
  return sum;
}

TEST(Search, EveryIterationIsCountedOnce) {
  const State s = opening();
  for (const u32 threads : {1U, 2U, 3U, 7U}) {
    const Judgement judgement = judge(s, {.iterations = 200, .threads = threads});
    EXPECT_EQ(judgement.iterations, 200U) << threads;
    EXPECT_EQ(visits_of(judgement), 200U) << threads;
    float chances = 0;
    for (u8 i = 0; i < s.table.options.players; ++i) chances += judgement.chances[i];
    EXPECT_NEAR(chances, 1.0F, 1e-3F) << threads;
  }
}

// Which thread is faster does not count; each has dice of its own.
TEST(Search, TheSameInThreadsEachTime) {
  const State s = opening();
  const Budget budget{.iterations = 300, .threads = 3};
  const Judgement first = judge(s, budget), again = judge(s, budget);
  ASSERT_EQ(first.action, again.action);
  for (std::size_t i = 0; i < first.options.size(); ++i) {
    EXPECT_EQ(first.options[i].visits, again.options[i].visits);
    EXPECT_EQ(first.options[i].value, again.options[i].value);
  }
  EXPECT_NE(judge(s, {.iterations = 100}).options[0].value,
            judge(s, {.iterations = 100}, 2).options[0].value);
}

TEST(Search, WhoIsToldToStopStops) {
  const State s = opening();
  const std::atomic<bool> stop{true};
  for (const u32 threads : {1U, 2U}) {
    EXPECT_EQ(judge(s, {.iterations = 1'000'000, .threads = threads, .stop = &stop}).iterations,
              0U);
  }
}

// With several threads nothing but the clock ends it: if it did not, this would never return.
TEST(Search, TheClockAloneIsALimit) {
  EXPECT_GT(judge(opening(), {.milliseconds = 20, .threads = 2}).iterations, 0U);
}

// With one thread it ends early: the rest of the budget could not change the choice.
TEST(Search, WhatCannotBeOvertakenIsChosen) {
  u32 ended_early = 0, games = 0;
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase == Phase::over || games == 40 || rng.below(200) != 0) return;
    Actions legal;
    list_legal(s, legal);
    if (legal.count < 2) return;
    ++games;
    constexpr u32 kAll = 1500;
    const Judgement judgement = judge(s, {.iterations = kAll});
    u32 first = 0, second = 0;
    for (const auto& option : judgement.options) {
      second = std::max(second, std::min(first, option.visits));
      first = std::max(first, option.visits);
    }
    if (judgement.iterations == kAll) return;
    ++ended_early;
    EXPECT_GT(first - second, kAll - judgement.iterations);
  });
  EXPECT_GT(ended_early, 0U);
}

}  // namespace
}  // namespace condotta::condottiere
