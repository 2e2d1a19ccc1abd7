#include "cli/teller.hpp"

#include <fmt/format.h>

#include <utility>

namespace condotta::cli {
namespace {

using condottiere::Card;
using condottiere::Cards;
using condottiere::Event;
using condottiere::EventKind;
using condottiere::Region;
using notation::name_of;

bool is_gathered(EventKind kind) {
  return kind == EventKind::dealt || kind == EventKind::received || kind == EventKind::strength ||
         kind == EventKind::hand_discarded || kind == EventKind::showed ||
         kind == EventKind::scored;
}

std::string cards_word(u32 number) {
  return number == 1 ? "1 card" : fmt::format("{} cards", number);
}

// What can come between the placing of the token and the first turn (C5.3 to C6.2). Showing cards
// (C7.2) changes nothing.
bool belongs_to_opening(EventKind kind) {
  switch (kind) {
    case EventKind::placed:
    case EventKind::lines_discarded:
    case EventKind::passed_empty:
    case EventKind::hand_discarded:
    case EventKind::kept:
    case EventKind::round_ended:
    case EventKind::reshuffled:
    case EventKind::dealt:
    case EventKind::received:
    case EventKind::showed:
      return true;
    default:
      return false;
  }
}

std::string a(Card c) { return fmt::format("a {}", name_of(c)); }

}  // namespace

std::string named(Seat who, Seat viewer, bool begins_sentence) {
  if (who == viewer) return begins_sentence ? "You" : "you";
  return fmt::format("{} {}", begins_sentence ? "Seat" : "seat", index(who));
}

std::string Teller::does(Seat who, const char* you, const char* other) const {
  return fmt::format("{} {}", named(who, viewer_, true), who == viewer_ ? you : other);
}

void Teller::say(std::string sentence) { sentences_.push_back(std::move(sentence)); }

void Teller::operator()(const Event& event) {
  Event seen{};
  if (!condottiere::witness(event, viewer_, seen)) return;
  if (!belongs_to_opening(seen.kind)) battle_is_open();
  if (is_gathered(seen.kind)) {
    gather(seen);
  } else {
    close_group();
    tell(seen);
  }
}

void Teller::hold_back(std::string sentence) {
  if (opening_) {
    held_back_.push_back(std::move(sentence));
  } else {
    say(std::move(sentence));
  }
}

void Teller::battle_is_open() {
  if (!opening_) return;
  opening_ = false;
  close_group();
  for (std::string& sentence : held_back_) say(std::move(sentence));
  held_back_.clear();
}

std::vector<std::string> Teller::take() {
  close_group();
  return std::exchange(sentences_, {});
}

void Teller::gather(const Event& event) {
  // Own cards come between the deals to others: they are told after them.
  const bool deals = event.kind == EventKind::dealt || event.kind == EventKind::received;
  if (!group_.empty()) {
    const EventKind kind = group_[0].kind;
    const bool same =
        kind == event.kind || (deals && (kind == EventKind::dealt || kind == EventKind::received));
    const bool one_seat = kind == EventKind::hand_discarded || kind == EventKind::showed;
    if (!same || (one_seat && group_[0].seat != event.seat)) close_group();
  }
  group_.push_back(event);
}

void Teller::close_group() {
  if (group_.empty()) return;
  const EventKind kind = group_[0].kind;
  const Seat who = group_[0].seat;
  std::string each;
  Cards pile = condottiere::kNoCards;
  bool any_dealt = false;
  for (const Event& event : group_) {
    if (event.card != Card::none) {
      pile.add(event.card, static_cast<u8>(event.count));
      continue;
    }
    any_dealt = any_dealt || event.kind == EventKind::dealt;
    if (!each.empty()) each += ", ";
    each += kind == EventKind::dealt
                ? fmt::format("{} to {}", event.count, named(event.seat, viewer_, false))
                : fmt::format("{} {}", named(event.seat, viewer_, false), event.count);
  }
  group_.clear();
  if (kind == EventKind::strength) say("The battle is over. Strengths: " + each + ".");
  if (kind == EventKind::scored) say("Points: " + each + ".");
  if (any_dealt) say("Cards are dealt: " + each + ".");
  if (pile.empty()) return;
  const std::string cards = notation::words_of(pile);
  if (kind == EventKind::hand_discarded) {
    say(fmt::format("{} the whole hand: {}.", does(who, "discard", "discards"), cards));
  } else if (kind == EventKind::showed) {
    say(fmt::format("{} {}.", does(who, "show", "shows"), cards));
  } else {
    say("You get " + cards + ".");
  }
}

void Teller::tell(const Event& event) {
  const Seat who = event.seat;
  switch (event.kind) {
    case EventKind::game_started:
      say(does(who, "hold", "holds") + " the Condottiere token. A game begins.");
      break;
    case EventKind::drew:
      say(fmt::format("{} {}.", does(who, "draw", "draws"), cards_word(event.count)));
      break;
    case EventKind::reshuffled:
      say("The discards are shuffled into the deck.");
      break;
    case EventKind::placed:
      opening_ = true;
      say(fmt::format("{} the token in {}: the next battle.", does(who, "place", "places"),
                      name_of(event.region)));
      break;
    case EventKind::kept:
      say(fmt::format("{} {}.", does(who, "keep", "keeps"), cards_word(event.count)));
      break;
    case EventKind::round_ended:
      held_back_.clear();
      say("At most one hand is left: the round is over.");
      break;
    case EventKind::lines_discarded:
      say("The lines are cleared away.");
      break;
    case EventKind::final_battle:
      say(does(who, "begin", "begins") + " the final battle.");
      break;
    case EventKind::game_won:
      say(does(who, "win", "wins") + " the game.");
      break;
    case EventKind::series_won:
      say(does(who, "win", "wins") + " the series.");
      break;
    default:
      tell_play(event);
  }
}

void Teller::tell_play(const Event& event) {
  const Seat who = event.seat;
  switch (event.kind) {
    case EventKind::played:
      if (event.card == Card::none) {
        say(does(who, "play", "plays") + " a card face down.");
      } else {
        const bool down = options_.hidden_cards != 0 &&
                          condottiere::contains(condottiere::kHideableKinds, event.card);
        say(fmt::format("{} {}{}.", does(who, "play", "plays"), a(event.card),
                        down ? " face down" : ""));
      }
      break;
    case EventKind::revealed:
      say(fmt::format("{} {} face up.", does(who, "turn", "turns"), a(event.card)));
      break;
    case EventKind::discarded:
      say(fmt::format("{} {} from the line: {}.", does(who, "lose", "loses"),
                      cards_word(event.count), name_of(event.card)));
      break;
    case EventKind::took_back:
      say(event.card == Card::none
              ? does(who, "take", "takes") + " nothing back."
              : fmt::format("{} {} back.", does(who, "take", "takes"), a(event.card)));
      break;
    case EventKind::favour_placed:
      say(event.region == Region::none
              ? does(who, "leave", "leaves") + " the Pope's favour off the board."
              : fmt::format("{} the Pope's favour on {}.", does(who, "put", "puts"),
                            name_of(event.region)));
      break;
    case EventKind::passed:
      say(does(who, "pass.", "passes."));
      break;
    case EventKind::held_back:
      say(does(who, "hold", "holds") + " back for now: the defender may still play.");
      break;
    case EventKind::passed_empty:
      hold_back(does(who, "have", "has") + " no cards and must pass.");
      break;
    default:
      tell_aftermath(event);
  }
}

void Teller::tell_aftermath(const Event& event) {
  const Seat who = event.seat;
  switch (event.kind) {
    case EventKind::region_taken:
      say(fmt::format("{} {}.", does(who, "conquer", "conquers"), name_of(event.region)));
      break;
    case EventKind::region_defended:
      say(fmt::format("{} {}.", does(who, "defend", "defends"), name_of(event.region)));
      break;
    case EventKind::battle_tied:
      say(fmt::format("A tie: nobody conquers {}.", name_of(event.region)));
      break;
    case EventKind::token_taken:
      say(does(who, "have", "has") + " the Condottiere token now.");
      break;
    default:
      break;
  }
}

}  // namespace condotta::cli
