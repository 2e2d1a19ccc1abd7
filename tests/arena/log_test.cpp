#include "arena/log.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/cli_call.hpp"

namespace condotta::arena {
namespace {

using cli::read_file;
using cli::temporary;
using cli::write_file;

const std::string kSettings = R"({"arena":1,"seed":7,"bots":["a","b"]})";

GameResult some_game(u64 number) {
  GameResult game;
  game.game = number;
  game.finished = true;
  game.shares = {0, 30, 30};
  game.times.resize(3);
  game.times[0].add(17);
  game.times[0].add(5'000'000'000);
  game.times[2].add(123'456 + number);
  return game;
}

std::string fresh(const std::string& name) {
  std::filesystem::remove(temporary(name));
  return temporary(name);
}

std::string refusal(const std::string& file, const std::string& settings = kSettings) {
  const notation::Result<Log> log = Log::open(file, settings, 3);
  EXPECT_FALSE(log);
  return log ? "" : log.error().text();
}

TEST(ArenaLog, AGameComesBackAsItWas) {
  const GameResult game = some_game(12);
  const notation::Result<GameResult> back = parse_log_line(log_line(game), 3);
  ASSERT_TRUE(back) << back.error().text();
  EXPECT_TRUE(back->finished);
  EXPECT_EQ(back->game, 12U);
  EXPECT_EQ(back->shares, game.shares);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(back->times[i].sum(), game.times[i].sum());
    EXPECT_EQ(back->times[i].count(), game.times[i].count());
    EXPECT_EQ(back->times[i].classes(), game.times[i].classes());
  }
}

TEST(ArenaLog, WhatIsNoGameIsRefused) {
  for (const char* line :
       {"", "7", "{}", R"({"game":1})", R"({"game":-1,"shares":[0,0,60],"times":[[0],[0],[0]]})",
        R"({"game":1,"shares":[0,60],"times":[[0],[0],[0]]})",
        R"({"game":1,"shares":[0,0,61],"times":[[0],[0],[0]]})",
        R"({"game":1,"shares":[0,0,60],"times":[[0],[0]]})",
        R"({"game":1,"shares":[0,0,60],"times":[[0],[0],[]]})",
        R"({"game":1,"shares":[0,0,60],"times":[[0],[0],[0,5]]})",
        R"({"game":1,"shares":[0,0,60],"times":[[0],[0],[0,2048,1]]})",
        R"({"game":1,"shares":[0,0,60],"times":[[0],[0],["0"]]})"}) {
    EXPECT_FALSE(parse_log_line(line, 3)) << line;
  }
  EXPECT_TRUE(parse_log_line(R"({"game":1,"shares":[0,0,60],"times":[[0],[0],[0,5,1]]})", 3));
}

// Wherever a run is killed: the file is good again, and only the game being written is lost.
TEST(ArenaLog, GoesOnFromAnyByte) {
  const std::string file = fresh("arena_cut.jsonl");
  {
    notation::Result<Log> log = Log::open(file, kSettings, 3);
    ASSERT_TRUE(log);
    EXPECT_TRUE(log->games().empty());
    for (u64 i = 0; i < 5; ++i) ASSERT_TRUE(log->append(some_game(i)));
  }
  const std::string whole = read_file(file);
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const std::string cut = whole.substr(0, size);
    write_file(file, cut);
    const long lines = cli::count_lines(cut);
    notation::Result<Log> log = Log::open(file, kSettings, 3);
    ASSERT_TRUE(log) << size << ": " << log.error().text();
    const u64 kept = lines == 0 ? 0 : static_cast<u64>(lines - 1);
    ASSERT_EQ(log->games().size(), kept);
    for (u64 i = kept; i < 5; ++i) ASSERT_TRUE(log->append(some_game(i)));
    ASSERT_EQ(read_file(file), whole) << "cut at " << size;
  }
}

TEST(ArenaLog, OtherSettingsAreRefusedAndTheFileIsLeftAlone) {
  const std::string file = fresh("arena_other.jsonl");
  ASSERT_TRUE(Log::open(file, kSettings, 3));
  const std::string before = read_file(file);
  EXPECT_EQ(refusal(file, R"({"arena":1,"seed":8,"bots":["a","b"]})"),
            file + ": is of a run with other settings: seed is 7 there and 8 here");
  EXPECT_EQ(refusal(file, R"({"arena":1,"seed":7,"bots":["a","b"],"more":true})"),
            file + ": is of a run with other settings: more is missing there and true here");
  EXPECT_EQ(read_file(file), before);
  for (const char* text : {"a letter", "a letter\nwith lines\n", "{}\n", "{\"arena\"}"}) {
    write_file(file, text);
    EXPECT_EQ(refusal(file), file + ": is no log of the arena");
    EXPECT_EQ(read_file(file), text);
  }
}

TEST(ArenaLog, BadLinesAreNamed) {
  const std::string file = fresh("arena_bad.jsonl");
  const std::string game = log_line(some_game(3)) + "\n";
  write_file(file, kSettings + "\n" + game + "nonsense\n");
  EXPECT_EQ(refusal(file), file + ": line 3: is no game");
  write_file(file, kSettings + "\n" + game + game);
  EXPECT_EQ(refusal(file), file + ": line 3: game 3 is there twice");
  EXPECT_EQ(refusal("/nowhere/at/all"), "/nowhere/at/all: cannot be written");
  EXPECT_EQ(refusal(testing::TempDir()), testing::TempDir() + ": is a folder");
}

}  // namespace
}  // namespace condotta::arena
