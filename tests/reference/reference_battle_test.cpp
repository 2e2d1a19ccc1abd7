// The battle and the cards: C3 and C4.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

TEST(ReferenceBattle, C3_1_no_marker_and_no_favour) {
  Position position = battle(2);
  position.phase = "place";
  position.regions = {{"Roma", 0}, {"Siena", 1}};
  position.pope = "Parma";
  position.seat(0).hand = {"1"};
  Played played(position);
  EXPECT_EQ(played.game().legal().size(), 14u);
  EXPECT_FALSE(contains(played.game().legal(), "place Roma"));
  EXPECT_FALSE(contains(played.game().legal(), "place Siena"));
  EXPECT_FALSE(contains(played.game().legal(), "place Parma"));
  EXPECT_TRUE(contains(played.game().legal(), "place Milano"));  // just fought for, tied
}

TEST(ReferenceBattle, C3_2_C3_5_turns_go_round_and_the_last_one_plays_on) {
  Position position = battle(3);
  position.seat(0).hand = {"5", "5"};
  position.seat(1).hand = {"1", "2", "3"};
  position.seat(2).hand = {"6", "6"};
  Played played(position);
  EXPECT_EQ(played.game().legal(), (Actions{"play 5", "pass"}));
  played.apply({"play 5"});
  EXPECT_EQ(played.game().to_move(), 1);
  played.apply({"play 1", "pass"});
  EXPECT_EQ(played.game().to_move(), 0);
  played.apply({"pass"});
  EXPECT_EQ(played.game().to_move(), 1);
  played.apply({"play 2"});
  EXPECT_EQ(played.game().to_move(), 1);
  EXPECT_EQ(played.game().strengths(), (Seats{5, 3, 0}));
  played.apply({"pass"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().regions.at("Milano"), 0);  // passed, yet won
  EXPECT_EQ(played.game().to_move(), 0);
}

TEST(ReferenceBattle, C3_6_empty_hands_pass_by_themselves) {
  Position position = battle(4);
  position.seat(1).line = {"10"};
  position.seat(0).hand = {"1"};
  position.seat(3).hand = {"2", "2"};
  Played played(position);
  played.apply({"play 1"});
  EXPECT_TRUE(played.seat(1).passed);
  EXPECT_TRUE(played.seat(2).passed);
  EXPECT_FALSE(played.seat(0).passed);  // its turn has not come yet
  EXPECT_EQ(played.game().to_move(), 3);
  played.apply({"play 2"});
  EXPECT_EQ(played.game().to_move(), 3);
  played.apply({"play 2"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().regions.at("Milano"), 1);
}

TEST(ReferenceBattle, C3_7_C4_8_surrender_ends_the_battle_at_once) {
  Position position = battle(3);
  position.seat(0).hand = {"surrender", "6"};
  position.seat(1).line = {"2"};
  position.seat(1).hand = {"10"};
  position.seat(2).hand = {"10"};
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().regions.at("Milano"), 1);
  EXPECT_EQ(played.seat(0).line, (Cards{"surrender"}));
  played.apply({"place Roma"});
  EXPECT_EQ(played.position().discard, (Cards{"surrender", "2"}));
  EXPECT_EQ(played.game().to_move(), 1);
}

TEST(ReferenceBattle, C4_4_winter_and_spring_drive_each_other_out) {
  Position position = battle(2);
  position.seat(0).hand = {"winter", "1"};
  position.seat(0).line = {"spring", "6"};
  position.seat(1).line = {"spring", "2"};
  position.seat(1).hand = {"spring", "1"};
  Played played(position);
  EXPECT_EQ(played.game().strengths(), (Seats{9, 2}));
  played.apply({"play winter"});
  EXPECT_EQ(played.seat(0).line, (Cards{"6", "winter"}));
  EXPECT_EQ(played.position().discard, (Cards{"spring", "spring"}));
  EXPECT_EQ(played.game().strengths(), (Seats{1, 1}));
  played.apply({"play spring"});
  EXPECT_EQ(played.seat(0).line, (Cards{"6"}));
  EXPECT_EQ(played.game().strengths(), (Seats{9, 2}));
}

TEST(ReferenceBattle, C4_5_courtesan_and_heroine_are_no_mercenaries) {
  Position position = battle(2);
  position.seat(0).line = {"courtesan", "heroine", "drummer"};
  position.seat(1).line = {"spring", "courtesan", "courtesan"};
  position.seat(0).hand = {"scarecrow", "bishop", "4"};
  position.seat(1).hand = {"winter", "4"};
  Played played(position);
  EXPECT_EQ(played.game().strengths(), (Seats{11, 2}));
  played.apply({"play bishop", "favour none", "play winter"});
  EXPECT_EQ(played.game().strengths(), (Seats{11, 2}));
  played.apply({"play scarecrow"});  // nothing to take: nobody is asked
  EXPECT_EQ(played.position().phase, "battle");
  EXPECT_EQ(played.game().to_move(), 1);
}

TEST(ReferenceBattle, C4_6_favour_of_the_pope) {
  Position position = battle(2);
  position.regions = {{"Roma", 1}, {"Siena", 0}};
  position.pope = "Siena";  // under a marker placed later
  position.seat(0).hand = {"bishop", "bishop", "1"};
  position.seat(1).line = {"10", "winter", "2"};
  Played played(position);
  played.apply({"play bishop"});
  EXPECT_EQ(played.seat(1).line, (Cards{"winter", "2"}));  // Winter does not widen it
  EXPECT_EQ(played.game().legal().size(), 16u);            // 15 free regions and none
  EXPECT_FALSE(contains(played.game().legal(), "favour Roma"));
  EXPECT_FALSE(contains(played.game().legal(), "favour Siena"));
  played.apply({"favour Milano"});  // the contested region: the battle goes on
  EXPECT_EQ(played.position().pope, "Milano");
  EXPECT_EQ(played.position().phase, "battle");
  played.apply({"play bishop"});
  EXPECT_TRUE(contains(played.game().legal(), "favour Milano"));
  played.apply({"favour none"});
  EXPECT_FALSE(played.position().pope.has_value());
}

TEST(ReferenceBattle, C4_7_scarecrow) {
  Position position = battle(2);
  position.seat(0).line = {"6", "6", "1", "heroine", "drummer"};
  position.seat(0).hand = {"scarecrow"};
  position.seat(1).line = {"10"};
  position.seat(1).hand = {"2"};
  Played played(position);
  played.apply({"play scarecrow"});
  EXPECT_EQ(played.game().legal(), (Actions{"take none", "take 1", "take 6"}));
  played.apply({"take 6"});
  EXPECT_EQ(played.seat(0).hand, (Cards{"6"}));
  EXPECT_EQ(played.seat(0).line, (Cards{"6", "1", "heroine", "drummer"}));
  EXPECT_EQ(played.position().discard, (Cards{"scarecrow"}));
  played.apply({"pass", "play 6"});  // the card taken back is played again
  EXPECT_EQ(played.position().regions.at("Milano"), 0);

  Played none(position);
  none.apply({"play scarecrow", "take none", "pass"});  // seat 0 passes by itself
  EXPECT_EQ(none.position().phase, "place");
}

TEST(ReferenceBattle, C4_9_courtesans_take_the_token) {
  Position position = battle(3);
  position.seat(0).line = {"10"};
  position.seat(1).line = {"courtesan", "courtesan"};
  position.seat(2).line = {"courtesan"};
  position.seat(0).hand = {"surrender"};
  Played alone(position);
  alone.apply({"play surrender"});
  EXPECT_EQ(alone.position().regions.at("Milano"), 0);
  EXPECT_EQ(alone.position().holder, 1);

  position.seat(2).line = {"courtesan", "courtesan"};
  Played level(position);
  level.apply({"play surrender"});
  EXPECT_EQ(level.position().holder, 0);

  position.seat(0).line = {"2"};
  position.holder = 1;
  Played double_tie(position);
  double_tie.apply({"play surrender"});
  EXPECT_TRUE(double_tie.position().regions.empty());
  EXPECT_EQ(double_tie.position().holder, 2);

  position.seat(2).line = {"courtesan", "1"};
  Played tie_with_leader(position);
  tie_with_leader.apply({"play surrender"});
  EXPECT_EQ(tie_with_leader.position().holder, 1);
}

}  // namespace
}  // namespace reference
