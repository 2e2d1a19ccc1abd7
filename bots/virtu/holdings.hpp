// The symbols of a seat: those at hand, and those that it gets in a year.
#pragma once
#include "bots/virtu/prices.hpp"

namespace condotta::bots::virtu {

struct Holdings {
  float now[kSymbolKinds] = {};     // counted for what each source does best
  float yearly[kSymbolKinds] = {};  //
  Symbols at_hand = 0;              // the most of each kind, the treasury included
};

Holdings holdings_of(const State& s, Seat who, const Prices& prices);

}  // namespace condotta::bots::virtu
