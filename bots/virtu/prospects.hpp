// What the rooms ahead of the marker promise.
#pragma once
#include "bots/virtu/battle_sums.hpp"
#include "bots/virtu/holdings.hpp"

namespace condotta::bots::virtu {

// What acting in a room would bring now, in prestige.
float room_gain(const State& s, Seat who, u32 room, const Holdings& h, const Prices& prices);

// Of the rooms that the next turns lead to (V4.1).
float rooms_ahead(const State& s, Seat who, const Holdings& h, const Prices& prices);

// Cities that could be taken by the troops that stand next to them, and what that would bring.
float best_siege(const State& s, Seat who, u32 cavalry, u32 more, const Prices& prices);

// What a conquered city brings to who takes it from `owner`.
float conquest_gain(const State& s, Seat who, City c, Seat owner, const Prices& prices);

}  // namespace condotta::bots::virtu
