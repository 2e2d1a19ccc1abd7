// A slow second reading of the rules of Virtù: what may be decided, from the words of the law, the
// position as it is written in JSON and the data files. It shares no code and no table with the
// engine.
#pragma once
#include <boost/json/object.hpp>
#include <optional>
#include <set>
#include <string>

namespace condotta::reference {

// The texts of all actions of the seat to move; nothing for the phases that are not covered here.
std::optional<std::set<std::string>> lawful_actions(const boost::json::object& position);

}  // namespace condotta::reference
