// Scenarios: text files that a player could write, read into something that can be run.
#pragma once
#include <string>
#include <vector>

#include "tests/support/words.hpp"

namespace condotta::tests {

// tests/scenarios/README.md describes the files.
struct Scenario {
  std::string file;  // its whole path
  int line = 0;      // of the title
  std::string title;
  std::vector<std::string> rules;
  std::vector<TextLine> given;  // the position, or the one line of `game:`
  bool whole_game = false;      // `game:` instead of `given:`
  std::vector<TextLine> steps;  // do, show and expect
};

// A mistake in the text itself, not in the game: "FILE:LINE: what is wrong".
struct ScenarioError {
  std::string file;
  int line = 0;
  std::string message;
};

// Both throw ScenarioError.
std::vector<Scenario> read_scenarios(const std::string& path);
std::vector<Scenario> read_scenarios(const std::vector<TextLine>& lines, const std::string& file);

}  // namespace condotta::tests
