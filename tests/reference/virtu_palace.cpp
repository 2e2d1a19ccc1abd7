// The palace and the marker, of the second reading of Virtù (V1.5, V3, V4.1 to V4.3).
#include <fmt/format.h>

#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {
namespace {

std::string group_of(const std::string& place) {
  if (place == "L1") return "left";
  if (place[0] == 'L') return "left-shaded";
  return place == "R3" ? "right-shaded" : "right";
}
bool is_shaded(const std::string& place) {
  return group_of(place).find("shaded") != std::string::npos;
}
int shaded_in_use(const House& house) {
  return static_cast<int>(std::count_if(house.courtiers.begin(), house.courtiers.end(),
                                        [](const auto& one) { return is_shaded(one.first); }));
}
int places_by(const json::object& row) {
  const json::value* places = row.if_contains("places");
  return places == nullptr ? 0 : places->to_number<int>();
}

}  // namespace

// V3.3.
int VirtuReference::opened(const House& house) const {
  const VirtuFacts& facts = virtu_facts();
  int open = house.cities.size() >= 5 ? 1 : 0;
  for (const auto& [deed, available] : house.deeds) {
    if (facts.titles.contains(deed)) open += places_by(facts.titles.at(deed).as_object());
  }
  for (const std::string& bonus : house.bonuses) {
    open += places_by(facts.bonuses.at(bonus).as_object());
  }
  return std::min(open, 3);
}

Texts VirtuReference::free_groups(const House& house) const {
  Texts groups;
  for (const std::string& place : place_names()) {
    if (house.courtiers.count(place) != 0) continue;
    if (!is_shaded(place) || shaded_in_use(house) < opened(house)) groups.insert(group_of(place));
  }
  return groups;
}
// V3.1: the first free one.
std::string VirtuReference::free_place(const House& house, const std::string& group) const {
  for (const std::string& place : place_names()) {
    if (group_of(place) == group && house.courtiers.count(place) == 0) return place;
  }
  return "";
}
bool VirtuReference::overcrowded(const House& house) const {
  return shaded_in_use(house) > opened(house);
}

// V3.2.
bool VirtuReference::fits(const House& house, int room, const std::string& card) const {
  const RoomCards& there = house.rooms[static_cast<std::size_t>(room - 1)];
  if (there.action.empty()) return !virtu_facts().cards.at(card).action.empty();
  return there.under.empty();
}
void VirtuReference::put_into_room(House& house, int room, const std::string& card) {
  RoomCards& there = house.rooms[static_cast<std::size_t>(room - 1)];
  (there.action.empty() ? there.action : there.under) = card;
}

// V3.4; what florins an available one has are taken before (V2.4).
void VirtuReference::drop(House& house, const std::string& place) {
  const Courtier& gone = house.courtiers.at(place);
  if (gone.available) {
    house.florins += count_of(virtu_facts().cards.at(gone.card).symbols, "florin");
  }
  house.courtiers.erase(place);
}

// V6.3: five at most.
void VirtuReference::gain_agents(int who, int number) {
  int out = 0;
  for (const auto& [spot, whose] : t_.agents) out += whose == who ? 1 : 0;
  for (; number > 0 && house(who).agents + out < 5; --number) ++house(who).agents;
}

// V1.5.
Texts VirtuReference::setups() const {
  Texts texts;
  for (const std::string& card : me().family) {
    for (int room = 1; room <= 5; ++room) {
      if (fits(me(), room, card)) texts.insert(fmt::format("put {} room {}", card, room));
    }
    for (const std::string& group : free_groups(me()))
      texts.insert(fmt::format("put {} {}", card, group));
  }
  return texts;
}

void VirtuReference::begin_spring_turn() {
  clear_moment();
  for (House& one : t_.houses) {
    for (auto& [place, courtier] : one.courtiers) courtier.arrow_paid = false;
  }
  t_.turn = t_.order[static_cast<std::size_t>(t_.place)];
  t_.phase = me().marker == 0 ? "enter" : "move";
  if (me().marker != 0) next_room();
}

// V4.1.
void VirtuReference::next_room() {
  House& house = me();
  const json::object& arrows = virtu_facts().palaces.at("arrows_after_room").as_object();
  for (const char side : {'L', 'R'}) {
    if (arrows.at(side == 'L' ? "left" : "right").to_number<int>() != house.marker) continue;
    for (auto& [place, one] : house.courtiers) {
      if (place[0] != side) continue;
      if (one.available) {
        house.florins += count_of(virtu_facts().cards.at(one.card).symbols, "florin");
      }
      one.available = true;
    }
  }
  house.marker = house.marker % 5 + 1;
  ++t_.now.steps;
}

// V4.3, V2.6, V4.12.
void VirtuReference::stop() {
  clear_moment();
  for (auto& [place, one] : me().courtiers) one.arrow_paid = false;
  const int here = me().marker;
  const std::string action = action_of(me(), here);
  const bool agent = enemy_at(t_.turn, room_spot(t_.turn, here));
  t_.now.barred = agent;
  t_.phase = action == "government" ? "govern" : action;
  if (action.empty() || me().indulgences.count(here) != 0 || (agent && action != "intrigue")) {
    t_.phase = "idle";
    return;
  }
  const VirtuFacts& facts = virtu_facts();
  const json::object& printed = facts.palaces.at("room_symbols").as_object();
  if (room().action.empty() && printed.contains(action)) {
    t_.now.pool[printed.at(action).as_string().c_str()] = 1;
  }
  for (const std::string& bonus : me().bonuses) {
    const json::value* crowns = facts.bonuses.at(bonus).as_object().if_contains("patronage_crown");
    if (action == "patronage" && crowns != nullptr) {
      t_.now.pool["crown"] += crowns->to_number<int>();
    }
  }
  if (action == "government") {
    t_.now.power = 2 * count_of(t_.now.pool, "crown");
    t_.now.pool.clear();
  }
}

// V4.1, V4.2, V4.6.
Texts VirtuReference::moves() const {
  Texts texts{"stop"};
  if (t_.now.steps < 2) {
    texts.insert("on");
  } else {
    if (!t_.now.bought_room && can_pay("move", {{"florin", 2}})) texts.insert("on florins");
    if (can_pay("move", {{"arrow", 1}})) texts.insert("on arrow");
  }
  if (me().indulgences.count(me().marker) != 0) {
    if (can_pay("move", {{"cross", 1}})) texts.insert("redeem cross");
    if (can_pay("move", {{"crown", 2}})) texts.insert("redeem crowns");
  }
  return texts;
}

}  // namespace condotta::reference
