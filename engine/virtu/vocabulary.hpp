// The small words of Virtù: sets of cities, tables of symbols, rooms, places, sources, agents'
// spots.
#pragma once
#include "engine/core/bits.hpp"
#include "engine/core/types.hpp"
#include "engine/virtu/tables.hpp"

namespace condotta::virtu {

inline constexpr u8 kMinPlayers = 3;
inline constexpr u8 kMaxPlayers = 5;
inline constexpr u8 kColours = 5;
inline constexpr u8 kRooms = 5;
inline constexpr u8 kNone = 0xFF;

template <class Enum>
CONDOTTA_FN u8 number(Enum value) {
  return static_cast<u8>(value);
}

// Cities as a set, bit i for the i-th city of the data.
using CitySet = u32;
inline constexpr u8 kCityArray = 32;
static_assert(kCities <= kCityArray);
CONDOTTA_FN City city(u32 i) { return static_cast<City>(i); }
CONDOTTA_FN CitySet only(City c) { return 1U << number(c); }
CONDOTTA_FN bool contains(CitySet set, City c) { return (set >> number(c) & 1U) != 0; }
CONDOTTA_FN City first_of(CitySet set) { return city(lowest_bit(set)); }

CONDOTTA_FN CitySet open_cities(u8 players) { return open_cities_by(players - kMinPlayers); }
CONDOTTA_FN CitySet roads_from(u8 players, City c) {
  return road_row((players - u32{kMinPlayers}) * kCities + number(c));
}
// Seas that a voyage crosses; 0: there is none (V4.11).
CONDOTTA_FN u8 seas_between(City a, City b) {
  return sea_row(number(a) * u32{kCities} + number(b));
}
CONDOTTA_FN RoomAction printed_action(Colour colour, u32 room) {
  return room_row(number(colour) * u32{kRooms} + room);
}

// Symbols: one byte for each kind, florins lowest. No count here ever comes near 128.
using Symbols = u64;
CONDOTTA_FN u32 lane(Symbol kind) { return 8U * number(kind); }
CONDOTTA_FN Symbols some(Symbol kind, u32 count = 1) { return Symbols{count} << lane(kind); }
CONDOTTA_FN Symbols all_of(Symbol kind) { return Symbols{0xFF} << lane(kind); }
CONDOTTA_FN u8 count(Symbols of, Symbol kind) { return static_cast<u8>(of >> lane(kind)); }
inline constexpr Symbols kTopBits = 0x8080808080808080ULL;
inline constexpr Symbols kCrownsAndCrosses = 0x0000000000FFFF00ULL;
// At least as many of each kind.
CONDOTTA_FN bool covers(Symbols have, Symbols owed) {
  return (((have | kTopBits) - owed) & kTopBits) == kTopBits;
}
// What is left of `a` when `b` is taken away, no kind below 0.
CONDOTTA_FN Symbols less(Symbols a, Symbols b) {
  const Symbols difference = (a | kTopBits) - b;
  const Symbols enough = (difference & kTopBits) >> 7U;
  return difference & ~kTopBits & (enough * 0xFFU);
}
CONDOTTA_FN bool single_kind(Symbols of) {
  const u32 lowest = static_cast<u32>(of) != 0 ? lowest_bit(static_cast<u32>(of))
                                               : 32U + lowest_bit(static_cast<u32>(of >> 32U));
  return (of & ~(Symbols{0xFF} << (lowest & ~7U))) == 0;
}

// The courtier places, in groups of one side and one shade (V3.1). Within a group they are alike.
enum class Group : u8 { left, left_shaded, right, right_shaded };
inline constexpr u8 kGroups = 4;
inline constexpr u8 kMaxPlaces = 8;
inline constexpr u8 kPlaces = kLeftOpen + kLeftShaded + kRightOpen + kRightShaded;
static_assert(kPlaces <= kMaxPlaces);
CONDOTTA_FN u8 places_of(Group g) {
  constexpr u8 left = (1U << kLeftOpen) - 1U;
  constexpr u8 left_shaded = ((1U << kLeftShaded) - 1U) << kLeftOpen;
  constexpr u8 right = ((1U << kRightOpen) - 1U) << (kLeftOpen + kLeftShaded);
  constexpr u8 right_shaded = ((1U << kRightShaded) - 1U) << (kLeftOpen + kLeftShaded + kRightOpen);
  constexpr u8 masks[kGroups] = {left, left_shaded, right, right_shaded};
  return masks[number(g)];
}
inline constexpr u8 kLeftSide = (1U << (kLeftOpen + kLeftShaded)) - 1U;
inline constexpr u8 kAllPlaces = (1U << kPlaces) - 1U;
inline constexpr u8 kRightSide = kAllPlaces & ~kLeftSide;
CONDOTTA_FN u8 shaded_places() {
  return static_cast<u8>(places_of(Group::left_shaded) | places_of(Group::right_shaded));
}
CONDOTTA_FN Group group_of(u32 place) {
  for (u8 g = 0; g < kGroups; ++g) {
    if ((places_of(static_cast<Group>(g)) >> place & 1U) != 0) return static_cast<Group>(g);
  }
  return Group::left;
}

// Whatever gives symbols or strength, as one number (V2.3, V4.4, V5.4).
using Source = u8;
inline constexpr Source kActionCard = 0;
inline constexpr Source kImprovement = 1;
inline constexpr Source kCourtierSource = 2;
inline constexpr Source kCitySource = kCourtierSource + kMaxPlaces;
inline constexpr Source kCathedralSource = kCitySource + kCities;
inline constexpr Source kDeedSource = kCathedralSource + kCities;
inline constexpr Source kAllianceSource = kDeedSource + kDeeds;
inline constexpr Source kIndulgenceSource = kAllianceSource + kAlliances;  // V4.5
inline constexpr Source kWarTokenSource = kIndulgenceSource + 1;           // battles only, as below
inline constexpr Source kBonusSource = kWarTokenSource + 1;                // Leonardo, Bastions
inline constexpr Source kSources = kBonusSource + kBonuses;
static_assert(kSources <= 128);

// Where an agent can stand (V4.12): a city, a room of a seat's palace, an alliance.
using Spot = u8;
inline constexpr Spot kRoomSpot = kCities;
inline constexpr Spot kAllianceSpot = kRoomSpot + kMaxPlayers * kRooms;
inline constexpr Spot kSpots = kAllianceSpot + kAlliances;
inline constexpr u8 kSpotArray = 64;
static_assert(kSpots <= kSpotArray);
CONDOTTA_FN Spot room_spot(Seat owner, u32 room) {
  return static_cast<Spot>(kRoomSpot + index(owner) * kRooms + room);
}
CONDOTTA_FN Spot alliance_spot(Alliance a) { return static_cast<Spot>(kAllianceSpot + number(a)); }

// A card somewhere in a palace: courtier places first, then for each room the action card and the
// improvement under it.
using Position = u8;
inline constexpr Position kRoomPosition = kMaxPlaces;
inline constexpr u8 kPositions = kMaxPlaces + 2 * kRooms;

// Where a card can be put: a room, or the first free place of a group.
using Target = u8;
inline constexpr Target kGroupTarget = kRooms;
inline constexpr u8 kTargets = kRooms + kGroups;

// What can be bought (V6.3).
using Item = u8;
inline constexpr Item kDeedItem = 16;
inline constexpr Item kCathedralItem = 24;
static_assert(kNobles <= kDeedItem && kDeeds <= kCathedralItem - kDeedItem);

}  // namespace condotta::virtu
