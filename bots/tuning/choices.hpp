// What searches chose in battles, in a file.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

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

// Files of search_choices: one Choice after the other, as they lie in memory. Ends the program if
// the file holds anything else, or is cut off.
inline std::vector<Choice> read_choices(const char* name) {
  std::vector<Choice> all;
  std::ifstream file(name, std::ios::binary);
  bool sound = file.good();
  Choice c;
  ActionList<Condottiere> legal;
  while (sound && file.read(reinterpret_cast<char*>(&c), sizeof c)) {
    sound = problem_of(c.state) == Problem::none && asks_in_battle(c.state, legal) &&
            c.chosen < legal.count;
    all.push_back(c);
  }
  if (sound && file.gcount() == 0 && !all.empty()) return all;
  std::fprintf(stderr, "%s: no file of search_choices, or cut off after choice %zu\n", name,
               all.size());
  std::exit(1);
}

}  // namespace condotta::bots::condottiere
