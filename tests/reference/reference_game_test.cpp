// The course of a game without options: C2, C5, C6 and C8.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

TEST(ReferenceGame, C2_1_C2_2_C2_3_start) {
  for (int players = 2; players <= 6; ++players) {
    RandomSource source(7);
    const Game game(players, Options{}, 1, source);
    EXPECT_EQ(game.to_move(), 1);
    EXPECT_EQ(game.legal().size(), 17u);
    EXPECT_EQ(game.position().deck.size(), static_cast<std::size_t>(110 - 10 * players));
    for (const Seat& seat : game.position().seats) EXPECT_EQ(size_of(seat.hand), 10);
    EXPECT_TRUE(std::is_sorted(source.seats().begin(), source.seats().end()));
  }
}

TEST(ReferenceGame, refuses_what_is_not_legal) {
  RandomSource source(7);
  EXPECT_THROW(Game(1, Options{}, 0, source), std::invalid_argument);
  EXPECT_THROW(Game(7, Options{}, 0, source), std::invalid_argument);
  EXPECT_THROW(Game(2, Options{}, 2, source), std::invalid_argument);
  ListSource impossible({"winter", "winter", "winter", "winter"});
  EXPECT_THROW(Game(2, Options{}, 0, impossible), std::logic_error);
  Position position = battle(2);
  position.seat(0).hand = {"4"};
  Played played(position);
  EXPECT_THROW(played.game().apply("play 5"), std::invalid_argument);
  EXPECT_THROW(played.game().apply("pass show"), std::invalid_argument);
  EXPECT_THROW(played.game().apply("place Roma"), std::invalid_argument);
}

TEST(ReferenceGame, refuses_positions_that_cannot_be) {
  Position position = battle(2);
  position.seat(0).hand = {"4"};
  EXPECT_NO_THROW(Played{position});
  Position wrong = position;
  wrong.seat(1).hand = {"winter", "winter", "winter", "winter"};
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.regions["Roma"] = 2;
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.regions["Milano"] = 1;  // fought for, yet controlled
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.turn = 1;  // has no cards
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.phase = "sleep";
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.seat(1).hand = {"joker"};
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.phase = "draw";
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
  wrong = position;
  wrong.seat(1).down = "10";
  EXPECT_THROW(Played{wrong}, std::invalid_argument);
}

TEST(ReferenceGame, C2_4_C2_5_total_and_adjacent) {
  for (int players = 2; players <= 6; ++players) {
    const bool many = players >= 4;
    Position position = battle(players);
    position.seat(0).hand = {"1"};
    position.regions = {{"Torino", 0}, {"Genova", 0}};
    if (!many) position.regions["Parma"] = 0;
    Played adjacent(position);
    adjacent.apply({"play 1"});
    EXPECT_TRUE(adjacent.game().over());
    EXPECT_EQ(adjacent.game().reason(), "adjacent");
    EXPECT_EQ(adjacent.game().winners(), (Seats{0}));
    EXPECT_EQ(adjacent.game().to_move(), -1);
    EXPECT_TRUE(adjacent.game().legal().empty());

    position.regions = {{"Ancona", 0}, {"Siena", 0}, {"Bologna", 0}, {"Lucca", 0}};
    if (!many) position.regions["Napoli"] = 0;
    Played total(position);
    total.apply({"play 1"});
    EXPECT_EQ(total.game().reason(), "total");
    EXPECT_EQ(total.game().winners(), (Seats{0}));

    position.regions.erase("Siena");
    Played neither(position);
    neither.apply({"play 1"});
    EXPECT_FALSE(neither.game().over());
    EXPECT_EQ(neither.position().phase, "place");
  }
}

// 16 regions controlled, so that no two players win before; Milano is what is left.
Position nearly_full_board(int players) {
  Position position = battle(players);
  int next = 0;
  for (const std::string& region : kRegions) {
    if (region == "Milano") continue;
    position.regions[region] = next;
    next = (next + 1) % players;
  }
  return position;
}

TEST(ReferenceGame, C2_6_most_regions_win_when_none_is_left) {
  Position position = nearly_full_board(6);  // seats 0 to 3 have three regions, 4 and 5 two
  position.options.bigger_kingdoms = true;
  position.regions["Venezia"] = 5;  // from seat 1
  position.seat(1).hand = {"1"};
  position.turn = 1;
  Played lone(position);
  position.regions["Genova"] = 0;  // from seat 2: seat 0 has four
  Played most(position);
  most.apply({"play 1"});
  EXPECT_EQ(most.game().reason(), "most");
  EXPECT_EQ(most.game().winners(), (Seats{0}));
  lone.apply({"play 1"});
  EXPECT_FALSE(lone.game().over());  // a tie: C8
  EXPECT_EQ(lone.position().participants.size(), 5u);
}

