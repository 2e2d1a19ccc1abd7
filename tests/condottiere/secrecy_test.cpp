// Non-interference (C3.9): everything hidden from a viewer is exchanged, and what leaves the table
// for that viewer, observation and events, must not change by a single byte.
#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {
namespace {

// C5.4 is nobody else's business: every other seat that is asked holds, and the viewer is told
// nothing of it.
void let_others_hold(State& s, Seat viewer) {
  Log log;
  while (s.table.phase == Phase::discard && s.table.turn != viewer) {
    Condottiere::apply(s, Action::hold(), log);
  }
  ASSERT_TRUE(log.as_seen_by(viewer).empty()) << "a hold made an event";
}

// An action of the other world that looks to others just as `action` does in this one; false if
// there is none. Under D5 any hidden card looks alike, and under C6.1 only the number is seen.
bool looks_alike(const State& there, Action action, Rng& rng, Action& other) {
  Actions legal;
  list_legal(there, legal);
  const bool covered = there.table.options.hidden_cards != 0;
  FixedVec<Action, Actions::capacity()> same;
  for (const Action a : legal) {
    bool alike = a == action;
    if (action.kind() == ActionKind::play && a.kind() == ActionKind::play && covered) {
      alike = alike || (contains(kHideableKinds, a.played_card()) &&
                        contains(kHideableKinds, action.played_card()));
    }
    if (action.kind() == ActionKind::keep && a.kind() == ActionKind::keep) {
      const auto number = [](Action k) {
        return (k.played_card() != Card::none ? 1 : 0) + (k.second_card() != Card::none ? 1 : 0);
      };
      alike = number(a) == number(action);
    }
    if (alike) same.push(a);
  }
  if (same.empty()) return false;
  other = same[rng.below(same.count)];
  return true;
}

// What may be the first difference between two worlds: a hidden card comes to light.
bool brings_to_light(const Event& event) {
  return event.kind == EventKind::revealed || event.kind == EventKind::received ||
         event.kind == EventKind::hand_discarded;
}

// True if the viewer was told the same in both worlds. The first difference must be one by which
// something hidden is openly shown; what follows may differ, too.
bool told_the_same(const Log& here, const Log& there, Seat viewer) {
  const std::vector<Event> a = here.as_seen_by(viewer), b = there.as_seen_by(viewer);
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    if (same_bytes(a[i], b[i])) continue;
    EXPECT_TRUE(brings_to_light(a[i]) && brings_to_light(b[i]))
        << "event kinds " << static_cast<int>(a[i].kind) << " and " << static_cast<int>(b[i].kind);
    EXPECT_EQ(a[i].seat, b[i].seat);
    return false;
  }
  EXPECT_EQ(a.size(), b.size());
  return a.size() == b.size();
}

// C5.4: the viewer has no mercenary, and comes after the seat that is asked now. They are asked in
// any case, only later, so their own turn tells them what the table does not.
bool will_be_asked(const State& s, Seat viewer) {
  if (viewer == Seat::none) return false;
  const Cards& hand = s.hands[index(viewer)];
  if (hand.empty() || hand.has_mercenary()) return false;
  for (Seat i = next_seat(s.table, s.table.turn); i != s.table.holder; i = next_seat(s.table, i)) {
    if (i == viewer) return true;
  }
  return false;
}

struct Tally {
  int worlds = 0, silent = 0, covered = 0, other_actions = 0;
};

