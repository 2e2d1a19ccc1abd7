// The symbols of a seat: those at hand, and those that it gets in a year.
#pragma once
#include "bots/virtu/style.hpp"

namespace condotta::bots::virtu {

struct Holdings {
  float now[kSymbolKinds] = {};     // counted for what each source does best
  float yearly[kSymbolKinds] = {};  //
  Symbols at_hand = 0;              // the most of each kind, the treasury included
};

// The kinds that the action of a room can use (V4.7 to V4.12).
Symbols kinds_for(RoomAction action);

Holdings holdings_of(const State& s, Seat who, const Style& style);

// One available source, as what it does best.
float worth_of_source(Symbols gives, const Style& style);

}  // namespace condotta::bots::virtu
