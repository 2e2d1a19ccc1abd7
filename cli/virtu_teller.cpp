#include "cli/virtu_teller.hpp"

#include <fmt/format.h>

#include <utility>

#include "cli/teller.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::cli {
namespace {

using namespace virtu_words;

std::string_view city_name(u8 c) { return name_of(city(c)); }
std::string_view card_name(u8 card) { return title_of(static_cast<Card>(card)); }
std::string whose(u8 seat_number) { return fmt::format("seat {}", seat_number); }

}  // namespace

std::string VirtuTeller::does(Seat who, const char* you, const char* other) const {
  return fmt::format("{} {}", named(who, viewer_, true), who == viewer_ ? you : other);
}

void VirtuTeller::operator()(const Event& event) {
  Event seen{};
  if (!virtu::witness_event(event, viewer_, seen)) return;
  std::string text = sentence(seen);
  if (!text.empty()) sentences_.push_back(std::move(text));
}

std::vector<std::string> VirtuTeller::take() { return std::exchange(sentences_, {}); }

std::string VirtuTeller::sentence(const Event& e) const {
  if (e.kind >= EventKind::plain_began && e.kind <= EventKind::last_year) return of_battle(e);
  if (e.kind >= EventKind::winter_began) return of_winter(e);
  return of_spring(e);
}

std::string VirtuTeller::of_spring(const Event& e) const {
  const Seat who = e.seat;
  switch (e.kind) {
    case EventKind::game_started:
      return fmt::format("{} {}.", does(who, "play", "plays"),
                         name_of(static_cast<Colour>(e.what)));
    case EventKind::card_placed:
      return fmt::format("{} {}: {}.", does(who, "place", "places"), card_name(e.what),
                         target_name(e.where));
    case EventKind::cards_revealed:
      return fmt::format("{} {} at {}.", does(who, "have", "has"), card_name(e.what),
                         position_name(e.where));
    case EventKind::spring_began:
      return fmt::format("Spring of year {}: {}.", e.count, named(who, viewer_, false));
    case EventKind::marker_entered:
      return fmt::format("{} room {}.", does(who, "enter", "enters"), e.what + 1);
    case EventKind::courtiers_turned:
      return fmt::format("{} the courtiers on the {}.", does(who, "refresh", "refreshes"),
                         e.what == 0 ? "left" : "right");
    case EventKind::indulgence_taken:
      return fmt::format("{} an indulgence into room {}.", does(who, "take", "takes"), e.what + 1);
    case EventKind::indulgence_paid:
      return fmt::format("{} the indulgence in room {}.", does(who, "redeem", "redeems"),
                         e.what + 1);
    case EventKind::source_used:
      return fmt::format("{} {} for {} {}.", does(who, "use", "uses"), source_name(e.what), e.count,
                         name_of(static_cast<Symbol>(e.where)));
    case EventKind::florins_gained:
      return fmt::format("{} {} florins.", does(who, "get", "gets"), e.count);
    case EventKind::florins_paid:
      return fmt::format("{} {} florins.", does(who, "pay", "pays"), e.count);
    case EventKind::token_turned:
      return fmt::format("{} {} back.", does(who, "turn", "turns"), source_name(e.what));
    case EventKind::patron_advanced:
      return fmt::format("{} to step {} of patronage.", does(who, "advance", "advances"), e.count);
    case EventKind::bonus_chosen:
      return fmt::format("{} {}.", does(who, "choose", "chooses"),
                         name_of(static_cast<Bonus>(e.what)));
    case EventKind::card_lodged:
      return fmt::format("{} {} at {}.", does(who, "lodge", "lodges"), card_name(e.what),
                         place_name(e.where));
    case EventKind::card_dropped:
      return fmt::format("{} {}.", does(who, "dismiss", "dismisses"), card_name(e.what));
    case EventKind::card_shifted:
      return fmt::format("{} {} to {}.", does(who, "move", "moves"), card_name(e.what),
                         position_name(e.where));
    case EventKind::city_annexed:
      return fmt::format("{} {} by diplomacy.", does(who, "win", "wins"), city_name(e.what));
    case EventKind::troop_moved:
      return fmt::format("{} a troop from {} to {}.", does(who, "send", "sends"), city_name(e.what),
                         city_name(e.where));
    case EventKind::war_token_gained:
      return fmt::format("{} {} +1 tokens.", does(who, "muster", "musters"), e.count);
    case EventKind::agent_placed:
      return fmt::format("{} an agent to {}.", does(who, "send", "sends"), spot_name(e.what));
    case EventKind::agent_removed:
      return fmt::format("{} the agent of {} from {}.", does(who, "remove", "removes"),
                         whose(e.where), spot_name(e.what));
    case EventKind::agent_gained:
      return does(who, "gain", "gains") + " an agent.";
    default:
      return "";
  }
}

