// The `given:` of a scenario or of a leaf count: facts in words, made into a position.
#pragma once
#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/condottiere/condottiere.hpp"
#include "notation/result.hpp"
#include "tests/support/event_log.hpp"
#include "tests/support/scenario.hpp"

namespace condotta::tests {

using Log = EventLog<condottiere::Condottiere>;

// The position as JSON, as docs/notation.md describes it. Nothing of it is checked but the words.
boost::json::object position_of(const std::vector<TextLine>& given, const std::string& file);

// That JSON, written out and read by notation/.
notation::Result<condottiere::State> state_of(const std::vector<TextLine>& given,
                                              const std::string& file);

struct DealtGame {
  condottiere::State state;
  Seed seed;
};
// `players 4, seed 7, options hidden_cards start=2`. The seed is one as a person types it.
DealtGame dealt_game(const TextLine& game, const std::string& file, Log& log);

// `2 5 5 10*3`: the last are three tens. `none` is no card.
std::vector<std::string> cards_in(std::string_view text);

}  // namespace condotta::tests
