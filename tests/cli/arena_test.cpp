#include <boost/json.hpp>
#include <csignal>
#include <filesystem>

#include "cli/interrupt.hpp"
#include "engine/core/rng.hpp"
#include "tests/cli/cli_call.hpp"
#include "tests/support/scale.hpp"

namespace condotta::cli {
namespace {

namespace json = boost::json;

Called arena(std::vector<std::string> more) {
  std::vector<std::string> args = {"arena", "condottiere"};
  args.insert(args.end(), more.begin(), more.end());
  return call(args);
}

// The result without what the clock says.
json::value timeless(const Called& called) {
  EXPECT_EQ(called.code, 0) << called.err;
  json::value result = json::parse(called.out);
  for (json::value& bot : result.at("bots").as_array()) {
    bot.as_object().erase("mean_ms");
    bot.as_object().erase("p99_ms");
  }
  return result;
}

TEST(ArenaCommand, JsonIsAsTheContractSays) {
  const Called called = arena({"--players", "3", "--games", "30", "--seed", "5", "--bots",
                               "captain,random,random", "--json"});
  ASSERT_EQ(called.code, 0) << called.err;
  EXPECT_EQ(count_lines(called.out), 1);
  const json::object result = json::parse(called.out).as_object();
  ASSERT_EQ(result.size(), 4U);
  EXPECT_EQ(result.at("game"), "condottiere");
  EXPECT_EQ(result.at("players"), 3);
  EXPECT_EQ(result.at("games"), 30);
  const json::array& bots = result.at("bots").as_array();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(bots[0].at("name"), "captain");
  EXPECT_EQ(bots[1].at("name"), "random");
  EXPECT_EQ(bots[0].at("games"), 30);
  EXPECT_EQ(bots[1].at("games"), 60);
  double wins = 0;
  for (const json::value& bot : bots) {
    const json::object& fields = bot.as_object();
    std::vector<std::string> keys;
    for (const auto& field : fields) keys.emplace_back(field.key());
    EXPECT_EQ(keys, (std::vector<std::string>{"name", "games", "win_share", "low", "high", "rating",
                                              "mean_ms", "p99_ms"}));
    const double share = fields.at("win_share").as_double();
    EXPECT_LE(fields.at("low").as_double(), share);
    EXPECT_GE(fields.at("high").as_double(), share);
    wins += share * static_cast<double>(fields.at("games").as_int64());
  }
  EXPECT_NEAR(wins, 30, 1e-3) << "every game has one whole victory";
  EXPECT_GT(bots[0].at("rating").as_double(), bots[1].at("rating").as_double());
}

TEST(ArenaCommand, WithoutJsonItIsATable) {
  const Called called = arena({"--games", "8", "--bots", "captain,random,captain@3it"});
  EXPECT_EQ(called.code, 0);
  EXPECT_EQ(called.err, "") << "progress without a terminal";
  EXPECT_EQ(called.out.rfind("condottiere, 4 players, 8 games\nbot ", 0), 0U) << called.out;
  EXPECT_EQ(count_lines(called.out), 5);
  EXPECT_NE(called.out.find("\ncaptain@3it  "), std::string::npos);
}

TEST(ArenaCommand, NeitherThreadsNorTheRunChangeTheResult) {
  const std::vector<std::string> args = {"--players", "2",
                                         "--games",   "12",
                                         "--seed",    "9",
                                         "--bots",    "captain,condottiere@20it,random",
                                         "--options", "hidden_cards,draw_after_battle",
                                         "--json"};
  std::vector<std::string> threaded = args;
  threaded.insert(threaded.end(), {"--threads", "3"});
  const json::value result = timeless(arena(args));
  EXPECT_EQ(timeless(arena(args)), result);
  EXPECT_EQ(timeless(arena(threaded)), result);
}

TEST(ArenaCommand, AnotherSeedIsAnotherRun) {
  const auto with_seed = [](const char* seed) {
    return timeless(arena({"--players", "2", "--games", "99", "--seed", seed, "--bots",
                           "random,random@1it", "--json"}));
  };
  EXPECT_EQ(with_seed("1"), with_seed("1"));
  EXPECT_NE(with_seed("1"), with_seed("2"));
}

// Cut anywhere, the run goes on to the same end.
TEST(ArenaCommand, GoesOnFromItsLog) {
  const std::string file = temporary("arena_command.jsonl");
  std::filesystem::remove(file);
  const std::vector<std::string> args = {"--players", "3",      "--games",        "24",    "--seed",
                                         "2",         "--bots", "captain,random", "--json"};
  std::vector<std::string> logged = args;
  logged.insert(logged.end(), {"--log", file});
  const json::value uninterrupted = timeless(arena(args));
  EXPECT_EQ(timeless(arena(logged)), uninterrupted);
  const std::string whole = read_file(file);
  EXPECT_EQ(count_lines(whole), 25);
  Rng rng = Rng::seeded(1);
  for (int i = 0; i < tests::scaled(20, 100); ++i) {
    const u32 size = rng.below(static_cast<u32>(whole.size() + 1));
    write_file(file, whole.substr(0, size));
    ASSERT_EQ(timeless(arena(logged)), uninterrupted) << "cut at " << size;
    ASSERT_EQ(count_lines(read_file(file)), 25) << "cut at " << size;
  }
  logged[3] = "30";
  EXPECT_EQ(timeless(arena(logged)).at("games"), 30) << "more games of the same run";
  logged[5] = "3";
  const Called refused = arena(logged);
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.err, "condotta: --log: " + file +
                             ": is of a run with other settings: seed is 2 there and 3 here\n");
}

TEST(ArenaCommand, ComesToAnEndWhenInterrupted) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Interrupt interrupt;
    EXPECT_FALSE(interrupt.flag());
    std::raise(signal);
    EXPECT_TRUE(interrupt.flag());
  }
}