void check_viewer(const State& here_now, Seat viewer, Rng& rng, Tally& tally) {
  State here = here_now, there = another_world(here_now, viewer, rng);
  Log here_log, there_log;
  const bool asked_in_secret = here.table.phase == Phase::discard && here.table.turn != viewer;
  // In the other world that hand may have a mercenary: then the game has gone on, as after a hold.
  if (asked_in_secret && there.hands[index(here.table.turn)].has_mercenary()) {
    Condottiere::apply(there, Action::hold(), there_log);
    ASSERT_TRUE(there_log.as_seen_by(viewer).empty());
  }
  ASSERT_EQ(problem_of(there), Problem::none);
  ASSERT_TRUE((asked_in_secret && will_be_asked(here, viewer)) ||
              same_bytes(Condottiere::observe(here, viewer), Condottiere::observe(there, viewer)));
  ++tally.worlds;
  if (here.table.phase == Phase::over) return;

  if (asked_in_secret) {
    ++tally.covered;
  } else {
    const Action action = random_action(here, rng);
    Action other = action;
    if (here.table.turn == viewer) {
      ASSERT_TRUE(Condottiere::is_legal(there, action)) << "the legal list tells a secret";
    } else if (!looks_alike(there, action, rng, other)) {
      return;
    }
    tally.other_actions += other == action ? 0 : 1;
    Condottiere::apply(here, action, here_log);
    Condottiere::apply(there, other, there_log);
  }
  ASSERT_NO_FATAL_FAILURE(let_others_hold(here, viewer));
  ASSERT_NO_FATAL_FAILURE(let_others_hold(there, viewer));
  if (!told_the_same(here_log, there_log, viewer)) return;
  ASSERT_FALSE(::testing::Test::HasFailure());
  const Observation seen_here = Condottiere::observe(here, viewer);
  Observation seen_there = Condottiere::observe(there, viewer);
  // D1: who draws on after a reshuffle sees which cards came before it; one event tells of both.
  const auto& told = here_log.events;
  if (std::any_of(told.begin(), told.end(),
                  [](const Event& e) { return e.kind == EventKind::reshuffled; })) {
    seen_there.drawn = seen_here.drawn;
  }
  ASSERT_TRUE(same_bytes(seen_here, seen_there)) << "told the same, and yet it looks different";
  ++tally.silent;
}

TEST(Secrecy, C3_9_hidden_things_change_no_byte_of_what_a_viewer_gets) {
  Tally tally;
  visit_random_games(scaled(1, 5), [&](const State& s, Rng& rng) {
    for (const Seat viewer : viewers_of(s)) {
      SCOPED_TRACE("viewer " + std::to_string(index(viewer)));
      check_viewer(s, viewer, rng, tally);
      if (::testing::Test::HasFailure()) FAIL();
    }
  });
  EXPECT_GT(tally.worlds, 10000);
  EXPECT_GT(tally.silent, 5000);
  EXPECT_GT(tally.covered, 10);
  EXPECT_GT(tally.other_actions, 100);
}

// The other worlds are really different, or the test above would prove nothing.
TEST(Secrecy, other_worlds_differ) {
  int same = 0, all = 0;
  visit_random_games(1, [&](const State& s, Rng& rng) {
    const State there = another_world(s, Seat::none, rng);
    bool equal = true;
    for (u8 i = 0; i < s.table.options.players; ++i) equal = equal && s.hands[i] == there.hands[i];
    same += equal ? 1 : 0;
    ++all;
  });
  EXPECT_LT(same * 5, all);
}

// C7.2: a card shown reaches those it is shown to and nobody else.
TEST(Secrecy, C7_2_showing_is_seen_only_by_those_shown) {
  visit_random_games(scaled(1, 5), [](const State& s, Rng& rng) {
    State after = s;
    Log log;
    perhaps_show(after, rng, log);
    if (log.events.empty()) return;
    const Seat from = log.events.front().seat;
    const SeatSet full = log.events.front().full;
    for (const Seat viewer : viewers_of(s)) {
      const bool shown = contains(full, viewer);
      ASSERT_EQ(log.as_seen_by(viewer).empty(), !shown);
      if (!shown) {
        ASSERT_TRUE(
            same_bytes(Condottiere::observe(s, viewer), Condottiere::observe(after, viewer)));
      } else if (viewer != from) {
        for (const Event& e : log.events) {
          ASSERT_GE(Condottiere::observe(after, viewer).known[index(from)].count(e.card),
                    std::min<u16>(e.count, 15));
        }
      }
    }
  });
}

