#include "tests/reference/reference_cards.hpp"

#include <algorithm>
#include <stdexcept>

namespace reference {

int count(const std::vector<Card>& cards, const Card& wanted) {
  return static_cast<int>(std::count(cards.begin(), cards.end(), wanted));
}

void remove_one(std::vector<Card>& cards, const Card& card) {
  const auto found = std::find(cards.begin(), cards.end(), card);
  if (found == cards.end()) throw std::logic_error("card to remove is not there: " + card);
  cards.erase(found);
}

void move_all(std::vector<Card>& from, std::vector<Card>& to) {
  to.insert(to.end(), from.begin(), from.end());
  from.clear();
}

}  // namespace reference