std::string VirtuTeller::of_battle(const Event& e) const {
  const Seat who = e.seat;
  switch (e.kind) {
    case EventKind::plain_began:
      return fmt::format("{} the army of {} in the plain of {}.", does(who, "meet", "meets"),
                         whose(e.what), city_name(e.where));
    case EventKind::siege_began:
      return fmt::format("{} {}, {}.", does(who, "besiege", "besieges"), city_name(e.where),
                         e.what == kNone ? "a neutral city" : "a city of " + whose(e.what));
    case EventKind::bonus_declared:
      return fmt::format("{} {} with {}.", does(who, "add", "adds"), e.count, source_name(e.what));
    case EventKind::strength:
      if (who == Seat::none) return fmt::format("The city has strength {}.", e.count);
      return fmt::format("{} strength {}.", does(who, "have", "has"), e.count);
    case EventKind::siege_called_off:
      return fmt::format("{} the siege of {}.", does(who, "call off", "calls off"),
                         city_name(e.what));
    case EventKind::troops_lost:
      return fmt::format("{} {} {} at {}.", does(who, "lose", "loses"), e.count,
                         e.count == 1 ? "troop" : "troops", city_name(e.what));
    case EventKind::city_taken:
      return fmt::format("{} {}.", does(who, "conquer", "conquers"), city_name(e.where));
    case EventKind::siege_failed:
      return fmt::format("{} before {}.", does(who, "fail", "fails"), city_name(e.what));
    case EventKind::trophy_taken:
      return fmt::format("{} a trophy of {}.", does(who, "take", "takes"),
                         name_of(static_cast<Colour>(e.what)));
    case EventKind::cathedral_taken:
      return fmt::format("{} the cathedral of {}.", does(who, "take", "takes"), city_name(e.what));
    case EventKind::troop_retreated:
      return fmt::format("{} a troop from {} to {}.", does(who, "withdraw", "withdraws"),
                         city_name(e.what), city_name(e.where));
    case EventKind::last_year:
      return "This year is the last.";
    default:
      return "";
  }
}

std::string VirtuTeller::of_winter(const Event& e) const {
  const Seat who = e.seat;
  switch (e.kind) {
    case EventKind::winter_began:
      return fmt::format("Winter: {}.", named(who, viewer_, false));
    case EventKind::item_bought:
      return fmt::format(
          "{} {}{}.", does(who, "buy", "buys"), item_name(e.what),
          e.where == kNone ? std::string() : fmt::format(" for {}", city_name(e.where)));
    case EventKind::troop_hired:
      return fmt::format("{} a troop in {}.", does(who, "hire", "hires"), city_name(e.what));
    case EventKind::alliance_made:
      return fmt::format("{} with {}.", does(who, "ally", "allies"),
                         name_of(static_cast<Alliance>(e.what)));
    case EventKind::scored:
      return fmt::format("{} {} prestige.", does(who, "have", "has"), int{e.count} - 100);
    case EventKind::game_won:
      return does(who, "win", "wins") + " the game.";
    default:
      return "";
  }
}

}  // namespace condotta::cli
