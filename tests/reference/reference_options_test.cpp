// The options D1 to D5.
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

  position.regions.clear();
  position.barren = 3;
  Played nothing(position);
  nothing.apply({"pass"});  // the fourth in a row that brought no points ends the series
  EXPECT_EQ(nothing.game().winners(), (Seats{3}));
  EXPECT_EQ(nothing.game().reason(), "most");
}

TEST(ReferenceOptions, D3_one_more_adjacent_region) {
  for (int players = 2; players <= 6; ++players) {
    Position position = battle(players);
    position.options.bigger_kingdoms = true;
    position.seat(0).hand = {"1"};
    position.regions = {{"Torino", 0}, {"Genova", 0}};
    if (players < 4) position.regions["Parma"] = 0;
    Played not_yet(position);
    not_yet.apply({"play 1"});
    EXPECT_FALSE(not_yet.game().over());
    position.regions["Lucca"] = 0;
    position.regions["Parma"] = 0;
    if (players >= 4) position.regions.erase("Torino");
    Played done(position);
    done.apply({"play 1"});
    EXPECT_EQ(done.game().reason(), "adjacent");
  }
}

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
