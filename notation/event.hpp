// What a table would show of a change, as JSON.
#pragma once
#include <boost/json/object.hpp>
#include <string_view>

#include "engine/condottiere/event.hpp"
#include "notation/json_text.hpp"

namespace condotta::notation {

namespace json = boost::json;

std::string_view name_of(condottiere::EventKind kind);

// {"event":"played","seat":1,"card":"winter"}: fields that say nothing are left out. The event must
// be one that went through `witness`: what is in it is for whoever reads it.
void add_event(JsonText& out, const condottiere::Event& seen);
// The same, to look into.
json::object write_event(const condottiere::Event& seen);

}  // namespace condotta::notation
