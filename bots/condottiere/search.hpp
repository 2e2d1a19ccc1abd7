// The condottiere: search over what may be hidden.
#pragma once
#include <vector>

#include "bots/condottiere/captain.hpp"
#include "bots/condottiere/outlook.hpp"
#include "bots/player.hpp"

namespace condotta::bots::condottiere {

struct SearchOptions {
  Style style;  // of everyone's rules of thumb within the search
  float exploration = 0.6F;
  float temperature = 0.05F;  // how far below the best appeal an action still gets attention
  u64 seed = 1;
};

// Monte Carlo tree search over information sets, one tree for what the searching seat can tell
// apart. Every iteration imagines a whole state that fits the Observation, walks down the tree by
// the actions that are legal in it (each mover after its own victory), adds one action, plays the
// battle to its end by rules of thumb, and asks the Outlook for everyone's chances.
class Search final : public Player<Condottiere> {
 public:
  explicit Search(const SearchOptions& options = {}) : options_(options) {}
  Judgement<Condottiere> decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) override;

 private:
  SearchOptions options_;
};

}  // namespace condotta::bots::condottiere
