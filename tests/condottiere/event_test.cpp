// Events: what a table would show of a change, in which order, and to whom (C3.9).
#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {

// GoogleTest calls it by this name.
// NOLINTNEXTLINE(readability-identifier-naming)
static void PrintTo(const Event& e, std::ostream* out) {
  *out << "kind " << int{static_cast<u8>(e.kind)} << " seat " << int{index(e.seat)} << " card "
       << int{index(e.card)} << " region " << int{index(e.region)} << " count " << e.count;
}

namespace {

using Kinds = std::vector<EventKind>;

Kinds kinds_of(const std::vector<Event>& events) {
  Kinds kinds;
  for (const Event& e : events) kinds.push_back(e.kind);
  return kinds;
}

// An event as everybody sees it.
Event open(EventKind kind, Seat who, Card c = Card::none, u16 count = 0,
           Region where = Region::none) {
  return {.kind = kind, .seat = who, .card = c, .region = where, .count = count, .full = 0};
}

std::vector<Event> after(State& s, Action action, Seat viewer) {
  Log log;
  EXPECT_EQ(Condottiere::try_apply(s, s.table.turn, action, log), Refusal::none);
  return log.as_seen_by(viewer);
}

// Who sees the card of an event and who sees only that there was one. For every kind, in every
// random game.
TEST(Events, C3_9_every_kind_has_its_audience) {
  int met[kEventKinds] = {};
  u64 number = 0;
  for (int times = 0; times < scaled(4, 20); ++times) {
    for (const Options& options : all_option_sets()) {
      Rng rng = Rng::seeded(number);
      Log log;
      State s = Condottiere::deal(options, derive_seed(19, number++), log);
      while (s.table.phase != Phase::over) {
        Condottiere::apply(s, random_action(s, rng), log);
        perhaps_show(s, rng, log);
      }
      for (const Event& e : log.events) {
        ++met[static_cast<u8>(e.kind)];
        switch (e.kind) {
          case EventKind::received:
            ASSERT_EQ(e.full, only(e.seat));
            ASSERT_EQ(e.blank, 0);
            break;
          case EventKind::showed:
            ASSERT_TRUE(contains(e.full, e.seat));
            ASSERT_FALSE(contains(e.full, Seat::none));
            ASSERT_EQ(e.full & ~seats_of(s.table), 0);
            ASSERT_EQ(e.blank, 0);
            break;
          case EventKind::played: {
            const bool hidden = options.hidden_cards != 0 && contains(kHideableKinds, e.card);
            ASSERT_EQ(e.full, hidden ? only(e.seat) : kEveryone);
            ASSERT_EQ(e.blank, hidden ? static_cast<SeatSet>(~only(e.seat)) : 0);
            break;
          }
          default:
            ASSERT_EQ(e.full, kEveryone) << static_cast<int>(e.kind);
            ASSERT_EQ(e.blank, 0);
        }
        // What is dealt, drawn or kept is told by number only.
        if (e.kind == EventKind::dealt || e.kind == EventKind::drew || e.kind == EventKind::kept) {
          ASSERT_EQ(e.card, Card::none);
        }
      }
    }
  }
  for (u8 kind = 0; kind < kEventKinds; ++kind) EXPECT_GT(met[kind], 0) << "kind " << int{kind};
}

// Nobody is told who else saw more.
TEST(Events, C3_9_witnesses_do_not_see_the_audience) {
  Event e{.kind = EventKind::played,
          .seat = seat(2),
          .card = Card::ten,
          .full = only(seat(2)),
          .blank = static_cast<SeatSet>(~only(seat(2)))};
  Event shown{};
  ASSERT_TRUE(witness(e, seat(2), shown));
  EXPECT_EQ(shown, open(EventKind::played, seat(2), Card::ten));
  for (const Seat viewer : {seat(0), seat(5), Seat::none}) {
    ASSERT_TRUE(witness(e, viewer, shown));
    EXPECT_EQ(shown, open(EventKind::played, seat(2)));
  }
  e.blank = 0;
  EXPECT_FALSE(witness(e, seat(0), shown));
  EXPECT_FALSE(witness(e, Seat::none, shown));
}

// C2.1, C2.2: the start, as seat 1 of 3 sees it.
TEST(Events, C2_2_the_deal_as_a_seat_sees_it) {
  Options options;
  options.players = 3;
  options.start = seat(2);
  Log log;
  const State s = Condottiere::deal(options, derive_seed(1), log);
  const std::vector<Event> seen = log.as_seen_by(seat(1));
  ASSERT_GE(seen.size(), 4U);
  EXPECT_EQ(seen[0], open(EventKind::game_started, seat(2)));
  EXPECT_EQ(seen[1], open(EventKind::dealt, seat(0), Card::none, 10));
  EXPECT_EQ(seen[2], open(EventKind::dealt, seat(1), Card::none, 10));
  Cards told = kNoCards;
  std::size_t i = 3;
  for (; seen[i].kind == EventKind::received; ++i) {
    EXPECT_EQ(seen[i].seat, seat(1));
    told.add(seen[i].card, static_cast<u8>(seen[i].count));
  }
  EXPECT_EQ(told, s.hands[1]);
  EXPECT_EQ(seen[i], open(EventKind::dealt, seat(2), Card::none, 10));
  EXPECT_EQ(i + 1, seen.size());
  for (const Event& e : log.as_seen_by(Seat::none)) EXPECT_NE(e.kind, EventKind::received);
}

// C3.7, C5.1, C5.3: a battle from its last pass to the next one.
TEST(Events, C5_1_the_order_at_the_end_of_a_battle) {
  Options options;
  options.players = 2;
  State s = empty_battle(options);
  s.hands[0] = cards_of({{Card::ten, 1}, {Card::one, 1}});
  s.hands[1] = cards_of({{Card::six, 1}, {Card::two, 1}});
  fill_deck(s);
  EXPECT_EQ(after(s, Action::play(Card::ten), seat(1)),
            (std::vector<Event>{open(EventKind::played, seat(0), Card::ten)}));
  EXPECT_EQ(after(s, Action::play(Card::six), Seat::none),
            (std::vector<Event>{open(EventKind::played, seat(1), Card::six)}));
  EXPECT_EQ(after(s, Action::pass(), seat(1)),
            (std::vector<Event>{open(EventKind::passed, seat(0))}));
  EXPECT_EQ(after(s, Action::pass(), seat(0)),
            (std::vector<Event>{
                open(EventKind::passed, seat(1)),
                open(EventKind::strength, seat(0), Card::none, 10),
                open(EventKind::strength, seat(1), Card::none, 6),
                open(EventKind::region_taken, seat(0), Card::none, 0, Region::milano),
                open(EventKind::token_taken, seat(0)),
            }));
  EXPECT_EQ(after(s, Action::place(Region::roma), seat(1)),
            (std::vector<Event>{
                open(EventKind::placed, seat(0), Card::none, 0, Region::roma),
                open(EventKind::lines_discarded, Seat::none),
            }));
}

// C3.6: an empty hand passes by itself, and everybody is told.
TEST(Events, C3_6_passing_with_an_empty_hand) {
  Options options;
  options.players = 3;
  State s = empty_battle(options);
  s.hands[0] = cards_of({{Card::ten, 1}});
  s.hands[2] = cards_of({{Card::two, 2}});
  fill_deck(s);
  EXPECT_EQ(after(s, Action::play(Card::ten), Seat::none),
            (std::vector<Event>{
                open(EventKind::played, seat(0), Card::ten),
                open(EventKind::passed_empty, seat(1)),
            }));
  const std::vector<Event> end = after(s, Action::play(Card::two), Seat::none);
  ASSERT_GE(end.size(), 2U);
  EXPECT_EQ(end[0], open(EventKind::played, seat(2), Card::two));
  EXPECT_EQ(end[1], open(EventKind::passed_empty, seat(0)));
  EXPECT_EQ(s.table.turn, seat(2)) << "the last one left goes on alone (C3.5)";
}

// C4.4, C4.6, C4.7: what cards do to lines.
TEST(Events, C4_6_C4_7_effects_of_cards) {
  Options options;
  options.players = 2;
  State s = empty_battle(options);
  s.hands[0] = cards_of({{Card::winter, 1}, {Card::bishop, 1}, {Card::one, 1}});
  s.hands[1] = cards_of({{Card::scarecrow, 1}, {Card::one, 1}});
  s.table.lines[0] = cards_of({{Card::six, 2}, {Card::spring, 1}});
  s.table.lines[1] = cards_of({{Card::six, 1}, {Card::four, 1}, {Card::spring, 1}});
  s.table.played = all_seats(2);
  fill_deck(s);
  EXPECT_EQ(after(s, Action::play(Card::winter), seat(1)),
            (std::vector<Event>{
                open(EventKind::played, seat(0), Card::winter),
                open(EventKind::discarded, seat(0), Card::spring, 1),
                open(EventKind::discarded, seat(1), Card::spring, 1),
            }));
  EXPECT_EQ(after(s, Action::play(Card::scarecrow), seat(0)),
            (std::vector<Event>{open(EventKind::played, seat(1), Card::scarecrow)}));
  EXPECT_EQ(after(s, Action::take(Card::four), seat(0)),
            (std::vector<Event>{open(EventKind::took_back, seat(1), Card::four)}));
  EXPECT_EQ(after(s, Action::play(Card::bishop), seat(1)),
            (std::vector<Event>{
                open(EventKind::played, seat(0), Card::bishop),
                open(EventKind::discarded, seat(0), Card::six, 2),
                open(EventKind::discarded, seat(1), Card::six, 1),
            }));
  EXPECT_EQ(
      after(s, Action::favour(Region::siena), seat(1)),
      (std::vector<Event>{open(EventKind::favour_placed, seat(0), Card::none, 0, Region::siena)}));
}

// D4: the defender may pass and come back; that is not the same event as a pass.
TEST(Events, D4_a_defender_holds_back) {
  State s = empty_battle(option_set(8, 2));
  s.table.owned[1] = only(Region::milano);
  s.table.defender = seat(1);
  s.hands[0] = cards_of({{Card::one, 2}});
  s.hands[1] = cards_of({{Card::two, 2}});
  fill_deck(s);
  after(s, Action::play(Card::one), Seat::none);
  EXPECT_EQ(after(s, Action::pass(), Seat::none),
            (std::vector<Event>{open(EventKind::held_back, seat(1))}));
  EXPECT_EQ(after(s, Action::pass(), Seat::none),
            (std::vector<Event>{open(EventKind::passed, seat(0))}));
  ASSERT_EQ(s.table.turn, seat(1)) << "one more turn";
  State gives_up = s;
  EXPECT_EQ(kinds_of(after(gives_up, Action::pass(), Seat::none)),
            (Kinds{EventKind::passed, EventKind::strength, EventKind::strength,
                   EventKind::region_taken, EventKind::token_taken}));
  after(s, Action::play(Card::two), Seat::none);
  const std::vector<Event> defended = after(s, Action::pass(), Seat::none);
  EXPECT_EQ(kinds_of(defended), (Kinds{EventKind::passed, EventKind::strength, EventKind::strength,
                                       EventKind::region_defended, EventKind::token_taken}));
  EXPECT_EQ(defended[3], open(EventKind::region_defended, seat(1), Card::none, 0, Region::milano));
}

// D5: face down to others, turned up by the next card, by `pass show`, or at the end.
TEST(Events, D5_face_down_and_turned_up) {
  State s = empty_battle(option_set(16, 2));
  s.hands[0] = cards_of({{Card::ten, 1}, {Card::three, 1}, {Card::one, 1}});
  s.hands[1] = cards_of({{Card::six, 1}, {Card::two, 1}});
  fill_deck(s);
  State mine = s;
  EXPECT_EQ(after(mine, Action::play(Card::ten), seat(0)),
            (std::vector<Event>{open(EventKind::played, seat(0), Card::ten)}));
  EXPECT_EQ(after(s, Action::play(Card::ten), seat(1)),
            (std::vector<Event>{open(EventKind::played, seat(0))}));
  EXPECT_EQ(after(s, Action::play(Card::six), seat(0)),
            (std::vector<Event>{open(EventKind::played, seat(1))}));
  EXPECT_EQ(after(s, Action::play(Card::three), seat(1)),
            (std::vector<Event>{
                open(EventKind::played, seat(0)),
                open(EventKind::revealed, seat(0), Card::ten),
            }));
  EXPECT_EQ(after(s, Action::pass_show(), seat(0)),
            (std::vector<Event>{
                open(EventKind::revealed, seat(1), Card::six),
                open(EventKind::passed, seat(1)),
            }));
  EXPECT_EQ(kinds_of(after(s, Action::pass(), seat(1))),
            (Kinds{EventKind::passed, EventKind::revealed, EventKind::strength, EventKind::strength,
                   EventKind::region_taken, EventKind::token_taken}));
}

// C6.1, C6.2: of the cards kept only the number is told; then all are dealt to.
TEST(Events, C6_1_kept_cards_are_told_by_number) {
  Options options;
  options.players = 2;
  State s = empty_battle(options);
  s.table.phase = Phase::place;
  s.table.passed = all_seats(2);
  s.hands[1] = cards_of({{Card::ten, 1}, {Card::winter, 1}, {Card::one, 1}});
  fill_deck(s);
  EXPECT_EQ(kinds_of(after(s, Action::place(Region::roma), Seat::none)),
            (Kinds{EventKind::placed, EventKind::lines_discarded}));
  State other = s;
  Log log, other_log;
  Condottiere::apply(s, Action::keep(Card::one, Card::ten), log);
  Condottiere::apply(other, Action::keep(Card::ten, Card::winter), other_log);
  const std::vector<Event> seen = log.as_seen_by(Seat::none);
  EXPECT_EQ(seen, (std::vector<Event>{
                      open(EventKind::kept, seat(1), Card::none, 2),
                      open(EventKind::round_ended, Seat::none),
                      open(EventKind::reshuffled, Seat::none),
                      open(EventKind::dealt, seat(0), Card::none, 10),
                      open(EventKind::dealt, seat(1), Card::none, 8),
                  }));
  EXPECT_EQ(seen, other_log.as_seen_by(Seat::none));
}

// D1: others see how many are drawn, the drawer which.
TEST(Events, D1_draws_are_told_by_number) {
  State s = empty_battle(option_set(1, 2));
  s.table.phase = Phase::draw;
  s.table.passed = all_seats(2);
  s.hands[0] = cards_of({{Card::ten, 1}});
  fill_deck(s);
  Log log;
  Condottiere::apply(s, Action::draw(3), log);
  EXPECT_EQ(log.as_seen_by(seat(1)),
            (std::vector<Event>{open(EventKind::drew, seat(0), Card::none, 3)}));
  u32 told = 0;
  for (const Event& e : log.as_seen_by(seat(0))) {
    if (e.kind == EventKind::received) told += e.count;
  }
  EXPECT_EQ(told, 3U);
}

// C7.2: only the shower and those shown are told.
TEST(Events, C7_2_showing) {
  Options options;
  options.players = 4;
  State s = empty_battle(options);
  s.hands[2] = cards_of({{Card::ten, 2}, {Card::winter, 1}});
  s.hands[0] = cards_of({{Card::one, 1}});
  fill_deck(s);
  Log log;
  const auto to = static_cast<SeatSet>(only(seat(0)) | only(seat(3)));
  ASSERT_EQ(Condottiere::try_show(s, seat(2), to, s.hands[2], log), Refusal::none);
  const std::vector<Event> expected{
      open(EventKind::showed, seat(2), Card::ten, 2),
      open(EventKind::showed, seat(2), Card::winter, 1),
  };
  for (const Seat viewer : {seat(0), seat(2), seat(3)}) EXPECT_EQ(log.as_seen_by(viewer), expected);
  EXPECT_TRUE(log.as_seen_by(seat(1)).empty());
  EXPECT_TRUE(log.as_seen_by(Seat::none).empty());
}

// C8, C2.6: a tie by the board, then the final battle and its end.
TEST(Events, C8_3_the_final_battle) {
  Options options;
  options.players = 2;
  options.idle_battles = 1;
  State s = empty_battle(options);
  s.hands[0] = cards_of({{Card::one, 1}});
  fill_deck(s);
  const std::vector<Event> end = after(s, Action::pass(), Seat::none);
  EXPECT_EQ(kinds_of(end),
            (Kinds{EventKind::passed, EventKind::passed_empty, EventKind::strength,
                   EventKind::strength, EventKind::battle_tied, EventKind::token_taken,
                   EventKind::final_battle, EventKind::dealt, EventKind::dealt}));
  EXPECT_EQ(end[6], open(EventKind::final_battle, seat(1)));
  after(s, Action::pass(), Seat::none);
  const std::vector<Event> over = after(s, Action::pass(), Seat::none);
  EXPECT_EQ(over, (std::vector<Event>{
                      open(EventKind::passed, seat(0)),
                      open(EventKind::strength, seat(0)),
                      open(EventKind::strength, seat(1)),
                      open(EventKind::game_won, seat(0)),
                      open(EventKind::game_won, seat(1)),
                  }));
}

// D2: the winner, the points of all, and the next game, begun by the next seat.
TEST(Events, D2_a_game_of_a_series_ends) {
  State s = empty_battle(option_set(2, 4));
  s.table.owned[0] = only(Region::torino) | only(Region::genova);
  s.table.owned[2] = only(Region::roma);
  s.hands[0] = cards_of({{Card::one, 1}});
  fill_deck(s);
  const std::vector<Event> end = after(s, Action::play(Card::one), Seat::none);
  EXPECT_EQ(kinds_of(end),
            (Kinds{EventKind::played,       EventKind::passed_empty, EventKind::passed_empty,
                   EventKind::passed_empty, EventKind::passed_empty, EventKind::strength,
                   EventKind::strength,     EventKind::strength,     EventKind::strength,
                   EventKind::region_taken, EventKind::token_taken,  EventKind::game_won,
                   EventKind::scored,       EventKind::scored,       EventKind::scored,
                   EventKind::scored,       EventKind::game_started, EventKind::dealt,
                   EventKind::dealt,        EventKind::dealt,        EventKind::dealt}));
  EXPECT_EQ(end[12], open(EventKind::scored, seat(0), Card::none, 8)) << "3 regions and 5 more";
  EXPECT_EQ(end[14], open(EventKind::scored, seat(2), Card::none, 1));
  EXPECT_EQ(end[16], open(EventKind::game_started, seat(1)));
}

}  // namespace
}  // namespace condotta::condottiere
