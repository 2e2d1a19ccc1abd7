// The map, the cards, and the worked examples of the rules.
#include "tests/reference/reference_strength.hpp"
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

TEST(ReferenceFacts, C1_2_map_has_17_regions_and_34_borders) {
  EXPECT_EQ(kRegions.size(), 17u);
  EXPECT_EQ(kBorders.size(), 34u);
  int pairs = 0;
  for (const std::string& one : kRegions) {
    EXPECT_FALSE(share_border(one, one));
    for (const std::string& other : kRegions) {
      if (one < other && share_border(one, other)) ++pairs;
    }
  }
  EXPECT_EQ(pairs, 34);
}

// How many sets of `size` regions are connected; tried one by one.
int connected_groups(int size) {
  int groups = 0;
  for (unsigned bits = 0; bits < (1u << 17); ++bits) {
    Position position;
    for (unsigned region = 0; region < 17; ++region) {
      if ((bits & (1u << region)) != 0) position.regions[kRegions.at(region)] = 0;
    }
    if (static_cast<int>(position.regions.size()) != size) continue;
    if (largest_kingdom(position, 0) == size) ++groups;
  }
  return groups;
}

TEST(ReferenceFacts, C2_4_connected_groups_of_the_map) {
  EXPECT_EQ(connected_groups(2), 34);
  EXPECT_EQ(connected_groups(3), 84);
  EXPECT_EQ(connected_groups(4), 209);
  for (const std::string fourth : {"Parma", "Modena", "Firenze", "Ferrara", "Urbino"}) {
    Position position;
    position.regions = {{"Genova", 1}, {"Lucca", 1}, {"Bologna", 1}, {fourth, 1}};
    const bool joins = fourth != "Ferrara" && fourth != "Urbino";
    EXPECT_EQ(largest_kingdom(position, 1) >= 3, joins) << fourth;
  }
}

TEST(ReferenceFacts, C1_3_cards) {
  EXPECT_EQ(all_cards().size(), static_cast<std::size_t>(kCardCount));
  EXPECT_EQ(kCardKinds.size(), 15u);
  int mercenaries = 0;
  for (const Card& card : all_cards()) mercenaries += is_mercenary(card) ? 1 : 0;
  EXPECT_EQ(mercenaries, 58);
}

TEST(ReferenceExamples, C4_1_winter) {
  Position position = battle(2);
  position.seat(0).line = {"10", "10", "5", "4"};
  EXPECT_EQ(line_strengths(position), (Seats{29, 0}));
  position.seat(1).line = {"winter"};
  EXPECT_EQ(line_strengths(position), (Seats{4, 0}));
}

TEST(ReferenceExamples, C4_3_spring) {
  Position position = battle(2);
  position.seat(0).line = {"2", "5", "5"};
  position.seat(1).line = {"1", "4", "heroine", "spring"};
  EXPECT_EQ(line_strengths(position), (Seats{18, 15}));
}

TEST(ReferenceExamples, C4_2_drummer) {
  Position position = battle(2);
  position.seat(0).line = {"10", "6", "5", "drummer"};
  EXPECT_EQ(line_strengths(position), (Seats{42, 0}));
  position.seat(0).line.push_back("drummer");
  EXPECT_EQ(line_strengths(position), (Seats{42, 0}));
  position.seat(1).line = {"winter"};
  EXPECT_EQ(line_strengths(position), (Seats{6, 0}));
}

TEST(ReferenceExamples, C4_2_C4_3_drummer_and_spring) {
  Position position = battle(2);
  position.seat(0).line = {"2", "4", "drummer"};
  position.seat(1).line = {"spring", "3"};
  EXPECT_EQ(line_strengths(position), (Seats{15, 3}));
  position.seat(1).line = {"spring", "spring", "5"};  // a 4 beside a Drummer is lower than a 5
  EXPECT_EQ(line_strengths(position), (Seats{12, 8}));
}

TEST(ReferenceExamples, C4_6_bishop) {
  Position position = battle(2);
  position.turn = 1;
  position.seat(0).line = {"6", "3", "1", "1"};
  position.seat(0).passed = true;
  position.seat(1).line = {"6", "1", "1"};
  position.seat(1).hand = {"bishop", "2"};
  Played played(position);
  played.apply({"play bishop"});
  EXPECT_EQ(played.game().strengths(), (Seats{5, 2}));
  EXPECT_EQ(played.position().discard, (Cards{"6", "6", "bishop"}));
  EXPECT_EQ(played.position().phase, "favour");
  EXPECT_EQ(played.game().to_move(), 1);
}

TEST(ReferenceExamples, C6_2_three_regions_and_nothing_kept) {
  Position position = battle(3);
  position.regions = {{"Parma", 1}, {"Venezia", 1}, {"Siena", 1}};
  position.seat(0).hand = {"surrender"};
  Played played(position);
  played.apply({"play surrender", "place Roma"});
  EXPECT_EQ(size_of(played.seat(0).hand), 10);
  EXPECT_EQ(size_of(played.seat(1).hand), 13);
  EXPECT_EQ(size_of(played.seat(2).hand), 10);
}

}  // namespace
}  // namespace reference
