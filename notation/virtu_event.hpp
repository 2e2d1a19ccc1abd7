// What a table of Virtù would show of a change, as JSON.
#pragma once
#include <boost/json/object.hpp>

#include "engine/virtu/event.hpp"

namespace condotta::notation {

namespace json = boost::json;

// {"event":"city_annexed","seat":1,"city":"Ravenna"}: fields that say nothing are left out. The
// event must be one that went through `witness`: what is in it is for whoever reads it.
json::object write_event(const virtu::Event& seen);

}  // namespace condotta::notation