// A pair of states after a battle, the holder about to place the token: in one seat 1 has no
// mercenary and will be asked (C5.4), in the other it has one and will not.
struct Pair {
  State asked, not_asked;
};

Pair pair_with_hands(u8 players, const Cards (&hands)[kMaxPlayers]) {
  Options options;
  options.players = players;
  State s = empty_battle(options);
  s.table.phase = Phase::place;
  s.table.lines[0] = cards_of({{Card::five, 2}});
  s.table.played = only(seat(0));
  s.table.passed = seats_of(s.table);
  for (u8 i = 0; i < players; ++i) s.hands[i] = hands[i];
  Pair pair{s, s};
  pair.not_asked.hands[1].remove(Card::winter);
  pair.not_asked.hands[1].add(Card::ten);
  fill_deck(pair.asked);
  fill_deck(pair.not_asked);
  return pair;
}

void check_pair(Pair pair, Phase expected) {
  ASSERT_EQ(problem_of(pair.asked), Problem::none);
  ASSERT_EQ(problem_of(pair.not_asked), Problem::none);
  const u8 players = pair.asked.table.options.players;
  Log asked_log, other_log, hold_log;
  Condottiere::apply(pair.asked, Action::place(Region::roma), asked_log);
  Condottiere::apply(pair.not_asked, Action::place(Region::roma), other_log);
  ASSERT_EQ(pair.asked.table.phase, Phase::discard);
  ASSERT_EQ(pair.asked.table.turn, seat(1));
  ASSERT_EQ(pair.not_asked.table.phase, expected);
  const State before = pair.asked;
  for (const Seat viewer : viewers_of(pair.asked)) {
    if (viewer == seat(1)) continue;
    const Observation asked = Condottiere::observe(pair.asked, viewer);
    EXPECT_TRUE(same_bytes(asked, Condottiere::observe(pair.not_asked, viewer)))
        << "viewer " << int{index(viewer)} << " of " << int{players};
    EXPECT_EQ(asked.table.phase, expected);
  }
  EXPECT_EQ(Condottiere::observe(pair.asked, seat(1)).table.phase, Phase::discard);
  EXPECT_EQ(Condottiere::observe(pair.asked, seat(1)).table.turn, seat(1));

  Condottiere::apply(pair.asked, Action::hold(), hold_log);
  for (const Seat viewer : viewers_of(pair.asked)) {
    if (viewer == seat(1)) continue;
    EXPECT_TRUE(
        same_bytes(Condottiere::observe(before, viewer), Condottiere::observe(pair.asked, viewer)))
        << "a hold changed the view of " << int{index(viewer)};
    EXPECT_EQ(asked_log.as_seen_by(viewer), other_log.as_seen_by(viewer))
        << "the events tell whether somebody is asked";
    EXPECT_TRUE(hold_log.as_seen_by(viewer).empty()) << "a hold made an event";
  }
}

TEST(Secrecy, C5_4_who_is_asked_is_secret) {
  const Cards mercenary = cards_of({{Card::three, 1}, {Card::winter, 1}});
  const Cards specials = cards_of({{Card::winter, 1}, {Card::courtesan, 2}});
  for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Cards hands[kMaxPlayers] = {};
    for (u8 i = 0; i < players; ++i) hands[i] = mercenary;
    hands[1] = specials;
    hands[players - 1U].remove(Card::winter);  // three Winters are all there are
    if (players > 3) hands[2].remove(Card::winter);
    if (players > 4) hands[3].remove(Card::winter);
    if (players > 5) hands[4].remove(Card::winter);
    if (players == 2) hands[1] = specials;
    check_pair(pair_with_hands(players, hands), Phase::battle);
  }
}

