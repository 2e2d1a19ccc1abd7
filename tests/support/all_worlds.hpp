// Every way to lay the unseen cards of a small state, found by trying all of them: what `imagine`
// must draw from evenly.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "tests/support/hidden_worlds.hpp"

namespace condotta::condottiere {

// One single card that the viewer cannot see, and what restricts its place.
struct Unseen {
  Card card;
  Seat known_in = Seat::none;  // seen in that hand: there, or face down before it (D5)
  bool firm = false;           // seen there since the card was laid down: not face down
  bool outside = false;        // D1: was not in the deck when it was shuffled
};

// Lays every single card into every place and counts what comes of it.
class AllWorlds {
 public:
  AllWorlds(const State& truth, Seat viewer, std::vector<Unseen> unseen)
      : world_(truth), viewer_(viewer), unseen_(std::move(unseen)) {
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      if (seat(i) == viewer || i >= truth.table.options.players) continue;
      room_[i] = truth.hands[i].total();
      covered_[i] = truth.down[i] != Card::none;
      world_.hands[i] = kNoCards;
      world_.down[i] = Card::none;
    }
    deck_room_ = truth.deck.total();
    world_.deck = kNoCards;
    lay(0);
  }

  // The outcome, and in how many ways it comes about.
  [[nodiscard]] const std::map<std::string, u64>& ways() const { return ways_; }

  static std::string outcome(const State& s) {
    std::string text;
    for (u8 i = 0; i < s.table.options.players; ++i) {
      text += words(s.hands[i]);
      if (s.down[i] != Card::none) text += "down " + std::to_string(index(s.down[i]));
      text += " | ";
    }
    return text + "deck " + words(s.deck);
  }

 private:
  static std::string words(const Cards& pile) {
    std::string text;
    for (u8 k = 0; k < kCardKinds; ++k) {
      for (u8 n = 0; n < pile.count(card(k)); ++n) text += std::to_string(k) + " ";
    }
    return text;
  }

  void lay(std::size_t n) {
    if (n == unseen_.size()) {
      if (agrees_with_keeper(world_, viewer_)) ++ways_[outcome(world_)];
      return;
    }
    const Unseen& it = unseen_[n];
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      if (it.known_in != Seat::none && it.known_in != seat(i)) continue;
      if (room_[i] != 0) {
        --room_[i];
        world_.hands[i].add(it.card);
        lay(n + 1);
        world_.hands[i].remove(it.card);
        ++room_[i];
      }
      if (covered_[i] && !it.firm && contains(kHideableKinds, it.card)) {
        covered_[i] = false;
        world_.down[i] = it.card;
        lay(n + 1);
        world_.down[i] = Card::none;
        covered_[i] = true;
      }
    }
    if (it.known_in == Seat::none && !it.outside && deck_room_ != 0) {
      --deck_room_;
      world_.deck.add(it.card);
      lay(n + 1);
      world_.deck.remove(it.card);
      ++deck_room_;
    }
  }

  State world_;
  Seat viewer_;
  std::vector<Unseen> unseen_;
  u8 room_[kMaxPlayers] = {};
  bool covered_[kMaxPlayers] = {};
  u8 deck_room_ = 0;
  std::map<std::string, u64> ways_;
};

}  // namespace condotta::condottiere
