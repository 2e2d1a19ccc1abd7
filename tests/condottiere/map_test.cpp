// The board (C1.2) and the groups that win on it (C2.4).
#include "engine/condottiere/map.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <initializer_list>

#include "engine/condottiere/aftermath.hpp"

namespace condotta::condottiere {
namespace {

RegionSet set_of(std::initializer_list<Region> regions) {
  RegionSet set = 0;
  for (const Region r : regions) set |= only(r);
  return set;
}

// Connected by walking along borders from one region to all others; written without group_of.
bool is_connected(RegionSet set) {
  if (set == 0) return false;
  RegionSet reached = set & (~set + 1U);
  for (int step = 0; step < kRegions; ++step) {
    for (u8 i = 0; i < kRegions; ++i) {
      if (contains(reached, region(i))) reached |= neighbours(region(i)) & set;
    }
  }
  return reached == set;
}

int connected_sets_of(u8 regions) {
  int n = 0;
  for (RegionSet set = 0; set <= kAllRegions; ++set) {
    if (size(set) == regions && is_connected(set)) ++n;
  }
  return n;
}

TEST(Map, C1_2_has_17_regions_and_34_borders) {
  EXPECT_EQ(kRegions, 17);
  int ends = 0;
  for (u8 i = 0; i < kRegions; ++i) {
    const RegionSet around = neighbours(region(i));
    ends += size(around);
    EXPECT_EQ(around & ~kAllRegions, 0U);
    EXPECT_FALSE(contains(around, region(i))) << "no region borders itself";
    for (u8 j = 0; j < kRegions; ++j) {
      EXPECT_EQ(contains(around, region(j)), contains(neighbours(region(j)), region(i)));
    }
  }
  EXPECT_EQ(ends, 2 * 34);
  EXPECT_TRUE(is_connected(kAllRegions));
}

TEST(Map, C2_4_there_are_84_connected_triples_and_209_connected_fours) {
  EXPECT_EQ(connected_sets_of(1), 17);
  EXPECT_EQ(connected_sets_of(2), 34);
  EXPECT_EQ(connected_sets_of(3), 84);
  EXPECT_EQ(connected_sets_of(4), 209);
}

// C2.4: Genova, Lucca and Bologna touch nowhere; Parma, Modena or Firenze joins two of them or
// more.
TEST(Map, C2_4_genova_lucca_bologna) {
  const RegionSet three = set_of({Region::genova, Region::lucca, Region::bologna});
  EXPECT_EQ(largest_group(three), 1);
  for (const Region r : {Region::parma, Region::modena, Region::firenze}) {
    EXPECT_EQ(largest_group(three | only(r)), 3);
  }
  for (const Region r : {Region::ferrara, Region::urbino}) {
    EXPECT_EQ(largest_group(three | only(r)), 2);
  }
  Options four;
  four.players = 4;
  EXPECT_EQ(victory_of(four, three | only(Region::parma)), Reason::adjacent);
  EXPECT_EQ(victory_of(four, three | only(Region::urbino)), Reason::none);
}

// Every set of up to five regions, against the walk above.
TEST(Map, C2_4_largest_group_of_all_small_sets) {
  EXPECT_EQ(largest_group(0), 0);
  for (RegionSet set = 1; set <= kAllRegions; ++set) {
    if (size(set) > 5) continue;
    u8 best = 0;
    for (RegionSet part = set; part != 0; part = (part - 1) & set) {
      if (size(part) > best && is_connected(part)) best = size(part);
    }
    ASSERT_EQ(largest_group(set), best) << std::hex << set;
  }
}

TEST(Map, C2_4_group_of_is_a_part_that_hangs_together) {
  for (RegionSet set = 1; set <= kAllRegions; set += 7) {
    const RegionSet group = group_of(set, first_of(set));
    ASSERT_EQ(group & ~set, 0U);
    ASSERT_TRUE(contains(group, first_of(set)));
    ASSERT_TRUE(is_connected(group));
    for (RegionSet rest = set & ~group; rest != 0; rest &= rest - 1) {
      ASSERT_EQ(neighbours(first_of(rest)) & group, 0U);
    }
  }
}

// C2.4, D3: how many regions and how large a group each number of players needs.
TEST(Map, C2_4_D3_what_wins) {
  const RegionSet south = set_of({Region::roma, Region::napoli, Region::spoleto});
  const RegionSet apart =
      set_of({Region::torino, Region::venezia, Region::lucca, Region::siena, Region::ancona});
  ASSERT_EQ(largest_group(apart), 1);
  for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Options o;
    o.players = players;
    const bool many = players >= 4;
    EXPECT_EQ(victory_of(o, south), many ? Reason::adjacent : Reason::none);
    EXPECT_EQ(victory_of(o, south | only(Region::ancona)), Reason::adjacent);
    EXPECT_EQ(victory_of(o, apart), many ? Reason::total : Reason::none);
    EXPECT_EQ(victory_of(o, apart | only(Region::napoli)), Reason::total);
    o.bigger_kingdoms = 1;
    EXPECT_EQ(victory_of(o, south), Reason::none);
    EXPECT_EQ(victory_of(o, south | only(Region::ancona)), many ? Reason::adjacent : Reason::none);
    EXPECT_EQ(victory_of(o, south | set_of({Region::ancona, Region::urbino})), Reason::adjacent);
    EXPECT_EQ(victory_of(o, apart | only(Region::napoli)), Reason::total) << "totals stay";
  }
}

}  // namespace
}  // namespace condotta::condottiere
