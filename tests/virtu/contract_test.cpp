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

}  // namespace
}  // namespace condotta::virtu
