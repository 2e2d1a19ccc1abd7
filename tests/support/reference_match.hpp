// The engine and the slow reference side by side: what one deals the other draws, and everything
// that both know is compared.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "notation/action_text.hpp"
#include "notation/vocabulary.hpp"
#include "tests/reference/reference_game.hpp"
#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {

// Hands to the reference the cards that the engine's events told of, seat by seat and deal by deal.
// Within one deal the events have no order; a card that is still in the deck comes first, since the
// deal may have gone on after a reshuffle (D1).
class TheSameCards : public reference::CardSource {
 public:
  void follow(const reference::Game& game) { game_ = &game; }

  void add(const std::vector<Event>& events) {
    for (const Event& e : events) {
      if (e.kind == EventKind::dealt || e.kind == EventKind::drew) {
        deals_[index(e.seat)].emplace_back();
      } else if (e.kind == EventKind::received) {
        for (u16 n = 0; n < e.count; ++n) {
          deals_[index(e.seat)].back().insert(std::string(notation::name_of(e.card)));
        }
      }
    }
  }

  reference::Card draw(int seat) override {
    auto& deals = deals_[static_cast<std::size_t>(seat)];
    while (!deals.empty() && deals.front().empty()) deals.pop_front();
    if (deals.empty()) throw std::logic_error("the engine dealt no card to this seat");
    auto found = deals.front().begin();
    while (game_ != nullptr && found != deals.front().end() &&
           game_->position().deck.count(*found) == 0) {
      ++found;
    }
    if (found == deals.front().end()) throw std::logic_error("the engine dealt another card");
    const reference::Card card = *found;
    deals.front().erase(found);
    return card;
  }

  [[nodiscard]] bool used_up() const {
    return std::all_of(std::begin(deals_), std::end(deals_), [](const auto& deals) {
      return std::all_of(deals.begin(), deals.end(), [](const auto& deal) { return deal.empty(); });
    });
  }

 private:
  std::deque<std::multiset<reference::Card>> deals_[kMaxPlayers];
  const reference::Game* game_ = nullptr;
};

inline reference::Options reference_options(const Options& o) {
  reference::Options options;
  options.draw_after_battle = o.draw_after_battle != 0;
  options.bigger_kingdoms = o.bigger_kingdoms != 0;
  options.capturing_regions = o.capturing_regions != 0;
  options.hidden_cards = o.hidden_cards != 0;
  options.play_for_points = o.play_for_points;
  options.idle_battles = o.idle_battles == kIdleDefault ? -1 : o.idle_battles;
  return options;
}

inline std::multiset<reference::Card> names_of(const Cards& pile) {
  std::multiset<reference::Card> names;
  for (u8 k = 0; k < kCardKinds; ++k) {
    for (u8 n = 0; n < pile.count(card(k)); ++n) names.emplace(notation::name_of(card(k)));
  }
  return names;
}

inline std::multiset<reference::Card> sorted(const std::vector<reference::Card>& cards) {
  return {cards.begin(), cards.end()};
}

inline std::vector<int> seats_in(SeatSet set) {
  std::vector<int> seats;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (contains(set, seat(i))) seats.push_back(i);
  }
  return seats;
}

inline std::set<std::string> legal_texts(const State& s) {
  Actions legal;
  list_legal(s, legal);
  std::set<std::string> texts;
  for (const Action a : legal) texts.insert(notation::text_of(a));
  return texts;
}

inline void compare_board(const Table& t, const reference::Position& p) {
  for (u8 i = 0; i < kRegions; ++i) {
    const Seat owner = owner_of(t, region(i));
    const auto found = p.regions.find(std::string(notation::name_of(region(i))));
    const int expected = found == p.regions.end() ? -1 : found->second;
    ASSERT_EQ(owner == Seat::none ? -1 : int{index(owner)}, expected)
        << notation::name_of(region(i));
  }
  const auto name = [](Region r) {
    return r == Region::none ? std::string() : std::string(notation::name_of(r));
  };
  ASSERT_EQ(name(t.pope), p.pope.value_or(""));
  ASSERT_EQ(name(t.contested), p.contested.value_or(""));
  ASSERT_EQ(int{index(t.holder)}, p.holder);
  ASSERT_EQ(int{index(t.first)}, p.start);
  if (t.phase != Phase::over && !is_final(t)) {
    ASSERT_EQ(int{t.idle}, p.idle);
  }
}

inline void compare_cards(const State& s, const reference::Position& p) {
  const Table& t = s.table;
  for (u8 i = 0; i < t.options.players; ++i) {
    const reference::Seat& there = p.seat(i);
    ASSERT_EQ(names_of(s.hands[i]), sorted(there.hand)) << "hand of " << int{i};
    ASSERT_EQ(names_of(t.lines[i]), sorted(there.line)) << "line of " << int{i};
    ASSERT_EQ(s.down[i] == Card::none ? "" : std::string(notation::name_of(s.down[i])),
              there.down.value_or(""));
    if (t.phase == Phase::battle || t.phase == Phase::take || t.phase == Phase::favour) {
      ASSERT_EQ(contains(t.passed, seat(i)), there.passed) << "passed " << int{i};
      ASSERT_EQ(contains(t.played, seat(i)), there.played) << "played " << int{i};
    }
  }
  ASSERT_EQ(names_of(t.discard), sorted(p.discard));
  ASSERT_EQ(names_of(s.deck), p.deck);
}

inline void compare_all(const State& s, const reference::Game& game) {
  const Table& t = s.table;
  const reference::Position& p = game.position();
  ASSERT_EQ(notation::name_of(t.phase), p.phase);
  ASSERT_EQ(t.turn == Seat::none ? -1 : int{index(t.turn)}, game.to_move());
  ASSERT_NO_FATAL_FAILURE(compare_board(t, p));
  ASSERT_NO_FATAL_FAILURE(compare_cards(s, p));
  ASSERT_EQ(seats_in(t.finalists), p.participants);
  const std::vector<int> strengths = game.strengths();
  const std::vector<int> points = game.points();
  for (u8 i = 0; i < t.options.players; ++i) {
    ASSERT_EQ(int{strength_of(t, seat(i))}, strengths.at(i)) << "strength of " << int{i};
    ASSERT_EQ(int{t.points[i]}, points.at(i)) << "points of " << int{i};
  }
  const std::vector<std::string> legal = game.legal();
  ASSERT_EQ(legal_texts(s), std::set<std::string>(legal.begin(), legal.end()));
  if (t.phase == Phase::over) {
    ASSERT_EQ(seats_in(t.winners), game.winners());
    ASSERT_EQ(notation::name_of(t.reason), game.reason());
  }
}

}  // namespace condotta::condottiere
