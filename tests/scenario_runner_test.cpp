// The scenarios' own test: whatever they expect in vain must fail, or their passing would say
// nothing.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.hpp"
#include "tests/support/scenario_run.hpp"

namespace condotta::tests {
namespace {

constexpr const char* kGiven =
    "scenario: a small battle\n"
    "rule: C3.3\n"
    "given:\n"
    "  players 3, options hidden_cards, holder 0, battle in Milano\n"
    "  regions 1: Roma\n"
    "  seat 0: line 6; down 10; hand 2 winter\n"
    "  seat 1: line 5; hand 3\n"
    "  seat 2: hand 4\n";

std::vector<Scenario> with(const std::string& steps) {
  return read_scenarios(lines_of(kGiven + steps), "here");
}

// How many failures the runner reports.
int failures_of(const std::string& steps) {
  ::testing::TestPartResultArray results;
  {
    const ::testing::ScopedFakeTestPartResultReporter reporter(
        ::testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
    run_scenario(with(steps).front());
  }
  return results.size();
}

bool makes_no_sense(const std::string& steps) {
  try {
    run_scenario(with(steps).front());
  } catch (const ScenarioError&) {
    return true;
  }
  return false;
}

TEST(ScenarioRunner, WhatIsTruePasses) {
  EXPECT_EQ(failures_of("expect strengths: 6 5 0\n"
                        "expect legal: pass, pass show, play 2, play winter\n"
                        "expect seat 1 cannot tell if down 0 is: courtesan\n"
                        "do 0: play 2\n"
                        "expect events 1: 0 played face down, 0 revealed 10\n"
                        "expect refused 0: pass\n"
                        "show 2 to 1: 4\n"
                        "expect event 1: 2 showed 4\n"
                        "expect no event 0: 2 showed *\n"),
            0);
}

TEST(ScenarioRunner, WhatIsFalseFails) {
  for (const char* line : {"expect strengths: 6 5 1",
                           "expect strengths: 5 6 0",
                           "expect turn: 1",
                           "expect turn: nobody",
                           "expect holder: 2",
                           "expect phase: place",
                           "expect hand 0: 2",
                           "expect hand 0: 2 winter 1",
                           "expect hand 0 includes: 2 2",
                           "expect hand 0 excludes: winter",
                           "expect hand sizes: 1 1 1",
                           "expect line 1: none",
                           "expect down 0: none",
                           "expect face down: 1",
                           "expect owner Roma: 0",
                           "expect owner Siena: 1",
                           "expect regions 1: none",
                           "expect favour: Roma",
                           "expect legal: pass, play 2",
                           "expect legal includes: play 1",
                           "expect legal excludes: pass",
                           "expect refused 0: pass",
                           "expect refused show 0 to 1: 2",
                           "expect no action: pass",
                           "expect winners: 0 by most",
                           "expect deck size: 3",
                           "expect discard: 1",
                           "expect passed: 0",
                           "expect event 1: 0 played 2",
                           "expect seat 1 sees hand: 4",
                           "expect seat 1 sees down: 10",
                           "expect seat 1 sees known cards of 0: 2",
                           "expect spectator sees turn: 1",
                           "expect seat 0 cannot tell if hand 0 is: 1 1",
                           "expect seat 0 cannot tell if down 0 is: 1"}) {
    EXPECT_EQ(failures_of(std::string(line) + "\n"), 1) << line;
  }
}

TEST(ScenarioRunner, WhatDidNotHappenFails) {
  for (const char* line :
       {"expect event 1: 0 played 2", "expect event 0: 0 played face down",
        "expect no event 1: 0 played face down", "expect no event 1: 0 rev*",
        "expect events 1: none", "expect events 1: 0 revealed 10, 0 played face down",
        "expect events 1: 0 played face down", "expect order 1: 0 revealed 10, 0 played face down",
        "expect order 1: 0 passed"}) {
    EXPECT_EQ(failures_of("do 0: play 2\n" + std::string(line) + "\n"), 1) << line;
  }
}

TEST(ScenarioRunner, IllegalStepsFail) {
  for (const char* line : {"do 1: pass", "do 0: play 10", "do: 0 pass, 2 pass", "show 0 to 1: 10",
                           "show 0 to 0: 2", "expect position refused: anything"}) {
    EXPECT_EQ(failures_of(std::string(line) + "\n"), 1) << line;
  }
}

TEST(ScenarioRunner, NonsenseIsNoScenario) {
  for (const char* line :
       {"expect", "expect strength: 6", "expect hand 7: 2", "expect owner Pisa: 0", "do 0: plays 2",
        "do: pass", "do 9: pass", "expect event nobody: 0 passed", "except turn: 0",
        "expect seat 1 knows hand: 4", "show 0: 2", "show 0 to 1: 7", "expect refused 0: jump",
        "expect seat 1 cannot tell if hand 0 is: 1"}) {
    EXPECT_TRUE(makes_no_sense(std::string(line) + "\n")) << line;
  }
  EXPECT_THROW(with(""), ScenarioError);
  EXPECT_THROW(read_scenarios(lines_of("scenario: x\nrule: C1.1\nexpect turn: 0\n"), "here"),
               ScenarioError);
  EXPECT_THROW(read_scenarios(lines_of("scenario: x\ngame: players 2\nexpect turn: 0\n"), "here"),
               ScenarioError);
}

}  // namespace
}  // namespace condotta::tests
