// Virtù keeps what every game promises, with 3 to 5 players (V1.1) and any options.
#include "tests/support/contract_suite.hpp"
#include "tests/support/virtu_games.hpp"

namespace condotta::virtu {
namespace {

CONDOTTA_GAME_CONTRACT(Virtu, Virtu, all_option_sets())

// Every phase, not only those that a sample happens to meet.
TEST(VirtuPatterns, exactly_the_listed_actions_are_legal_in_every_phase) {
  int checked[kPhases] = {};
  contract::visit_games<Virtu>(all_option_sets(), scaled(6, 40), [&](const State& s, Rng&) {
    int& times = checked[static_cast<u8>(s.phase)];
    if (times >= 5) return;
    contract::check_all_patterns<Virtu>(s);
    ++times;
  });
  for (u8 phase = 0; phase < kPhases; ++phase) {
    const Phase rare = static_cast<Phase>(phase);
    if (rare == Phase::evict || rare == Phase::press) continue;  // scenarios have these
    EXPECT_GE(checked[phase], 1) << int{phase};
  }
}

// A decision with one answer is nobody's decision; and no list is longer than it may be.
TEST(VirtuPatterns, nobody_is_asked_where_there_is_one_answer) {
  contract::visit_games<Virtu>(all_option_sets(), scaled(5, 40), [](const State& s, Rng&) {
    if (s.phase == Phase::over) return;
    Actions actions;
    list_legal(s, actions);
    ASSERT_GE(actions.count, 2U);
    ASSERT_LE(actions.count, kMaxActions);
  });
}

// Rich tables too: sound at every step, never a dead end, and is_legal says what the list says.
TEST(VirtuPatterns, rich_games_are_sound_and_never_stuck) {
  int seen[kPhases] = {};
  visit_rich_games(scaled(60, 600), [&](const State& s, Rng& rng) {
    ASSERT_EQ(problem_of(s), Problem::none);
    if (s.phase == Phase::over) return;
    ++seen[static_cast<u8>(s.phase)];
    Actions actions;
    list_legal(s, actions);
    ASSERT_GE(actions.count, 2U) << int{static_cast<u8>(s.phase)};
    ASSERT_LE(actions.count, kMaxActions);
    std::set<u16> distinct;
    for (const Action action : actions) distinct.insert(action.bits());
    ASSERT_EQ(distinct.size(), actions.count);
    const Action any = Action::from_bits(static_cast<u16>(rng.below(65536)));
    ASSERT_EQ(Virtu::is_legal(s, any), distinct.count(any.bits()) != 0);
  });
  for (const Phase phase : {Phase::declare, Phase::withdraw, Phase::refresh, Phase::ally}) {
    EXPECT_GE(seen[static_cast<u8>(phase)], 5) << int{static_cast<u8>(phase)};
  }
}

}  // namespace
}  // namespace condotta::virtu
