// A whole game at one moment, as JSON: for tests, bug reports and people with a question.
#pragma once
#include <boost/json/object.hpp>
#include <string_view>

#include "engine/condottiere/soundness.hpp"
#include "engine/condottiere/state.hpp"
#include "notation/json_node.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

// Everything, secrets included. Reading it gives back the same bytes.
json::object write_position(const condottiere::State& state);

// Strict: unknown keys and wrong types are refused, and so is a state that breaks a rule. What may
// be left out, and what it then is, is written down in docs/notation.md.
Result<condottiere::State> read_position(std::string_view text);
Result<condottiere::State> read_position(const json::value& value);
// Where a game that is over does not tell its result, the table does.
enum class Ending : u8 { written, derived };
Result<condottiere::State> read_position(const json::value& value, Ending ending);

// {"winners": [2], "regions": {"Roma": 2}, "reason": "most"}; null before the end.
json::value result_of(const condottiere::Table& table);
// {"Roma": 2}
json::object regions_of(const condottiere::Table& table);
// D2, one number for each seat.
json::array points_of(const condottiere::Table& table);
// The strength of the face-up cards of each seat (C3.8).
json::array strengths_of(const condottiere::Table& table);

// What of a state does not follow from what lies on the table: what the seats know (C3.9), and the
// past that this comes from. Written only where it differs from what a reader would assume.
json::object write_memory(const condottiere::State& state);
// The rest of the state must be there already.
void read_memory(const Node& node, condottiere::State& state);
// What is assumed where nothing is written.
void assume_memory(condottiere::State& state);
// What is remembered and not so; for states with Problem::known.
Error explain_memory(const condottiere::State& state);

// A problem of the rules as a sentence with a place.
Error explain(const condottiere::State& state, condottiere::Problem problem);

}  // namespace condotta::notation
