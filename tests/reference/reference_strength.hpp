// Strengths of lines and kingdoms: C2.4 and C4.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/reference/reference_position.hpp"

namespace reference {

// The highest printed value among the face-up mercenaries of all lines; 0 if there are none.
int highest_in_play(const Position& position);

// C4.10 of the face-up cards, one number for each seat.
std::vector<int> line_strengths(const Position& position);

// The seats that take part in the battle and have the strongest line, in seat order.
std::vector<int> strongest_seats(const Position& position);

// C4.9: who alone has the most Courtesans in the line, if anybody.
std::optional<int> courtesan_leader(const Position& position);

// C2.4: the size of the largest connected group of regions of this seat.
int largest_kingdom(const Position& position, int seat);

// C2.4, D3.
int needed_adjacent(const Position& position);
int needed_total(const Position& position);

}  // namespace reference
