// What every bot is: it gets an Observation, never a State, and gives an action with its reasons.
#pragma once
#include <atomic>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace condotta::bots {

// How long a bot may think: until the first of these limits. A bot that does not search ignores it.
struct Budget {
  u32 milliseconds = 0;                     // 0: no limit
  u32 iterations = 0;                       // 0: no limit
  u32 threads = 1;                          // how many a search may use
  const std::atomic<bool>* stop = nullptr;  // set by others: come to an end now
};

// What a bot thinks of the moment. Values and chances are between 0 and 1.
template <Game G>
struct Judgement {
  struct Option {
    typename G::Action action;
    float value;  // the mover's chance of victory with it
    u32 visits;   // how often it was looked at; 0: not at all
  };
  typename G::Action action;
  std::vector<Option> options;       // one for each legal action, in the order they were given
  float chances[G::kMaxSeats] = {};  // of victory, for each seat, over all that was looked at
  u32 iterations = 0;
};

// Who sits in each seat, as everybody at the table knows: a bot by its name, a person by none.
using Company = std::span<const std::string_view>;

template <Game G>
class Player {
 public:
  using Action = typename G::Action;
  using Observation = typename G::Observation;

  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // Blocks for as long as the budget allows. `legal` is not empty and is what the seat may do.
  virtual Judgement<G> decide(const Observation& seen, std::span<const Action> legal,
                              const Budget& budget) = 0;
};

}  // namespace condotta::bots
