#include "tests/reference/reference_legal.hpp"

#include "tests/reference/reference_cards.hpp"

namespace reference {

namespace {

// The different cards among `cards`, in the order of C1.3.
std::vector<Card> kinds_among(const std::vector<Card>& cards) {
  std::vector<Card> kinds;
  for (const CardKind& kind : kCardKinds) {
    if (count(cards, kind.name) > 0) kinds.push_back(kind.name);
  }
  return kinds;
}

std::vector<std::string> battle_actions(const Seat& seat) {
  std::vector<std::string> actions;
  for (const Card& card : kinds_among(seat.hand)) actions.push_back("play " + card);
  actions.push_back("pass");
  if (seat.down) actions.push_back("pass show");  // D5
  return actions;
}

std::vector<std::string> take_actions(const Seat& seat) {
  std::vector<std::string> actions = {"take none"};
  for (const Card& card : kinds_among(seat.line)) {
    if (is_mercenary(card)) actions.push_back("take " + card);
  }
  return actions;
}

std::vector<std::string> favour_actions(const Position& position) {
  std::vector<std::string> actions = {"favour none"};
  for (const std::string& region : kRegions) {
    const bool marked = position.regions.count(region) > 0;
    if (!marked || position.options.capturing_regions) actions.push_back("favour " + region);
  }
  return actions;
}

std::vector<std::string> keep_actions(const Seat& seat) {
  std::vector<std::string> actions = {"keep none"};
  const std::vector<Card> kinds = kinds_among(seat.hand);
  for (auto first = kinds.begin(); first != kinds.end(); ++first) {
    actions.push_back("keep " + *first);
    if (count(seat.hand, *first) >= 2) actions.push_back("keep " + *first + " " + *first);
    for (auto second = first + 1; second != kinds.end(); ++second) {
      actions.push_back("keep " + *first + " " + *second);
    }
  }
  return actions;
}

std::vector<std::string> draw_actions(const Position& position) {
  std::vector<std::string> actions;
  for (int cards = 0; cards <= most_to_draw(position, position.turn); ++cards) {
    actions.push_back("draw " + std::to_string(cards));
  }
  return actions;
}

}  // namespace

std::vector<std::string> legal_actions(const Position& position) {
  if (position.phase == "over") return {};
  const Seat& seat = position.seat(position.turn);
  if (position.phase == "battle") return battle_actions(seat);
  if (position.phase == "take") return take_actions(seat);
  if (position.phase == "favour") return favour_actions(position);
  if (position.phase == "discard") return {"discard", "hold"};
  if (position.phase == "keep") return keep_actions(seat);
  if (position.phase == "draw") return draw_actions(position);
  std::vector<std::string> places;
  for (const std::string& region : regions_to_fight_for(position)) {
    places.push_back("place " + region);
  }
  return places;
}

}  // namespace reference
