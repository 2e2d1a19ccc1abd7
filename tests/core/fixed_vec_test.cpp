// The list in place, and seats as sets.
#include "engine/core/fixed_vec.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/types.hpp"

namespace condotta {
namespace {

TEST(FixedVec, keeps_what_is_pushed) {
  FixedVec<u8, 4> list;
  EXPECT_TRUE(list.empty());
  list.push(3);
  list.push_if(false, 4);
  list.push_if(true, 5);
  EXPECT_EQ(std::vector<u8>(list.begin(), list.end()), (std::vector<u8>{3, 5}));
  EXPECT_EQ(list.count, 2U);
  EXPECT_EQ(list[1], 5);
  EXPECT_EQ(list.capacity(), 4U);
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(Seats, sets_of_seats_and_spectators) {
  EXPECT_EQ(all_seats(2), 0b11);
  EXPECT_EQ(all_seats(6), 0b111111);
  for (u32 i = 0; i < 6; ++i) {
    EXPECT_TRUE(contains(only(seat(i)), seat(i)));
    EXPECT_FALSE(contains(only(seat(i)), Seat::none));
    EXPECT_FALSE(contains(only(Seat::none), seat(i)));
    EXPECT_TRUE(contains(kEveryone, seat(i)));
    EXPECT_FALSE(contains(all_seats(6), Seat::none)) << "spectators have no seat";
  }
  EXPECT_TRUE(contains(kEveryone, Seat::none));
  EXPECT_EQ(index(seat(5)), 5);
}

}  // namespace
}  // namespace condotta
