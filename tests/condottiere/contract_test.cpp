// Condottiere keeps what every game promises, with 2 to 6 players (C1.1) and any options (D1 to
// D5).
#include "tests/support/condottiere_games.hpp"
#include "tests/support/contract_suite.hpp"

namespace condotta::condottiere {
namespace {

CONDOTTA_GAME_CONTRACT(Condottiere, Condottiere, all_option_sets())

// Every phase under every option, not only those that a sample happens to meet.
TEST(CondottierePatterns, exactly_the_listed_actions_are_legal_in_every_phase) {
  int checked[kPhases] = {};
  visit_random_games(1, [&](const State& s, Rng& rng) {
    int& times = checked[static_cast<u8>(s.table.phase)];
    const bool common = s.table.phase == Phase::battle || s.table.phase == Phase::place;
    if (times >= scaled(40, 400) || (common && rng.below(20) != 0)) return;
    contract::check_all_patterns<Condottiere>(s);
    ++times;
  });
  for (u8 phase = 0; phase < kPhases; ++phase) EXPECT_GE(checked[phase], 5) << int{phase};
}

// Bits that name no kind of action are told apart from an action that is not allowed now.
TEST(CondottiereRefusals, malformed_bits_are_refused_by_name) {
  NullSink nobody;
  State s = Condottiere::deal(option_set(0, 4), derive_seed(1), nobody);
  const auto before = bytes_of(s);
  const Seat me = s.table.turn;
  const Seat other = next_seat(s.table, me);
  for (u32 bits = 0; bits < 65536; ++bits) {
    const Action action = Action::from_bits(static_cast<u16>(bits));
    if (Condottiere::is_legal(s, action)) continue;
    const bool named = (bits & 15U) < kActionKinds;
    ASSERT_EQ(Condottiere::try_apply(s, me, action, nobody),
              named ? Refusal::illegal : Refusal::malformed);
    ASSERT_EQ(Condottiere::try_apply(s, other, action, nobody),
              named ? Refusal::not_your_turn : Refusal::malformed);
  }
  EXPECT_EQ(bytes_of(s), before);
}

// C7.2: what cannot be shown is refused by name and changes nothing.
TEST(CondottiereRefusals, C7_2_showing_is_refused_by_name) {
  Log log;
  State s = empty_battle(option_set(0, 3));
  s.hands[0] = cards_of({{Card::ten, 2}, {Card::winter, 1}});
  s.hands[1] = cards_of({{Card::one, 1}});
  fill_deck(s);
  const auto before = bytes_of(s);
  const Cards ten = cards_of({{Card::ten, 1}});
  const auto show = [&](Seat from, SeatSet to, const Cards& cards) {
    return Condottiere::try_show(s, from, to, cards, log);
  };
  EXPECT_EQ(show(Seat::none, only(seat(1)), ten), Refusal::malformed);
  EXPECT_EQ(show(seat(3), only(seat(1)), ten), Refusal::malformed) << "no such seat";
  EXPECT_EQ(show(seat(0), 0, ten), Refusal::malformed) << "to nobody";
  EXPECT_EQ(show(seat(0), only(seat(0)), ten), Refusal::malformed) << "to oneself";
  EXPECT_EQ(show(seat(0), only(seat(3)), ten), Refusal::malformed) << "to a seat that is not there";
  EXPECT_EQ(show(seat(0), only(Seat::none), ten), Refusal::malformed) << "to spectators";
  EXPECT_EQ(show(seat(0), only(seat(1)), kNoCards), Refusal::malformed) << "nothing";
  EXPECT_EQ(show(seat(0), only(seat(1)), cards_of({{Card::ten, 3}})), Refusal::illegal);
  EXPECT_EQ(show(seat(1), only(seat(0)), ten), Refusal::illegal) << "not in that hand";
  EXPECT_EQ(bytes_of(s), before);
  EXPECT_TRUE(log.events.empty());
  EXPECT_EQ(show(seat(1), only(seat(0)), cards_of({{Card::one, 1}})), Refusal::none)
      << "out of turn";
  EXPECT_EQ(s.table.turn, seat(0)) << "it is no move";
  s.table.phase = Phase::over;
  s.table.turn = Seat::none;
  EXPECT_EQ(show(seat(0), only(seat(1)), ten), Refusal::game_over);
}

}  // namespace
}  // namespace condotta::condottiere
