// Games are played once each, in any number of threads, and come to an end.
#include "arena/runner.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "arena/progress.hpp"
#include "arena/report.hpp"
#include "engine/condottiere/condottiere.hpp"
#include "tests/cli/cli_call.hpp"

namespace condotta::arena {
namespace {

using condottiere::Condottiere;

std::vector<Entrant> entrants(std::initializer_list<const char*> names) {
  std::vector<Entrant> all;
  for (const char* name : names) all.push_back({name, name, 0, 8});
  return all;
}

// Without playing: the first seat wins games with an even number, the last seat the others.
GameResult by_number(u64 game, std::size_t seats) {
  GameResult result;
  result.game = game;
  result.finished = true;
  result.shares.resize(seats);
  (game % 2 == 0 ? result.shares.front() : result.shares.back()) = kWholeVictory;
  result.times.resize(seats);
  return result;
}

// What does not depend on the clock.
void expect_same(const Tally& a, const Tally& b) {
  EXPECT_EQ(a.games(), b.games());
  ASSERT_EQ(a.standings().size(), b.standings().size());
  for (std::size_t i = 0; i < a.standings().size(); ++i) {
    EXPECT_EQ(a.standings()[i].games, b.standings()[i].games);
    EXPECT_EQ(a.standings()[i].shares, b.standings()[i].shares);
    EXPECT_EQ(a.standings()[i].times.count(), b.standings()[i].times.count());
  }
  EXPECT_EQ(a.encounters().companies, b.encounters().companies);
}

TEST(ArenaRunner, PlaysEveryGameOnceWithItsTable) {
  Schedule schedule(entrants({"a", "b", "c"}), 3, 1);
  Runner runner(schedule, 10);
  std::atomic<bool> stop = false;
  std::vector<std::string> played(10);
  const notation::Complaint trouble = runner.run(
      [&](u64 game, const std::vector<Entrant>& seated) {
        for (const Entrant& entrant : seated) played[game] += entrant.name;
        return by_number(game, 3);
      },
      4, stop);
  EXPECT_FALSE(trouble);
  const std::vector<std::string> expected = {"abc", "bca", "cab", "abc", "bca",
                                             "cab", "abc", "bca", "cab", "abc"};
  EXPECT_EQ(played, expected);
  EXPECT_EQ(runner.tally().games(), 10U);
  EXPECT_EQ(runner.tally().standings()[0].games, 10U);
  // Even games are won by a, c, b, a, c and odd ones by a, c, b, a, c.
  EXPECT_EQ(runner.tally().standings()[0].wins(), 4);
  EXPECT_EQ(runner.tally().standings()[1].wins(), 2);
  EXPECT_EQ(runner.tally().standings()[2].wins(), 4);
}

TEST(ArenaRunner, CanBeStoppedAndGoesOnFromItsLog) {
  const std::string file = cli::temporary("arena_runner.jsonl");
  std::filesystem::remove(file);
  Schedule schedule(entrants({"a", "b", "c"}), 3, 1);
  std::vector<int> times(20);
  std::atomic<bool> stop = false;
  const Runner::Play play = [&](u64 game, const std::vector<Entrant>&) {
    ++times[game];
    GameResult result = by_number(game, 3);
    result.finished = !stop;
    return result;
  };
  for (const u64 wanted : {u64{7}, u64{8}, u64{20}}) {
    notation::Result<Log> log = Log::open(file, "{\"arena\":1}", 3);
    ASSERT_TRUE(log);
    Runner runner(schedule, 20);
    runner.resume(*log);
    stop = false;
    const notation::Complaint trouble =
        runner.run(play, 1, stop, [&](const Tally& tally) { stop = tally.games() == wanted; });
    EXPECT_FALSE(trouble);
    EXPECT_EQ(runner.tally().games(), wanted);
  }
  EXPECT_EQ(times, std::vector<int>(20, 1));
}

TEST(ArenaRunner, AShorterRunTakesWhatItNeedsOfALongerLog) {
  const std::string file = cli::temporary("arena_longer.jsonl");
  std::filesystem::remove(file);
  notation::Result<Log> log = Log::open(file, "{\"arena\":1}", 3);
  ASSERT_TRUE(log);
  for (u64 i = 0; i < 9; ++i) ASSERT_TRUE(log->append(by_number(i, 3)));
  notation::Result<Log> again = Log::open(file, "{\"arena\":1}", 3);
  ASSERT_TRUE(again);
  Schedule schedule(entrants({"a", "b", "c"}), 3, 1);
  Runner runner(schedule, 6);
  runner.resume(*again);
  EXPECT_EQ(runner.tally().games(), 6U);
}

TEST(ArenaRunner, TellsTheFirstTrouble) {
  Schedule schedule(entrants({"a"}), 3, 1);
  Runner runner(schedule, 1000);
  std::atomic<bool> stop = false;
  const notation::Complaint trouble = runner.run(
      [](u64 game, const std::vector<Entrant>&) -> notation::Result<GameResult> {
        if (game == 5) return notation::Error{"game 5", "went wrong"};
        return by_number(game, 3);
      },
      3, stop);
  ASSERT_TRUE(trouble);
  EXPECT_EQ(trouble->text(), "game 5: went wrong");
  EXPECT_TRUE(stop);
  EXPECT_LT(runner.tally().games(), 1000U);
}

TEST(ArenaMatch, ThreadsChangeNothing) {
  condottiere::Options options;
  options.players = 3;
  const RunSeed seed{11};
  std::vector<std::unique_ptr<Runner>> runners;
  Schedule schedule(entrants({"random", "captain", "condottiere"}), 3, seed.run);
  for (const u32 threads : {1U, 3U}) {
    std::atomic<bool> stop = false;
    runners.push_back(std::make_unique<Runner>(schedule, 12));
    const notation::Complaint trouble = runners.back()->run(
        [&](u64 game, const std::vector<Entrant>& seated) {
          Match<Condottiere> match(options, seated, game, seed, schedule.deal_of(game));
          return match.play(100'000, stop);
        },
        threads, stop);
    EXPECT_FALSE(trouble);
  }
  EXPECT_EQ(runners[0]->tally().games(), 12U);
  expect_same(runners[0]->tally(), runners[1]->tally());
}

TEST(ArenaMatch, RotationsShareADealAndBotsHaveSeedsOfTheirOwn) {
  const RunSeed seed{3};
  EXPECT_EQ(seed.deal(4), derive_seed(3, 4));
  std::vector<u64> seeds;
  for (u64 game = 0; game < 20; ++game) {
    for (u8 i = 0; i < 6; ++i) seeds.push_back(seed.bot(game, i));
    seeds.push_back(seed.deal(game).low);
    seeds.push_back(seed.deal(game).high);
  }
  std::sort(seeds.begin(), seeds.end());
  EXPECT_EQ(std::adjacent_find(seeds.begin(), seeds.end()), seeds.end());
}

TEST(ArenaMatch, HasALimitAndCanBeStopped) {
  const std::vector<Entrant> seated = entrants({"captain", "random"});
  condottiere::Options options;
  options.players = 2;
  std::atomic<bool> stop = false;
  const notation::Result<GameResult> endless =
      Match<Condottiere>(options, seated, 9, {1}, 0).play(10, stop);
  ASSERT_FALSE(endless);
  EXPECT_EQ(endless.error().text(), "game 9: has no end after 10 decisions");
  stop = true;
  const notation::Result<GameResult> stopped =
      Match<Condottiere>(options, seated, 9, {1}, 0).play(10, stop);
  ASSERT_TRUE(stopped);
  EXPECT_FALSE(stopped->finished);
}

TEST(ArenaReport, TellsWhatWasCounted) {
  Schedule schedule(entrants({"a", "b"}), 2, 1);
  Tally tally(2);
  GameResult won = by_number(0, 2), shared = by_number(1, 2);
  shared.shares = {kWholeVictory / 2, kWholeVictory / 2};
  won.times[0].add(2'000'000);
  tally.add({0, 1}, won);
  tally.add({1, 0}, shared);
  const std::string json = json_of(report_of("toy", schedule, tally));
  EXPECT_EQ(json.rfind(R"({"game":"toy","players":2,"games":2,"bots":[{"name":"a","games":2,)"
                       R"("win_share":0.750000,"low":0.)",
                       0),
            0U)
      << json;
  EXPECT_NE(json.find(R"("mean_ms":2.000000,"p99_ms":2.0)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"({"name":"b","games":2,"win_share":0.250000,)"), std::string::npos);
}

TEST(ArenaProgress, LeadersAndTheTimeLeft) {
  Schedule schedule(entrants({"a", "b"}), 2, 1);
  Tally tally(2);
  EXPECT_EQ(progress_text(tally, schedule, 10, 0, 3), "0 of 10 games, a 0.0 %, b 0.0 %");
  for (u64 i = 0; i < 4; ++i) tally.add({1, 0}, by_number(0, 2));
  EXPECT_EQ(progress_text(tally, schedule, 10, 0, 8),
            "4 of 10 games, b 100.0 %, a 0.0 %, 12 s left");
  EXPECT_EQ(progress_text(tally, schedule, 10, 2, 100),
            "4 of 10 games, b 100.0 %, a 0.0 %, 5 min left");
}

}  // namespace
}  // namespace condotta::arena
