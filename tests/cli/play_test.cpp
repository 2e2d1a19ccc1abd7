#include <fmt/format.h>

#include <chrono>

#include "tests/cli/cli_call.hpp"

namespace condotta::cli {
namespace {

// The second choice again and again: a card, mostly. Enough to end any game.
std::string many(const char* line) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += line;
  return text;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::size_t widest(const std::string& text) {
  std::size_t most = 0, begin = 0;
  for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
    most = std::max(most, end - begin);
  }
  return most;
}

TEST(PlayCommand, AGameIsPlayedToItsEnd) {
  for (const char* options : {"", "draw_after_battle", "hidden_cards", "capturing_regions",
                              "bigger_kingdoms,play_for_points=8"}) {
    const Called called =
        call({"play", "condottiere", "--seed", "5", "--options", options}, many("1\n2\n2\n"));
    EXPECT_EQ(called.code, 0);
    EXPECT_EQ(called.err, "");
    EXPECT_TRUE(has(called.out, " the game.\n") || has(called.out, " the series.\n")) << options;
    EXPECT_FALSE(has(called.out, "Goodbye")) << options;
    EXPECT_LE(widest(called.out), 80U) << options;
    EXPECT_FALSE(has(called.out, "\033")) << "colours without a terminal";
  }
}

TEST(PlayCommand, ActionsAreUnderstoodByText) {
  const Called called = call({"play", "condottiere", "--seed", "5", "--options", "start=0"},
                             "place Roma\npass\nquit\n");
  EXPECT_EQ(called.code, 0);
  EXPECT_TRUE(has(called.out, "You place the token in Roma: the next battle.\n"));
  EXPECT_TRUE(has(called.out, "You pass.\n"));
}

TEST(PlayCommand, BadInputIsAnsweredAndAskedAgain) {
  const Called called = call({"play", "condottiere", "--seed", "5", "--options", "start=0"},
                             "pass\n99\n0\n-1\nfoo\nplace Rome\n\n   \n" +
                                 fmt::format("{:x<10000}\n  place Roma  \nquit\n", ""));
  EXPECT_EQ(called.code, 0);
  for (const char* answer :
       {"You may not pass: the token has to be placed first.\n",
        "There is no choice 99: type 1 to 17.\n", "There is no choice 0: type 1 to 17.\n",
        "\"-1\" is not an action. Type help for help.\n",
        "\"foo\" is not an action. Type help for help.\n",
        "place: \"Rome\" is not a region. Type help for help.\n",
        "That is too long: at most 200 characters.\n",
        "You place the token in Roma: the next battle.\n"}) {
    EXPECT_TRUE(has(called.out, answer)) << answer;
  }
}

TEST(PlayCommand, HelpRulesAndMap) {
  std::string input = "help\nmap\nlook\nrules\nrules ghost\n";
  for (const char* card : {"1", "10", "winter", "spring", "bishop", "courtesan", "drummer",
                           "heroine", "scarecrow", "surrender"}) {
    input += fmt::format("rules {}\n", card);
  }
  const Called called = call({"play", "condottiere", "--options", "start=0"}, input + "quit\n");
  EXPECT_EQ(called.code, 0);
  EXPECT_TRUE(has(called.out, "rules CARD"));
  EXPECT_TRUE(has(called.out, "Torino                  borders Milano, Genova\n"));
  EXPECT_TRUE(has(called.out, "There is no card \"ghost\". The cards: 1, 2, 3,"));
  EXPECT_TRUE(has(called.out, "heroine: Counts 10"));
  EXPECT_LE(widest(called.out), 80U);
}

// The end is cut off before it can change the meaning of what stands before it.
TEST(PlayCommand, WhatIsTooLongIsNotObeyed) {
  const Called called = call({"play", "condottiere", "--seed", "5", "--options", "start=0"},
                             fmt::format("place Roma\npass{:300}and burn\nquit\n", ""));
  EXPECT_EQ(called.code, 0);
  EXPECT_TRUE(has(called.out, "That is too long: at most 200 characters.\n"));
  EXPECT_FALSE(has(called.out, "You pass."));
}

// A program that stops in the middle of a game made a mistake; `quit` is how to leave.
TEST(PlayCommand, InputThatEndsBeforeTheGameIsAnError) {
  const Called called = call({"play", "condottiere", "--seed", "1"});
  EXPECT_EQ(called.code, 2);
  EXPECT_TRUE(has(called.out, "\nGoodbye.\n"));
  EXPECT_EQ(called.err, "condotta: the input ended before the game did\n");
  EXPECT_EQ(call({"play", "condottiere", "--seed", "1"}, "quit\n").code, 0);
}

// Notes when its stream is flushed, as it is after every decision.
class FlushTimes : public std::stringbuf {
 public:
  std::vector<std::chrono::steady_clock::time_point> times;

