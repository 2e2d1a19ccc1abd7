// The end: prestige line by line, and who wins (V7).
#pragma once
#include "engine/virtu/cities.hpp"

namespace condotta::virtu {

// Prestige from each line of V7; indulgences count against.
struct Sheet {
  u8 cities;           // V7.1, by the track
  u8 most_cities;      // V7.1
  u8 patronage;        // V7.2, by the track
  u8 furthest_patron;  // V7.2
  u8 palace;           // V7.3, cards
  u8 domain;           // V7.3, tokens
  u8 bonuses;          // V7.3
  u8 religion;         // V7.4
  u8 trophies;         // V7.5
  u8 alliances;        // V7.5
  u8 indulgences;      // V7.5, to be taken off
  u8 crosses;          // V7.4: counted, no prestige
  u8 crowns;           // V7.6: decide ties

  [[nodiscard]] CONDOTTA_FN int total() const {
    return int{cities} + most_cities + patronage + furthest_patron + palace + domain + bonuses +
           religion + trophies + alliances - indulgences;
  }
};

// V7.4, V7.6: crowns and crosses on the cards of the palace and the tokens of the domain, used or
// not. Other kinds could run over their byte.
CONDOTTA_FN Symbols crowns_and_crosses_owned(const State& s, const Player& p) {
  Symbols found = size(s.cathedrals & p.cities) * (kCathedralSymbols & kCrownsAndCrosses);
  for (const Card card : p.courtiers) {
    if (card != Card::none) found += card_symbols(card) & kCrownsAndCrosses;
  }
  for (const Room& room : p.rooms) {
    if (room.action == Card::none) continue;
    found += card_symbols(room.action) & kCrownsAndCrosses;
    if (room.under != Card::none) found += card_symbols(room.under) & kCrownsAndCrosses;
  }
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    found += city_symbols(first_of(todo)) & kCrownsAndCrosses;
  }
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    found += deed_symbols(static_cast<Deed>(lowest_bit(todo))) & kCrownsAndCrosses;
  }
  return found;
}

// V7.4.
CONDOTTA_FN u8 religious_influence(const State& s, Seat who, Symbols owned) {
  u32 crosses = count(owned, Symbol::cross);
  if (alliance_works(s, who, Alliance::hre)) {
    crosses += count(alliance_symbols(Alliance::hre), Symbol::cross);
  }
  for (u32 todo = player(s, who).bonuses; todo != 0; todo &= todo - 1) {
    crosses += bonus_crosses(static_cast<Bonus>(lowest_bit(todo)));
  }
  return static_cast<u8>(crosses);
}

// V7.4: `above` players have more; tied: somebody has as many.
CONDOTTA_FN u8 religion_prestige(u8 players, u32 above, bool tied) {
  constexpr u8 table[3][5] = {{4, 2, 0, 0, 0}, {4, 2, 1, 0, 0}, {4, 2, 1, 0, 0}};
  const u32 rank = above + (tied ? 1U : 0U);
  return rank < players ? table[players - kMinPlayers][rank] : u8{0};
}

CONDOTTA_FN Sheet sheet_of(const State& s, Seat who) {
  const Player& p = player(s, who);
  Sheet sheet{};
  const u8 space = track_space(size(p.cities));
  sheet.cities = city_track_prestige(space);
  sheet.patronage = patronage_prestige(p.steps);
  sheet.most_cities = sheet.furthest_patron = 1;
  const Symbols owned = crowns_and_crosses_owned(s, p);
  sheet.crosses = religious_influence(s, who, owned);
  sheet.crowns = count(owned, Symbol::crown);
  u32 above = 0;
  bool tied = false;
  for (u8 i = 0; i < s.options.players; ++i) {
    if (seat(i) == who) continue;
    const Player& other = s.players[i];
    if (track_space(size(other.cities)) > space) sheet.most_cities = 0;
    if (other.steps > p.steps) sheet.furthest_patron = 0;
    const u8 theirs = religious_influence(s, seat(i), crowns_and_crosses_owned(s, other));
    above += theirs > sheet.crosses ? 1U : 0U;
    tied = tied || theirs == sheet.crosses;
  }
  sheet.religion = religion_prestige(s.options.players, above, tied);
  for (Position at = 0; at < kPositions; ++at) {
    const Card card = card_at(p, at);
    if (card != Card::none) sheet.palace = static_cast<u8>(sheet.palace + card_prestige(card));
  }
  u32 domain = u32{size(s.cathedrals & p.cities)} * kCathedralPrestige;
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    domain += deed_prestige(static_cast<Deed>(lowest_bit(todo)));
  }
  sheet.domain = static_cast<u8>(domain);
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    const Bonus bonus = static_cast<Bonus>(lowest_bit(todo));
    sheet.bonuses = static_cast<u8>(sheet.bonuses + bonus_prestige(bonus));
  }
  sheet.trophies = static_cast<u8>(2U * count_bits(p.trophies));
  for (u8 a = 0; a < kAlliances; ++a) {
    const bool counts =
        s.holders[a] == who && !enemy_agent(s, who, static_cast<Spot>(kAllianceSpot + a));
    sheet.alliances = static_cast<u8>(sheet.alliances + (counts ? 1 : 0));
  }
  sheet.indulgences = static_cast<u8>(count_bits(p.indulgences));
  return sheet;
}

// V7.6: most prestige, then most crowns; all who are still equal.
CONDOTTA_FN SeatSet best_seats(const State& s) {
  int best = -1;
  u32 winners = 0;
  for (u8 i = 0; i < s.options.players; ++i) {
    const Sheet sheet = sheet_of(s, seat(i));
    const int rank = (sheet.total() + 100) * 256 + sheet.crowns;
    if (rank > best) winners = 0;
    if (rank >= best) {
      best = rank;
      winners |= 1U << i;
    }
  }
  return static_cast<SeatSet>(winners);
}

}  // namespace condotta::virtu
