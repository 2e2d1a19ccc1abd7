#include "cli/card_rules.hpp"

#include <fmt/format.h>

#include "cli/layout.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::cli {

using condottiere::Card;

std::string_view rule_of(Card c) {
  switch (c) {
    case Card::winter:
      return "While it lies on the table every mercenary counts 1; playing it removes every "
             "Spring.";
    case Card::spring:
      return "While it lies on the table each mercenary of the highest value in play counts 3 "
             "more; "
             "playing it removes every Winter.";
    case Card::bishop:
      return "Removes the highest mercenaries of all lines, your own too; then you place the "
             "Pope's favour, and no battle may begin where it lies.";
    case Card::courtesan:
      return "Counts 1, whatever the season; whoever alone has the most of them takes the "
             "Condottiere token after the battle.";
    case Card::drummer:
      return "Doubles every mercenary of your line; a second one adds nothing.";
    case Card::heroine:
      return "Counts 10, and no other card changes that.";
    case Card::scarecrow:
      return "You may take one mercenary of your own line back into your hand.";
    case Card::surrender:
      return "Ends the battle at once: the strongest line at that moment wins.";
    default:
      return "A mercenary: counts its number, or 1 in Winter.";
  }
}

std::string card_text(std::string_view name) {
  if (const std::optional<Card> card = notation::card_named(name)) {
    return wrapped(fmt::format("{}: {}", name, rule_of(*card)), 2);
  }
  std::string all;
  for (u8 k = 0; k < condottiere::kCardKinds; ++k) {
    all += fmt::format("{}{}", k == 0 ? "" : ", ", notation::name_of(condottiere::card(k)));
  }
  return wrapped(fmt::format("There is no card {}. The cards: {}", notation::quoted(name), all));
}

}  // namespace condotta::cli