 protected:
  int sync() override {
    times.push_back(std::chrono::steady_clock::now());
    return std::stringbuf::sync();
  }
};

// C5.4: who is asked, and whether anybody is, must not be told by a pause either. Every decision
// but those takes the time of one.
TEST(PlayCommand, C5_4_no_pause_tells_that_somebody_is_asked) {
  int quick = 0;
  for (const char* seed : {"1", "2", "3"}) {
    FlushTimes buffer;
    std::istringstream in;
    std::ostream out(&buffer);
    std::ostringstream err;
    const std::vector<std::string> args = {
        "play", "condottiere", "--players", "3",          "--seat",
        "none", "--seed",      seed,        "--delay-ms", "3"};
    ASSERT_EQ(run(args, in, out, err), 0);
    buffer.times.pop_back();  // the end of the program
    for (std::size_t i = 1; i < buffer.times.size(); ++i) {
      if (buffer.times[i] - buffer.times[i - 1] < std::chrono::milliseconds(3)) ++quick;
    }
  }
  EXPECT_GT(quick, 0);
}

TEST(PlayCommand, BotsPlayAmongThemselves) {
  const Called called = call({"play", "condottiere", "--seat", "none", "--seed", "1"});
  EXPECT_EQ(called.code, 0);
  EXPECT_TRUE(has(called.out, " wins the game.\n"));
  EXPECT_FALSE(has(called.out, "Your hand"));
  EXPECT_EQ(call({"play", "condottiere", "--seat", "none", "--seed", "1"}).out, called.out);
}

// Several people at one screen: what is told is public, and the hand shown is of who is to move.
TEST(PlayCommand, PeopleAtOneScreenAreShownOneHandAtATime) {
  const Called called = call({"play", "condottiere", "--players", "2", "--seat", "all", "--seed",
                              "3", "--options", "start=1,hidden_cards"},
                             "1\n2\n");
  EXPECT_FALSE(has(called.out, "You get"));
  EXPECT_TRUE(has(called.out, "Seat 1. Your turn: choose the region of the next battle.\n"));
  const std::string after = called.out.substr(called.out.find("seat 1> "));
  EXPECT_TRUE(has(after, "Seat 0. Your turn: play a card or pass.\n"));
}

TEST(PlayCommand, OpponentsCanBeChosen) {
  const Called called = call({"play", "condottiere", "--seat", "none", "--players", "2", "--seed",
                              "1", "--bots", "random,condottiere@5it"});
  EXPECT_EQ(called.code, 0) << called.err;
  EXPECT_TRUE(has(called.out, " the game.\n"));
}

TEST(PlayCommand, AHintNamesTheActionTheChancesAndTheValues) {
  const std::vector<std::string> args = {"play",      "condottiere", "--seed",       "5",
                                         "--options", "start=0",     "--iterations", "40"};
  const Called called = call(args, "hint\nquit\n");
  EXPECT_EQ(called.code, 0);
  const std::string hint = called.out.substr(called.out.find("seat 0> hint\n") + 13);
  EXPECT_EQ(hint.rfind("condottiere would place ", 0), 0U) << hint;
  EXPECT_TRUE(has(hint, ".\nChances of victory: seat 0 ")) << hint;
  EXPECT_TRUE(has(hint, " %, seat 3 ")) << hint;
  EXPECT_TRUE(has(hint, "\n  place Napoli")) << hint;
  EXPECT_EQ(count_lines(hint), 2 + 17 + 2) << "one line for each region, and the farewell";
  EXPECT_LE(widest(called.out), 80U);
  EXPECT_EQ(call(args, "hint\nquit\n").out, called.out);
}

TEST(PlayCommand, SeatsAreChecked) {
  expect_refused({"play", "condottiere", "--seat", "4"},
                 "condotta: --seat: must be seats from 0 to 3, all or none, not \"4\"");
  expect_refused({"play", "condottiere", "--seat", "0,x"},
                 "condotta: --seat: must be seats from 0 to 3, all or none, not \"x\"");
  expect_refused({"play", "condottiere", "--seat", "0,0"},
                 "condotta: --seat: seat 0 is given twice");
  EXPECT_EQ(call({"play", "condottiere", "--delay-ms", "-5"}).code, 2);
}

}  // namespace
}  // namespace condotta::cli
