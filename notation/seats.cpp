#include "notation/seats.hpp"

namespace condotta::notation {

json::array list_of(SeatSet seats) {
  json::array list;
  for (u8 i = 0; i < index(Seat::none); ++i) {
    if (contains(seats, seat(i))) list.emplace_back(i);
  }
  return list;
}

json::value seat_or_null(Seat s) {
  return s == Seat::none ? json::value(nullptr) : json::value(index(s));
}

Seat read_seat(const Node& node, u8 players) { return seat(node.number(0, players - 1U)); }

SeatSet read_seats(const Node& node, u8 players) {
  u32 seats = 0;
  for (std::size_t i = 0; i < node.size(); ++i) {
    const SeatSet one = only(read_seat(node[i], players));
    if ((seats & one) != 0) node[i].complain("the same seat twice");
    seats |= one;
  }
  return static_cast<SeatSet>(seats);
}

}  // namespace condotta::notation
