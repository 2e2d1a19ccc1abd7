// D2, Play for Points.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

// Seat 0 of four is about to win Milano and with it the third adjacent region.
Position series(int target) {
  Position position = battle(4);
  position.options.play_for_points = target;
  position.start = 2;
  position.regions = {{"Torino", 0}, {"Genova", 0}, {"Roma", 3}};
  position.points = {0, 1, 0, 7};
  position.pope = "Siena";
  position.seat(0).hand = {"surrender", "1"};
  position.seat(0).line = {"2"};
  return position;
}

TEST(ReferenceOptions, D2_points_and_the_next_game) {
  Played played(series(9));
  played.apply({"play surrender"});
  const Position& position = played.position();
  EXPECT_EQ(played.game().points(), (Seats{8, 1, 0, 8}));  // nobody has 9
  EXPECT_EQ(position.start, 3);
  EXPECT_EQ(position.holder, 3);
  EXPECT_EQ(position.turn, 3);
  EXPECT_EQ(position.phase, "place");
  EXPECT_FALSE(position.contested.has_value());
  EXPECT_FALSE(position.pope.has_value());
  EXPECT_TRUE(position.regions.empty());
  EXPECT_TRUE(position.discard.empty());
  EXPECT_EQ(position.deck.size(), 70u);
  for (const Seat& seat : position.seats) EXPECT_EQ(size_of(seat.hand), 10);
}

TEST(ReferenceOptions, D2_most_points_win_when_the_target_is_reached) {
  Position position = series(8);
  position.points = {1, 0, 0, 0};
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.game().points(), (Seats{9, 0, 0, 1}));
  EXPECT_EQ(played.game().winners(), (Seats{0}));
  EXPECT_EQ(played.game().reason(), "adjacent");
}

TEST(ReferenceOptions, D2_tie_of_points_is_fought_out) {
  Played played(series(8));
  played.apply({"play surrender"});
  const Position& position = played.position();
  EXPECT_EQ(position.participants, (Seats{0, 3}));
  EXPECT_EQ(size_of(position.seat(0).hand), 13);
  EXPECT_EQ(size_of(position.seat(3).hand), 11);
  EXPECT_EQ(position.turn, 0);
  played.apply({"pass", "pass"});
  EXPECT_EQ(played.game().winners(), (Seats{0, 3}));
  EXPECT_EQ(played.game().reason(), "final_battle");
}

TEST(ReferenceOptions, D2_a_total_brings_no_bonus_unless_the_group_is_reached_too) {
  Position position = series(20);
  position.regions = {{"Ancona", 0}, {"Siena", 0}, {"Bologna", 0}, {"Lucca", 0}};
  position.points.clear();
  Played total(position);
  total.apply({"play surrender"});
  EXPECT_EQ(total.game().points(), (Seats{5, 0, 0, 0}));
  position.regions = {{"Torino", 0}, {"Genova", 0}, {"Bologna", 0}, {"Ancona", 0}};
  Played both(position);
  both.apply({"play surrender"});
  EXPECT_EQ(both.game().points(), (Seats{10, 0, 0, 0}));
}

TEST(ReferenceOptions, D2_a_tied_game_is_only_scored) {
  Position position = series(20);
  position.options.idle_battles = 1;
  position.seat(0).line.clear();
  position.regions = {{"Torino", 0}, {"Roma", 3}};
  Played played(position);
  played.apply({"pass"});
  EXPECT_EQ(played.game().points(), (Seats{1, 1, 0, 8}));
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().idle, 0);
}

TEST(ReferenceOptions, D2_games_without_a_region_end_the_series_only_one_for_each_player) {
  Position position = series(20);
  position.options.idle_battles = 1;
  position.seat(0).line.clear();
  position.regions.clear();
  Played first(position);
  first.apply({"pass"});
  EXPECT_EQ(first.position().phase, "place");
  EXPECT_EQ(first.position().barren, 1);

  position.barren = 3;
  Played fourth(position);
  fourth.apply({"pass"});
  EXPECT_EQ(fourth.game().winners(), (Seats{3}));
  EXPECT_EQ(fourth.game().reason(), "most");

  position.regions = {{"Torino", 0}};
  Played in_between(position);
  in_between.apply({"pass"});
  EXPECT_EQ(in_between.position().phase, "place");
  EXPECT_EQ(in_between.position().barren, 0);
}

}  // namespace
}  // namespace reference
