// The stakes that a search keeps in mind are those of the table that it asks about.
#include "bots/condottiere/stakes.hpp"

#include <cstring>

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::condottiere::Stakes;
using bots::condottiere::StakesInMind;

void expect_same(const Stakes& a, const Stakes& b, const Options& options) {
  for (u8 i = 0; i < options.players; ++i) {
    ASSERT_EQ(a.now[i], b.now[i]);
    ASSERT_EQ(a.won[i], b.won[i]);
    ASSERT_EQ(a.lost[i], b.lost[i]);
  }
  ASSERT_EQ(a.holder, b.holder);
  ASSERT_EQ(a.victors, b.victors);
}

TEST(Stakes, KeptInMindAreThoseOfTheTable) {
  StakesInMind mind;
  Options options = {};
  visit_random_games(1, [&](const State& s, Rng&) {
    if (std::memcmp(&options, &s.table.options, sizeof options) != 0) mind = {};
    options = s.table.options;
    if (is_final(s.table)) return;
    expect_same(mind.of(s.table), Stakes(s.table, s.table.contested), options);
  });
}

// D2.1: the same regions are worth something else when the points of the series have changed.
TEST(Stakes, OtherPointsAreOtherStakes) {
  State s = empty_battle(option_set(2, 3));
  ASSERT_NE(s.table.options.play_for_points, 0);
  StakesInMind mind;
  const float before = mind.of(s.table).now[0];
  s.table.points[0] = 5;
  EXPECT_NE(mind.of(s.table).now[0], before);
  expect_same(mind.of(s.table), Stakes(s.table, s.table.contested), s.table.options);
}

}  // namespace
}  // namespace condotta::condottiere
