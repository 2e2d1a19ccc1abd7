#include "tests/support/event_words.hpp"

#include <fmt/format.h>

#include "notation/vocabulary.hpp"

namespace condotta::tests {
namespace {

using condottiere::Card;
using condottiere::Event;
using condottiere::EventKind;
using condottiere::Region;

std::string region_of(const Event& e) {
  return e.region == Region::none ? "none" : std::string(notation::name_of(e.region));
}

// The card, as often as the event counts it.
std::string cards_of(const Event& e) {
  const std::string name(e.card == Card::none ? "none" : notation::name_of(e.card));
  std::string all = name;
  for (int i = 1; i < e.count; ++i) all += " " + name;
  return all;
}

std::string done_by_seat(const Event& e) {
  switch (e.kind) {
    case EventKind::game_started:
      return "starts the game";
    case EventKind::dealt:
      return fmt::format("was dealt {}", e.count);
    case EventKind::received:
      return "received " + cards_of(e);
    case EventKind::drew:
      return fmt::format("drew {}", e.count);
    case EventKind::placed:
      return "placed the token in " + region_of(e);
    case EventKind::played:
      return e.card == Card::none ? "played face down" : "played " + cards_of(e);
    case EventKind::revealed:
      return "revealed " + cards_of(e);
    case EventKind::discarded:
      return "lost " + cards_of(e);
    case EventKind::took_back:
      return "took back " + cards_of(e);
    case EventKind::favour_placed:
      return "placed the favour in " + region_of(e);
    case EventKind::passed:
      return "passed";
    case EventKind::held_back:
      return "held back";
    case EventKind::passed_empty:
      return "passed without cards";
    case EventKind::strength:
      return fmt::format("came to {}", e.count);
    case EventKind::region_taken:
      return "took " + region_of(e);
    case EventKind::region_defended:
      return "defended " + region_of(e);
    case EventKind::token_taken:
      return "holds the token";
    case EventKind::hand_discarded:
      return "discarded the hand: " + cards_of(e);
    case EventKind::kept:
      return fmt::format("kept {}", e.count);
    case EventKind::showed:
      return "showed " + cards_of(e);
    case EventKind::final_battle:
      return "begins the final battle";
    case EventKind::game_won:
      return "won the game";
    case EventKind::scored:
      return fmt::format("has {} points", e.count);
    case EventKind::series_won:
      return "won the series";
    default:
      return fmt::format("event {}", static_cast<int>(e.kind));
  }
}

}  // namespace

std::string words_of(const Event& e) {
  switch (e.kind) {
    case EventKind::reshuffled:
      return "reshuffled";
    case EventKind::battle_tied:
      return "tie in " + region_of(e);
    case EventKind::lines_discarded:
      return "lines discarded";
    case EventKind::round_ended:
      return "round ended";
    default:
      return fmt::format("{} {}", index(e.seat), done_by_seat(e));
  }
}

std::vector<std::string> witnessed(const std::vector<Event>& events, Seat viewer) {
  std::vector<std::string> seen;
  for (const Event& event : events) {
    Event shown = event;
    if (witness(event, viewer, shown)) seen.push_back(words_of(shown));
  }
  return seen;
}

}  // namespace condotta::tests
