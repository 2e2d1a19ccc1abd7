// Help and bad usage, for every sub-command.
#include "cli/bots.hpp"
#include "tests/cli/cli_call.hpp"

namespace condotta::cli {
namespace {

TEST(Usage, HelpTeachesWithAnExample) {
  for (const std::vector<std::string>& args :
       std::vector<std::vector<std::string>>{{"--help"},
                                             {"play", "--help"},
                                             {"selfplay", "--help"},
                                             {"arena", "--help"},
                                             {"position", "--help"},
                                             {"verify", "--help"},
                                             {"bench", "--help"},
                                             {"serve", "--help"}}) {
    const Called called = call(args);
    EXPECT_EQ(called.code, 0);
    EXPECT_EQ(called.err, "");
    EXPECT_NE(called.out.find("Example"), std::string::npos) << args[0];
    EXPECT_NE(called.out.find("  condotta "), std::string::npos) << args[0];
  }
}

TEST(Usage, BadUsageIsOneLine) {
  expect_refused({}, "condotta: A subcommand is required (see --help)");
  expect_refused({"fly"},
                 "condotta: unknown sub-command \"fly\"; known: play, selfplay, arena, position, "
                 "verify, bench, serve");
  expect_refused({"selfplay", "condottiere", "--seed", "-1"},
                 "condotta: --seed: must be a whole number, not \"-1\" (see --help)");
  expect_refused({"selfplay", "condottiere", "--seed", "18446744073709551616"},
                 "condotta: --seed: must be from 0 to 18446744073709551615, not "
                 "18446744073709551616 (see --help)");
  expect_refused({"play", "condottiere", "--delay-ms", "60001"},
                 "condotta: --delay-ms: must be from 0 to 60000, not 60001 (see --help)");
  expect_refused({"selfplay", "condottiere", "a", "b", "--c"},
                 "condotta: not expected: a b --c (see --help)");
  expect_refused({"selfplay", "condottiere", "--explain"},
                 "condotta: --explain requires --records (see --help)");
  expect_refused({"--foo"}, "condotta: unknown option \"--foo\" (see --help)");
  expect_refused({"--foo", "play"}, "condotta: unknown option \"--foo\" (see --help)");
  expect_refused({"selfplay"}, "condotta: GAME is required (see --help)");
  expect_refused({"selfplay", "chess"},
                 "condotta: unknown game \"chess\"; known: condottiere, virtu");
  expect_refused({"arena", "chess", "--bots", "random"},
                 "condotta: unknown game \"chess\"; known: condottiere, virtu");
  expect_refused({"play", "chess"}, "condotta: unknown game \"chess\"; known: condottiere, virtu");
  expect_refused({"bench", "chess"}, "condotta: unknown game \"chess\"; known: condottiere, virtu");
  expect_refused({"position"}, "condotta: FILE is required (see --help)");
  expect_refused({"verify"}, "condotta: FILE is required (see --help)");
  for (const char* command : {"selfplay", "play", "bench"}) {
    const Called called = call({command, "condottiere", "--wings"});
    EXPECT_EQ(called.code, 2);
    EXPECT_EQ(count_lines(called.err), 1);
    EXPECT_NE(called.err.find("--wings"), std::string::npos);
  }
}

TEST(Usage, NumbersTooLargeAreNotCutShort) {
  for (const char* option : {"--seed", "--games", "--limit"}) {
    const Called called = call({"selfplay", "condottiere", option, "99999999999999999999"});
    EXPECT_EQ(called.code, 2) << option;
    EXPECT_NE(called.err.find(std::string(option) + ": must be from 0 to "), std::string::npos);
  }
}

TEST(Usage, TheVersionIsPrinted) {
  const Called called = call({"--version"});
  EXPECT_EQ(called.code, 0);
  EXPECT_EQ(called.out.rfind("condotta ", 0), 0U) << called.out;
  EXPECT_EQ(count_lines(called.out), 1);
}

TEST(Usage, HelpThatCannotBeWrittenIsAnError) {
  std::istringstream in;
  std::ostringstream out, err;
  out.setstate(std::ios::badbit);
  const std::vector<std::string> args = {"--help"};
  EXPECT_EQ(run(args, in, out, err), 2);
  EXPECT_EQ(err.str(), "condotta: the output cannot be written\n");
}

TEST(Usage, ServerSettingsAreChecked) {
  expect_refused({"serve", "--port", "70000"}, "condotta: --port: must be from 0 to 65535");
  expect_refused({"serve", "--database", "mysql:x"},
                 "condotta: --database: must be sqlite:FILE or memory:");
  expect_refused({"serve", "--bind", "nowhere", "--database", "memory:"},
                 "condotta: --bind: nowhere is no address");
  const std::string file = temporary("serve.conf");
  write_file(file, "# a remark\n\nport=70000\n");
  expect_refused({"serve", "--config", file}, "condotta: --port: must be from 0 to 65535");
  write_file(file, "wings=2\n");
  expect_refused({"serve", "--config", file}, file + ":1: must be an option of serve, name=value");
  write_file(file, " \t\r\n # a remark\r\n  port = 70000 \r\n");
  expect_refused({"serve", "--config", file}, "condotta: --port: must be from 0 to 65535");
  write_file(file, "port=1\nbind=::\nport=2\n");
  expect_refused({"serve", "--config", file}, file + ":3: port is set in line 1 already");
  for (const char* database : {"sqlite:", "sqlite: ", "sqlite::memory:"}) {
    expect_refused({"serve", "--database", database},
                   "condotta: --database: sqlite: needs the name of a file");
  }
}

TEST(Usage, TableSettingsAreChecked) {
  for (const char* command : {"selfplay", "play"}) {
    expect_refused({command, "condottiere", "--players", "7"},
                   "condotta: --players: must be from 2 to 6, not 7");
    expect_refused({command, "condottiere", "--players", "4294967298"},
                   "condotta: --players: must be from 2 to 6, not 4294967298");
    expect_refused({command, "condottiere", "--options", "ghosts"},
                   "condotta: --options: unknown option \"ghosts\"");
    expect_refused({command, "condottiere", "--options", "start=4"},
                   "condotta: --options: start: must be from 0 to 3, not 4");
    expect_refused({command, "condottiere", "--bots", "genius"},
                   "condotta: --bots: unknown bot \"genius\"; known: random, novice, captain, "
                   "condottiere");
    expect_refused({command, "condottiere", "--bots", "random,random"},
                   "condotta: --bots: 2 names for 4 seats; give one for each, or one for all");
  }
}

}  // namespace
}  // namespace condotta::cli
