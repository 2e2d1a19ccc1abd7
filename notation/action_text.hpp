// Actions in text: `place Roma`, `play 10`, `pass`, `keep 10 heroine`. docs/notation.md has them
// all.
#pragma once
#include <string>
#include <string_view>

#include "engine/condottiere/action.hpp"
#include "engine/condottiere/state.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// The action must be one that a list of legal actions could hold.
std::string text_of(condottiere::Action action);

// Tolerates blanks around the text and nothing else. Whether the action is legal is not asked.
Result<condottiere::Action> parse_action(std::string_view text);

// Why the seat to move may not do this: "not in hand". Only for actions that are not legal.
std::string why_not(const condottiere::State& state, condottiere::Action action);

}  // namespace condotta::notation
