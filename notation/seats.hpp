// Seats in JSON, for any game.
#pragma once
#include <boost/json/array.hpp>

#include "notation/json_node.hpp"

namespace condotta::notation {

json::array list_of(SeatSet seats);
json::value seat_or_null(Seat s);

Seat read_seat(const Node& node, u8 players);
SeatSet read_seats(const Node& node, u8 players);

}  // namespace condotta::notation
