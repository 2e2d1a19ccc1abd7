// What is said of the events of a game.
#include "cli/teller.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/position.hpp"

namespace condotta::cli {
namespace {

using condottiere::Condottiere;
using condottiere::State;
using testing::Contains;
using testing::Not;

State read(const char* text) {
  const notation::Result<State> state = notation::read_position(std::string_view(text));
  EXPECT_TRUE(state) << state.error().text();
  return *state;
}

void act(State& state, const char* text, Teller& teller) {
  const notation::Result<condottiere::Action> action = notation::parse_action(text);
  ASSERT_TRUE(action);
  ASSERT_EQ(Condottiere::try_apply(state, state.table.turn, *action, teller), Refusal::none)
      << text;
}

// The token is about to be placed; seat 0 has no cards, and seats 1 and 2 may discard theirs.
State before_the_battle() {
  return read(R"({"game": "condottiere", "players": 3, "holder": 0, "phase": "place", "turn": 0,
    "contested": "Roma", "regions": {"Roma": 0},
    "seats": [{"line": ["6"], "passed": true}, {"hand": ["winter"], "passed": true},
              {"hand": ["spring"], "passed": true}]})");
}

constexpr const char* kPass = "Seat 0 has no cards and must pass.";

// C3.6, C5.4, C6.1: the pass is told before C5.4 is over, and the end of the round undoes it.
TEST(Teller, C6_1_a_pass_that_the_end_of_the_round_undoes_is_not_told) {
  State state = before_the_battle();
  Teller teller(Seat::none, state.table.options);
  act(state, "place Milano", teller);
  ASSERT_EQ(state.table.phase, condottiere::Phase::discard);
  ASSERT_TRUE(contains(state.table.passed, seat(0)));
  EXPECT_THAT(teller.take(), Not(Contains(kPass)));
  act(state, "hold", teller);
  act(state, "discard", teller);
  ASSERT_EQ(state.table.phase, condottiere::Phase::keep);
  EXPECT_THAT(teller.take(), Not(Contains(kPass)));
  act(state, "keep none", teller);
  ASSERT_FALSE(contains(state.table.passed, seat(0)));
  teller.battle_is_open();
  const std::vector<std::string> told = teller.take();
  EXPECT_THAT(told, Contains("At most one hand is left: the round is over."));
  EXPECT_THAT(told, Not(Contains(kPass)));
}

TEST(Teller, C3_6_a_pass_is_told_when_the_battle_is_open) {
  State state = before_the_battle();
  Teller teller(Seat::none, state.table.options);
  act(state, "place Milano", teller);
  act(state, "hold", teller);
  act(state, "hold", teller);
  ASSERT_EQ(state.table.phase, condottiere::Phase::battle);
  teller.battle_is_open();
  const std::vector<std::string> told = teller.take();
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.back(), kPass);
}

// Without a word on it the first turn says so.
TEST(Teller, C3_6_the_first_turn_opens_the_battle) {
  State state = before_the_battle();
  Teller teller(Seat::none, state.table.options);
  act(state, "place Milano", teller);
  act(state, "hold", teller);
  act(state, "hold", teller);
  (void)teller.take();
  act(state, "pass", teller);
  EXPECT_EQ(teller.take(), (std::vector<std::string>{kPass, "Seat 1 passes."}));
}

// C3.6 within a battle is told at once.
TEST(Teller, C3_6_who_runs_out_of_cards_passes_at_once) {
  State state = read(R"({"game": "condottiere", "players": 2, "holder": 1, "phase": "battle",
    "turn": 1, "contested": "Roma", "seats": [{}, {"hand": ["1", "2"]}]})");
  Teller teller(seat(0), state.table.options);
  act(state, "play 1", teller);
  EXPECT_EQ(teller.take(),
            (std::vector<std::string>{"Seat 1 plays a 1.", "You have no cards and must pass."}));
}

}  // namespace
}  // namespace condotta::cli
