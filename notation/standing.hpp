// How the seats stand in the battle and on the board, card by card and region by region, as JSON.
#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/condottiere/observation.hpp"

namespace condotta::notation {

namespace json = boost::json;

// {"seats":[{"total":23,"parts":[{"card":"10","value":23,"why":["drummer","spring"]},...]},...],
// "leaders":[0]}: what each face-up line comes to (C4.10) and what each of its cards counts, in the
// order of the view; `why` are the cards that changed its printed value. The viewer's own face-down
// card (D5) is `down`, as it would count if it were turned up, and `with_down` the total then.
json::object write_strengths(const condottiere::Observation& seen);

// [{"regions":4,"group":2,"needs_regions":5,"needs_group":3,"winning":["Firenze"]},...]: how far
// each seat is from victory (C2.4, D3); `winning` are the regions that would win the game at once
// and can be fought for. A series (D2) has `points` and `needs_points` too.
json::array write_nearness(const condottiere::Table& table);

}  // namespace condotta::notation
