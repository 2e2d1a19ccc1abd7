// A view read back: what write_observation wrote, as a game that can be played on.
#pragma once
#include <boost/json/value.hpp>

#include "engine/condottiere/state.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

namespace json = boost::json;

struct View {
  condottiere::State state;
  Seat viewer;  // none: a spectator
};

// Hands and face-down cards that the viewer cannot see are filled with any cards that are left, so
// only what the viewer sees of the state may be relied on. Strict, as read_position is.
Result<View> read_view(const json::value& value);

}  // namespace condotta::notation
