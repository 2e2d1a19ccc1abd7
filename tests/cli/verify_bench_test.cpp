#include <boost/json/parse.hpp>

#include "tests/cli/cli_call.hpp"

namespace condotta::cli {
namespace {

TEST(VerifyCommand, NamesTheFileAndTheLine) {
  std::string record =
      call({"selfplay", "condottiere", "--options", "start=2", "--records", "-"}).out;
  const std::string file = temporary("verify.jsonl");
  write_file(file, record);
  EXPECT_EQ(call({"verify", file}).code, 0);
  const std::size_t seat = record.find("{\"seat\":2,");
  record[seat + 8] = '1';
  write_file(file, record);
  expect_refused({"verify", file}, file + ":3: seat 1 is not to move, seat 2 is");
  expect_refused({"verify", "-"}, "<stdin>:1: no game in it");
  expect_refused({"verify", "-"}, "<stdin>:1: column 1: not JSON", "hello\n");
  expect_refused({"verify", "-"}, "<stdin>:1: a blank line", "\n");
  expect_refused({"verify", "-"}, "<stdin>:1: longer than 100000 characters",
                 std::string(300'000, '['));
  expect_refused({"verify", "/nowhere"}, "/nowhere: cannot be read: No such file or directory");
}

TEST(VerifyCommand, TheEndOfTheLastLineMayBeMissing) {
  std::string record = call({"selfplay", "condottiere", "--records", "-"}).out;
  record.pop_back();
  EXPECT_EQ(call({"verify", "-"}, record).code, 0);
}

TEST(BenchCommand, PrintsTheObjectOfTheContract) {
  const Called called = call({"bench", "condottiere", "--players", "3", "--seconds", "0.05"});
  ASSERT_EQ(called.code, 0) << called.err;
  EXPECT_EQ(count_lines(called.out), 1);
  const boost::json::value report = boost::json::parse(called.out);
  std::string keys;
  for (const auto& entry : report.get_object()) keys += std::string(entry.key()) + " ";
  EXPECT_EQ(keys, "game players decisions_per_s games_per_s state_bytes observe_ns imagine_ns ");
  EXPECT_EQ(report.at("game"), "condottiere");
  EXPECT_EQ(report.at("players"), 3);
  EXPECT_GT(report.at("decisions_per_s").to_number<double>(), 1000);
}

TEST(BenchCommand, GameIsCondottiereUnlessNamed) {
  EXPECT_EQ(call({"bench", "--seconds", "0.02"}).code, 0);
  EXPECT_EQ(call({"bench", "--seconds", "0"}).code, 2);
  for (const char* seconds : {"nan", "-nan", "inf", "-1", "3601", "1e99", "3s", ""}) {
    expect_refused({"bench", "--seconds", seconds},
                   std::string("condotta: --seconds: must be a number from 0.01 to 3600, not \"") +
                       seconds + "\" (see --help)");
  }
  expect_refused({"bench", "--players", "1"}, "condotta: --players: must be from 2 to 6, not 1");
}

}  // namespace
}  // namespace condotta::cli
