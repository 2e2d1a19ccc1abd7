// What a scenario can ask of a game: `strengths`, `hand 0`, `owner Milano`.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/condottiere/condottiere.hpp"

namespace condotta::tests {

// A fact is a list of words; of most facts the order says nothing.
struct Fact {
  std::vector<std::string> items;
  bool ordered = false;
};

// Nothing: there is no such fact.
std::optional<Fact> fact_of(const condottiere::State& state, std::string_view name);
std::optional<Fact> fact_of(const condottiere::Observation& seen, std::string_view name);

// What is expected, cut as that fact is: at commas for actions and events, else at blanks.
Fact expected_fact(std::string_view name, std::string_view text, bool ordered);

bool same(const Fact& a, const Fact& b);
bool includes(const Fact& whole, const Fact& part);
std::string text_of(const Fact& fact);

}  // namespace condotta::tests
