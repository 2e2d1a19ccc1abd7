// The numbers that the arena tells, against values known otherwise.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "arena/deal_spread.hpp"
#include "arena/durations.hpp"
#include "arena/ratings.hpp"
#include "arena/wilson.hpp"

namespace condotta::arena {
namespace {

// 81 of 263 is the example of Wilson's formula in Newcombe's comparison of intervals (1998), as are
// 15 of 148, 0 of 20 and 1 of 29.
TEST(Wilson, AgreesWithPublishedValues) {
  const struct {
    double wins, games, low, high;
  } known[] = {{81, 263, 0.2553, 0.3662},
               {15, 148, 0.0624, 0.1605},
               {0, 20, 0.0000, 0.1611},
               {1, 29, 0.0061, 0.1718}};
  for (const auto& row : known) {
    const Interval interval = wilson(row.wins / row.games, row.games);
    EXPECT_NEAR(interval.low, row.low, 5e-5);
    EXPECT_NEAR(interval.high, row.high, 5e-5);
  }
}

TEST(Wilson, KnowsItsLimits) {
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
  EXPECT_DOUBLE_EQ(wilson(1, 10).high, 1);
  EXPECT_GT(wilson(1, 10).low, 0.7);
  const Interval few = wilson(0.5, 10), many = wilson(0.5, 1000);
  EXPECT_NEAR(few.low + few.high, 1, 1e-12);
  EXPECT_GT(few.high - few.low, 8 * (many.high - many.low));
}

// Of two entrants the first wins both games of `both` deals, none of `none`, one of the others.
DealSpread spread_of(u64 deals, u64 both, u64 none) {
  DealSpread spread(2);
  // The games of a deal need not come one after another.
  for (u64 rotation = 0; rotation < 2; ++rotation) {
    for (u64 deal = 0; deal < deals; ++deal) {
      const bool wins = deal < both || (deal >= both + none && rotation == 0);
      const Lineup lineup = rotation == 0 ? Lineup{0, 1} : Lineup{1, 0};
      const std::vector<u8> shares =
          wins == (rotation == 0) ? std::vector<u8>{60, 0} : std::vector<u8>{0, 60};
      spread.add(2 * deal + rotation, lineup, shares);
    }
  }
  return spread;
}

TEST(DealSpread, CountsDealsAndNotGames) {
  // The ten deals have the mean 0.6 and the variance 0.9 / 9; Student's t for nine degrees of
  // freedom is 2.262.
  const auto interval = spread_of(10, 3, 1).interval(0);
  ASSERT_TRUE(interval);
  const double half = 2.262 * std::sqrt(0.9 / 9 / 10);
  EXPECT_NEAR(interval->low, 0.6 - half, 5e-4);
  EXPECT_NEAR(interval->high, 0.6 + half, 5e-4);
  EXPECT_NEAR(spread_of(10, 3, 1).interval(1)->low, 0.4 - half, 5e-4);
}

TEST(DealSpread, SaysNothingOfTooLittle) {
  EXPECT_FALSE(spread_of(9, 3, 1).interval(0));
  EXPECT_FALSE(spread_of(50, 0, 0).interval(0)) << "every deal gave the same";
  DealSpread halves(2);
  for (u64 deal = 0; deal < 20; ++deal) halves.add(2 * deal, {0, 1}, {60, 0});
  EXPECT_FALSE(halves.interval(0)) << "no deal was played from both seats";
  DealSpread uneven(2);
  for (u64 game = 0; game < 40; ++game) {
    const Lineup lineup = game < 20 ? Lineup{0, 1} : Lineup{0, 0};
    uneven.add(game, lineup, {60, 0});
  }
  EXPECT_FALSE(uneven.interval(0));
}

// Victories as the model would have them on average, for tables of three of four entrants.
Encounters by_the_model(const std::vector<double>& strength, u64 games) {
  Encounters encounters{{}, std::vector<double>(strength.size(), 0.0)};
  for (const Lineup& company : std::vector<Lineup>{{0, 1, 2}, {0, 1, 3}, {1, 2, 3}, {0, 3, 3}}) {
    encounters.companies[company] = games;
    double sum = 0;
    for (const u32 i : company) sum += strength[i];
    for (const u32 i : company) {
      encounters.wins[i] += static_cast<double>(games) * strength[i] / sum;
    }
  }
  return encounters;
}

TEST(Ratings, FindTheStrengthsBehindTheVictories) {
  const std::vector<double> strength = {1, 10, 2.5, 0.25};
  const std::vector<double> ratings = ratings_of(by_the_model(strength, 1'000'000));
  ASSERT_EQ(ratings.size(), 4U);
  double mean = 0;
  for (const double rating : ratings) mean += rating / 4;
  EXPECT_NEAR(mean, 1500, 1e-6);
  for (std::size_t i = 1; i < 4; ++i) {
    EXPECT_NEAR(ratings[i] - ratings[0], 400 * std::log10(strength[i]), 0.05) << i;
  }
}

// Not the average of the model but games drawn by it.
TEST(Ratings, AreCloseAfterSomeThousandGames) {
  const std::vector<double> strength = {1, 4, 0.5};
  Encounters encounters{{}, {0, 0, 0}};
  Rng rng = Rng::seeded(5);
  for (int game = 0; game < 20'000; ++game) {
    const u32 doubled = rng.below(3);
    Lineup company = {0, 1, 2, doubled};
    std::sort(company.begin(), company.end());
    ++encounters.companies[company];
    double left = rng.next() * 0x1p-32 * (5.5 + strength[doubled]);
    u32 winner = 0;
    for (u32 i = 0; i < 4; ++i) {
      winner = company[i];
      left -= strength[winner];
      if (left < 0) break;
    }
    ++encounters.wins[winner];
  }
  const std::vector<double> ratings = ratings_of(encounters);
  EXPECT_NEAR(ratings[1] - ratings[0], 400 * std::log10(4.0), 15);
  EXPECT_NEAR(ratings[2] - ratings[0], 400 * std::log10(0.5), 15);
}

TEST(Ratings, StayFiniteForThoseWhoAlwaysWin) {
  const std::vector<double> ratings = ratings_of({{{{0, 1}, 100}}, {100, 0}});
  EXPECT_GT(ratings[0], ratings[1] + 400);
  EXPECT_LT(ratings[0], 3000);
  EXPECT_NEAR(ratings[0] + ratings[1], 3000, 1e-6);
}

TEST(Ratings, OfOneAloneOrWithoutGamesAreTheMean) {
  EXPECT_NEAR(ratings_of({{{{0, 0, 0}, 7}}, {7}})[0], 1500, 1e-9);
  for (const double rating : ratings_of({{}, {0, 0, 0}})) EXPECT_NEAR(rating, 1500, 1e-9);
}

TEST(Durations, ClassesFollowEachOtherWithoutGaps) {
  u64 begin = 0;
  for (u32 number = 0; number < 1500; ++number) {
    const u64 end = Durations::upper_end(number);
    ASSERT_EQ(Durations::class_of(begin), number);
    ASSERT_EQ(Durations::class_of(end), number);
    ASSERT_LE(end - begin, begin / 32) << "too wide";
    begin = end + 1;
  }
  EXPECT_LT(Durations::class_of(~u64{0}), Durations::kClasses);
}

TEST(Durations, MeanAndPercentile) {
  Durations times;
  EXPECT_EQ(times.mean_ms(), 0);
  EXPECT_EQ(times.quantile_ms(0.99), 0);
  for (u64 ms = 1; ms <= 1000; ++ms) times.add(ms * 1'000'000);
  EXPECT_DOUBLE_EQ(times.mean_ms(), 500.5);
  EXPECT_NEAR(times.quantile_ms(0.99), 990, 990 / 32.0);
  EXPECT_GE(times.quantile_ms(0.99), 990);
  Durations twice = times;
  twice.add(times);
  EXPECT_EQ(twice.count(), 2000U);
  EXPECT_DOUBLE_EQ(twice.mean_ms(), 500.5);
  EXPECT_EQ(twice.quantile_ms(0.5), times.quantile_ms(0.5));
}

}  // namespace
}  // namespace condotta::arena