TEST(ReferenceGame, C2_6_free_region_under_the_favour_is_no_legal_one) {
  Position position = battle(2);
  position.pope = "Milano";  // put there during the battle
  for (const std::string& region : kRegions) {
    if (region != "Milano") position.regions[region] = 1;
  }
  position.regions["Torino"] = 0;
  position.seat(0).hand = {"1"};
  Played tied(position);
  tied.apply({"pass"});  // 0 to 0: Milano stays free but has the favour
  EXPECT_EQ(tied.game().reason(), "most");
  EXPECT_EQ(tied.game().winners(), (Seats{1}));
}

TEST(ReferenceGame, C5_1_only_a_tie_for_strongest_counts) {
  Position position = battle(4);
  position.seat(1).line = {"3"};
  position.seat(2).line = {"3"};
  position.seat(3).line = {"4"};
  position.seat(0).hand = {"surrender", "1"};
  Played played(position);
  played.apply({"play surrender"});
  EXPECT_EQ(played.position().regions.at("Milano"), 3);
  EXPECT_EQ(played.position().holder, 3);
}

TEST(ReferenceGame, C5_2_C5_3_C5_4_order_after_a_battle) {
  Position position = battle(4);
  position.holder = 1;
  position.turn = 1;
  position.seat(0).hand = {"winter"};
  position.seat(1).hand = {"surrender", "bishop", "heroine"};
  position.seat(2).hand = {"4", "heroine"};
  position.seat(3).hand = {"courtesan"};
  Played played(position);
  played.apply({"play surrender"});  // 0 to 0: the token goes to seat 2
  EXPECT_EQ(played.game().to_move(), 2);
  EXPECT_EQ(played.position().contested, "Milano");
  EXPECT_EQ(played.seat(1).line, (Cards{"surrender"}));  // still on the table
  played.apply({"place Milano"});
  EXPECT_EQ(played.position().phase, "discard");
  EXPECT_EQ(played.position().discard, (Cards{"surrender"}));
  EXPECT_EQ(played.game().to_move(), 3);  // seat 2 has a mercenary
  EXPECT_EQ(played.game().legal(), (Actions{"discard", "hold"}));
  played.apply({"discard"});
  EXPECT_EQ(played.game().to_move(), 0);
  played.apply({"hold"});
  EXPECT_EQ(played.game().to_move(), 1);
  played.apply({"discard"});
  EXPECT_EQ(played.position().discard, (Cards{"surrender", "courtesan", "bishop", "heroine"}));
  EXPECT_EQ(played.position().phase, "battle");  // seats 0 and 2 have cards
  EXPECT_EQ(played.game().to_move(), 2);
}

TEST(ReferenceGame, C5_4_not_before_the_first_battle) {
  Position position = battle(2);
  position.phase = "place";
  position.contested.reset();
  position.seat(0).hand = {"heroine"};
  position.seat(1).hand = {"bishop"};
  Played played(position);
  played.apply({"place Roma"});
  EXPECT_EQ(played.position().phase, "battle");
}

TEST(ReferenceGame, C5_2_holder_without_cards_opens_by_passing) {
  Position position = battle(3);
  position.seat(0).hand = {"10"};
  position.seat(1).hand = {"1"};
  position.seat(2).hand = {"1"};
  Played played(position);
  played.apply({"play 10", "pass", "pass", "place Roma"});
  EXPECT_EQ(played.position().holder, 0);
  EXPECT_TRUE(played.seat(0).passed);
  EXPECT_EQ(played.game().to_move(), 1);
}

TEST(ReferenceGame, C6_1_C6_2_last_player_keeps_up_to_two) {
  Position position = battle(2);
  position.regions = {{"Roma", 1}};
  position.seat(0).hand = {"surrender"};
  position.seat(1).hand = {"heroine", "10", "1", "1", "bishop"};
  Played played(position);
  played.apply({"play surrender", "place Parma"});
  EXPECT_EQ(played.position().phase, "keep");
  EXPECT_EQ(played.game().to_move(), 1);
  EXPECT_EQ(played.game().legal(),
            (Actions{"keep none", "keep 1", "keep 1 1", "keep 1 10", "keep 1 bishop",
                     "keep 1 heroine", "keep 10", "keep 10 bishop", "keep 10 heroine",
                     "keep bishop", "keep bishop heroine", "keep heroine"}));
  played.apply({"keep 10 heroine"});
  EXPECT_EQ(size_of(played.seat(0).hand), 10);
  EXPECT_EQ(size_of(played.seat(1).hand), 11);
  EXPECT_EQ((Cards{played.seat(1).hand.at(0), played.seat(1).hand.at(1)}),
            (Cards{"10", "heroine"}));
  EXPECT_TRUE(played.position().discard.empty());
  EXPECT_EQ(played.position().deck.size(), 110u - 21u);
  EXPECT_EQ(played.position().phase, "battle");
  EXPECT_EQ(played.game().to_move(), 1);  // the 0 to 0 gave seat 1 the token
}

