// What an agent does in a spot (V4.13).
#pragma once
#include "bots/virtu/style.hpp"

namespace condotta::bots::virtu {

// In prestige, to the seat whose agent stands there.
float worth_of_spot(const State& s, Seat who, Spot spot, const Style& style);

float worth_of_agents(const State& s, Seat who, const Style& style);

}  // namespace condotta::bots::virtu