TEST(ArenaCommand, NoGamesAreNoProblem) {
  const Called called = arena({"--games", "0", "--bots", "random", "--json"});
  EXPECT_EQ(called.code, 0);
  EXPECT_EQ(called.out,
            "{\"game\":\"condottiere\",\"players\":4,\"games\":0,\"bots\":[{\"name\":\"random\","
            "\"games\":0,\"win_share\":0.000000,\"low\":0.000000,\"high\":1.000000,"
            "\"rating\":1500.00,\"mean_ms\":0.000000,\"p99_ms\":0.000000}]}\n");
}

TEST(ArenaCommand, BadInputIsOneLine) {
  const auto refused = [](const std::vector<std::string>& more, const std::string& line) {
    std::vector<std::string> args = {"arena", "condottiere", "--games", "1"};
    args.insert(args.end(), more.begin(), more.end());
    expect_refused(args, "condotta: " + line);
  };
  refused({}, "--bots is required (see --help)");
  refused({"--bots", "captain@5s"},
          "--bots: captain: a budget is 1ms to 3600000ms or 1it to 1000000000it, not \"5s\"");
  refused({"--bots", "captain,captain,random"},
          "--bots: 3 names for 4 seats is a tournament, and that has captain only once");
  refused({"--bots", "random", "--players", "9"}, "--players: must be from 2 to 6, not 9");
  refused({"--bots", "random", "--threads", "0"}, "--threads: must be from 1 to 256, not 0");
  refused({"--bots", "random", "--iterations", "0"},
          "--iterations: must be at least 1 (see --help)");
  refused({"--bots", "random", "--time-ms", "4000000"},
          "--time-ms: must be from 1 to 3600000, not 4000000");
  refused({"--bots", "random", "--time-ms", "5", "--iterations", "5"},
          "--time-ms excludes --iterations (see --help)");
  refused({"--bots", "random", "--limit", "10"}, "game 0: has no end after 10 decisions");
  refused({"--bots", "random", "--log", "/nowhere/at/all"},
          "--log: /nowhere/at/all: cannot be written");
}

}  // namespace
}  // namespace condotta::cli
