#include "tests/cli/cli_call.hpp"

namespace condotta::cli {
namespace {

TEST(Selfplay, TellsHowItWent) {
  const Called called = call({"selfplay", "condottiere", "--players", "3", "--games", "20",
                              "--seed", "7", "--options", "draw_after_battle"});
  EXPECT_EQ(called.code, 0);
  EXPECT_EQ(called.err, "");
  EXPECT_EQ(
      called.out.rfind("condottiere, 3 players, seed 7, draw_after_battle\ngames      20\n", 0),
      0U);
  for (const char* part :
       {"seat 0 ", "seat 2 ", "decisions ", "ended by   adjacent ", "seconds "}) {
    EXPECT_NE(called.out.find(part), std::string::npos) << part;
  }
}

TEST(Selfplay, RecordsAreTheSameEachTimeAndAreConfirmed) {
  const std::string file = temporary("selfplay.jsonl"), again = temporary("again.jsonl");
  const std::vector<std::string> args = {"selfplay", "condottiere", "--games",   "5",
                                         "--seed",   "3",           "--explain", "--records"};
  std::vector<std::string> first = args, second = args;
  first.push_back(file);
  second.push_back(again);
  ASSERT_EQ(call(first).code, 0);
  ASSERT_EQ(call(second).code, 0);
  EXPECT_EQ(read_file(file), read_file(again));
  const Called verified = call({"verify", file});
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_EQ(verified.out.rfind(file + ": games 5, actions ", 0), 0U) << verified.out;
}

TEST(Selfplay, RecordsOnTheOutputSendTheSummaryElsewhere) {
  const Called called = call({"selfplay", "condottiere", "--games", "2", "--records", "-"});
  EXPECT_EQ(called.code, 0);
  EXPECT_EQ(called.out.rfind("{\"game\":\"condottiere\",", 0), 0U);
  EXPECT_EQ(called.err.rfind("condottiere, 4 players, seed 0\n", 0), 0U);
  EXPECT_EQ(call({"verify", "-"}, called.out).code, 0);
}

TEST(Selfplay, WithAndWithoutRecordsTheGamesAreTheSame) {
  const std::vector<std::string> args = {"selfplay", "condottiere", "--games", "30", "--seed", "1"};
  std::vector<std::string> recorded = args;
  recorded.insert(recorded.end(), {"--records", temporary("same.jsonl")});
  const std::string a = call(args).out, b = call(recorded).out;
  EXPECT_EQ(a.substr(0, a.find("seconds")), b.substr(0, b.find("seconds")));
}

TEST(Selfplay, GivesUpGamesThatDoNotEnd) {
  expect_refused({"selfplay", "condottiere", "--limit", "10"},
                 "condotta: game 0 has no end after 10 decisions (--limit)");
  expect_refused({"selfplay", "condottiere", "--records", "/nowhere/at/all"},
                 "/nowhere/at/all: cannot be written");
  EXPECT_EQ(call({"selfplay", "condottiere", "--games", "x"}).code, 2);
  EXPECT_EQ(call({"selfplay", "condottiere", "--seed", "-1"}).code, 2);
}

TEST(Selfplay, NoGamesAreNoProblem) {
  EXPECT_EQ(call({"selfplay", "condottiere", "--games", "0"}).code, 0);
}

}  // namespace
}  // namespace condotta::cli
