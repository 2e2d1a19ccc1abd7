// The bots of Virtù: they choose what is legal, the same each time and whatever is hidden from them
// (V1.5), think no longer than they may, and end every game.
#include <chrono>

#include "arena/match.hpp"
#include "tests/support/contract_suite.hpp"
#include "tests/support/virtu_games.hpp"

namespace condotta::virtu {
namespace {

using Roster = bots::Roster<Virtu>;
using Judgement = bots::Judgement<Virtu>;

constexpr bots::Budget kBudget{.iterations = 6};

Actions legal_of(const State& s) {
  Actions legal;
  list_legal(s, legal);
  return legal;
}

Judgement judge(std::string_view name, const State& s, u64 seed) {
  const Actions legal = legal_of(s);
  return Roster::make(name, seed)
      ->decide(Virtu::observe(s, s.to_move), {legal.begin(), legal.count}, kBudget);
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

// A few positions of random games under all options, that leave a choice.
template <class Visit>
void visit_choices(u32 one_of, Visit visit) {
  contract::visit_games<Virtu>(all_option_sets(), scaled(1, 2), [&](const State& s, Rng& rng) {
    if (s.phase == Phase::over || rng.below(one_of) != 0) return;
    if (legal_of(s).count > 1) visit(s, rng);
  });
}

TEST(VirtuBots, JudgementIsCompleteAndTheSameEachTime) {
  int compared = 0;
  visit_choices(scaled(40, 150), [&](const State& s, Rng& rng) {
    const Actions legal = legal_of(s);
    for (const std::string_view name : Roster::names()) {
      SCOPED_TRACE(std::string(name));
      const u64 seed = rng.next();
      const Judgement judgement = judge(name, s, seed);
      expect_same(judgement, judge(name, s, seed));
      ASSERT_TRUE(Virtu::is_legal(s, judgement.action));
      ASSERT_EQ(judgement.options.size(), legal.count);
      ASSERT_LE(judgement.iterations, kBudget.iterations);
      for (u32 i = 0; i < legal.count; ++i) {
        ASSERT_EQ(judgement.options[i].action, legal[i]);
        ASSERT_GE(judgement.options[i].value, 0);
        ASSERT_LE(judgement.options[i].value, 1);
      }
      float sum = 0;
      for (const float chance : judgement.chances) sum += chance;
      if (name != "random") {
        ASSERT_NEAR(sum, 1, 1e-3);
      }
      ++compared;
    }
  });
  EXPECT_GE(compared, 40);
}

// V1.5: what others have placed is their secret until all have.
TEST(VirtuBots, FamilyCardsOfOthersChangeNothing) {
  NullSink nobody;
  for (u64 game = 0; game < 6; ++game) {
    State here = Virtu::deal(Options{}, derive_seed(5, game), nobody);
    State there = here;
    Rng rng = Rng::seeded(game);
    while (here.to_move == seat(0)) {
      const Actions legal = legal_of(here);
      Virtu::apply(here, legal[rng.below(legal.count)], nobody);
    }
    while (there.to_move == seat(0)) {
      const Actions legal = legal_of(there);
      Virtu::apply(there, legal[rng.below(legal.count)], nobody);
    }
    for (const std::string_view name : Roster::names()) {
      SCOPED_TRACE(std::string(name));
      expect_same(judge(name, here, game), judge(name, there, game));
    }
  }
}

TEST(VirtuBots, MixedTablesEndEveryGame) {
  constexpr u64 kLimit = 50'000;
  const auto names = Roster::names();
  const std::atomic<bool> stop = false;
  Rng rng = Rng::seeded(3);
  u64 game = 0;
  for (const Options& options : all_option_sets()) {
    if (game++ % 3 != 0) continue;
    std::vector<arena::Entrant> seated;
    for (u8 i = 0; i < options.players; ++i) {
      // The prince takes the longest: one at a table.
      const std::string name(names[i == 0 && game % 2 == 0 ? names.size() - 1 : rng.below(3)]);
      seated.push_back({name, name, 0, 2});
    }
    arena::Match<Virtu> match(options, seated, game, {7}, game);
    const notation::Result<arena::GameResult> result = match.play(kLimit, stop);
    ASSERT_TRUE(result) << result.error().text();
    u32 shares = 0;
    for (const u8 share : result->shares) shares += share;
    ASSERT_EQ(shares, kWholeVictory);
  }
}

TEST(VirtuBots, CaptainBeatsRandomPlayers) {
  const std::atomic<bool> stop = false;
  u32 won = 0;
  constexpr u32 kGames = 12;
  for (u64 game = 0; game < kGames; ++game) {
    std::vector<arena::Entrant> seated(4, {"random", "random", 0, 0});
    seated[game % 4] = {"captain", "captain", 0, 0};
    arena::Match<Virtu> match(Options{}, seated, game, {9}, game);
    const notation::Result<arena::GameResult> result = match.play(50'000, stop);
    ASSERT_TRUE(result);
    won += result->shares[game % 4];
  }
  EXPECT_GE(won, (kGames - 2) * kWholeVictory);
}

// An iteration may be under way when the time is over; nothing else may be late.
TEST(VirtuBots, PrinceStopsInTime) {
  NullSink nobody;
  State s = Virtu::deal(Options{}, derive_seed(6, 0), nobody);
  while (s.phase == Phase::setup) Virtu::apply(s, legal_of(s)[0], nobody);
  const Actions legal = legal_of(s);
  const auto begin = std::chrono::steady_clock::now();
  const Judgement judgement = Roster::make("prince", 1)
                                  ->decide(Virtu::observe(s, s.to_move),
                                           {legal.begin(), legal.count}, {.milliseconds = 100});
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  EXPECT_GE(judgement.iterations, 1U);
  EXPECT_LT(took.count(), 3000) << "even under sanitizers on a busy machine";
  const std::atomic<bool> stop = true;
  EXPECT_EQ(
      Roster::make("prince", 1)
          ->decide(Virtu::observe(s, s.to_move), {legal.begin(), legal.count}, {.stop = &stop})
          .iterations,
      0U);
}

}  // namespace
}  // namespace condotta::virtu
