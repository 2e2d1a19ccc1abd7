// The condottiere's search keeps to its budget: by number, by the clock, in several threads.
#include "bots/condottiere/search.hpp"

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::Budget;
using bots::condottiere::Search;
using bots::condottiere::SearchOptions;
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

Judgement judge(const State& s, const Budget& budget, u64 seed = 1,
                const SearchOptions& options = {}) {
  Actions legal;
  list_legal(s, legal);
  return Search(seed, {}, {}, options)
      .decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count}, budget);
}

// Visits some positions of random games under all options, that leave a choice.
template <class Visit>
void visit_choices(u32 most, Visit visit) {
  u32 visited = 0;
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase == Phase::over || visited == most || rng.below(200) != 0) return;
    Actions legal;
    list_legal(s, legal);
    if (legal.count < 2) return;
    ++visited;
    visit(s);
  });
}

// The two greatest numbers of visits.
struct Leaders {
  u32 first = 0, second = 0;

  explicit Leaders(const Judgement& judgement) {
    for (const auto& option : judgement.options) {
      second = std::max(second, std::min(first, option.visits));
      first = std::max(first, option.visits);
    }
  }
};

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
  u32 ended_early = 0;
  visit_choices(40, [&](const State& s) {
    constexpr u32 kAll = 1500;
    const Judgement judgement = judge(s, {.iterations = kAll});
    if (judgement.iterations == kAll) return;
    ++ended_early;
    const Leaders lead(judgement);
    EXPECT_GT(lead.first - lead.second, kAll - judgement.iterations);
  });
  EXPECT_GT(ended_early, 0U);
}

// The actions in question are played on from the same imagined states: never one
// alone. Nothing is before the tree has settled.
TEST(Search, GamesToTheEndForWhatIsInQuestion) {
  u32 asked = 0;
  visit_choices(static_cast<u32>(scaled(60, 15)), [&](const State& s) {
    const Observation seen = Condottiere::observe(s, s.table.turn);
    const SearchOptions options{.settled = 320};
    bots::condottiere::Tree tree(seen, options, {}, 1);
    while (tree.iterations() < 335) tree.iterate();
    EXPECT_TRUE(tree.beyond().empty());
    tree.iterate();
    EXPECT_NE(tree.beyond().told().size(), 1U) << "one alone needs no comparison";
    EXPECT_LE(tree.beyond().told().size(), 4U);
    EXPECT_EQ(tree.in_question(), !tree.beyond().empty());
    for (const auto& told : tree.beyond().told()) {
      const auto* const child = tree.find(told.action);
      ASSERT_NE(child, nullptr);
      EXPECT_GE(child->visits * 16, tree.leaders().first);
    }
    if (!tree.in_question()) return;
    ++asked;
    while (tree.iterations() < 480) tree.iterate();
    u32 most = 0, all = 0;
    for (const auto& told : tree.beyond().told()) {
      most = std::max(most, told.games);
      all += told.games;
    }
    EXPECT_LE(most, 10U) << "one look in 16 iterations";
    EXPECT_GE(all, 2 * most) << "never one alone";
  });
  EXPECT_GT(asked, 5U);
}

// By visits until whole games have been played: an action that was found to be good late may have
// the fewer of them. Then by value.
TEST(Search, TheBestInTheEyesOfWholeGamesIsChosen) {
  const auto chosen = [](const Judgement& judgement) {
    return *std::find_if(judgement.options.begin(), judgement.options.end(),
                         [&](const auto& option) { return option.action == judgement.action; });
  };
  const auto visited = [](const Judgement& judgement) {
    return *std::max_element(judgement.options.begin(), judgement.options.end(),
                             [](const auto& a, const auto& b) { return a.visits < b.visits; });
  };
  u32 by_value = 0;
  visit_choices(static_cast<u32>(scaled(60, 20)), [&](const State& s) {
    const Judgement before = judge(s, {.iterations = 400}, 1, {.settled = 400});
    EXPECT_EQ(chosen(before).visits, visited(before).visits);
    for (const u32 threads : {1U, 2U}) {
      const Judgement after =
          judge(s, {.iterations = 400, .threads = threads}, 1, {.settled = 150});
      EXPECT_GE(chosen(after).value, visited(after).value);
      by_value += chosen(after).visits != visited(after).visits ? 1U : 0U;
    }
  });
  EXPECT_GT(by_value, 0U);
}

// What cannot be overtaken by visits may still be by whole games.
TEST(Search, WhatIsInQuestionIsThoughtToTheEnd) {
  u32 ended_early = 0;
  visit_choices(static_cast<u32>(scaled(80, 30)), [&](const State& s) {
    constexpr u32 kAll = 1100;
    const Judgement judgement = judge(s, {.iterations = kAll}, 1, {.settled = 1000});
    if (judgement.iterations == kAll) return;
    ++ended_early;
    const Leaders lead(judgement);
    EXPECT_LT(lead.second * 16, lead.first);
  });
  EXPECT_GT(ended_early, 0U);
}

}  // namespace
}  // namespace condotta::condottiere
