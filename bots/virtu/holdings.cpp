#include "bots/virtu/holdings.hpp"

namespace condotta::bots::virtu {
namespace {

void add(Holdings& h, const Piece& piece, Symbols gives, bool available, float rate) {
  for (u32 k = 0; k < kSymbolKinds; ++k) h.yearly[k] += rate * piece.counted[k];
  if (!available) return;
  for (u32 k = 0; k < kSymbolKinds; ++k) h.now[k] += piece.counted[k];
  h.at_hand += gives;
}

void add_rooms(const State& s, Seat who, const Prices& prices, Holdings& h) {
  const House& p = player(s, who);
  for (u32 room = 0; room < kRooms; ++room) {
    const Card top = p.rooms[room].action, under = p.rooms[room].under;
    if (top == Card::none) continue;
    const auto& pieces = prices.room_cards[number(card_action(top))];
    const bool open = room_is_free(s, who, room) || p.marker == room;
    const float rate = open ? prices.room_rate : prices.room_rate * 0.5F;
    add(h, pieces[number(top)], 0, false, rate);
    if (under != Card::none) add(h, pieces[number(under)], 0, false, rate);
  }
}

}  // namespace

Holdings holdings_of(const State& s, Seat who, const Prices& prices) {
  const House& p = player(s, who);
  Holdings h;
  for (u32 place = 0; place < kPlaces; ++place) {
    const Card card = p.courtiers[place];
    if (card == Card::none) continue;
    add(h, prices.cards[number(card)], card_symbols(card), bit(p.available, place),
        prices.courtier_rate);
  }
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    add(h, prices.cities[number(c)], city_symbols(c), contains(p.cities_available, c),
        prices.token_rate);
  }
  for (CitySet todo = p.cities & s.cathedrals; todo != 0; todo &= todo - 1) {
    add(h, prices.cathedral, kCathedralSymbols, contains(p.cathedrals_available, first_of(todo)),
        prices.token_rate);
  }
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    const u32 deed = lowest_bit(todo);
    add(h, prices.deeds[deed], deed_symbols(static_cast<Deed>(deed)), bit(p.deeds_available, deed),
        prices.token_rate);
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    if (s.holders[a] != who) continue;
    const Alliance alliance = static_cast<Alliance>(a);
    add(h, prices.alliances[a], alliance_symbols(alliance), alliance_works(s, who, alliance),
        prices.alliance_rate);
  }
  add_rooms(s, who, prices, h);
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

}  // namespace condotta::bots::virtu
