// What the tests of Condottiere share: option sets, piles of cards, random play with cards shown.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "engine/condottiere/condottiere.hpp"
#include "tests/support/bytes.hpp"
#include "tests/support/event_log.hpp"
#include "tests/support/scale.hpp"

namespace condotta::condottiere {

using tests::bytes_of;
using tests::same_bytes;
using tests::scaled;
using Log = tests::EventLog<Condottiere>;

// Bit i of `combination` is Di+1; a series is short, or it would take most of the time.
inline Options option_set(u32 combination, u8 players) {
  Options o;
  o.players = players;
  o.draw_after_battle = (combination & 1U) != 0 ? 1 : 0;
  o.play_for_points = (combination & 2U) != 0 ? 12 : 0;
  o.bigger_kingdoms = (combination & 4U) != 0 ? 1 : 0;
  o.capturing_regions = (combination & 8U) != 0 ? 1 : 0;
  o.hidden_cards = (combination & 16U) != 0 ? 1 : 0;
  return o;
}

// All 32 combinations of D1 to D5 with 2 to 6 players.
inline std::vector<Options> all_option_sets() {
  std::vector<Options> sets;
  for (u32 combination = 0; combination < 32; ++combination) {
    for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
      sets.push_back(option_set(combination, players));
    }
  }
  return sets;
}

inline std::string describe(const Options& o) {
  std::string text = std::to_string(o.players) + " players";
  if (o.draw_after_battle != 0) text += " D1";
  if (o.play_for_points != 0) text += " D2";
  if (o.bigger_kingdoms != 0) text += " D3";
  if (o.capturing_regions != 0) text += " D4";
  if (o.hidden_cards != 0) text += " D5";
  return text;
}

using Pile = std::initializer_list<std::pair<Card, u8>>;

inline Cards cards_of(Pile pile) {
  Cards cards = kNoCards;
  for (const auto& [c, n] : pile) cards.add(c, n);
  return cards;
}

inline Action random_action(const State& s, Rng& rng) {
  Actions out;
  list_legal(s, out);
  return out[rng.below(out.count)];
}

// Every kind of player that a random choice among the actions would not be: `lazy` passes often, so
// that hands last and few cards lie in lines.
inline Action lazy_action(const State& s, Rng& rng) {
  if (s.table.phase == Phase::battle && rng.below(2) == 0) return Action::pass();
  return random_action(s, rng);
}

// C7.2: now and then somebody shows some cards to somebody.
inline void perhaps_show(State& s, Rng& rng, Log& log) {
  if (s.table.phase == Phase::over || rng.below(4) != 0) return;
  const u8 players = s.table.options.players;
  const Seat from = seat(rng.below(players));
  Cards shown = kNoCards;
  for (u8 k = 0; k < kCardKinds; ++k) {
    const u8 held = s.hands[index(from)].count(card(k));
    if (held != 0 && rng.below(3) == 0) shown.add(card(k), static_cast<u8>(1 + rng.below(held)));
  }
  const u32 wish = rng.below(256);
  const auto to = static_cast<SeatSet>(wish & seats_of(s.table) & ~only(from));
  if (to == 0 || shown.empty()) return;
  ASSERT_EQ(Condottiere::try_show(s, from, to, shown, log), Refusal::none);
}

// Plays one random game under each option set `times` over, with cards shown on the way, and visits
// every state before its action: visit(state, rng). Half of the games are lazy ones.
template <class Visit>
void visit_random_games(int times, Visit visit) {
  u64 number = 0;
  for (int round = 0; round < times; ++round) {
    for (const Options& options : all_option_sets()) {
      SCOPED_TRACE(describe(options) + ", game number " + std::to_string(number));
      Rng rng = Rng::seeded(number);
      Log log;
      State s = Condottiere::deal(options, derive_seed(7, number), log);
      const bool lazy = rng.below(2) == 0;
      ++number;
      while (true) {
        visit(static_cast<const State&>(s), rng);
        if (::testing::Test::HasFatalFailure()) return;
        if (s.table.phase == Phase::over) break;
        log.events.clear();
        Condottiere::apply(s, lazy ? lazy_action(s, rng) : random_action(s, rng), log);
        perhaps_show(s, rng, log);
      }
    }
  }
}

inline std::vector<Seat> viewers_of(const State& s) {
  std::vector<Seat> all{Seat::none};
  for (u8 i = 0; i < s.table.options.players; ++i) all.push_back(seat(i));
  return all;
}

// Moves what nobody holds into the deck, so that the 110 cards are complete.
inline void fill_deck(State& s) {
  s.deck = whole_deck();
  s.deck.remove(s.table.discard);
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    s.deck.remove(s.hands[i]);
    s.deck.remove(s.table.lines[i]);
    if (s.down[i] != Card::none) s.deck.remove(s.down[i]);
  }
}

// An empty table in a battle for Milano with seat 0 to move: hands, lines and the deck are for the
// test to fill.
inline State empty_battle(Options options) {
  options.start = seat(0);
  NullSink nobody;
  State s = Condottiere::deal(options, derive_seed(0), nobody);
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    s.hands[i] = s.drawn[i] = kNoCards;
    s.down[i] = Card::none;
  }
  s.table.phase = Phase::battle;
  s.table.contested = Region::milano;
  s.deck = whole_deck();
  return s;
}

}  // namespace condotta::condottiere
