// What whole games tell of actions, beyond the Outlook's word.
#include "bots/condottiere/beyond.hpp"

#include <gtest/gtest.h>

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::condottiere::Beyond;

constexpr Action kA = Action::pass();
const Action kB = Action::play(Card::winter);
const Action kC = Action::play(Card::spring);

TEST(Beyond, ManyGamesAreBelievedAndFewAreNot) {
  Beyond many, few;
  many.add(kA, 50'000, 500.0F);
  many.add(kB, 50'000, -500.0F);
  EXPECT_NEAR(many.correction(kA), 0.01F, 2e-4F);
  EXPECT_NEAR(many.correction(kB), -0.01F, 2e-4F);
  few.add(kA, 5, 2.0F);
  few.add(kB, 5, -2.0F);
  EXPECT_GT(few.correction(kA), 0.0F);
  EXPECT_LT(few.correction(kA), 0.005F);
}

// What the Outlook misjudges after all of them says nothing for the one that was compared less.
TEST(Beyond, WhatIsCommonFavoursNobody) {
  Beyond beyond;
  beyond.add(kA, 1000, -20.0F);
  beyond.add(kB, 510, -10.2F);
  EXPECT_NEAR(beyond.correction(kA), beyond.correction(kB), 1e-6F);
  EXPECT_NEAR(beyond.correction(kC), beyond.correction(kA), 1e-6F)
      << "also for one never played on";
}

TEST(Beyond, ComparedInHalfAsManyGamesIsEnough) {
  Beyond beyond;
  EXPECT_FALSE(beyond.knows(kA));
  beyond.add(kA, 200, 0.0F);
  beyond.add(kB, 100, 0.0F);
  beyond.add(kC, 99, 0.0F);
  EXPECT_TRUE(beyond.knows(kA));
  EXPECT_TRUE(beyond.knows(kB));
  EXPECT_FALSE(beyond.knows(kC));
}

TEST(Beyond, TreesAreCountedTogether) {
  Beyond one, other;
  one.add(kA, 100, 3.0F);
  other.add(kA, 50, 1.0F);
  other.add(kB, 50, 2.0F);
  one.add(other);
  ASSERT_EQ(one.told().size(), 2U);
  EXPECT_EQ(one.told()[0].games, 150U);
  EXPECT_EQ(one.told()[0].sum, 4.0F);
  EXPECT_EQ(one.told()[1].games, 50U);
}

}  // namespace
}  // namespace condotta::condottiere
