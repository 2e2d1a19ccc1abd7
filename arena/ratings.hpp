// Strength as one number for each entrant, from games of many players.
#pragma once
#include <map>
#include <vector>

#include "arena/schedule.hpp"

namespace condotta::arena {

// What a rating needs to know of the games: how often each company met (entrants in ascending
// order, those in several seats as often), and each entrant's victories, with fractions.
struct Encounters {
  std::map<Lineup, u64> companies;
  std::vector<double> wins;
};

// The Bradley-Terry model for "one winner of many": each entrant has a strength g, and a seat wins
// with chance g / (sum of the g of all seats). Shared victories count as fractions of one. The
// strengths of greatest likelihood are found by minorisation-maximisation: again and again
//   g = wins / sum over the seats it had of 1 / (sum of the g of that table),
// which never makes the likelihood less. A weak prior, half a victory and half a defeat against an
// entrant of strength 1, keeps those finite who won always or never.
//
// On the Elo scale, 400 log10(g), shifted so that the mean is 1500: 400 points more are ten times
// the strength.
std::vector<double> ratings_of(const Encounters& encounters);

}  // namespace condotta::arena
