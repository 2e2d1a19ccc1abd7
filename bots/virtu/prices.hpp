// What every card and token is worth by a Style, worked out once: it is asked at every look ahead.
#pragma once
#include "bots/virtu/style.hpp"

namespace condotta::bots::virtu {

// A source pays one kind at a time (V2.3): the kind that it is best for counts in full, the others
// a little.
struct Piece {
  float counted[kSymbolKinds] = {};
  float worth = 0;
};
Piece piece_of(Symbols gives, const Style& style);

// The kinds that the action of a room can use (V4.7 to V4.12).
Symbols kinds_for(RoomAction action);

struct Prices : Style {
  explicit Prices(const Style& style);

  Piece cards[kCards];
  Piece room_cards[kRoomActions][kCards];  // by what the action of their room can use
  Piece cities[kCities];
  Piece deeds[kDeeds];
  Piece alliances[kAlliances];
  Piece cathedral;
};

}  // namespace condotta::bots::virtu
