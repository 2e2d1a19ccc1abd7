#include "bots/virtu/spots.hpp"

namespace condotta::bots::virtu {
namespace {

// A neutral city is cheaper for its owner, an enemy one weaker; what is far away is of no use.
float worth_in_city(const State& s, Seat who, City c, const Style& style) {
  const House& p = player(s, who);
  const Seat owner = owner_of(s, c);
  const bool near = (roads_from(s.options.players, c) & p.cities) != 0;
  if (owner == who) return 0.1F * style.spot;
  if (!near) return 0;
  return owner == Seat::none ? style.spot : 0.8F * style.spot;
}

// The rooms that another's marker comes to next; to the own ones no other agent can come.
float worth_in_room(const State& s, Seat who, Spot spot, const Style& style) {
  const u32 i = (spot - u32{kRoomSpot}) / kRooms;
  const u32 room = (spot - u32{kRoomSpot}) % kRooms;
  const House& p = s.players[i];
  if (p.marker >= kRooms) return 0;
  const u32 ahead = (room + kRooms - p.marker) % kRooms;
  const bool soon = ahead == 1 || ahead == 2;
  if (seat(i) == who) return soon ? 0.3F * style.spot : 0;
  const RoomAction action = room_action(p, room);
  if (action == RoomAction::none) return 0;
  return (soon ? 0.6F : 0.2F) * style.spot;
}

}  // namespace

float worth_of_spot(const State& s, Seat who, Spot spot, const Style& style) {
  if (spot < kRoomSpot) return worth_in_city(s, who, city(spot), style);
  if (spot < kAllianceSpot) return worth_in_room(s, who, spot, style);
  const Seat holder = s.holders[spot - kAllianceSpot];
  if (holder == who) return 0.5F * style.spot;
  return holder == Seat::none ? 0.8F * style.spot : style.spot;
}

float worth_of_agents(const State& s, Seat who, const Style& style) {
  float sum = 0;
  for (u32 spot = 0; spot < kSpots; ++spot) {
    if (s.agents[spot] == who) sum += worth_of_spot(s, who, static_cast<Spot>(spot), style);
  }
  return sum;
}

}  // namespace condotta::bots::virtu
