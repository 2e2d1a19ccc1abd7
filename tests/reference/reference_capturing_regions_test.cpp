// D4, Capturing Regions.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

// Seat 0 attacks Milano of seat 1.
Position attack(int players) {
  Position position = battle(players);
  position.options.capturing_regions = true;
  position.regions = {{"Milano", 1}, {"Roma", 0}};
  for (int seat = 0; seat < players; ++seat) position.seat(seat).hand = {"3", "4"};
  return position;
}

TEST(ReferenceOptions, D4_where_the_token_may_go) {
  Position position = attack(3);
  position.phase = "place";
  position.pope = "Milano";
  position.regions["Siena"] = 2;
  Played played(position);
  EXPECT_FALSE(contains(played.game().legal(), "place Roma"));    // the holder's own
  EXPECT_FALSE(contains(played.game().legal(), "place Milano"));  // has the favour
  EXPECT_TRUE(contains(played.game().legal(), "place Siena"));
  EXPECT_EQ(played.game().legal().size(), 15u);
}

TEST(ReferenceOptions, D4_defender_waits_and_has_the_last_word) {
  Played played(attack(3));
  played.apply({"play 4", "pass"});
  EXPECT_FALSE(played.seat(1).passed);
  played.apply({"pass"});  // seat 2
  EXPECT_EQ(played.game().to_move(), 0);
  played.apply({"play 3"});
  EXPECT_EQ(played.game().to_move(), 1);  // asked on every lap
  played.apply({"pass"});
  // Seat 0 has an empty hand and passes: the defender gets one more turn.
  EXPECT_EQ(played.game().to_move(), 1);
  EXPECT_TRUE(played.seat(0).passed);
  played.apply({"play 4"});
  EXPECT_EQ(played.game().to_move(), 1);
  played.apply({"pass"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().regions.at("Milano"), 0);
}

TEST(ReferenceOptions, D4_a_pass_with_the_last_word_ends_the_battle) {
  Played played(attack(2));
  played.apply({"play 3", "pass", "pass", "pass"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().regions.at("Milano"), 0);
  EXPECT_EQ(played.position().holder, 0);
}

TEST(ReferenceOptions, D4_after_a_first_card_the_defender_is_like_the_others) {
  Position position = attack(2);
  position.seat(1).hand = {"scarecrow", "6"};
  Played played(position);
  played.apply({"play 3", "play scarecrow", "play 4", "pass"});
  EXPECT_EQ(played.position().phase, "place");  // seat 0's hand is empty, seat 1 has passed
  EXPECT_EQ(played.position().regions.at("Milano"), 0);
}

TEST(ReferenceOptions, D4_defender_with_an_empty_hand_passes_for_good) {
  Position position = attack(2);
  position.seat(1).hand.clear();
  Played played(position);
  played.apply({"play 3"});
  EXPECT_TRUE(played.seat(1).passed);
  EXPECT_EQ(played.game().to_move(), 0);
}

TEST(ReferenceOptions, D4_tie_gives_region_and_token_to_the_defender) {
  Position position = attack(4);
  position.seat(0).hand = {"surrender"};
  position.seat(2).line = {"courtesan", "courtesan"};
  position.seat(3).line = {"2"};
  Played tie(position);
  tie.apply({"play surrender"});
  EXPECT_EQ(tie.position().regions.at("Milano"), 1);
  EXPECT_EQ(tie.position().holder, 1);

  position.seat(1).line = {"6"};
  Played defended(position);
  defended.apply({"play surrender"});
  EXPECT_EQ(defended.position().regions.at("Milano"), 1);
  EXPECT_EQ(defended.position().holder, 2);  // C4.9 as usual
}

TEST(ReferenceOptions, D4_bishop_places_the_favour_anywhere) {
  Position position = attack(2);
  position.seat(0).hand = {"bishop"};
  Played played(position);
  played.apply({"play bishop"});
  EXPECT_EQ(played.game().legal().size(), 18u);
  EXPECT_TRUE(contains(played.game().legal(), "favour Roma"));
}

TEST(ReferenceOptions, D4_region_of_nobody_has_no_defender) {
  Position position = attack(2);
  position.regions.erase("Milano");
  Played played(position);
  played.apply({"pass", "play 3", "pass"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(played.position().holder, 1);
}

TEST(ReferenceOptions, D4_C2_6_a_full_board_goes_on) {
  Position position = attack(2);
  for (const std::string& region : kRegions) position.regions[region] = 1;
  position.regions["Torino"] = 0;
  position.seat(0).hand = {"surrender", "1"};
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.position().holder, 1);
  EXPECT_EQ(played.game().legal(), (Actions{"place Torino"}));

  position.pope = "Torino";
  Played ended(position);
  ended.apply({"play surrender"});
  EXPECT_EQ(ended.game().reason(), "most");
  EXPECT_EQ(ended.game().winners(), (Seats{1}));
}

}  // namespace
}  // namespace reference
