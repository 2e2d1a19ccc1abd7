#include "tests/reference/reference_position.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/reference/reference_cards.hpp"

namespace reference {

int clockwise(const Position& position, int seat, int steps) {
  return (seat + steps) % position.players;
}

bool is_final_battle(const Position& position) { return !position.participants.empty(); }

bool takes_part(const Position& position, int seat) {
  if (!is_final_battle(position)) return true;
  const std::vector<int>& all = position.participants;
  return std::find(all.begin(), all.end(), seat) != all.end();
}

int regions_of(const Position& position, int seat) {
  int count = 0;
  for (const auto& [region, owner] : position.regions) {
    if (owner == seat) ++count;
  }
  return count;
}

bool has_mercenary_in_hand(const Position& position, int seat) {
  const std::vector<Card>& hand = position.seat(seat).hand;
  return std::any_of(hand.begin(), hand.end(), is_mercenary);
}

bool has_mercenary_in_line(const Position& position, int seat) {
  const std::vector<Card>& line = position.seat(seat).line;
  return std::any_of(line.begin(), line.end(), is_mercenary);
}

bool is_in_play(const Position& position, const Card& card) {
  for (const Seat& seat : position.seats) {
    if (count(seat.line, card) > 0) return true;
  }
  return false;
}

bool has_passed_all_but(const Position& position, int seat) {
  for (int other = 0; other < position.players; ++other) {
    if (other != seat && !position.seat(other).passed) return false;
  }
  return true;
}

std::vector<int> seats_with_cards(const Position& position) {
  std::vector<int> seats;
  for (int seat = 0; seat < position.players; ++seat) {
    if (!position.seat(seat).hand.empty()) seats.push_back(seat);
  }
  return seats;
}

std::optional<int> defender(const Position& position) {
  if (!position.options.capturing_regions) return std::nullopt;
  if (!position.contested) return std::nullopt;
  const auto found = position.regions.find(*position.contested);
  if (found == position.regions.end()) return std::nullopt;
  return found->second;
}

std::vector<std::string> regions_to_fight_for(const Position& position) {
  std::vector<std::string> legal;
  for (const std::string& region : kRegions) {
    if (position.pope == region) continue;
    const auto found = position.regions.find(region);
    const bool free = found == position.regions.end();
    const bool of_another = !free && found->second != position.holder;
    if (free || (position.options.capturing_regions && of_another)) legal.push_back(region);
  }
  return legal;
}

int most_to_draw(const Position& position, int seat) {
  const int limit = 10 + regions_of(position, seat);
  const int room = limit - static_cast<int>(position.seat(seat).hand.size());
  const int cards = static_cast<int>(position.deck.size() + position.discard.size());
  return std::max(0, std::min({3, room, cards}));
}

std::vector<Card> cards_outside_deck(const Position& position) {
  std::vector<Card> cards = position.discard;
  for (const Seat& seat : position.seats) {
    cards.insert(cards.end(), seat.hand.begin(), seat.hand.end());
    cards.insert(cards.end(), seat.line.begin(), seat.line.end());
    if (seat.down) cards.push_back(*seat.down);
  }
  return cards;
}

void fill_deck(Position& position) {
  position.deck = all_cards();
  for (const Card& card : cards_outside_deck(position)) {
    const auto found = position.deck.find(card);
    if (found == position.deck.end()) {
      throw std::invalid_argument("no such card, or too many of it: " + card);
    }
    position.deck.erase(found);
  }
}

bool has_all_cards(const Position& position) {
  std::map<Card, int> counts;
  for (const Card& card : cards_outside_deck(position)) ++counts[card];
  for (const Card& card : position.deck) ++counts[card];
  for (const CardKind& kind : kCardKinds) {
    if (counts[kind.name] != kind.copies) return false;
  }
  return counts.size() == kCardKinds.size();  // and none that does not exist
}

namespace {

void demand(bool condition, const std::string& what) {
  if (!condition) throw std::invalid_argument(what);
}

bool is_seat(const Position& position, int number) {
  return number >= 0 && number < position.players;
}

void check_board(const Position& position) {
  demand(position.players >= 2 && position.players <= 6, "players must be 2 to 6");
  demand(static_cast<int>(position.seats.size()) == position.players, "one seat for each player");
  demand(static_cast<int>(position.points.size()) == position.players,
         "one number of points for each player");
  demand(is_seat(position, position.holder), "holder out of range");
  demand(is_seat(position, position.start), "start out of range");
  demand(!position.pope || is_region(*position.pope), "the favour lies in no known region");
  demand(!position.contested || is_region(*position.contested), "contested is no known region");
  for (const auto& [region, owner] : position.regions) {
    demand(is_region(region), "no such region: " + region);
    demand(is_seat(position, owner), "owner out of range: " + region);
  }
  for (int seat : position.participants) {
    demand(is_seat(position, seat), "participant of the final battle out of range");
  }
}

void check_cards(const Position& position) {
  demand(has_all_cards(position), "the cards are not the 110 of the game");
  demand(!is_in_play(position, "winter") || !is_in_play(position, "spring"),
         "Winter and Spring are in play together");
  for (const Seat& seat : position.seats) {
    if (!seat.down) continue;
    demand(position.options.hidden_cards, "a face-down card without the option");
    demand(is_played_face_down(*seat.down), "a card that is never played face down");
    demand(seat.played, "a face-down card of a seat that has not played");
  }
}

// The region of a battle that goes on or is about to begin.
void check_contested(const Position& position) {
  demand(position.contested.has_value() != is_final_battle(position),
         "a battle needs a contested region, the final battle has none");
  if (!position.contested || position.regions.count(*position.contested) == 0) return;
  demand(position.options.capturing_regions, "contested is controlled already");
  demand(position.regions.at(*position.contested) != position.holder,
         "contested is the holder's own region");
}

void check_turn(const Position& position) {
  const std::string& phase = position.phase;
  demand(is_seat(position, position.turn), "turn out of range");
  const Seat& seat = position.seat(position.turn);
  if (phase == "battle" || phase == "take" || phase == "favour") {
    check_contested(position);
    demand(!seat.passed, "the seat to move has passed");
    demand(takes_part(position, position.turn), "the seat to move does not take part");
  }
  if (phase == "place") {
    demand(position.turn == position.holder, "only the holder places the token");
    demand(!regions_to_fight_for(position).empty(), "no region is left to fight for");
  } else if (phase == "battle") {
    demand(!seat.hand.empty(), "the seat to move has no cards");
  } else if (phase == "take") {
    demand(has_mercenary_in_line(position, position.turn), "no mercenary to take back");
  } else if (phase == "favour") {
    demand(!is_final_battle(position), "no favour in a final battle");
  } else if (phase == "discard") {
    check_contested(position);
    demand(!position.options.draw_after_battle, "no discarding of hands with draw_after_battle");
    demand(!seat.hand.empty() && !has_mercenary_in_hand(position, position.turn),
           "only a hand without mercenaries may be discarded");
  } else if (phase == "keep") {
    check_contested(position);
    demand(!position.options.draw_after_battle, "no rounds with draw_after_battle");
    demand(seats_with_cards(position) == std::vector<int>{position.turn},
           "only the last player with cards keeps some");
  } else if (phase == "draw") {
    demand(position.options.draw_after_battle, "drawing needs draw_after_battle");
    demand(most_to_draw(position, position.turn) >= 1, "nothing can be drawn");
  } else {
    demand(false, "no such phase: " + phase);
  }
}

}  // namespace

void check_position(const Position& position) {
  check_board(position);
  check_cards(position);
  if (position.phase != "over") check_turn(position);
}

}  // namespace reference
