#include "server/room.hpp"

#include <algorithm>

namespace condotta::server {

SeatSet Room::listeners() const {
  u32 set = 0;
  for (const auto& client : clients) set |= only(client->viewer);
  return static_cast<SeatSet>(set);
}

SeatSet Room::here() const { return static_cast<SeatSet>(listeners() & ~only(Seat::none)); }

u32 Room::spectators() const {
  return static_cast<u32>(std::count_if(clients.begin(), clients.end(), [](const auto& client) {
    return client->viewer == Seat::none;
  }));
}

}  // namespace condotta::server
