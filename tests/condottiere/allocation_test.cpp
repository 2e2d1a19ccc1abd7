// Play takes nothing from the heap: no legal list, no action, no observation, no imagined state.
#include <gtest/gtest.h>

#include <memory>

#include "tests/support/condottiere_games.hpp"
#include "tests/support/counted_new.hpp"

namespace condotta::condottiere {
namespace {

using tests::allocations_so_far;

// A sink that listens, so that the events are really made.
struct Counter {
  static constexpr bool kListening = true;
  u64 events = 0;
  void operator()(const Event& event) { events += event.kind == EventKind::played ? 1 : 2; }
};

// Plays one game with all doors used; tells how many decisions it had.
u32 play_with_everything(const Options& options, u64 number, Counter& counter) {
  Rng rng = Rng::seeded(number);
  State s = Condottiere::deal(options, derive_seed(17, number), counter);
  u32 decisions = 0;
  while (Condottiere::to_move(s) != Seat::none) {
    ActionList<Condottiere> legal;
    Condottiere::legal(s, legal);
    const Action action = legal[rng.below(legal.count)];
    const Seat viewer = seat(rng.below(options.players));
    const Observation seen = Condottiere::observe(s, viewer);
    const State world = Condottiere::imagine(seen, rng);
    decisions += Condottiere::is_sound(world) && Condottiere::is_legal(s, action) ? 1U : 0U;
    Cards shown = kNoCards;
    if (!s.hands[index(viewer)].empty()) shown.add(Stack{s.hands[index(viewer)]}.draw(rng));
    Condottiere::try_show(s, viewer, only(next_seat(s.table, viewer)), shown, counter);
    Condottiere::try_apply(s, Condottiere::to_move(s), action, counter);
  }
  return decisions;
}

TEST(Allocation, the_count_works) {
  const unsigned long before = allocations_so_far();
  const auto memory = std::make_unique<Options>();
  EXPECT_GT(allocations_so_far(), before) << int{memory->players};
}

TEST(Allocation, a_thousand_games_without_one) {
  const std::vector<Options> sets = all_option_sets();
  Counter counter;
  u64 decisions = 0;
  const unsigned long before = allocations_so_far();
  for (u64 n = 0; n < 1000; ++n)
    decisions += play_with_everything(sets[n % sets.size()], n, counter);
  const unsigned long after = allocations_so_far();
  EXPECT_EQ(after - before, 0U);
  EXPECT_GT(decisions, 50'000U);
  EXPECT_GT(counter.events, 50'000U);
}

}  // namespace
}  // namespace condotta::condottiere
