// What holds in every state of every game, with cards shown on the way (C7.2).
#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {
namespace {

// C1.3: the 110 cards, counted without the help of soundness.hpp.
void check_all_cards_are_there(const State& s) {
  for (u8 k = 0; k < kCardKinds; ++k) {
    u32 n = u32{s.deck.count(card(k))} + s.table.discard.count(card(k));
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      n += u32{s.hands[i].count(card(k))} + s.table.lines[i].count(card(k));
      n += s.down[i] == card(k) ? 1U : 0U;
    }
    ASSERT_EQ(n, copies_of(card(k))) << "kind " << int{k};
  }
}

TEST(Invariants, C1_3_all_110_cards_at_every_ply) {
  visit_random_games(scaled(5, 50), [](const State& s, Rng&) { check_all_cards_are_there(s); });
}

TEST(Invariants, no_state_breaks_a_rule) {
  visit_random_games(scaled(5, 50), [](const State& s, Rng&) {
    ASSERT_EQ(problem_of(s), Problem::none) << static_cast<int>(problem_of(s));
  });
}

// The random games meet everything that the rules know, or they would prove little.
TEST(Invariants, random_games_meet_every_phase_and_every_ending) {
  int phases[kPhases] = {};
  int reasons[5] = {};
  int finals = 0, owed = 0, defended = 0, covered = 0, taken_back_cards = 0, reshuffles = 0;
  visit_random_games(scaled(10, 20), [&](const State& s, Rng&) {
    const Table& t = s.table;
    ++phases[static_cast<u8>(t.phase)];
    if (t.phase == Phase::over) ++reasons[static_cast<u8>(t.reason)];
    finals += is_final(t) ? 1 : 0;
    owed += t.owed != 0 ? 1 : 0;
    defended += t.defender != Seat::none ? 1 : 0;
    covered += t.down != 0 ? 1 : 0;
    reshuffles += t.options.draw_after_battle != 0 && t.reshuffled != whole_deck() ? 1 : 0;
    for (const Known& known : t.known) taken_back_cards += known.bits != 0 ? 1 : 0;
  });
  for (u8 p = 0; p < kPhases; ++p) EXPECT_GT(phases[p], 0) << "phase " << int{p};
  for (const Reason r : {Reason::adjacent, Reason::total, Reason::most, Reason::final_battle}) {
    EXPECT_GT(reasons[static_cast<u8>(r)], 0) << "reason " << static_cast<int>(r);
  }
  EXPECT_GT(finals, 0);
  EXPECT_GT(owed, 0);
  EXPECT_GT(defended, 0);
  EXPECT_GT(covered, 0);
  EXPECT_GT(taken_back_cards, 0);
  EXPECT_GT(reshuffles, 0);
}

// What any viewer relies on when imagining is true: cards known from C4.7 and C7.2, the shuffled
// deck of D1, the cards kept by C6.1. So the true state is always among those imagined.
TEST(Invariants, C3_9_what_is_known_is_true) {
  visit_random_games(scaled(5, 50), [](const State& s, Rng&) {
    for (const Seat viewer : viewers_of(s)) {
      ASSERT_TRUE(hides_only_hideable(s));
      ASSERT_TRUE(agrees_with_known(s, viewer)) << "viewer " << int{index(viewer)};
      ASSERT_TRUE(agrees_with_deck(s, viewer)) << "viewer " << int{index(viewer)};
      ASSERT_TRUE(agrees_with_keeper(s, viewer)) << "viewer " << int{index(viewer)};
    }
  });
}

// D1: everybody's draws together with the deck are no more than what was shuffled.
TEST(Invariants, D1_draws_and_deck_come_from_what_was_shuffled) {
  visit_random_games(scaled(5, 50), [](const State& s, Rng&) {
    if (s.table.options.draw_after_battle == 0) return;
    Cards all = s.deck;
    for (const Cards& mine : s.drawn) all.add(mine);
    ASSERT_TRUE(s.table.reshuffled.includes(all));
  });
}

// Whatever `imagine` makes of it agrees with all that the viewer saw, by the tests' own measure.
TEST(Invariants, C3_9_imagined_states_agree_with_all_that_was_seen) {
  visit_random_games(scaled(1, 10), [](const State& s, Rng& rng) {
    for (const Seat viewer : viewers_of(s)) {
      const State world = Condottiere::imagine(Condottiere::observe(s, viewer), rng);
      ASSERT_EQ(problem_of(world), Problem::none);
      ASSERT_NO_FATAL_FAILURE(check_all_cards_are_there(world));
      ASSERT_TRUE(agrees_with_all_seen(world, viewer)) << "viewer " << int{index(viewer)};
      ASSERT_FALSE(same_bytes(world.dice, s.dice)) << "imagined with the dice of the table";
    }
  });
}

// C2.4, C1.4: nobody ever has more than six markers, and the game stops at the marker that wins.
TEST(Invariants, C2_4_nobody_has_won_before_the_end) {
  visit_random_games(scaled(1, 10), [](const State& s, Rng&) {
    const Table& t = s.table;
    if (t.phase == Phase::over || is_final(t)) return;
    for (u8 i = 0; i < t.options.players; ++i) {
      ASSERT_LT(size(t.owned[i]), t.options.regions_to_win());
      ASSERT_LT(largest_group(t.owned[i]), t.options.group_to_win());
    }
  });
}

}  // namespace
}  // namespace condotta::condottiere
