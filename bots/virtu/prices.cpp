#include "bots/virtu/prices.hpp"

namespace condotta::bots::virtu {

Piece piece_of(Symbols gives, const Style& style) {
  Piece piece;
  u32 best = 0;
  float most = 0, sum = 0;
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    const float worth = static_cast<float>(count(gives, static_cast<Symbol>(k))) * style.symbol[k];
    sum += worth;
    if (worth > most) {
      most = worth;
      best = k;
    }
  }
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    const float n = count(gives, static_cast<Symbol>(k));
    piece.counted[k] = k == best ? n : n * style.second_kind;
  }
  piece.worth = most + style.second_kind * (sum - most);
  return piece;
}

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

Prices::Prices(const Style& style) : Style(style) {
  for (u32 i = 0; i < kCards; ++i) {
    const Symbols gives = card_symbols(static_cast<Card>(i));
    cards[i] = piece_of(gives, style);
    for (u32 a = 0; a < kRoomActions; ++a) {
      room_cards[a][i] = piece_of(gives & kinds_for(static_cast<RoomAction>(a)), style);
    }
  }
  for (u32 i = 0; i < kCities; ++i) cities[i] = piece_of(city_symbols(static_cast<City>(i)), style);
  for (u32 i = 0; i < kDeeds; ++i) deeds[i] = piece_of(deed_symbols(static_cast<Deed>(i)), style);
  for (u32 i = 0; i < kAlliances; ++i) {
    alliances[i] = piece_of(alliance_symbols(static_cast<Alliance>(i)), style);
  }
  cathedral = piece_of(kCathedralSymbols, style);
}

}  // namespace condotta::bots::virtu
