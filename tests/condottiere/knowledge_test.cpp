// What a viewer knows of other hands (C3.9, C4.7, C6.1, C7.2): exactly what follows from the events
// that the viewer was told, kept here in the simplest way and compared after every action.
#include <algorithm>
#include <array>

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

// What one viewer has learnt of one hand from events alone.
class Notebook {
 public:
  // `had_down`: a card of the seat lay face down before the action.
  void read(const Event& e, bool hidden_cards, bool had_down, u32 held_before) {
    const u8 c = index(e.card);
    switch (e.kind) {
      case EventKind::took_back:
        if (e.card != Card::none) ++known_[c];
        break;
      case EventKind::showed:
        if (e.count >= known_[c]) {
          known_[c] = e.count;
          firm_[c] = true;
        }
        break;
      case EventKind::played:
        // Under D5 a card may have gone down that was known; it is still the seat's. If another one
        // lay there it is turned up first.
        if (hidden_cards && (e.card == Card::none || contains(kHideableKinds, e.card))) {
          laid_over_ = had_down;
          if (!had_down) firm_.fill(false);
        } else {
          lose(c);
        }
        break;
      case EventKind::revealed:
        if (!firm_[c]) lose(c);
        if (laid_over_) firm_.fill(false);
        laid_over_ = false;
        break;
      case EventKind::kept:
        for (u32& n : known_) n -= std::min(n, held_before - e.count);
        break;
      case EventKind::hand_discarded:
        *this = {};
        break;
      default:
        break;
    }
  }

  void forget() { *this = {}; }
  [[nodiscard]] u32 known(Card c) const { return std::min(known_[index(c)], 15U); }

 private:
  void lose(u8 c) { known_[c] -= std::min(known_[c], 1U); }

  std::array<u32, kCardKinds> known_{};
  std::array<bool, kCardKinds> firm_{};
  bool laid_over_ = false;
};

class Notebooks {
 public:
  void read(const Log& log, const State& before) {
    for (const Seat viewer : viewers_of(before)) {
      auto& mine = books_[index(viewer)];
      for (const Event& e : log.as_seen_by(viewer)) {
        if (e.kind == EventKind::game_started || e.kind == EventKind::final_battle) {
          for (Notebook& book : mine) book.forget();
        } else if (e.seat != Seat::none && e.seat != viewer) {
          mine[index(e.seat)].read(e, before.table.options.hidden_cards != 0,
                                   contains(before.table.down, e.seat),
                                   before.hands[index(e.seat)].total());
        }
      }
    }
  }

  void compare(const State& s) const {
    for (const Seat viewer : viewers_of(s)) {
      const Observation seen = Condottiere::observe(s, viewer);
      for (u8 i = 0; i < s.table.options.players; ++i) {
        if (seat(i) == viewer) continue;
        for (u8 k = 0; k < kCardKinds; ++k) {
          ASSERT_EQ(seen.known[i].count(card(k)), books_[index(viewer)][i].known(card(k)))
              << "viewer " << int{index(viewer)} << ", hand of " << int{i} << ", kind " << int{k};
        }
      }
    }
  }

 private:
  std::array<std::array<Notebook, kMaxPlayers>, 8> books_{};
};

TEST(Knowledge, C3_9_is_what_follows_from_the_events_seen) {
  u64 number = 0;
  for (int times = 0; times < scaled(2, 20); ++times) {
    for (const Options& options : all_option_sets()) {
      SCOPED_TRACE(describe(options) + ", game number " + std::to_string(number));
      Rng rng = Rng::seeded(number);
      Log log;
      State s = Condottiere::deal(options, derive_seed(23, number++), log);
      Notebooks books;
      while (s.table.phase != Phase::over) {
        ASSERT_NO_FATAL_FAILURE(books.compare(s));
        log.events.clear();
        const State before = s;
        Condottiere::apply(s, random_action(s, rng), log);
        books.read(log, before);
        log.events.clear();
        const State unshown = s;
        perhaps_show(s, rng, log);
        books.read(log, unshown);
      }
    }
  }
}

Known known_to_all(const State& s, u8 i) { return Condottiere::observe(s, Seat::none).known[i]; }

// C4.7: known until a card of that kind is seen leaving the hand.
TEST(Knowledge, C4_7_a_card_taken_back_is_known_until_it_is_played) {
  NullSink nobody;
  State s = empty_battle(option_set(0, 2));
  s.hands[0] = cards_of({{Card::scarecrow, 1}, {Card::one, 1}});
  s.hands[1] = cards_of({{Card::two, 3}});
  s.table.lines[0] = cards_of({{Card::six, 1}});
  s.table.played = only(seat(0));
  fill_deck(s);
  Condottiere::apply(s, Action::play(Card::scarecrow), nobody);
  Condottiere::apply(s, Action::take(Card::six), nobody);
  EXPECT_EQ(known_to_all(s, 0).count(Card::six), 1);
  EXPECT_EQ(Condottiere::observe(s, seat(1)).known[0].count(Card::six), 1);
  Condottiere::apply(s, Action::play(Card::two), nobody);
  Condottiere::apply(s, Action::play(Card::one), nobody);
  EXPECT_EQ(known_to_all(s, 0).count(Card::six), 1);
  Condottiere::apply(s, Action::play(Card::two), nobody);
  Condottiere::apply(s, Action::play(Card::six), nobody);
  EXPECT_EQ(known_to_all(s, 0), Known{0});
}

// C7.2, D5: a card shown may go face down; turned up, it is no longer in the hand.
TEST(Knowledge, D5_a_shown_card_may_be_the_one_laid_down) {
  NullSink nobody;
  State s = empty_battle(option_set(16, 2));
  s.hands[0] = cards_of({{Card::ten, 2}, {Card::one, 1}});
  s.hands[1] = cards_of({{Card::two, 3}});
  fill_deck(s);
  ASSERT_EQ(Condottiere::try_show(s, seat(0), only(seat(1)), cards_of({{Card::ten, 2}}), nobody),
            Refusal::none);
  Condottiere::apply(s, Action::play(Card::ten), nobody);
  const Observation down = Condottiere::observe(s, seat(1));
  EXPECT_EQ(down.known[0].count(Card::ten), 2) << "in the hand or face down";
  EXPECT_EQ(down.firm[0], 0);
  Condottiere::apply(s, Action::pass(), nobody);
  Condottiere::apply(s, Action::play(Card::one), nobody);
  EXPECT_EQ(Condottiere::observe(s, seat(1)).known[0].count(Card::ten), 1) << "one was turned up";
}

// C6.1: of m known cards m + kept - held must be among those kept.
TEST(Knowledge, C6_1_known_cards_that_must_have_been_kept) {
  NullSink nobody;
  State s = empty_battle(option_set(0, 2));
  s.table.phase = Phase::keep;
  s.table.turn = seat(0);
  s.hands[0] = cards_of({{Card::ten, 2}, {Card::winter, 1}});
  s.table.known[0].set(Card::ten, 2);
  fill_deck(s);
  State both = s, one = s;
  Condottiere::apply(both, Action::keep(Card::ten, Card::ten), nobody);
  EXPECT_EQ(known_to_all(both, 0).count(Card::ten), 1) << "one card was dropped";
  EXPECT_EQ(both.table.keeper, seat(0));
  EXPECT_EQ(both.table.owed, 1) << "the other one kept";
  Condottiere::apply(one, Action::keep(Card::ten), nobody);
  EXPECT_EQ(known_to_all(one, 0).count(Card::ten), 0) << "two were";
  EXPECT_EQ(one.table.owed, 1);
}

}  // namespace
}  // namespace condotta::condottiere
