// What a seat or a spectator sees, as JSON.
#pragma once
#include <boost/json/object.hpp>

#include "engine/condottiere/observation.hpp"
#include "notation/json_text.hpp"

namespace condotta::notation {

namespace json = boost::json;

// The shape of a position, with what is hidden left out. Takes an Observation and never a State, so
// that there is nothing in it to let slip.
void add_observation(JsonText& out, const condottiere::Observation& seen);
// The same, to look into.
json::object write_observation(const condottiere::Observation& seen);

}  // namespace condotta::notation
