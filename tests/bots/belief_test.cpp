// What others' play tells of their hands: imagined states fit what is seen (C3.9), and among hands
// that fit, real ones are found more plausible than others.
#include <cmath>
#include <set>

#include "bots/condottiere/belief_net.hpp"
#include "bots/condottiere/belief_weights.hpp"
#include "bots/condottiere/imagining.hpp"
#include "bots/tuning/quick_game.hpp"
#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {
namespace {

using bots::condottiere::Belief;
using bots::condottiere::Imagining;
using bots::condottiere::kBeliefWeights;
using bots::condottiere::SeatInSight;

// Visits some decisions of games between captains.
template <class Visit>
void visit_captains(u64 games, u32 one_of, Visit visit) {
  Rng rng = Rng::seeded(17);
  for (u64 game = 0; game < games; ++game) {
    Options options;
    options.players = static_cast<u8>(2 + game % 5);
    const bots::condottiere::Style style = bots::condottiere::style_for(options);
    bots::condottiere::QuickSeat seats[kMaxPlayers];
    for (auto& seat : seats) seat = {&style, 0.01F};
    bots::condottiere::play_quick_game(options, 5, game, seats, [&](const State& s) {
      if (rng.below(one_of) == 0) visit(s, rng);
    });
  }
}

TEST(Belief, EveryImaginedStateFitsWhatIsSeen) {
  u32 drawn = 0;
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase == Phase::over || rng.below(20) != 0) return;
    const Observation seen = Condottiere::observe(s, s.table.turn);
    Imagining imagining(seen);
    const u32 draws = drawn % 500 == 0 ? 1000 : 5;  // sometimes from several pools
    for (u32 n = 0; n < draws; ++n, ++drawn) {
      ASSERT_TRUE(same_bytes(Condottiere::observe(imagining.draw(rng), seen.me), seen));
    }
  });
  EXPECT_GT(drawn, 100U);
}

// A state may be drawn again from its pool: not with the same dice.
TEST(Belief, NoTwoDrawsHaveTheSameDice) {
  NullSink nobody;
  const State s = Condottiere::deal({}, derive_seed(1, 1), nobody);
  const Observation seen = Condottiere::observe(s, s.table.turn);
  Imagining imagining(seen);
  Rng rng = Rng::seeded(1);
  std::set<u64> keys;
  constexpr u32 kDraws = 2000;  // more than several pools have
  for (u32 n = 0; n < kDraws; ++n) keys.insert(imagining.draw(rng).dice.key[0]);
  EXPECT_EQ(keys.size(), kDraws);
}

// Of one real hand and one imagined evenly, blind choice would find the real one half of the time.
TEST(Belief, RealHandsAreFoundMorePlausible) {
  u32 real = 0, all = 0;
  visit_captains(200, 12, [&](const State& s, Rng& rng) {
    const Observation seen = Condottiere::observe(s, s.table.turn);
    if (seen.table.phase != Phase::battle && seen.table.phase != Phase::place) return;
    const State other = Condottiere::imagine(seen, rng);
    for (u8 i = 0; i < s.table.options.players; ++i) {
      if (seat(i) == seen.me || same_bytes(s.hands[i], other.hands[i])) continue;
      const Belief belief(kBeliefWeights, SeatInSight(seen.table, seen.held, seat(i), seen.me));
      real += belief.of(s.hands[i]) > belief.of(other.hands[i]) ? 1 : 0;
      ++all;
    }
  });
  ASSERT_GT(all, 1000U);
  EXPECT_GT(real * 100, all * 60);
}

TEST(Belief, FeaturesAreComplete) {
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase == Phase::over || rng.below(10) != 0) return;
    const Observation seen = Condottiere::observe(s, s.table.turn);
    for (u8 i = 0; i < s.table.options.players; ++i) {
      const SeatInSight sight(seen.table, seen.held, seat(i), seen.me);
      ASSERT_TRUE(sight.full());
      ASSERT_TRUE(bots::condottiere::HandInMind(sight, s.hands[i]).full());
      ASSERT_TRUE(std::isfinite(Belief(kBeliefWeights, sight).of(s.hands[i])));
    }
  });
}

}  // namespace
}  // namespace condotta::condottiere
