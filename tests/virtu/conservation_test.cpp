// Nothing appears from nowhere: what V1.4 limits is always somewhere, and what V1.5 gives stays.
#include <gtest/gtest.h>

#include "tests/support/contract_suite.hpp"
#include "tests/support/counted_new.hpp"
#include "tests/support/event_log.hpp"
#include "tests/support/virtu_games.hpp"

namespace condotta::virtu {
namespace {

using tests::allocations_so_far;

u32 cards_of_kind(const State& s, u32 noble) {
  u32 all = s.nobles[noble];
  if (s.phase == Phase::lodge && number(s.turn.placing) == noble) ++all;
  for (const Player& p : s.players) {
    for (const Room& room : p.rooms) {
      all += number(room.action) == noble ? 1U : 0U;
      all += number(room.under) == noble ? 1U : 0U;
    }
    for (const Card card : p.courtiers) all += number(card) == noble ? 1U : 0U;
  }
  return all;
}

// V1.4: nobles, titles, cathedrals, bonuses, indulgences.
TEST(VirtuConservation, V1_4_the_supply_is_never_more_or_less) {
  contract::visit_games<Virtu>(all_option_sets(), scaled(5, 30), [](const State& s, Rng&) {
    for (u32 i = 0; i < kNobles; ++i) ASSERT_EQ(cards_of_kind(s, i), noble_copies(i)) << i;
    u32 indulgences = s.indulgences_left, bonuses = count_bits(s.bonuses_left);
    u32 deeds[kDeeds] = {};
    for (const Player& p : s.players) {
      indulgences += count_bits(p.indulgences);
      bonuses += count_bits(p.bonuses);
      for (u32 d = 0; d < kDeeds; ++d) deeds[d] += p.deeds >> d & 1U;
    }
    ASSERT_EQ(indulgences, kIndulgences);
    ASSERT_EQ(bonuses, kBonuses);
    ASSERT_EQ(s.cathedrals_left + count_bits(s.cathedrals), kCathedralCopies);
    for (u32 d = 0; d < kDeeds; ++d) {
      if (static_cast<Deed>(d) == Deed::artillery) continue;
      ASSERT_EQ(s.deeds[d] + deeds[d], deed_copies(static_cast<Deed>(d)));
    }
  });
}

// V1.2, V1.5: a city has one controller, who has its token; troops and agents stay within bounds.
TEST(VirtuConservation, V1_5_cities_troops_and_agents) {
  contract::visit_games<Virtu>(all_option_sets(), scaled(5, 30), [](const State& s, Rng&) {
    CitySet seen = 0;
    for (u8 i = 0; i < s.options.players; ++i) {
      const Player& p = s.players[i];
      ASSERT_EQ(seen & p.cities, 0U);
      seen |= p.cities;
      ASSERT_EQ(p.cities_available & ~p.cities, 0U);
      u32 troops = 0, agents = p.agents;
      for (u8 c = 0; c < kCities; ++c) troops += u32{p.troops[c]} + p.retreating[c];
      for (u8 spot = 0; spot < kSpots; ++spot) agents += s.agents[spot] == seat(i) ? 1U : 0U;
      if (s.phase == Phase::lifted && s.to_move == seat(i)) ++agents;
      ASSERT_LE(troops, kTroopsEach);
      ASSERT_LE(agents, kAgentsEach);
      ASSERT_GE(agents, kFirstAgents);
    }
    ASSERT_EQ(seen & ~open_cities(s.options.players), 0U);
  });
}

// V2.4: every florin that comes or goes is told; nobody's treasury changes in silence.
TEST(VirtuConservation, V2_4_florins_change_only_by_events) {
  for (const Options& options : all_option_sets()) {
    tests::EventLog<Virtu> log;
    State s = Virtu::deal(options, derive_seed(5), log);
    Rng rng = Rng::seeded(options.players);
    int florins[kMaxPlayers] = {};
    for (u8 i = 0; i < options.players; ++i) florins[i] = s.players[i].florins;
    while (s.phase != Phase::over) {
      log.events.clear();
      Virtu::apply(s, contract::random_action<Virtu>(s, rng), log);
      for (const Event& event : log.events) {
        if (event.kind == EventKind::florins_gained) florins[index(event.seat)] += event.count;
        if (event.kind == EventKind::florins_paid) florins[index(event.seat)] -= event.count;
      }
      for (u8 i = 0; i < options.players; ++i) ASSERT_EQ(florins[i], s.players[i].florins);
    }
  }
}

// Play takes nothing from the heap: no legal list, no action, no observation, no imagined state.
TEST(VirtuAllocation, two_hundred_games_without_one) {
  const std::vector<Options> sets = all_option_sets();
  u64 decisions = 0;
  const unsigned long before = allocations_so_far();
  for (u64 n = 0; n < 200; ++n) {
    NullSink nobody;
    Rng rng = Rng::seeded(n);
    State s = Virtu::deal(sets[n % sets.size()], derive_seed(17, n), nobody);
    while (Virtu::to_move(s) != Seat::none) {
      const Observation seen = Virtu::observe(s, seat(0));
      const State world = Virtu::imagine(seen, rng);
      decisions += Virtu::is_sound(world) ? 1U : 0U;
      Virtu::try_apply(s, s.to_move, contract::random_action<Virtu>(s, rng), nobody);
    }
  }
  EXPECT_EQ(allocations_so_far() - before, 0U);
  EXPECT_GT(decisions, 20'000U);
}

// Places the cards of one seat, at random; nobody else sees any of it.
void place_family(State& s, Rng& rng) {
  const Seat who = s.to_move;
  NullSink nobody;
  const State before = s;
  while (s.phase == Phase::setup && s.to_move == who) {
    for (const Seat viewer : contract::viewers<Virtu>(s)) {
      if (viewer == who) continue;
      ASSERT_TRUE(tests::same_bytes(Virtu::observe(s, viewer), Virtu::observe(before, viewer)));
    }
    Virtu::apply(s, contract::random_action<Virtu>(s, rng), nobody);
  }
}

// V1.5: what others place is secret until all have placed, whatever they placed.
TEST(VirtuSecrecy, V1_5_placed_cards_are_seen_by_their_owner_only) {
  for (u64 n = 0; n < 50; ++n) {
    Rng rng = Rng::seeded(n);
    NullSink nobody;
    State one = Virtu::deal(Options{}, derive_seed(3), nobody);
    State other = one;
    while (one.phase == Phase::setup) {
      ASSERT_EQ(one.to_move, other.to_move);
      // Who has not begun, and a spectator, see the same, whatever was placed before.
      for (u8 i = index(one.to_move); i <= one.options.players; ++i) {
        const Seat viewer = i == one.options.players ? Seat::none : seat(i);
        ASSERT_TRUE(tests::same_bytes(Virtu::observe(one, viewer), Virtu::observe(other, viewer)));
      }
      place_family(one, rng);
      place_family(other, rng);
      ASSERT_FALSE(HasFatalFailure());
    }
  }
}

// V1.5: the event of a placing tells its seat everything and the others nothing: a card with one
// place left goes there by itself, so the number of such events would tell something.
TEST(VirtuSecrecy, V1_5_events_of_placing_are_for_their_owner_only) {
  tests::EventLog<Virtu> log;
  State s = Virtu::deal(Options{}, derive_seed(3), log);
  log.events.clear();
  Virtu::apply(s, Action::put(family_number(family_card(s.players[0].colour, 0)), 0), log);
  ASSERT_EQ(log.events.size(), 1U);
  Event shown{};
  ASSERT_TRUE(Virtu::witness(log.events[0], seat(0), shown));
  EXPECT_EQ(shown.what, number(family_card(s.players[0].colour, 0)));
  for (const Seat viewer : {seat(1), seat(2), Seat::none}) {
    EXPECT_FALSE(Virtu::witness(log.events[0], viewer, shown));
  }
}

}  // namespace
}  // namespace condotta::virtu
