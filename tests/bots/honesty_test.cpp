// A bot's choice is bit-identical when everything hidden from its seat is changed (C3.9), and it is
// the same each time.
#include "bots/condottiere/search.hpp"
#include "bots/rosters.hpp"
#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {
namespace {

using Roster = bots::Roster<Condottiere>;
using Judgement = bots::Judgement<Condottiere>;

constexpr bots::Budget kBudget{.iterations = 16};

Actions legal_of(const State& s) {
  Actions legal;
  list_legal(s, legal);
  return legal;
}

Judgement judge(std::string_view name, const State& s, u64 seed) {
  const Actions legal = legal_of(s);
  return Roster::make(name, seed)
      ->decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count}, kBudget);
}

void expect_same(const Judgement& a, const Judgement& b) {
  ASSERT_EQ(a.action, b.action);
  ASSERT_EQ(a.iterations, b.iterations);
  ASSERT_EQ(a.options.size(), b.options.size());
  for (std::size_t i = 0; i < a.options.size(); ++i) {
    ASSERT_EQ(a.options[i].action, b.options[i].action);
    ASSERT_EQ(a.options[i].value, b.options[i].value);
    ASSERT_EQ(a.options[i].visits, b.options[i].visits);
  }
  for (u8 i = 0; i < kMaxPlayers; ++i) ASSERT_EQ(a.chances[i], b.chances[i]);
}

// Visits positions of random games under all options, with cards shown, that leave a choice.
template <class Visit>
void visit_choices(u32 one_of, Visit visit) {
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase == Phase::over || rng.below(one_of) != 0) return;
    if (legal_of(s).count > 1) visit(s, rng);
  });
}

TEST(BotHonesty, WhatIsHiddenChangesNothing) {
  int compared = 0, changed = 0;
  visit_choices(static_cast<u32>(scaled(60, 6)), [&](const State& s, Rng& rng) {
    const Seat me = s.table.turn;
    const State other = another_world(s, me, rng);
    ASSERT_TRUE(same_bytes(Condottiere::observe(s, me), Condottiere::observe(other, me)));
    changed += same_bytes(s.hands, other.hands) && same_bytes(s.down, other.down) ? 0 : 1;
    for (const std::string_view name : Roster::names()) {
      SCOPED_TRACE(std::string(name));
      const u64 seed = rng.next();
      expect_same(judge(name, s, seed), judge(name, other, seed));
      ++compared;
    }
  });
  EXPECT_GE(compared, 300);
  EXPECT_GE(changed * static_cast<int>(Roster::names().size()), compared * 9 / 10)
      << "or the test would prove nothing";
}

// What whole games tell is of imagined ones. They begin early here; a roster's bot begins them only
// after thousands of iterations.
TEST(BotHonesty, WhatIsHiddenChangesNoGamesPlayedToTheEnd) {
  int compared = 0, told = 0;
  visit_choices(static_cast<u32>(scaled(400, 80)), [&](const State& s, Rng& rng) {
    const State other = another_world(s, s.table.turn, rng);
    const u64 seed = rng.next();
    const auto think = [&](const State& world, u32 settled) {
      const Actions legal = legal_of(world);
      return bots::condottiere::Search(seed, {}, {}, {.settled = settled})
          .decide(Condottiere::observe(world, s.table.turn), {legal.begin(), legal.count},
                  {.iterations = 64});
    };
    const Judgement here = think(s, 40), without = think(s, 1000);
    expect_same(here, think(other, 40));
    ++compared;
    for (std::size_t i = 0; i < here.options.size(); ++i) {
      if (here.options[i].value != without.options[i].value) {
        ++told;
        break;
      }
    }
  });
  EXPECT_GE(compared, 30);
  EXPECT_GE(told * 2, compared) << "or whole games were not played";
}

// Not only in the moment: what a bot may remember of earlier decisions must not tell either.
TEST(BotHonesty, WhatABotRemembersChangesNothing) {
  for (const std::string_view name : Roster::names()) {
    for (u32 game = 0; game < static_cast<u32>(scaled(4, 32)); ++game) {
      NullSink nobody;
      const Options options = option_set(game * 9 % 32, static_cast<u8>(2 + game % 5));
      SCOPED_TRACE(std::string(name) + ", " + describe(options));
      State s = Condottiere::deal(options, derive_seed(8, game), nobody);
      Rng rng = Rng::seeded(game);
      const Seat me = seat(game % options.players);
      const auto here = Roster::make(name, game), there = Roster::make(name, game);
      while (s.table.phase != Phase::over) {
        const Actions legal = legal_of(s);
        const std::span<const Action> choices{legal.begin(), legal.count};
        if (s.table.turn != me || legal.count == 1) {
          Condottiere::apply(s, legal[rng.below(legal.count)], nobody);
          continue;
        }
        const State other = another_world(s, me, rng);
        const Judgement a = here->decide(Condottiere::observe(s, me), choices, kBudget);
        const Judgement b = there->decide(Condottiere::observe(other, me), choices, kBudget);
        expect_same(a, b);
        if (::testing::Test::HasFatalFailure()) return;
        Condottiere::apply(s, a.action, nobody);
      }
    }
  }
}

TEST(BotJudgement, IsCompleteAndTheSameEachTime) {
  bool seed_matters = false;
  visit_choices(static_cast<u32>(scaled(200, 20)), [&](const State& s, Rng& rng) {
    const Actions legal = legal_of(s);
    for (const std::string_view name : Roster::names()) {
      SCOPED_TRACE(std::string(name));
      const u64 seed = rng.next();
      const Judgement judgement = judge(name, s, seed);
      expect_same(judgement, judge(name, s, seed));
      ASSERT_TRUE(Condottiere::is_legal(s, judgement.action));
      ASSERT_EQ(judgement.options.size(), legal.count);
      for (u32 i = 0; i < legal.count; ++i) ASSERT_EQ(judgement.options[i].action, legal[i]);
      ASSERT_LE(judgement.iterations, kBudget.iterations);
      float sum = 0;
      for (const float chance : judgement.chances) {
        ASSERT_GE(chance, 0);
        sum += chance;
      }
      if (judgement.iterations != 0) {
        ASSERT_NEAR(sum, 1, 1e-3);
      }
      seed_matters = seed_matters || judge(name, s, seed + 1).action != judgement.action;
    }
  });
  EXPECT_TRUE(seed_matters);
}

TEST(BotRoster, KnowsItsNamesAndNoOthers) {
  ASSERT_FALSE(Roster::names().empty());
  for (const std::string_view name : Roster::names()) EXPECT_NE(Roster::make(name, 1), nullptr);
  EXPECT_EQ(Roster::make("nobody", 1), nullptr);
  EXPECT_EQ(Roster::make("", 1), nullptr);
  EXPECT_NE(Roster::make(Roster::kUsual, 1), nullptr);
  EXPECT_NE(Roster::make(Roster::kAdviser, 1), nullptr);
}

}  // namespace
}  // namespace condotta::condottiere
