// Piles of cards (C1.3) against plain arrays.
#include "engine/condottiere/cards.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/condottiere/state.hpp"
#include "engine/core/rng.hpp"

namespace condotta::condottiere {
namespace {

using Counts = std::array<u8, kCardKinds>;

// Any pile that the 110 cards allow.
Counts any_counts() {
  Counts counts{};
  for (u8 k = 0; k < kCardKinds; ++k) {
    counts[k] = *rc::gen::inRange<u8>(0, static_cast<u8>(copies_of(card(k)) + 1));
  }
  return counts;
}

Cards pile_of(const Counts& counts) {
  Cards pile = kNoCards;
  for (u8 k = 0; k < kCardKinds; ++k) pile.add(card(k), counts[k]);
  return pile;
}

Counts counts_of(const Cards& pile) {
  Counts counts{};
  for (u8 k = 0; k < kCardKinds; ++k) counts[k] = pile.count(card(k));
  return counts;
}

Card any_card() { return card(*rc::gen::inRange<u32>(0, kCardKinds)); }

TEST(Cards, C1_3_the_deck) {
  EXPECT_EQ(whole_deck().total(), kDeckSize);
  EXPECT_EQ(kDeckSize, 110);
  EXPECT_EQ(restricted_to(whole_deck(), kMercenaries).total(), 58);
  const Counts expected{10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3};
  EXPECT_EQ(counts_of(whole_deck()), expected);
  const std::array<u8, 7> values{1, 2, 3, 4, 5, 6, 10};
  for (u8 k = 0; k < kMercenaryKinds; ++k) EXPECT_EQ(printed_strength(card(k)), values[k]);
  EXPECT_EQ(whole_deck().kinds(), kAllKinds);
  EXPECT_TRUE(kNoCards.empty());
}

// D5: mercenaries, Drummers, Heroines and Courtesans are played face down.
TEST(Cards, D5_which_kinds_are_hidden) {
  for (u8 k = 0; k < kCardKinds; ++k) {
    const Card c = card(k);
    const bool hidden =
        is_mercenary(c) || c == Card::drummer || c == Card::heroine || c == Card::courtesan;
    EXPECT_EQ(contains(kHideableKinds, c), hidden) << int{k};
  }
}

RC_GTEST_PROP(CardsModel, what_a_pile_tells, ()) {
  const Counts counts = any_counts();
  const Cards pile = pile_of(counts);
  RC_ASSERT(counts_of(pile) == counts);
  RC_ASSERT(pile.total() == std::accumulate(counts.begin(), counts.end(), 0));
  RC_ASSERT(pile.empty() == (pile.total() == 0));
  CardSet kinds = 0;
  bool mercenary = false;
  for (u8 k = 0; k < kCardKinds; ++k) {
    RC_ASSERT(pile.has(card(k)) == (counts[k] != 0));
    if (counts[k] != 0) kinds = static_cast<CardSet>(kinds | 1U << k);
    mercenary = mercenary || (counts[k] != 0 && is_mercenary(card(k)));
  }
  RC_ASSERT(pile.kinds() == kinds);
  RC_ASSERT(pile.has_mercenary() == mercenary);
}

RC_GTEST_PROP(CardsModel, single_cards_come_and_go, ()) {
  Counts counts = any_counts();
  Cards pile = pile_of(counts);
  for (int step = 0; step < 20; ++step) {
    const Card c = any_card();
    u8& n = counts[index(c)];
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        if (n == 0) break;
        --n;
        pile.remove(c);
        break;
      case 1:
        if (n >= 16) break;
        ++n;
        pile.add(c);
        break;
      default:
        RC_ASSERT(pile.remove_all(c) == n);
        n = 0;
    }
    RC_ASSERT(counts_of(pile) == counts);
  }
}

RC_GTEST_PROP(CardsModel, two_piles, ()) {
  const Counts a = any_counts(), b = any_counts();
  const Cards pile = pile_of(a), other = pile_of(b);
  Cards sum = pile;
  sum.add(other);
  Counts added{}, more{};
  bool includes = true;
  for (u8 k = 0; k < kCardKinds; ++k) {
    added[k] = static_cast<u8>(a[k] + b[k]);
    more[k] = static_cast<u8>(a[k] > b[k] ? a[k] - b[k] : 0);
    includes = includes && a[k] >= b[k];
  }
  RC_ASSERT(counts_of(sum) == added);
  RC_ASSERT(counts_of(surplus(pile, other)) == more);
  RC_ASSERT(pile.includes(other) == includes);
  RC_ASSERT(sum.includes(pile) && sum.includes(other));
  RC_ASSERT((pile == other) == (a == b));
  sum.remove(other);
  RC_ASSERT(sum == pile);
}

RC_GTEST_PROP(CardsModel, restricted_to_some_kinds, ()) {
  const Counts counts = any_counts();
  const auto kinds = *rc::gen::inRange<CardSet>(0, kAllKinds + 1);
  const Cards rest = restricted_to(pile_of(counts), kinds);
  for (u8 k = 0; k < kCardKinds; ++k) {
    RC_ASSERT(rest.count(card(k)) == (contains(kinds, card(k)) ? counts[k] : 0));
  }
}

// Card number `which` of the pile laid out in the order of the kinds.
Card nth_card(const Counts& counts, u32 which) {
  u8 k = 0;
  while (which >= counts[k]) which -= counts[k++];
  return card(k);
}

RC_GTEST_PROP(StackModel, drawn_to_the_last_card, ()) {
  Counts counts = any_counts();
  Stack stack{pile_of(counts)};
  u32 left = static_cast<u32>(std::accumulate(counts.begin(), counts.end(), 0));
  while (true) {
    RC_ASSERT(stack.left() == left);
    RC_ASSERT(counts_of(stack.rest()) == counts);
    if (left == 0) break;
    const u32 which = *rc::gen::inRange<u32>(0, left);
    const Card expected = nth_card(counts, which);
    RC_ASSERT(stack.take(which) == expected);
    --counts[index(expected)];
    --left;
  }
}

// Every single card of the whole deck comes up for exactly one number.
TEST(Stack, C2_2_every_card_has_its_number) {
  Counts seen{};
  for (u32 which = 0; which < kDeckSize; ++which) {
    Stack stack{whole_deck()};
    ++seen[index(stack.take(which))];
  }
  EXPECT_EQ(seen, counts_of(whole_deck()));
}

TEST(Stack, draws_by_the_source_it_is_given) {
  Rng one = Rng::seeded(3), other = one;
  Stack drawn{whole_deck()}, taken{whole_deck()};
  while (drawn.left() != 0) {
    const u32 which = other.below(taken.left());
    ASSERT_EQ(drawn.draw(one), taken.take(which));
  }
}

// Known: counts up to 15 that stay there, and are still true.
RC_GTEST_PROP(KnownModel, counts_that_stop_at_fifteen, ()) {
  Known known{0};
  std::array<u32, kCardKinds> model{};
  for (int step = 0; step < 60; ++step) {
    const Card c = any_card();
    u32& n = model[index(c)];
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        known.add(c);
        n = std::min(n + 1, 15U);
        break;
      case 1:
        known.drop(c);
        n = n == 0 ? 0 : n - 1;
        break;
      default: {
        const u32 fresh = *rc::gen::inRange<u32>(0, 17);
        known.set(c, fresh);
        n = std::min(fresh, 15U);
      }
    }
    for (u8 k = 0; k < kCardKinds; ++k) {
      RC_ASSERT(known.count(card(k)) == model[k]);
      RC_ASSERT(known.cards().count(card(k)) == model[k]);
    }
  }
}

}  // namespace
}  // namespace condotta::condottiere
