// The slow reference, kept in step with the engine: the same position, the same actions, the same
// cards from the deck.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/condottiere/condottiere.hpp"
#include "tests/reference/reference_game.hpp"

namespace condotta::tests {

// A state of the engine in the words of the reference, with every pile sorted.
reference::Position as_reference(const condottiere::State& state);

// The legal actions in text, sorted.
std::vector<std::string> legal_texts(const condottiere::State& state);

// Hands the reference the cards that the engine dealt, as its events tell.
class DealtCards : public reference::CardSource {
 public:
  DealtCards() = default;
  explicit DealtCards(const std::vector<condottiere::Event>& events) { expect(events); }

  void expect(const std::vector<condottiere::Event>& events);
  void follow(const reference::Game* game) { game_ = game; }
  [[nodiscard]] bool used_up() const;
  reference::Card draw(int seat) override;

 private:
  // Each deal or draw is a heap of its own. Within one the deck may run out, and then what was left
  // of the old one comes first.
  std::map<int, std::deque<std::vector<reference::Card>>> heaps_;
  const reference::Game* game_ = nullptr;
};

class Twin {
 public:
  // Goes on from any position.
  explicit Twin(const condottiere::State& state);
  // Deals a new game as the engine did, which told these events.
  Twin(const condottiere::Options& options, Seat start,
       const std::vector<condottiere::Event>& events);
  Twin(const Twin& other);  // plays on by itself
  Twin& operator=(const Twin&) = delete;

  // The engine did this, and told these events.
  void apply(const std::string& action, const std::vector<condottiere::Event>& events);

  // Where the two differ: one line for each difference; empty if they agree.
  [[nodiscard]] std::string difference(const condottiere::State& state) const;

 private:
  DealtCards source_;
  reference::Game game_;
};

}  // namespace condotta::tests
