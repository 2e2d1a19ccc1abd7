// What searches chose in battles, in a file.
#pragma once
#include <vector>

#include "bots/tuning/records.hpp"
#include "engine/condottiere/condottiere.hpp"
#include "engine/condottiere/soundness.hpp"

namespace condotta::bots::condottiere {

using namespace condotta::condottiere;  // NOLINT(google-build-using-namespace)

// A card or a pass, where there are at least two legal actions.
struct Choice {
  static constexpr u32 kMost = kCardKinds + 2;  // legal actions: all cards, and both ways to pass

  State state;
  u32 chosen = 0;           // place in the legal list
  float share[kMost] = {};  // of the search's iterations that each legal action got
};

// Whether a state asks for such a decision; its legal actions go into `legal`.
inline bool asks_in_battle(const State& s, ActionList<Condottiere>& legal) {
  if (s.table.phase != Phase::battle) return false;
  legal.clear();
  Condottiere::legal(s, legal);
  return legal.count > 1;
}

// Files of search_games.
inline std::vector<Choice> read_choices(const char* name) {
  ActionList<Condottiere> legal;
  return read_records<Choice>(name, "search_games", [&](const Choice& c) {
    return problem_of(c.state) == Problem::none && asks_in_battle(c.state, legal) &&
           c.chosen < legal.count;
  });
}

}  // namespace condotta::bots::condottiere
