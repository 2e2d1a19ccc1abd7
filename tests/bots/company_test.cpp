// A condottiere takes the others for what everybody at the table knows of them: bots by their
// names, people for nobody known.
#include <algorithm>
#include <optional>
#include <vector>

#include "bots/condottiere/captain.hpp"
#include "bots/condottiere/conduct.hpp"
#include "bots/condottiere/novice.hpp"
#include "bots/rosters.hpp"
#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {
namespace {

using bots::Level;
using bots::Temper;
using bots::condottiere::expected_choice;
using bots::condottiere::Habit;
using bots::condottiere::habit_of;
using bots::condottiere::Manner;
using bots::condottiere::Stakes;
using bots::condottiere::View;
using Judgement = bots::Judgement<Condottiere>;
using Names = std::vector<std::string_view>;

Judgement judge(const State& s, const Names& company) {
  Actions legal;
  list_legal(s, legal);
  return bots::Roster<Condottiere>::make("condottiere", 7, company)
      ->decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count},
               {.iterations = 200});
}

bool same(const Judgement& a, const Judgement& b) {
  return a.action == b.action && std::equal(a.options.begin(), a.options.end(), b.options.begin(),
                                            b.options.end(), [](const auto& x, const auto& y) {
                                              return x.value == y.value && x.visits == y.visits;
                                            });
}

// Some positions in battles of games at random, under all options.
template <class Visit>
void visit_battles(u32 most, Visit visit) {
  u32 visited = 0;
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (visited == most || s.table.phase != Phase::battle || rng.below(40) != 0) return;
    Actions legal;
    list_legal(s, legal);
    if (legal.count < 2) return;
    ++visited;
    visit(s, legal, rng);
  });
  EXPECT_EQ(visited, most);
}

TEST(Company, OfWhomNothingIsKnownTheNameDoesNotCount) {
  visit_battles(20, [](const State& s, const Actions&, Rng&) {
    const Names people(s.table.options.players), strangers(s.table.options.players, "random");
    const Judgement alone = judge(s, {});
    EXPECT_TRUE(same(alone, judge(s, people)));
    EXPECT_TRUE(same(alone, judge(s, strangers)));
    EXPECT_TRUE(same(alone, judge(s, Names(100, "nobody of this name"))));
  });
}

TEST(Company, OnlyTheOthersCount) {
  visit_battles(20, [](const State& s, const Actions&, Rng&) {
    Names company(s.table.options.players, "captain");
    const Judgement first = judge(s, company);
    company[index(s.table.turn)] = "novice";
    EXPECT_TRUE(same(first, judge(s, company)));
  });
}

TEST(Company, EachLevelAndTemperIsTakenForItself) {
  u32 differ = 0;
  visit_battles(20, [&](const State& s, const Actions&, Rng&) {
    std::vector<Judgement> judgements;
    for (const std::string_view name : {"", "novice", "captain", "fiammetta", "condottiere"}) {
      judgements.push_back(judge(s, Names(s.table.options.players, name)));
    }
    bool all_differ = true;
    for (std::size_t i = 0; i < judgements.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) all_differ &= !same(judgements[i], judgements[j]);
    }
    differ += all_differ ? 1U : 0U;
  });
  // Where others have no choice left they are all alike.
  EXPECT_GT(differ, 10U);
}

// What is expected of captains and novices is what they do.
TEST(Company, HabitsAreThoseOfTheirLevels) {
  visit_battles(100, [](const State& s, const Actions& legal, Rng& rng) {
    const Observation seen = Condottiere::observe(s, s.table.turn);
    const View view = View::of(seen);
    const Stakes stakes(s.table, s.table.contested);
    const std::span<const Action> actions{legal.begin(), legal.count};
    const u64 seed = rng.below(1000);
    for (const std::optional<Temper> temper :
         {std::optional<Temper>{}, {Temper::bold}, {Temper::sly}}) {
      const auto expected = [&](Level level) {
        Rng dice = Rng::seeded(seed);
        const Habit habit = habit_of(level, temper, s.table.options);
        return legal[expected_choice(Manner::by_thumb, view, stakes, habit, actions, dice)];
      };
      bots::condottiere::Captain captain(temper);
      EXPECT_EQ(expected(Level::captain), captain.decide(seen, actions, {}).action);
      bots::condottiere::Novice novice(seed, temper);
      EXPECT_EQ(expected(Level::novice), novice.decide(seen, actions, {}).action);
    }
  });
}

// C3.9: to know the names is not to know the hands.
TEST(Company, WhatIsHiddenChangesNothing) {
  visit_battles(40, [](const State& s, const Actions&, Rng& rng) {
    const State other = another_world(s, s.table.turn, rng);
    for (const std::string_view name : {"novice", "captain", "condottiere"}) {
      const Names company(s.table.options.players, name);
      EXPECT_TRUE(same(judge(s, company), judge(other, company))) << name;
    }
  });
}

}  // namespace
}  // namespace condotta::condottiere
