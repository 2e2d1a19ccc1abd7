// What a position is worth to each seat, and the chances of victory that follow.
#pragma once
#include "bots/virtu/battle_sums.hpp"
#include "bots/virtu/prices.hpp"

namespace condotta::bots::virtu {

// Years that the game will still last, as far as can be told (V5.9, V5.10); in the last year what
// is left of it for this seat, less than one.
float years_left(const State& s, Seat who, const Prices& prices);

// The part of it that the seats make themselves, by cities and patronage (V5.9).
float years_to_end(const State& s, const Prices& prices);

// Prestige by which chances differ e-fold, so many years before the end.
float spread_of(float years, const Prices& prices);

// The prestige that a seat may hope for: what it has by the score sheet, and the use that it can
// still make of all its pieces.
float worth_of(const State& s, Seat who, const Prices& prices);

using Worths = float[kMaxPlayers];
// Adds what the sieges that are laid let hope and fear.
void add_sieges(const State& s, const Prices& prices, Worths& worths);
void worths_of(const State& s, const Prices& prices, Worths& worths);

// Between 0 and 1, and 1 together.
void chances_by(const State& s, const Prices& prices, const Worths& worths, Worths& chances);

// Of every seat; when the game is over, what it was.
void chances_of(const State& s, const Prices& prices, Worths& chances);

}  // namespace condotta::bots::virtu
