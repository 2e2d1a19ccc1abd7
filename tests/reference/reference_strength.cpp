#include "tests/reference/reference_strength.hpp"

#include <algorithm>
#include <set>

#include "tests/reference/reference_cards.hpp"

namespace reference {

namespace {

// The regions of one owner that can be reached from `first` over regions of the same owner.
std::set<std::string> kingdom_around(const Position& position, const std::string& first) {
  const int owner = position.regions.at(first);
  std::set<std::string> kingdom = {first};
  bool grown = true;
  while (grown) {
    grown = false;
    for (const auto& [region, other] : position.regions) {
      if (other != owner || kingdom.count(region) > 0) continue;
      for (const std::string& member : std::set<std::string>(kingdom)) {
        if (share_border(region, member)) {
          kingdom.insert(region);
          grown = true;
        }
      }
    }
  }
  return kingdom;
}

}  // namespace

int highest_in_play(const Position& position) {
  int highest = 0;
  for (const Seat& seat : position.seats) {
    for (const Card& card : seat.line) highest = std::max(highest, printed_value(card));
  }
  return highest;
}

std::vector<int> line_strengths(const Position& position) {
  const bool winter = is_in_play(position, "winter");
  const bool spring = is_in_play(position, "spring");
  const int highest = highest_in_play(position);
  std::vector<int> strengths;
  for (const Seat& seat : position.seats) {
    const bool drummer = count(seat.line, "drummer") > 0;
    int strength = 0;
    for (const Card& card : seat.line) {
      if (is_mercenary(card)) {
        int worth = printed_value(card);
        if (winter) worth = 1;                                            // C4.1
        if (drummer) worth = worth * 2;                                   // C4.2
        if (spring && printed_value(card) == highest) worth = worth + 3;  // C4.3
        strength += worth;
      } else if (card == "courtesan") {
        strength += 1;  // C4.5
      } else if (card == "heroine") {
        strength += 10;  // C4.5
      }
    }
    strengths.push_back(strength);
  }
  return strengths;
}

std::vector<int> strongest_seats(const Position& position) {
  const std::vector<int> strengths = line_strengths(position);
  int most = 0;
  for (int seat = 0; seat < position.players; ++seat) {
    if (takes_part(position, seat)) {
      most = std::max(most, strengths.at(static_cast<std::size_t>(seat)));
    }
  }
  std::vector<int> strongest;
  for (int seat = 0; seat < position.players; ++seat) {
    if (takes_part(position, seat) && strengths.at(static_cast<std::size_t>(seat)) == most) {
      strongest.push_back(seat);
    }
  }
  return strongest;
}

std::optional<int> courtesan_leader(const Position& position) {
  int most = 0;
  for (const Seat& seat : position.seats) most = std::max(most, count(seat.line, "courtesan"));
  if (most == 0) return std::nullopt;
  std::vector<int> leaders;
  for (int seat = 0; seat < position.players; ++seat) {
    if (count(position.seat(seat).line, "courtesan") == most) leaders.push_back(seat);
  }
  if (leaders.size() != 1) return std::nullopt;
  return leaders.front();
}

int largest_kingdom(const Position& position, int seat) {
  int largest = 0;
  for (const auto& [region, owner] : position.regions) {
    if (owner != seat) continue;
    largest = std::max(largest, static_cast<int>(kingdom_around(position, region).size()));
  }
  return largest;
}

int needed_adjacent(const Position& position) {
  const int needed = position.players >= 4 ? 3 : 4;
  return position.options.bigger_kingdoms ? needed + 1 : needed;
}

int needed_total(const Position& position) { return position.players >= 4 ? 5 : 6; }

}  // namespace reference
