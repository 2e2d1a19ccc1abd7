// What the rules of thumb see in patronage bonuses beside the prestige on them.
#include <gtest/gtest.h>

#include "bots/virtu/bonuses.hpp"

namespace condotta::bots::virtu {
namespace {

House patron(Bonus bonus, u8 steps) {
  House house{};
  house.steps = steps;
  house.bonuses = static_cast<decltype(house.bonuses)>(1U << number(bonus));
  return house;
}

float worth(Bonus bonus, u8 steps, float years) {
  return worth_of_bonuses(patron(bonus, steps), years, Prices(Style{}));
}

TEST(VirtuBonuses, V4_8_MichelangeloSparesACrownForEachStepToCome) {
  EXPECT_EQ(free_crowns(patron(Bonus::michelangelo, 2)), 1U);
  EXPECT_EQ(free_crowns(patron(Bonus::leonardo, 2)), 0U);
  EXPECT_GT(worth(Bonus::michelangelo, 2, 5), worth(Bonus::michelangelo, 4, 5));
  // One step a year: in the last year the second is out of reach.
  EXPECT_GT(worth(Bonus::michelangelo, 2, 5), worth(Bonus::michelangelo, 2, 1));
  EXPECT_EQ(worth(Bonus::michelangelo, kPatronageEnd, 5), 0);
}

TEST(VirtuBonuses, WhatHelpsInSiegesOrKeepsAgentsOutIsWorthSomething) {
  for (const Bonus bonus : {Bonus::leonardo, Bonus::bastions, Bonus::the_prince}) {
    EXPECT_GT(worth(bonus, 2, 3), 0) << int{number(bonus)};
  }
}

TEST(VirtuBonuses, WhatIsPrestigeAloneIsCountedElsewhere) {
  EXPECT_EQ(worth(Bonus::columbus, 2, 3), 0);
  EXPECT_EQ(worth_of_bonuses(House{}, 3, Prices(Style{})), 0);
}

}  // namespace
}  // namespace condotta::bots::virtu
