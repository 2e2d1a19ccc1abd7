// A captain of Virtù wants the last winter (V5.9) when it leads, and leaves it when it would lose.
#include <gtest/gtest.h>

#include "bots/virtu/captain.hpp"
#include "tests/support/virtu_given.hpp"

namespace condotta::virtu {
namespace {

constexpr Seat kMe = seat(0);

// Seven cities, in Diplomacy, with crowns enough for an eighth; the rivals as told.
State before_the_eighth(const std::string& rivals) {
  tests::Scenario scenario;
  scenario.file = "virtu_end_test.cpp";
  int line = 0;
  for (const std::string& facts :
       {std::string("players 4"),
        std::string("seat 0 city Siena, seat 0 city Spoleto, seat 0 city Parma"),
        std::string("seat 0 city Bologna, seat 0 city Ancona, seat 0 marker 2, seat 0 florins 6"),
        std::string("seat 0 courtier L1 podesta, seat 0 courtier R1 podesta"), rivals,
        std::string("acts 0")}) {
    scenario.given.push_back({++line, facts});
  }
  return tests::virtu_position(scenario);
}

bool takes_a_city(const State& s) {
  Actions legal;
  list_legal(s, legal);
  bots::virtu::Captain captain(1);
  const Action chosen =
      captain.decide(Virtu::observe(s, s.to_move), {legal.begin(), legal.count}, {}).action;
  return chosen.kind() == ActionKind::annex;
}

bool leads(const State& s) { return contains(best_seats(s), kMe); }

TEST(VirtuEnd, CaptainInTheLeadTakesTheEighthCity) {
  const State s = before_the_eighth("seat 1 city Roma");
  ASSERT_EQ(size(player(s, kMe).cities), kCitiesToEnd - 1);
  ASSERT_TRUE(leads(s));
  EXPECT_TRUE(takes_a_city(s));
}

TEST(VirtuEnd, CaptainFarBehindLeavesItAlone) {
  const State s = before_the_eighth(
      "seat 1 city Roma, seat 1 cathedral Roma, seat 1 trophy milan, seat 1 trophy venice, "
      "seat 1 trophy florence, seat 1 patronage 4, seat 1 bonus columbus, seat 1 bonus "
      "duomo");
  ASSERT_FALSE(leads(s));
  EXPECT_FALSE(takes_a_city(s));
}

}  // namespace
}  // namespace condotta::virtu
