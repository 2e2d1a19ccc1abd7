// What an action would lead to, as far as the one who does it can know.
#pragma once
#include <boost/json/object.hpp>
#include <string_view>

#include "notation/result.hpp"
#include "notation/view.hpp"

namespace condotta::notation {

// {"view":...,"strengths":...,"told":[...],"unknown":null}: what the viewer would see then, and be
// told. Where the battle ends the strengths are those that are compared. `unknown` is "cards" where
// cards are dealt, or "face_down" where others' face-down cards decide (D5): the view is then the
// one just before, and nothing is told that depends on them.
Result<json::object> preview(const View& view, std::string_view action);

}  // namespace condotta::notation
