#include "tests/reference/reference_facts.hpp"

#include <algorithm>

namespace reference {

bool is_region(const std::string& name) {
  return std::find(kRegions.begin(), kRegions.end(), name) != kRegions.end();
}

int printed_value(const Card& card) {
  for (const CardKind& kind : kCardKinds) {
    if (kind.name == card) return kind.value;
  }
  return 0;
}

bool is_mercenary(const Card& card) { return printed_value(card) > 0; }

bool is_played_face_down(const Card& card) {
  return is_mercenary(card) || card == "drummer" || card == "heroine" || card == "courtesan";
}

bool share_border(const std::string& one, const std::string& other) {
  for (const auto& [a, b] : kBorders) {
    if ((a == one && b == other) || (a == other && b == one)) return true;
  }
  return false;
}

const std::multiset<Card>& all_cards() {
  static const std::multiset<Card> all = [] {
    std::multiset<Card> cards;
    for (const CardKind& kind : kCardKinds) {
      for (int copy = 0; copy < kind.copies; ++copy) cards.insert(kind.name);
    }
    return cards;
  }();
  return all;
}

}  // namespace reference
