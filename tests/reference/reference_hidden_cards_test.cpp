// D5, Hidden Cards.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

Position hidden(int players) {
  Position position = battle(players);
  position.options.hidden_cards = true;
  for (Seat& seat : position.seats) {
    seat.hand = {"1", "1"};
    seat.played = true;
  }
  return position;
}

TEST(ReferenceOptions, D5_bishop_does_not_see_a_hidden_card) {
  Position position = hidden(2);
  position.turn = 1;
  position.seat(0).line = {"6", "6"};
  position.seat(0).down = "10";
  position.seat(1).line = {"5", "1", "1"};
  position.seat(1).hand = {"bishop", "2"};
  Played played(position);
  EXPECT_EQ(played.game().strengths(), (Seats{12, 7}));
  played.apply({"play bishop"});
  EXPECT_TRUE(played.seat(0).line.empty());
  EXPECT_EQ(played.seat(0).down, "10");
  EXPECT_EQ(played.game().strengths(), (Seats{0, 7}));
}

TEST(ReferenceOptions, D5_one_card_of_a_line_lies_face_down) {
  Position position = hidden(2);
  position.seat(0).hand = {"6", "drummer", "winter", "heroine"};
  Played played(position);
  played.apply({"play 6"});
  EXPECT_EQ(played.seat(0).down, "6");
  EXPECT_EQ(played.game().strengths(), (Seats{0, 0}));
  played.apply({"play 1", "play drummer"});
  EXPECT_EQ(played.seat(0).line, (Cards{"6"}));
  EXPECT_EQ(played.seat(0).down, "drummer");
  EXPECT_EQ(played.game().strengths(), (Seats{6, 0}));  // the Drummer is not seen yet
  played.apply({"play 1", "play winter"});
  EXPECT_EQ(played.seat(0).line, (Cards{"6", "winter", "drummer"}));
  EXPECT_FALSE(played.seat(0).down.has_value());
  EXPECT_EQ(played.game().strengths(), (Seats{2, 1}));
  EXPECT_EQ(played.seat(1).down, "1");
}

TEST(ReferenceOptions, D5_own_hidden_card_is_turned_up_after_the_effect) {
  Position position = hidden(2);
  position.seat(0).hand = {"scarecrow", "bishop", "1"};
  position.seat(0).line = {"2"};
  position.seat(0).down = "6";
  Played scarecrow(position);
  scarecrow.apply({"play scarecrow"});
  EXPECT_EQ(scarecrow.game().legal(), (Actions{"take none", "take 2"}));
  EXPECT_EQ(scarecrow.seat(0).down, "6");
  scarecrow.apply({"take 2"});
  EXPECT_EQ(scarecrow.seat(0).line, (Cards{"6"}));

  Played bishop(position);
  bishop.apply({"play bishop"});
  EXPECT_EQ(bishop.seat(0).down, "6");
  bishop.apply({"favour Roma"});
  EXPECT_EQ(bishop.seat(0).line, (Cards{"6"}));
  EXPECT_EQ(bishop.position().discard, (Cards{"2", "bishop"}));

  position.seat(0).line.clear();
  Played nothing_to_take(position);
  nothing_to_take.apply({"play scarecrow"});
  EXPECT_EQ(nothing_to_take.position().phase, "battle");
  EXPECT_EQ(nothing_to_take.seat(0).line, (Cards{"6"}));
}

TEST(ReferenceOptions, D5_passing_may_show_the_card) {
  Position position = hidden(2);
  position.seat(0).down = "6";
  Played shown(position);
  EXPECT_EQ(shown.game().legal(), (Actions{"play 1", "pass", "pass show"}));
  shown.apply({"pass show"});
  EXPECT_EQ(shown.seat(0).line, (Cards{"6"}));
  EXPECT_EQ(shown.game().legal(), (Actions{"play 1", "pass"}));

  Played kept(position);
  kept.apply({"pass"});
  EXPECT_EQ(kept.seat(0).down, "6");
  EXPECT_EQ(kept.game().strengths(), (Seats{0, 0}));
  kept.apply({"pass"});
  EXPECT_EQ(kept.position().regions.at("Milano"), 0);  // turned up at the end of the battle
}

TEST(ReferenceOptions, D5_surrender_turns_everything_up) {
  Position position = hidden(3);
  position.seat(0).hand = {"surrender", "1"};
  position.seat(0).down = "2";
  position.seat(1).down = "10";
  position.seat(2).down = "courtesan";
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.position().regions.at("Milano"), 1);
  EXPECT_EQ(played.position().holder, 2);
  EXPECT_EQ(played.game().strengths(), (Seats{2, 10, 1}));
}

}  // namespace
}  // namespace reference
