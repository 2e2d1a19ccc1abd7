// D1, Draw After Battle.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

TEST(ReferenceOptions, D1_start_with_seven) {
  RandomSource source(3);
  Options options;
  options.draw_after_battle = true;
  const Game game(4, options, 0, source);
  for (const Seat& seat : game.position().seats) EXPECT_EQ(size_of(seat.hand), 7);
}

// A battle under D1 that a Surrender of seat 0 ends.
Position drawing(int players) {
  Position position = battle(players);
  position.options.draw_after_battle = true;
  position.seat(0).hand = {"surrender"};
  return position;
}

TEST(ReferenceOptions, D1_nine_in_hand_and_one_region_draw_at_most_two) {
  Position position = drawing(3);
  position.holder = 2;
  position.regions = {{"Roma", 1}};
  position.seat(0).hand = {"surrender", "1"};
  position.seat(1).hand = {"1", "1", "1", "2", "2", "2", "3", "3", "3"};
  position.seat(2).hand = {"4", "4", "4", "4", "4", "5", "5", "5", "5", "5"};  // at the limit
  position.seat(1).line = {"10", "courtesan"};
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.game().to_move(), 1);
  EXPECT_EQ(played.position().phase, "draw");
  // Milano is the second region: the limit is 12.
  EXPECT_EQ(played.game().legal(), (Actions{"draw 0", "draw 1", "draw 2", "draw 3"}));

  position.seat(2).line = {"courtesan", "courtesan"};
  position.seat(1).line.clear();
  Played as_in_the_example(position);
  as_in_the_example.apply({"play surrender"});
  EXPECT_EQ(as_in_the_example.position().holder, 2);
  EXPECT_EQ(as_in_the_example.game().to_move(), 2);  // Milano raised its limit to 11
  EXPECT_EQ(as_in_the_example.game().legal(), (Actions{"draw 0", "draw 1"}));
  as_in_the_example.apply({"draw 0"});
  EXPECT_EQ(as_in_the_example.game().to_move(), 0);
  as_in_the_example.apply({"draw 3"});
  EXPECT_EQ(size_of(as_in_the_example.seat(0).hand), 4);
  EXPECT_EQ(as_in_the_example.game().to_move(), 1);
  EXPECT_EQ(as_in_the_example.game().legal(), (Actions{"draw 0", "draw 1", "draw 2"}));
  as_in_the_example.apply({"draw 2"});
  EXPECT_EQ(as_in_the_example.position().phase, "place");
  as_in_the_example.apply({"place Torino"});
  EXPECT_EQ(as_in_the_example.position().phase, "battle");  // no C5.4, no C6
}

TEST(ReferenceOptions, D1_hands_are_not_discarded_and_rounds_do_not_end) {
  Position position = drawing(2);
  position.seat(0).hand = {"surrender", "heroine"};
  Played played(position);
  played.apply({"play surrender", "draw 0", "draw 0", "place Roma"});
  EXPECT_EQ(played.position().phase, "battle");
  EXPECT_EQ(played.seat(0).hand, (Cards{"heroine"}));
  EXPECT_TRUE(played.seat(1).passed);  // the holder, without cards
  EXPECT_EQ(played.game().to_move(), 0);
}

TEST(ReferenceOptions, D1_a_hand_above_its_limit_draws_nothing_and_drops_nothing) {
  Position position = drawing(2);
  position.seat(1).hand = Cards(8, "2");
  position.seat(1).hand.insert(position.seat(1).hand.end(), 4, "3");
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.game().to_move(), 0);
  played.apply({"draw 0"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_EQ(size_of(played.seat(1).hand), 12);
}

TEST(ReferenceOptions, D1_ten_each_if_nobody_holds_a_card) {
  Position position = drawing(3);
  position.holder = 1;
  Played played(position);
  played.apply({"play surrender"});  // a tie: the token goes to seat 2
  EXPECT_EQ(played.position().phase, "place");
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(size_of(played.seat(seat).hand), 10);
  Seats order(10, 2);
  order.insert(order.end(), 10, 0);
  order.insert(order.end(), 10, 1);
  EXPECT_EQ(played.source().seats(), order);
}

// Moves cards from the deck to the line of seat 1 until `left` remain. The Winters go with them, so
// the Springs do not: they stay, or lie somewhere else before.
Position with_cards_left(Position position, int left) {
  fill_deck(position);
  while (static_cast<int>(position.deck.size()) > left) {
    auto card = position.deck.begin();
    if (*card == "spring") card = position.deck.upper_bound("spring");
    position.seat(1).line.push_back(*card);
    position.deck.erase(card);
  }
  return position;
}

TEST(ReferenceOptions, D1_one_at_a_time_if_the_cards_do_not_suffice) {
  Played played(with_cards_left(drawing(3), 11));
  played.apply({"play surrender"});
  EXPECT_EQ(played.position().holder, 1);
  EXPECT_EQ(size_of(played.seat(1).hand), 4);
  EXPECT_EQ(size_of(played.seat(2).hand), 4);
  EXPECT_EQ(size_of(played.seat(0).hand), 3);
  EXPECT_EQ(played.source().seats(), (Seats{1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2}));
  EXPECT_TRUE(played.position().deck.empty());
}

TEST(ReferenceOptions, D1_discard_pile_becomes_the_deck_but_not_the_lines) {
  Position position = drawing(2);
  position.seat(0).hand = {"surrender", "1"};
  position = with_cards_left(position, 3);
  while (position.deck.size() > 1) {
    position.discard.push_back(*position.deck.begin());
    position.deck.erase(position.deck.begin());
  }
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.game().to_move(), 1);
  played.apply({"draw 2"});
  EXPECT_EQ(played.game().to_move(), 0);
  EXPECT_EQ(played.game().legal(), (Actions{"draw 0", "draw 1"}));
  EXPECT_EQ(played.position().deck.size(), 1u);
  EXPECT_TRUE(played.position().discard.empty());
  played.apply({"draw 1"});
  EXPECT_EQ(played.position().phase, "place");
  EXPECT_FALSE(played.seat(1).line.empty());
}

TEST(ReferenceOptions, D1_nothing_to_draw_asks_nobody) {
  Position position = drawing(2);
  position.seat(0).hand = {"surrender", "1"};
  position.seat(1).hand = {"spring", "spring", "spring"};
  Played played(with_cards_left(position, 0));
  played.apply({"play surrender"});
  EXPECT_EQ(played.position().phase, "place");
}

}  // namespace
}  // namespace reference
