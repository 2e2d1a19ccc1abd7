#include "bots/virtu/holdings.hpp"

namespace condotta::bots::virtu {
namespace {

// Adds a source by what it does best; the other kinds count a little.
void add(Holdings& h, const Style& style, Symbols gives, bool available, float rate) {
  if (gives == 0) return;
  u32 best = 0;
  float most = -1;
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    const u32 n = count(gives, static_cast<Symbol>(k));
    if (n == 0) continue;
    const float worth = static_cast<float>(n) * style.symbol[k];
    if (worth > most) {
      most = worth;
      best = k;
    }
  }
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    const u32 n = count(gives, static_cast<Symbol>(k));
    if (n == 0) continue;
    const float counted = static_cast<float>(n) * (k == best ? 1.0F : style.second_kind);
    h.yearly[k] += rate * counted;
    if (available) h.now[k] += counted;
  }
  if (available) h.at_hand += gives;
}

void add_rooms(const State& s, Seat who, const Style& style, Holdings& h) {
  const House& p = player(s, who);
  for (u32 room = 0; room < kRooms; ++room) {
    if (p.rooms[room].action == Card::none) continue;
    const Symbols useful = kinds_for(card_action(p.rooms[room].action));
    const bool open = room_is_free(s, who, room) || p.marker == room;
    const float rate = open ? style.room_rate : style.room_rate * 0.5F;
    add(h, style, card_symbols(p.rooms[room].action) & useful, false, rate);
    if (p.rooms[room].under == Card::none) continue;
    add(h, style, card_symbols(p.rooms[room].under) & useful, false, rate);
  }
}

}  // namespace

Symbols kinds_for(RoomAction action) {
  switch (action) {
    case RoomAction::government:
      return kCrownsAndCrosses;
    case RoomAction::patronage:
      return kCrownsAndCrosses | all_of(Symbol::florin);
    case RoomAction::trade:
      return all_of(Symbol::ship);
    case RoomAction::diplomacy:
      return all_of(Symbol::crown) | all_of(Symbol::ship);
    case RoomAction::war:
      return all_of(Symbol::cavalry) | all_of(Symbol::ship) | all_of(Symbol::war);
    case RoomAction::intrigue:
      return all_of(Symbol::mask);
    default:
      return 0;
  }
}

Holdings holdings_of(const State& s, Seat who, const Style& style) {
  const House& p = player(s, who);
  Holdings h;
  for (u32 place = 0; place < kPlaces; ++place) {
    if (p.courtiers[place] == Card::none) continue;
    add(h, style, card_symbols(p.courtiers[place]), bit(p.available, place), style.courtier_rate);
  }
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    add(h, style, city_symbols(c), contains(p.cities_available, c), style.token_rate);
  }
  for (CitySet todo = p.cities & s.cathedrals; todo != 0; todo &= todo - 1) {
    add(h, style, kCathedralSymbols, contains(p.cathedrals_available, first_of(todo)),
        style.token_rate);
  }
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    const u32 deed = lowest_bit(todo);
    add(h, style, deed_symbols(static_cast<Deed>(deed)), bit(p.deeds_available, deed),
        style.token_rate);
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    if (s.holders[a] != who) continue;
    const Alliance alliance = static_cast<Alliance>(a);
    add(h, style, alliance_symbols(alliance), alliance_works(s, who, alliance),
        style.alliance_rate);
  }
  add_rooms(s, who, style, h);
  const u32 florins = p.florins < kManyFlorins ? p.florins : kManyFlorins;
  h.now[0] += static_cast<float>(florins);
  h.at_hand += some(Symbol::florin, florins);
  if (s.phase == Phase::buy && s.to_move == who) {
    // What is left over of this winter's purchases serves the next one (V2.3).
    for (u32 k = 1; k < kSymbolKinds; ++k) {
      h.now[k] += 0.6F * static_cast<float>(count(s.turn.pool, static_cast<Symbol>(k)));
    }
  }
  return h;
}

float worth_of_source(Symbols gives, const Style& style) {
  float most = 0, sum = 0;
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    const float worth = static_cast<float>(count(gives, static_cast<Symbol>(k))) * style.symbol[k];
    sum += worth;
    if (worth > most) most = worth;
  }
  return most + style.second_kind * (sum - most);
}

}  // namespace condotta::bots::virtu
