// Every sub-command takes Virtù as it takes Condottiere.
#include <boost/json/parse.hpp>

#include "tests/cli/cli_call.hpp"
#include "tests/support/repository.hpp"

namespace condotta::cli {
namespace {

TEST(VirtuCommands, SelfplayRecordsAreConfirmed) {
  const std::vector<std::string> args = {"selfplay",  "virtu",   "--players", "3",
                                         "--games",   "2",       "--seed",    "5",
                                         "--options", "years=3", "--records", "-"};
  const Called called = call(args);
  ASSERT_EQ(called.code, 0) << called.err;
  EXPECT_NE(called.err.find("years      3.0 a game"), std::string::npos) << called.err;
  EXPECT_EQ(called.out, call(args).out) << "the same seed, the same games";
  const Called verified = call({"verify", "-"}, called.out);
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_NE(verified.out.find("games 2,"), std::string::npos);
}

TEST(VirtuCommands, PositionsArePlayedOnAndShown) {
  const std::string position = examples_in("notation.md", "json virtu position");

  const Called shown = call({"position", "-"}, position);
  ASSERT_EQ(shown.code, 0) << shown.err;
  EXPECT_EQ(call({"position", "-"}, shown.out).out, shown.out) << "what it prints it can read";
  const boost::json::object out = boost::json::parse(shown.out).as_object();
  EXPECT_EQ(out.at("scores").as_array().size(), 3U);
  EXPECT_EQ(out.at("legal").as_array()[2].as_string(), "annex Bologna");

  const Called after = call({"position", "-", "--do", "annex Bologna", "--as", "1"}, position);
  ASSERT_EQ(after.code, 0) << after.err;
  EXPECT_EQ(boost::json::parse(after.out).as_object().at("viewer").as_int64(), 1);
  expect_refused({"position", "-", "--do", "annex Venezia"},
                 "condotta: --do: seat 0 may not \"annex Venezia\": it is not neutral", position);
  expect_refused({"position", "-", "--do", "place Roma"},
                 "condotta: --do: \"place Roma\" is not an action", position);
}

TEST(VirtuCommands, BenchTellsItsFigures) {
  const Called called = call({"bench", "virtu", "--players", "5", "--seconds", "0.02"});
  ASSERT_EQ(called.code, 0) << called.err;
  const boost::json::object report = boost::json::parse(called.out).as_object();
  EXPECT_EQ(report.at("game").as_string(), "virtu");
  EXPECT_LE(report.at("state_bytes").as_int64(), 4096);
  EXPECT_GT(report.at("decisions_per_s").as_int64(), 1000);
}

TEST(VirtuCommands, PlayAsksAndTells) {
  const Called called =
      call({"play", "virtu", "--players", "3", "--seed", "1", "--options", "years=1"},
           "help\nscores\nmap\nfly\nannex Roma\n1\n1\n1\nquit\n");
  ASSERT_EQ(called.code, 0) << called.err;
  for (const char* text : {"Virtù, 3 players, seed 1.", "Place your family", "prestige", "roads to",
                           "\"fly\" is not an action", "You may not annex Roma", "Goodbye."}) {
    EXPECT_NE(called.out.find(text), std::string::npos) << text << "\n" << called.out;
  }
}

TEST(VirtuCommands, WholeGamesOfBotsAreTold) {
  const Called called = call({"play", "virtu", "--players", "4", "--seat", "none", "--seed", "2"});
  ASSERT_EQ(called.code, 0) << called.err;
  EXPECT_NE(called.out.find("wins the game."), std::string::npos);
  EXPECT_NE(called.out.find("This year is the last."), std::string::npos);
}

TEST(VirtuCommands, BadUsageIsOneLine) {
  expect_refused({"selfplay", "virtu", "--players", "2"},
                 "condotta: --players: must be from 3 to 5, not 2");
  expect_refused({"selfplay", "virtu", "--options", "hidden_cards"},
                 "condotta: --options: unknown option \"hidden_cards\"");
}

}  // namespace
}  // namespace condotta::cli
