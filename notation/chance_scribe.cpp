#include "notation/chance_scribe.hpp"

#include <utility>

namespace condotta::notation {

using condottiere::EventKind;

json::object ChanceLine::json(u8 players) const {
  if (!is_deal()) {
    return {{"chance", "draw"}, {"seat", index(drawer)}, {"cards", list_of(cards[index(drawer)])}};
  }
  json::array hands;
  for (u8 i = 0; i < players; ++i) hands.push_back(list_of(cards[i]));
  return {{"chance", "deal"}, {"hands", std::move(hands)}};
}

// Under D1 cards may go round one at a time: one line a seat all the same.
ChanceLine& ChanceScribe::draw_line(Seat who) {
  for (ChanceLine& line : lines_) {
    if (line.drawer == who) return line;
  }
  return lines_.emplace_back(ChanceLine{who, {}});
}

void ChanceScribe::operator()(const condottiere::Event& event) {
  switch (event.kind) {
    case EventKind::dealt:
      if (!dealing_) lines_.push_back({Seat::none, {}});
      dealing_ = true;
      return;
    case EventKind::received: {
      ChanceLine& line = dealing_ ? lines_.back() : draw_line(event.seat);
      line.cards[index(event.seat)].add(event.card, static_cast<u8>(event.count));
      return;
    }
    default:
      dealing_ = false;
  }
}

std::vector<ChanceLine> ChanceScribe::take() {
  dealing_ = false;
  return std::exchange(lines_, {});
}

}  // namespace condotta::notation