TEST(ReferenceGame, C5_4_C6_1_nobody_left_after_discarding) {
  Position position = battle(2);
  position.seat(0).hand = {"surrender", "bishop"};
  position.seat(1).hand = {"heroine"};
  Played played(position);
  played.apply({"play surrender", "place Parma", "discard"});
  EXPECT_EQ(played.game().to_move(), 0);  // asked although only seat 0 has cards now
  played.apply({"discard"});
  EXPECT_EQ(played.position().phase, "battle");
  EXPECT_EQ(size_of(played.seat(0).hand), 10);
}

// Seats 1 and 3 lead with two regions each; the idle limit of 1 ends the game at once.
Position before_final_battle() {
  Position position = battle(4);
  position.options.idle_battles = 1;
  position.regions = {{"Roma", 1}, {"Parma", 1}, {"Siena", 3}, {"Ancona", 3}, {"Torino", 0}};
  position.pope = "Lucca";
  position.holder = 1;
  position.turn = 1;
  position.seat(1).hand = {"4"};
  return position;
}

TEST(ReferenceGame, C8_1_C8_2_final_battle) {
  Played played(before_final_battle());
  played.apply({"pass"});
  const Position& position = played.position();
  EXPECT_EQ(position.phase, "battle");
  EXPECT_EQ(position.participants, (Seats{1, 3}));
  EXPECT_FALSE(position.contested.has_value());
  EXPECT_EQ(position.holder, 2);  // after the tie; does not take part
  EXPECT_EQ(position.turn, 3);
  EXPECT_EQ(size_of(position.seat(1).hand), 12);
  EXPECT_EQ(size_of(position.seat(3).hand), 12);
  EXPECT_TRUE(position.seat(0).hand.empty());
  EXPECT_TRUE(position.seat(0).passed);
  EXPECT_TRUE(position.seat(2).passed);
  EXPECT_EQ(position.deck.size(), 110u - 24u);
  played.apply({"pass"});
  EXPECT_EQ(played.game().to_move(), 1);
  played.apply({"pass"});
  EXPECT_TRUE(played.game().over());
  EXPECT_EQ(played.game().reason(), "final_battle");
  EXPECT_EQ(played.game().winners(), (Seats{1, 3}));  // they share it, the others do not
}

TEST(ReferenceGame, C8_3_bishop_asks_nothing) {
  Position position = battle(3);
  position.contested.reset();
  position.participants = {0, 2};
  position.seat(1).passed = true;
  position.pope = "Roma";
  position.regions = {{"Siena", 0}, {"Parma", 2}};
  position.holder = 1;
  position.seat(0).hand = {"bishop", "4"};
  position.seat(2).line = {"10", "courtesan"};
  position.seat(2).hand = {"1"};
  Played played(position);
  played.apply({"play bishop"});
  EXPECT_EQ(played.position().phase, "battle");
  EXPECT_EQ(played.game().to_move(), 2);
  played.apply({"pass", "play 4"});
  EXPECT_EQ(played.game().winners(), (Seats{0}));
  EXPECT_EQ(played.game().reason(), "final_battle");
  EXPECT_EQ(played.position().pope, "Roma");
  EXPECT_EQ(played.position().holder, 1);
  EXPECT_EQ(played.position().regions.size(), 2u);
}

TEST(ReferenceGame, idle_battles_are_counted_in_a_row) {
  Position position = battle(2);
  position.seat(0).hand = {"4", "3"};
  position.seat(1).hand = {"5", "5"};
  position.regions = {{"Napoli", 1}};
  Played played(position);
  played.apply({"pass", "pass", "place Roma", "pass", "pass", "place Roma"});
  EXPECT_EQ(played.position().idle, 2);
  played.apply({"play 4", "pass", "pass", "place Siena"});
  EXPECT_EQ(played.position().idle, 0);
  for (int idle = 1; idle <= 5; ++idle) {
    played.apply({"pass", "pass", "place Torino"});
    EXPECT_EQ(played.position().idle, idle);
  }
  played.apply({"pass", "pass"});                        // the sixth of 3 x 2
  EXPECT_FALSE(played.position().participants.empty());  // one region each: C8

  position.options.idle_battles = 0;
  Played for_ever(position);
  for (int idle = 0; idle < 50; ++idle) for_ever.apply({"pass", "pass", "place Torino"});
  EXPECT_FALSE(for_ever.game().over());
}

}  // namespace
}  // namespace reference
