// What the tests of the reference game share: card sources and short ways to set up a position.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <iterator>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reference/reference_game.hpp"

namespace reference {

using Cards = std::vector<Card>;
using Seats = std::vector<int>;
using Actions = std::vector<std::string>;

// Any card still in the deck. Before the game is known (while it is dealt) from a deck of its own.
class RandomSource : public CardSource {
 public:
  explicit RandomSource(unsigned seed) : random_(seed) {
    const std::multiset<Card>& cards = all_cards();
    shuffled_.assign(cards.begin(), cards.end());
    std::shuffle(shuffled_.begin(), shuffled_.end(), random_);
  }

  void follow(const Game& game) { game_ = &game; }

  Card draw(int seat) override {
    seats_.push_back(seat);
    if (game_ == nullptr) {
      const Card card = shuffled_.back();
      shuffled_.pop_back();
      return card;
    }
    const std::multiset<Card>& deck = game_->position().deck;
    std::uniform_int_distribution<int> any(0, static_cast<int>(deck.size()) - 1);
    return *std::next(deck.begin(), any(random_));
  }

  // Who has drawn so far, card by card.
  const Seats& seats() const { return seats_; }

 private:
  std::mt19937 random_;
  Cards shuffled_;
  Seats seats_;
  const Game* game_ = nullptr;
};

// The cards named, one after another.
class ListSource : public CardSource {
 public:
  explicit ListSource(const Cards& cards) : cards_(cards.begin(), cards.end()) {}

  Card draw(int) override {
    const Card card = cards_.front();
    cards_.pop_front();
    return card;
  }

 private:
  std::deque<Card> cards_;
};

// A position and the game that goes on from it, with random cards to draw.
class Played {
 public:
  explicit Played(Position position) : source_(1), game_(filled(std::move(position)), source_) {
    source_.follow(game_);
  }

  Played(const Played&) = delete;  // game_ holds a reference to source_
  Played& operator=(const Played&) = delete;

  Played& apply(std::initializer_list<const char*> actions) {
    for (const char* action : actions) game_.apply(action);
    return *this;
  }

  Game& game() { return game_; }
  const Position& position() const { return game_.position(); }
  const Seat& seat(int number) const { return game_.position().seat(number); }
  const RandomSource& source() const { return source_; }

 private:
  static Position filled(Position position) {
    fill_deck(position);
    return position;
  }

  RandomSource source_;
  Game game_;
};

// A battle for Milano with seat 0 to move; nobody has any cards yet.
inline Position battle(int players) {
  Position position;
  position.players = players;
  position.seats.resize(static_cast<std::size_t>(players));
  position.contested = "Milano";
  position.phase = "battle";
  return position;
}

inline bool contains(const Actions& actions, const std::string& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

inline int size_of(const Cards& cards) { return static_cast<int>(cards.size()); }

}  // namespace reference
