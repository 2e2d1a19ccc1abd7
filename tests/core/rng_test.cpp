// The generator of bots and tests, and the seeds of games: the numbers are the same on every target
// and for ever.
#include "engine/core/rng.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <utility>

namespace condotta {
namespace {

// The published numbers of SplitMix64 for the seed 1234567.
TEST(Rng, splitmix_golden_numbers) {
  u64 state = 1234567;
  EXPECT_EQ(splitmix(state), 6457827717110365317ULL);
  EXPECT_EQ(splitmix(state), 3203168211198807973ULL);
  EXPECT_EQ(splitmix(state), 9817491932198370423ULL);
  EXPECT_EQ(splitmix(state), 4593380528125082431ULL);
  EXPECT_EQ(splitmix(state), 16408922859458223821ULL);
}

// PCG32 as its author writes it, with the stream of the constant used here.
u32 plain_pcg(u64& state) {
  const u64 old = state;
  state = old * 6364136223846793005ULL + 1442695040888963407ULL;
  const auto shifted = static_cast<u32>(((old >> 18U) ^ old) >> 27U);
  const auto rotation = static_cast<u32>(old >> 59U);
  return rotation == 0 ? shifted : shifted >> rotation | shifted << (32U - rotation);
}

RC_GTEST_PROP(RngModel, is_pcg32, (u64 seed)) {
  Rng rng{seed};
  u64 state = seed;
  for (int i = 0; i < 20; ++i) RC_ASSERT(rng.next() == plain_pcg(state));
}

TEST(Rng, golden_numbers) {
  Rng rng = Rng::seeded(42);
  const u32 expected[] = {3344234869U, 1768956483U, 4001043839U,
                          743431577U,  2248556757U, 1371427516U};
  for (const u32 number : expected) EXPECT_EQ(rng.next(), number);
}

RC_GTEST_PROP(RngModel, below_stays_below, (u64 seed)) {
  Rng rng = Rng::seeded(seed);
  const u32 n = *rc::gen::inRange<u32>(1, 1'000'000);
  for (int i = 0; i < 100; ++i) RC_ASSERT(rng.below(n) < n);
}

TEST(Rng, below_reaches_every_number) {
  Rng rng = Rng::seeded(1);
  std::set<u32> seen;
  for (int i = 0; i < 2000; ++i) seen.insert(rng.below(110));
  EXPECT_EQ(seen.size(), 110U);
}

TEST(Rng, derived_seeds_golden) {
  EXPECT_EQ(derive_seed(2026, 0), (Seed{0x6E75725323D4929EULL, 0x07B389BACFD8F970ULL}));
  EXPECT_EQ(derive_seed(2026, 1), (Seed{0xFD99876982361702ULL, 0x7DB2784EEF1E6D0DULL}));
}

TEST(Rng, derived_seeds_are_all_different) {
  std::set<std::pair<u64, u64>> seeds;
  for (u64 run = 0; run < 100; ++run) {
    for (u64 number = 0; number < 100; ++number) {
      const Seed s = derive_seed(run, number);
      seeds.insert({s.high, s.low});
    }
  }
  EXPECT_EQ(seeds.size(), 10000U);
}

}  // namespace
}  // namespace condotta
