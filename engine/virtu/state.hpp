// The whole of a game at one moment. All of it is open but the palaces during the set-up (V1.5).
#pragma once
#include "engine/virtu/action.hpp"
#include "engine/virtu/options.hpp"

namespace condotta::virtu {

// Which decision is awaited.
enum class Phase : u8 {
  setup,      // V1.5
  enter,      // V4.1, the first spring
  move,       // V4.1, V4.2
  govern,     // V4.7: pay
  refresh,    // V4.7: turn tokens
  patronage,  // V4.8
  choose,     // V4.8: a bonus
  trade,      // V4.9
  diplomacy,  // V4.10
  war,        // V4.11
  intrigue,   // V4.12
  lifted,     // V4.12: where the lifted agent goes
  idle,       // V4.3: the room's action is blocked, or there is none
  pay,        // V2.3
  lodge,      // a place for a new card
  sieges,     // V5.1: which one next
  press,      // V5.2: assault or call off
  declare,    // V5.4
  evict,      // V3.3
  withdraw,   // V5.7
  upkeep,     // V6.1
  disband,    // V6.1
  arrange,    // V6.2
  buy,        // V6.3
  hire,       // V6.4
  ally,       // V6.5
  over,
};
inline constexpr u8 kPhases = 27;

struct Room {
  Card action;  // none: the printed action holds
  Card under;   // the improvement
};

struct Player {
  CitySet cities;                // controlled; their tokens are in the domain
  CitySet cities_available;      // tokens not used
  CitySet cathedrals_available;  // tokens of own cathedrals not used
  u16 florins;
  u16 bonuses;  // one bit for each patronage bonus
  Colour colour;
  u8 marker;           // its room; kNone before the first spring
  u8 available;        // courtiers not used, one bit for each place
  u8 indulgences;      // one bit for each room
  u8 deeds;            // one bit for each
  u8 deeds_available;  // not used
  u8 steps;            // on the patronage track
  u8 agents;           // in hand
  u8 trophies;         // one bit for each colour
  u8 war_tokens;       // V4.11
  u8 asked;            // for an indulgence this year (V4.5)
  u8 spare;            // spelt out, so that there is no padding
  Room rooms[kRooms];
  Card courtiers[kMaxPlaces];
  u8 family;  // V1.5: family cards not yet placed, one bit for each
  u8 spare_too;
  u8 troops[kCityArray];
  u8 retreating[kCityArray];  // beaten, until they withdraw (V5.7)
};

// What the seat to move is in the middle of. Fields of parts that are not on are 0.
struct Turn {
  Symbols pool;         // symbols of this payment that are not spent yet (V2.3)
  Symbols owed;         // V2.3
  CitySet paid_cities;  // V4.7: tokens that paid for it
  CitySet paid_cathedrals;
  u32 moved;       // V6.2: positions of cards that moved this winter
  u16 bought;      // V6.3: nobles of this winter, one bit for each kind
  Action pending;  // what is being paid for
  Phase back;      // where that was decided
  u8 either;       // crowns or crosses owed besides
  u8 stage;        // number of the kind being paid; kEitherStage
  Source last;     // sources of that kind go up; also cities, tokens: no choice in two orders
  u8 place;        // in turn order
  u8 steps;        // rooms entered in this move
  u8 bought_room;  // the one for florins was (V4.1)
  u8 arrow_paid;   // V4.1: courtiers that paid arrows in this move
  u8 barred;       // V4.3: an indulgence lay there when the marker stopped
  u8 acted;        // something was done in this action
  u8 room_cards;   // V2.2: action card and improvement that gave symbols, one bit for each
  u8 power;        // V4.7: half symbols left to turn tokens with
  u8 paid_deeds;   // V4.7
  u8 paid_alliances;
  Card placing;    // the new card; none
  City city;       // of the siege or the withdrawal
  Seat attacker;   // V5.2, V5.3
  Seat defender;   // the other army or the controller; none: a neutral city
  u8 plain;        // V5.2
  SeatSet fought;  // who won in the plain there
  u8 bonus[2];     // declared by attacker and defender (V5.4)
  u8 passes;
  u8 specials[2];   // Leonardo and Bastions used, one bit for each
  u8 fresh_places;  // V6.3: bought this winter
  u8 fresh_deeds;
  u8 bought_deeds;  // with the cathedral as the bit above the deeds
  Spot lifted;      // V4.12: where the lifted agent stood
  u8 spare[3];
};
inline constexpr u8 kEitherStage = 8;
inline constexpr u8 kNoStage = 0xFF;

struct State {
  Turn turn;
  Player players[kMaxPlayers];
  CitySet cathedrals;  // cities that have one
  u16 year;
  u16 bonuses_left;
  Options options;
  Phase phase;
  Seat to_move;  // none when over
  Seat order[kMaxPlayers];
  Seat track[kMaxPlayers];  // discs of the city track: of equal ones the earlier here is on top
  Seat holders[kAlliances];
  u8 ready;  // alliances whose bonus is ready
  u8 nobles[kDeedItem];
  u8 deeds[kCathedralItem - kDeedItem];
  u8 cathedrals_left;
  u8 indulgences_left;
  u8 last_year;
  SeatSet winners;  // when over
  Seat agents[kSpotArray];
  u8 spare[3];
};
static_assert(Plain<State> && sizeof(State) <= 4096);

CONDOTTA_FN Player& player(State& s, Seat who) { return s.players[index(who)]; }
CONDOTTA_FN const Player& player(const State& s, Seat who) { return s.players[index(who)]; }
CONDOTTA_FN Player& mover(State& s) { return s.players[index(s.to_move)]; }
CONDOTTA_FN const Player& mover(const State& s) { return s.players[index(s.to_move)]; }

// Who controls a city; none: it is neutral.
CONDOTTA_FN Seat owner_of(const State& s, City c) {
  for (u8 i = 0; i < s.options.players; ++i) {
    if (contains(s.players[i].cities, c)) return seat(i);
  }
  return Seat::none;
}
CONDOTTA_FN CitySet controlled(const State& s) {
  CitySet all = 0;
  for (const Player& p : s.players) all |= p.cities;
  return all;
}
CONDOTTA_FN bool has(const Player& p, Bonus b) { return (p.bonuses >> number(b) & 1U) != 0; }
CONDOTTA_FN bool has(const Player& p, Deed d) { return (p.deeds >> number(d) & 1U) != 0; }
CONDOTTA_FN u8 size(CitySet set) { return static_cast<u8>(count_bits(set)); }

CONDOTTA_FN u8 troops_on_map(const Player& p) {
  u32 all = 0;
  for (u8 c = 0; c < kCities; ++c) all += u32{p.troops[c]} + p.retreating[c];
  return static_cast<u8>(all);
}

CONDOTTA_FN bool enemy_agent(const State& s, Seat me, Spot spot) {
  return s.agents[spot] != Seat::none && s.agents[spot] != me;
}
// V6.6: held, ready, and no enemy agent on it.
CONDOTTA_FN bool alliance_works(const State& s, Seat me, Alliance a) {
  return s.holders[number(a)] == me && (s.ready >> number(a) & 1U) != 0 &&
         !enemy_agent(s, me, alliance_spot(a));
}
// V4.5: in the room of the marker, above any card; once a year, while the stack lasts.
CONDOTTA_FN bool can_ask(const State& s, Seat me) {
  const Player& p = player(s, me);
  return p.asked == 0 && s.indulgences_left != 0 && p.marker < kRooms &&
         (p.indulgences >> p.marker & 1U) == 0;
}

}  // namespace condotta::virtu
