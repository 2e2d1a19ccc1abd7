// The pieces of Virtù as JSON that a page can sort and show without reading texts: sources, spots,
// prices, and what an action is about.
#pragma once
#include <boost/json/object.hpp>

#include "engine/virtu/virtu.hpp"

namespace condotta::notation {

namespace json = boost::json;

// {"crown": 2}; kinds of which there are none are left out.
json::object symbols_of(virtu::Symbols symbols);
// The same with "crown_or_cross", if some of a price may be paid with either (V4.8).
json::object price_of(virtu::Symbols owed, u8 either = 0);

// {"name":"L1","type":"courtier","gives":{"crown":2},"card":"podesta","place":"L1"}
json::object source_of(const virtu::State& state, Seat owner, virtu::Source source);
// {"name":"palace-1-3","seat":1,"room":3}
json::object spot_of(virtu::Spot spot);

// {"cost":{"crown":3,"ship":2},"parts":[{"what":"city","count":1},{"what":"agent","count":1},
// {"what":"more","count":1}],"ships":2,"from":"Pisa"}: what a neutral city costs this seat (V4.10).
// "from" is the own city that the way there begins in; null: there is no way.
json::object annexing_of(const virtu::State& state, Seat buyer, virtu::City city);

// {"action":"annex Ravenna","kind":"annex","city":"Ravenna","cost":{"crown":2}}: an action that is
// legal for the seat to move.
json::object parts_of(const virtu::State& state, virtu::Action action);

}  // namespace condotta::notation
