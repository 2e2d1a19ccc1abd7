#include "notation/action_text.hpp"

#include <fmt/format.h>

#include <vector>

#include "notation/vocabulary.hpp"
#include "notation/words.hpp"

namespace condotta::notation {
namespace {

using condottiere::Action;
using condottiere::ActionKind;

std::string_view name_or_none(Card c) { return c == Card::none ? "none" : name_of(c); }
std::string_view name_or_none(Region r) { return r == Region::none ? "none" : name_of(r); }

std::string keep_text(Action action) {
  std::string text = fmt::format("keep {}", name_or_none(action.played_card()));
  if (action.second_card() != Card::none) text += fmt::format(" {}", name_of(action.second_card()));
  return text;
}

Error wrong_object(std::string_view verb, std::string_view what, std::string_view got) {
  return {"", fmt::format("{}: {} is not {}", verb, quoted(got), what)};
}

Result<Action> parse_region_action(const Words& words, bool may_be_none) {
  if (may_be_none && words[1] == "none") return Action::favour(Region::none);
  const std::optional<Region> region = region_named(words[1]);
  if (!region) return wrong_object(words[0], "a region", words[1]);
  return words[0] == "place" ? Action::place(*region) : Action::favour(*region);
}

Result<Action> parse_card_action(const Words& words) {
  if (words[0] == "take" && words[1] == "none") return Action::take(Card::none);
  const std::optional<Card> card = card_named(words[1]);
  if (!card) return wrong_object(words[0], "a card", words[1]);
  if (words[0] == "play") return Action::play(*card);
  if (!is_mercenary(*card)) return wrong_object("take", "a mercenary", words[1]);
  return Action::take(*card);
}

Result<Action> parse_keep(const Words& words) {
  if (words.size() == 2 && words[1] == "none") return Action::keep();
  const std::optional<Card> first = card_named(words[1]);
  if (!first) return wrong_object("keep", "a card", words[1]);
  if (words.size() == 2) return Action::keep(*first);
  const std::optional<Card> second = card_named(words[2]);
  if (!second) return wrong_object("keep", "a card", words[2]);
  if (*second < *first) {
    return Error{
        "", fmt::format("keep: the cards go in the order of C1.3: keep {} {}", words[2], words[1])};
  }
  return Action::keep(*first, *second);
}

Result<Action> parse_draw(std::string_view number) {
  if (number.size() != 1 || number[0] < '0' || number[0] > '3') {
    return wrong_object("draw", "a number from 0 to 3", number);
  }
  return Action::draw(static_cast<u32>(number[0] - '0'));
}

}  // namespace

std::string text_of(Action action) {
  switch (action.kind()) {
    case ActionKind::pass:
      return "pass";
    case ActionKind::pass_show:
      return "pass show";
    case ActionKind::play:
      return std::string("play ").append(name_of(action.played_card()));  // by far the most
    case ActionKind::place:
      return fmt::format("place {}", name_of(action.chosen_region()));
    case ActionKind::take:
      return fmt::format("take {}", name_or_none(action.played_card()));
    case ActionKind::favour:
      return fmt::format("favour {}", name_or_none(action.chosen_region()));
    case ActionKind::hold:
      return "hold";
    case ActionKind::discard:
      return "discard";
    case ActionKind::keep:
      return keep_text(action);
    case ActionKind::draw:
      return fmt::format("draw {}", action.number());
  }
  return "";
}

Result<Action> parse_action(std::string_view text) {
  const std::string_view all = trimmed(text);
  if (all.empty()) return Error{"", "an action is missing"};
  if (all == "pass") return Action::pass();
  if (all == "pass show") return Action::pass_show();
  if (all == "hold") return Action::hold();
  if (all == "discard") return Action::discard();

  const Words words = words_in(all);
  const std::string_view verb = words[0];
  if (words.size() == 2) {
    if (verb == "place") return parse_region_action(words, false);
    if (verb == "favour") return parse_region_action(words, true);
    if (verb == "play" || verb == "take") return parse_card_action(words);
    if (verb == "draw") return parse_draw(words[1]);
  }
  if (verb == "keep" && (words.size() == 2 || words.size() == 3)) return parse_keep(words);
  return Error{"", fmt::format("{} is not an action", quoted(all))};
}

}  // namespace condotta::notation
