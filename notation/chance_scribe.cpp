#include "notation/chance_scribe.hpp"

#include <fmt/format.h>

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

namespace {

void same_pile(const Node& node, const Cards& right) {
  const Cards written = read_pile(node);
  if (node.complaints().none() && !(written == right)) must_be(node, list_of(right));
}

}  // namespace

void ChanceLine::check(const Node& node, u8 players) const {
  const std::string_view kind = is_deal() ? "deal" : "draw";
  const Node named = node["chance"];
  if (!named.there() || named.text() != kind) {
    node.complain(fmt::format("the {} is missing here", kind));
    return;
  }
  if (is_deal()) {
    node.allow_keys({"chance", "hands"});
    const Node hands = node.required("hands");
    if (hands.size() != players) hands.complain(fmt::format("must be a list of {}", players));
    for (u8 i = 0; i < players; ++i) same_pile(hands[std::size_t{i}], cards[i]);
  } else {
    node.allow_keys({"chance", "seat", "cards"});
    const Node who = node.required("seat");
    if (read_seat(who, players) != drawer) must_be(who, index(drawer));
    same_pile(node.required("cards"), cards[index(drawer)]);
  }
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
