#include "tests/support/scenario_facts.hpp"

#include <algorithm>

#include "notation/action_text.hpp"
#include "notation/vocabulary.hpp"
#include "tests/support/scenario_setup.hpp"
#include "tests/support/words.hpp"

namespace condotta::tests {
namespace {

using namespace condottiere;
using notation::name_of;
using Items = std::vector<std::string>;

Items of_pile(const Cards& pile) {
  Items items;
  for (u8 k = 0; k < kCardKinds; ++k)
    items.insert(items.end(), pile.count(card(k)), std::string(name_of(card(k))));
  return items;
}
Items of_card(Card c) { return c == Card::none ? Items{} : Items{std::string(name_of(c))}; }
Items of_region(Region r) { return r == Region::none ? Items{} : Items{std::string(name_of(r))}; }
Items of_seat(Seat s) { return s == Seat::none ? Items{} : Items{std::to_string(index(s))}; }
Items of_number(u32 n) { return {std::to_string(n)}; }

Items of_seats(SeatSet set) {
  Items items;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (contains(set, seat(i))) items.push_back(std::to_string(i));
  }
  return items;
}

Items of_regions(RegionSet set) {
  Items items;
  for (u8 r = 0; r < kRegions; ++r) {
    if (contains(set, region(r))) items.emplace_back(name_of(region(r)));
  }
  return items;
}

// One number for each seat.
template <class Number>
Fact row(const Table& t, Number number) {
  Fact fact{{}, true};
  for (u8 i = 0; i < t.options.players; ++i) fact.items.push_back(std::to_string(number(i)));
  return fact;
}

// Splits `hand 0` into the name and the seat; -1: there is no such seat.
struct Of {
  std::string_view name;
  int seat;
};
Of of_which_seat(std::string_view name, const Table& t) {
  const std::size_t blank = name.rfind(' ');
  if (blank == std::string_view::npos) return {name, -1};
  const int number = number_in(name.substr(blank + 1)).value_or(-1);
  return {name.substr(0, blank), number < t.options.players ? number : -1};
}

Items victory(const Table& t) {
  Items items = of_seats(t.winners);
  if (t.phase != Phase::over) return {};
  items.emplace_back("by");
  items.emplace_back(name_of(t.reason));
  return items;
}

// What lies open is there for all.
std::optional<Fact> table_fact(const Table& t, std::string_view name) {
  if (name == "phase") return Fact{{std::string(name_of(t.phase))}};
  if (name == "turn") return Fact{of_seat(t.turn)};
  if (name == "holder") return Fact{of_seat(t.holder)};
  if (name == "contested") return Fact{of_region(t.contested)};
  if (name == "defender") return Fact{of_seat(t.defender)};
  if (name == "favour") return Fact{of_region(t.pope)};
  if (name == "idle") return Fact{of_number(t.idle)};
  if (name == "barren") return Fact{of_number(t.barren)};
  if (name == "passed") return Fact{of_seats(t.passed)};
  if (name == "played") return Fact{of_seats(t.played)};
  if (name == "face down") return Fact{of_seats(t.down)};
  if (name == "finalists") return Fact{of_seats(t.finalists)};
  if (name == "winners") return Fact{victory(t), true};
  if (name == "discard") return Fact{of_pile(t.discard)};
  if (name == "discard size") return Fact{of_number(t.discard.total())};
  if (name == "points") return row(t, [&](u8 i) { return t.points[i]; });
  if (name == "strengths") return row(t, [&](u8 i) { return strength_of(t, seat(i)); });
  std::string_view rest = name;
  if (take_prefix(rest, "owner")) {
    const std::optional<Region> place = notation::region_named(rest);
    if (!place) return std::nullopt;
    return Fact{of_seat(owner_of(t, *place))};
  }
  const Of of = of_which_seat(name, t);
  if (of.seat < 0) return std::nullopt;
  if (of.name == "line") return Fact{of_pile(t.lines[of.seat])};
  if (of.name == "regions") return Fact{of_regions(t.owned[of.seat])};
  return std::nullopt;
}

Items legal_items(const State& s) {
  ActionList<Condottiere> actions;
  Condottiere::legal(s, actions);
  Items items;
  for (const Action action : actions) items.push_back(notation::text_of(action));
  return items;
}

bool is_list_of_sentences(std::string_view name) {
  return name == "legal" || take_prefix(name, "event") || take_prefix(name, "events") ||
         take_prefix(name, "order");
}

}  // namespace

std::optional<Fact> fact_of(const State& s, std::string_view name) {
  const Table& t = s.table;
  if (name == "legal") return Fact{legal_items(s)};
  if (name == "deck") return Fact{of_pile(s.deck)};
  if (name == "deck size") return Fact{of_number(s.deck.total())};
  if (name == "hand sizes") return row(t, [&](u8 i) { return s.hands[i].total(); });
  const Of of = of_which_seat(name, t);
  if (of.seat >= 0 && of.name == "hand") return Fact{of_pile(s.hands[of.seat])};
  if (of.seat >= 0 && of.name == "down") return Fact{of_card(s.down[of.seat])};
  return table_fact(t, name);
}

std::optional<Fact> fact_of(const Observation& seen, std::string_view name) {
  if (name == "hand") return Fact{of_pile(seen.hand)};
  if (name == "down") return Fact{of_card(seen.down)};
  if (name == "deck size") return Fact{of_number(seen.deck)};
  if (name == "hand sizes") return row(seen.table, [&](u8 i) { return seen.held[i]; });
  const Of of = of_which_seat(name, seen.table);
  if (of.seat >= 0 && of.name == "known cards of") {
    return Fact{of_pile(seen.known[of.seat].cards())};
  }
  return table_fact(seen.table, name);
}

Fact expected_fact(std::string_view name, std::string_view text, bool ordered) {
  if (text == "none" || text == "nobody") return {{}, ordered};
  if (is_list_of_sentences(name)) return {split(text, ','), ordered};
  return {cards_in(text), ordered};
}

bool same(const Fact& a, const Fact& b) {
  if (a.ordered) return a.items == b.items;
  return a.items.size() == b.items.size() && includes(a, b);
}

bool includes(const Fact& whole, const Fact& part) {
  Items left = whole.items;
  for (const std::string& item : part.items) {
    const auto found = std::find(left.begin(), left.end(), item);
    if (found == left.end()) return false;
    left.erase(found);
  }
  return true;
}

std::string text_of(const Fact& fact) {
  return fact.items.empty() ? "none" : joined(fact.items, ", ");
}

}  // namespace condotta::tests
