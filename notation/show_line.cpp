// The line of a record for cards that were shown (C7.2).
#include <fmt/format.h>

#include "notation/condottiere_notation.hpp"

namespace condotta::notation {

using condottiere::Condottiere;

void check_show(const Node& node, condottiere::State& state, ChanceScribe& scribe) {
  const u8 players = state.table.options.players;
  node.allow_keys({"seat", "show", "to"});
  const Seat from = read_seat(node.required("seat"), players);
  const SeatSet to = read_seats(node.required("to"), players);
  const Cards cards = read_pile(node["show"]);
  if (!node.complaints().none()) return;
  switch (Condottiere::try_show(state, from, to, cards, scribe)) {
    case Refusal::none:
      break;
    case Refusal::illegal:
      node.complain(fmt::format("seat {} may not show {}: not in hand", index(from),
                                words_of(surplus(cards, state.hands[index(from)]))));
      break;
    case Refusal::game_over:
      node.complain("nothing is shown when the game is over");
      break;
    default:
      node.complain(cards.empty() ? "no card is shown"
                                  : "cards are shown to other seats, at least to one");
  }
}

}  // namespace condotta::notation
