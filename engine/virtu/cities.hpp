// Gaining and losing cities, and the track that counts them (V4.10, V5.5, V5.8).
#pragma once
#include "engine/virtu/palace.hpp"

namespace condotta::virtu {

CONDOTTA_FN u8 track_space(u32 cities) {
  return static_cast<u8>(cities < kCityTrackEnd ? cities : kCityTrackEnd);
}

// V5.8: a disc that comes to a space goes on top; the last space holds all beyond it.
CONDOTTA_FN void move_disc(State& s, Seat who, u8 cities_before) {
  if (track_space(cities_before) == track_space(size(player(s, who).cities))) return;
  u32 at = 0;
  while (s.track[at] != who) ++at;
  for (; at > 0; --at) s.track[at] = s.track[at - 1];
  s.track[0] = who;
}

CONDOTTA_FN void gain_city(State& s, Seat who, City c, bool available) {
  Player& p = player(s, who);
  const u8 before = size(p.cities);
  p.cities |= only(c);
  if (available) p.cities_available |= only(c);
  move_disc(s, who, before);
}

// V2.4: nobody waits for it, so its owner takes the florins of a token before it goes.
template <class Sink>
CONDOTTA_FN void lose_city(State& s, Seat who, City c, Sink& emit) {
  Player& p = player(s, who);
  const u8 before = size(p.cities);
  if (contains(p.cities_available, c)) {
    gain_florins(s, who, count(city_symbols(c), Symbol::florin),
                 static_cast<u8>(kCitySource + number(c)), emit);
  }
  if (contains(p.cathedrals_available, c)) {
    gain_florins(s, who, count(kCathedralSymbols, Symbol::florin),
                 static_cast<u8>(kCathedralSource + number(c)), emit);
  }
  p.cities &= ~only(c);
  p.cities_available &= ~only(c);
  p.cathedrals_available &= ~only(c);
  move_disc(s, who, before);
}

// V4.13: the strength of a city against one seat, without troops and bonuses.
CONDOTTA_FN u8 strength_against(const State& s, City c, Seat attacker, bool neutral) {
  const u8 base = base_strength(c);
  const Seat agent = s.agents[number(c)];
  if (agent == Seat::none) return base;
  if (agent == attacker) return static_cast<u8>(base - 1);
  return neutral ? static_cast<u8>(base + 1) : base;
}

// Ships that the best way from the own cities takes: 0 by road; kNone: there is no way (V4.10).
CONDOTTA_FN u8 ships_to(const State& s, const Player& p, City c) {
  if ((roads_from(s.options.players, c) & p.cities) != 0) return 0;
  u8 best = kNone;
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    const u8 seas = seas_between(first_of(todo), c);
    if (seas != 0 && seas < best) best = seas;
  }
  return best;
}

}  // namespace condotta::virtu