// C5.4, C3.6: a holder without cards passes by themselves when the battle begins.
TEST(Secrecy, C5_4_who_is_asked_is_secret_with_an_empty_handed_holder) {
  Cards hands[kMaxPlayers] = {};
  hands[1] = cards_of({{Card::winter, 1}, {Card::spring, 1}});
  hands[2] = cards_of({{Card::two, 1}});
  check_pair(pair_with_hands(3, hands), Phase::battle);
}

// C5.4, C6.1: the last one with cards is asked first whether to discard them.
TEST(Secrecy, C5_4_who_is_asked_is_secret_when_the_round_ends) {
  Cards hands[kMaxPlayers] = {};
  hands[1] = cards_of({{Card::winter, 1}, {Card::spring, 1}, {Card::drummer, 1}});
  check_pair(pair_with_hands(4, hands), Phase::keep);
}

// C5.4: while nobody has discarded, a hold tells others nothing at all, not even an event that
// begins with it.
TEST(Secrecy, C5_4_a_hold_that_is_not_the_last_answer_is_silent) {
  Cards hands[kMaxPlayers] = {};
  hands[0] = cards_of({{Card::two, 1}});
  hands[1] = cards_of({{Card::winter, 1}, {Card::spring, 1}});
  hands[2] = cards_of({{Card::drummer, 1}});
  State s = pair_with_hands(3, hands).asked;
  Log log;
  Condottiere::apply(s, Action::place(Region::roma), log);
  log.events.clear();
  ASSERT_EQ(s.table.turn, seat(1));
  const State before = s;
  Condottiere::apply(s, Action::hold(), log);
  ASSERT_EQ(s.table.turn, seat(2)) << "asked next";
  EXPECT_TRUE(log.events.empty());
  for (const Seat viewer : {seat(0), Seat::none}) {
    EXPECT_TRUE(same_bytes(Condottiere::observe(before, viewer), Condottiere::observe(s, viewer)));
  }
  Condottiere::apply(s, Action::discard(), log);
  EXPECT_EQ(log.as_seen_by(seat(0)), log.as_seen_by(Seat::none)) << "a discard is public";
  ASSERT_EQ(log.events.size(), 1U);
  EXPECT_EQ(log.events[0].kind, EventKind::hand_discarded);
  EXPECT_EQ(log.events[0].card, Card::drummer);
}

// D5: until a face-down card is turned up, nothing sent to others tells which it is.
TEST(Secrecy, D5_face_down_cards_are_told_to_nobody_else) {
  for (u8 k = 0; k < kCardKinds; ++k) {
    if (!contains(kHideableKinds, card(k))) continue;
    State one = empty_battle(option_set(16, 3));
    one.hands[0] = cards_of({{Card::one, 1}, {card(k), 1}, {Card::scarecrow, 1}});
    one.hands[1] = cards_of({{Card::two, 3}});
    one.hands[2] = cards_of({{Card::two, 3}});
    State other = one;
    fill_deck(one);
    fill_deck(other);
    Log one_log, other_log;
    Condottiere::apply(one, Action::play(Card::one), one_log);
    Condottiere::apply(other, Action::play(card(k)), other_log);
    for (const Seat viewer : {seat(1), seat(2), Seat::none}) {
      EXPECT_EQ(one_log.as_seen_by(viewer), other_log.as_seen_by(viewer));
      EXPECT_TRUE(
          same_bytes(Condottiere::observe(one, viewer), Condottiere::observe(other, viewer)));
      EXPECT_EQ(one_log.as_seen_by(viewer).front().card, Card::none);
    }
    EXPECT_EQ(other_log.as_seen_by(seat(0)).front().card, card(k));
    EXPECT_EQ(Condottiere::observe(other, seat(0)).down, card(k));
    EXPECT_EQ(strength_of(other.table, seat(0)), 0) << "the public strength counts it";
  }
}

}  // namespace
}  // namespace condotta::condottiere
