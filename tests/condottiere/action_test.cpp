// The 16 bits of an action.
#include "engine/condottiere/action.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace condotta::condottiere {
namespace {

// Every action that there is, by the functions that make them.
std::vector<Action> all_actions() {
  std::vector<Action> all{Action::pass(), Action::pass_show(), Action::hold(), Action::discard()};
  all.push_back(Action::take(Card::none));
  all.push_back(Action::favour(Region::none));
  all.push_back(Action::keep());
  for (u8 a = 0; a < kCardKinds; ++a) {
    all.push_back(Action::play(card(a)));
    if (is_mercenary(card(a))) all.push_back(Action::take(card(a)));
    all.push_back(Action::keep(card(a)));
    for (u8 b = a; b < kCardKinds; ++b) all.push_back(Action::keep(card(a), card(b)));
  }
  for (u8 r = 0; r < kRegions; ++r) {
    all.push_back(Action::place(region(r)));
    all.push_back(Action::favour(region(r)));
  }
  for (u32 n = 0; n <= 3; ++n) all.push_back(Action::draw(n));
  return all;
}

TEST(Action, every_action_has_its_own_bits_and_comes_back_from_them) {
  std::set<u16> bits;
  for (const Action a : all_actions()) {
    EXPECT_EQ(Action::from_bits(a.bits()), a);
    EXPECT_TRUE(bits.insert(a.bits()).second) << a.bits();
    EXPECT_EQ(a.bits() >> 14U, 0) << "the top bits are unused";
    EXPECT_LT(static_cast<u8>(a.kind()), kActionKinds);
  }
}

TEST(Action, all_bits_come_back_as_they_are) {
  for (u32 bits = 0; bits < 65536; ++bits) {
    ASSERT_EQ(Action::from_bits(static_cast<u16>(bits)).bits(), bits);
  }
}

// The layout is written down: records and other targets rely on it.
TEST(Action, the_layout_is_kind_then_first_then_second) {
  EXPECT_EQ(Action::pass().bits(), 0b00'11111'11111'0000);
  EXPECT_EQ(Action::play(Card::two).bits(), 0b00'11111'00001'0010);
  EXPECT_EQ(Action::place(Region::napoli).bits(), 0b00'11111'10000'0011);
  EXPECT_EQ(Action::take(Card::none).bits(), 0b00'11111'11111'0100);
  EXPECT_EQ(Action::favour(Region::torino).bits(), 0b00'11111'00000'0101);
  EXPECT_EQ(Action::keep(Card::ten, Card::heroine).bits(), 0b00'01100'00110'1000);
  EXPECT_EQ(Action::draw(3).bits(), 0b00'11111'00011'1001);
}

TEST(Action, fields_come_back) {
  for (u8 a = 0; a < kCardKinds; ++a) {
    EXPECT_EQ(Action::play(card(a)).played_card(), card(a));
    EXPECT_EQ(Action::play(card(a)).second_card(), Card::none);
    for (u8 b = a; b < kCardKinds; ++b) {
      EXPECT_EQ(Action::keep(card(a), card(b)).played_card(), card(a));
      EXPECT_EQ(Action::keep(card(a), card(b)).second_card(), card(b));
    }
  }
  for (u8 r = 0; r < kRegions; ++r) {
    EXPECT_EQ(Action::place(region(r)).chosen_region(), region(r));
    EXPECT_EQ(Action::favour(region(r)).chosen_region(), region(r));
  }
  EXPECT_EQ(Action::favour(Region::none).chosen_region(), Region::none);
  EXPECT_EQ(Action::take(Card::none).played_card(), Card::none);
  EXPECT_EQ(Action::keep().played_card(), Card::none);
  for (u8 n = 0; n <= 3; ++n) EXPECT_EQ(Action::draw(n).number(), n);
}

}  // namespace
}  // namespace condotta::condottiere
