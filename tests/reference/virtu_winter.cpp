// Winter, of the second reading of Virtù (V6).
#include <fmt/format.h>

#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {
namespace {

int number_in(const json::object& row, std::string_view key, int otherwise) {
  const json::value* value = row.if_contains(key);
  return value == nullptr ? otherwise : value->to_number<int>();
}
int place_of(const std::string& city) {
  const auto& names = city_names();
  return static_cast<int>(std::find(names.begin(), names.end(), city) - names.begin());
}

}  // namespace

void VirtuReference::begin_winter_turn() {
  clear_moment();
  t_.turn = t_.order[static_cast<std::size_t>(t_.place)];
  for (auto& [place, one] : me().courtiers) one.moved = one.fresh = false;
  for (RoomCards& room : me().rooms) room.action_moved = room.under_moved = false;
  t_.phase = troops_of(me()) > 2 ? "upkeep" : "arrange";
}

void VirtuReference::end_winter_turn() {
  for (auto& [place, one] : me().courtiers) one.fresh = false;
  if (++t_.place < t_.players) return begin_winter_turn();
  if (t_.last_year) return finish_game();
  ++t_.year;
  for (House& one : t_.houses) one.asked = false;
  t_.place = 0;
  begin_spring_turn();
}

// V6.1: in the order of the cities, and only where those from there on make up the number.
Texts VirtuReference::disbandings() const {
  Texts texts;
  const int too_many = troops_of(me()) - t_.now.power;
  for (const auto& [city, count] : me().troops) {
    int from_here = 0;
    for (const auto& [other, more] : me().troops) {
      from_here += place_of(other) >= place_of(city) ? more : 0;
    }
    if (count != 0 && place_of(city) >= t_.now.last && from_here >= too_many) {
      texts.insert("disband " + city);
    }
  }
  return texts;
}

// V6.2, V3.2, V3.4.
Texts VirtuReference::arrangements() const {
  Texts texts{"end"};
  const auto room_is_free = [&](int r) {
    return me().marker != r && me().indulgences.count(r) == 0 &&
           !enemy_at(t_.turn, room_spot(t_.turn, r));
  };
  for (const auto& [place, one] : me().courtiers) {
    const Courtier card = one;
    if (alike_before(place, 0, [&](const Courtier& other) {
          return other.available == card.available && other.moved == card.moved;
        })) {
      continue;
    }
    texts.insert("drop " + place);
    if (!card.available || card.moved) continue;
    for (int r = 1; r <= 5; ++r) {
      if (fits(me(), r, card.card) && room_is_free(r)) {
        texts.insert("shift " + place + " room " + std::to_string(r));
      }
    }
    House without = me();
    without.courtiers.erase(place);
    for (const std::string& group : free_groups(without)) {
      const bool shaded = place == "L2" || place == "L3" || place == "R3";
      const std::string own =
          std::string(place[0] == 'L' ? "left" : "right") + (shaded ? "-shaded" : "");
      if (group != own) texts.insert(fmt::format("shift {} {}", place, group));
    }
  }
  for (int r = 1; r <= 5; ++r) {
    const RoomCards& from = me().rooms[static_cast<std::size_t>(r - 1)];
    if (from.action.empty() || !room_is_free(r)) continue;
    const bool top = from.under.empty() || !virtu_facts().cards.at(from.under).action.empty();
    for (const std::string& group : free_groups(me())) {
      if (top && !from.action_moved) texts.insert(fmt::format("shift action-{} {}", r, group));
      if (!from.under.empty() && !from.under_moved) {
        texts.insert(fmt::format("shift under-{} {}", r, group));
      }
    }
  }
  return texts;
}

void VirtuReference::arrange(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  House& house = me();
  if (words[0] == "drop") return drop(house, words[1]);
  const std::string& from = words[1];
  std::string card;
  bool available = false;
  if (house.courtiers.count(from) != 0) {
    card = house.courtiers.at(from).card;
    available = true;
    house.courtiers.erase(from);
  } else {
    RoomCards& room = house.rooms[static_cast<std::size_t>(from.back() - '1')];
    if (from.rfind("action-", 0) == 0) {
      card = room.action;
      room.action = room.under;
      room.action_moved = room.under_moved;
    } else {
      card = room.under;
    }
    room.under.clear();
    room.under_moved = false;
  }
  if (words[2] == "room") {
    RoomCards& room = house.rooms[static_cast<std::size_t>(std::stoi(words[3]) - 1)];
    (room.action.empty() ? room.action_moved : room.under_moved) = true;
    put_into_room(house, std::stoi(words[3]), card);
  } else {
    Courtier& placed = house.courtiers[free_place(house, words[2])];
    placed.card = card;
    placed.available = available;
    placed.moved = true;
  }
}

// V6.3.
Texts VirtuReference::purchases() const {
  const VirtuFacts& facts = virtu_facts();
  Texts texts{"end"};
  if (can_ask()) texts.insert("ask");
  const auto in_palace = [&](const House& house, const std::string& card) {
    int found = 0;
    for (const RoomCards& room : house.rooms) {
      found += (room.action == card ? 1 : 0) + (room.under == card ? 1 : 0);
    }
    for (const auto& [place, one] : house.courtiers) found += one.card == card ? 1 : 0;
    return found;
  };
  bool room = !free_groups(me()).empty();
  for (const auto& [place, one] : me().courtiers) room = room || !one.fresh;
  for (const auto& entry : facts.nobles) {
    const std::string name(entry.key());
    const json::object& row = entry.value().as_object();
    int out = 0;
    for (const House& one : t_.houses) out += in_palace(one, name);
    if (!room || t_.now.bought.count(name) != 0 || out >= number_in(row, "copies", 0)) continue;
    if (in_palace(me(), name) >= number_in(row, "limit", 99)) continue;
    if (can_pay("buy", cost_in(row.at("cost").as_object()))) texts.insert("buy " + name);
  }
  for (const std::string& name : deed_names()) {
    if (name == "artillery" || me().deeds.count(name) != 0) continue;
    const json::object& row = name == "guild" ? facts.guild : facts.titles.at(name).as_object();
    int out = 0;
    for (const House& one : t_.houses) out += static_cast<int>(one.deeds.count(name));
    if (out >= number_in(row, "copies", 0)) continue;
    const json::value* excludes = row.if_contains("excludes");
    if (excludes != nullptr && me().deeds.count(excludes->as_string().c_str()) != 0) continue;
    if (can_pay("buy", cost_in(row.at("cost").as_object()))) texts.insert("buy " + name);
  }
  std::size_t built = 0;
  for (const House& one : t_.houses) built += one.cathedrals.size();
  if (built >= static_cast<std::size_t>(number_in(facts.cathedral, "copies", 0)) ||
      t_.now.bought.count("cathedral") != 0 ||
      !can_pay("buy", cost_in(facts.cathedral.at("cost").as_object()))) {
    return texts;
  }
  for (const auto& [city, available] : me().cities) {
    if (facts.cities.at(city).strength >= 3 && me().cathedrals.count(city) == 0) {
      texts.insert("buy cathedral " + city);
    }
  }
  return texts;
}

void VirtuReference::finish_purchase(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  const std::string& item = words[1];
  t_.now.bought.insert(item);
  if (item == "cathedral") {
    me().cathedrals[words[2]] = false;
  } else if (virtu_facts().nobles.contains(item)) {
    t_.now.placing = item;
    t_.now.back = "buy";
    t_.phase = "lodge";
    gain_agents(t_.turn, virtu_facts().cards.at(item).agents);
  } else {
    me().deeds[item] = true;
    t_.now.fresh_deeds.insert(item);
  }
}

// V6.3, V3.4: in spring a courtier goes only where there is no place for Machiavelli.
Texts VirtuReference::lodgings() const {
  Texts texts;
  for (const std::string& group : free_groups(me())) texts.insert("lodge " + group);
  if (t_.now.back == "patronage" && !texts.empty()) return texts;
  for (const auto& [place, one] : me().courtiers) {
    const bool available = one.available;
    if (one.fresh || alike_before(place, 0, [&](const Courtier& other) {
          return !other.fresh && other.available == available;
        })) {
      continue;
    }
    texts.insert("drop " + place);
  }
  return texts;
}

void VirtuReference::lodge(const std::string& group) {
  Courtier& placed = me().courtiers[free_place(me(), group)];
  placed.card = t_.now.placing;
  placed.fresh = t_.now.back == "buy";
  t_.now.placing.clear();
  t_.phase = t_.now.back;
}

// V6.4: troops are alike, so cities are named in their order.
Texts VirtuReference::hirings() const {
  Texts texts{"end"};
  if (troops_of(me()) >= 6) return texts;
  for (const auto& [city, available] : me().cities) {
    const int price = virtu_facts().cities.at(city).start == me().colour ? 1 : 3;
    if (place_of(city) >= t_.now.last && can_pay("hire", {{"florin", price}})) {
      texts.insert("hire " + city);
    }
  }
  return texts;
}

// V6.5.
Texts VirtuReference::alliances() const {
  Texts texts{"end"};
  for (const auto& entry : virtu_facts().alliances) {
    const std::string name(entry.key());
    const auto pact = t_.pacts.find(name);
    const bool agent = agent_at(name) == t_.turn;
    const Amounts full = cost_in(entry.value().as_object().at("cost").as_object());
    if (pact != t_.pacts.end() && (pact->second.holder == t_.turn || !agent)) continue;
    if (pact != t_.pacts.end() || !agent) {
      if (can_pay("ally", full)) texts.insert("ally " + name);
      continue;
    }
    for (const auto& [kind, count] : full) {
      Amounts less = full;
      if (--less[kind] == 0) less.erase(kind);
      if (can_pay("ally", less)) texts.insert(fmt::format("ally {} less {}", name, kind));
    }
  }
  return texts;
}

void VirtuReference::act_in_winter(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  const VirtuFacts& facts = virtu_facts();
  if (action == "end") {
    t_.now.pool.clear();
    t_.now.last = 0;
    if (t_.phase == "ally") return end_winter_turn();
    t_.phase = t_.phase == "arrange" ? "buy" : t_.phase == "buy" ? "hire" : "ally";
  } else if (t_.phase == "upkeep") {
    owe(action, {{"florin", std::stoi(words[1])}});
  } else if (t_.phase == "disband") {
    --me().troops[words[1]];
    t_.now.last = place_of(words[1]);
    if (troops_of(me()) == t_.now.power) t_.phase = "arrange";
  } else if (t_.phase == "arrange") {
    arrange(action);
  } else if (action == "ask") {
    ask_for_florins();
  } else if (t_.phase == "buy") {
    const std::string& item = words[1];
    const json::object& row = item == "cathedral"           ? facts.cathedral
                              : item == "guild"             ? facts.guild
                              : facts.nobles.contains(item) ? facts.nobles.at(item).as_object()
                                                            : facts.titles.at(item).as_object();
    owe(action, cost_in(row.at("cost").as_object()));
  } else if (t_.phase == "hire") {
    owe(action, {{"florin", facts.cities.at(words[1]).start == me().colour ? 1 : 3}});
  } else {
    Amounts cost = cost_in(facts.alliances.at(words[1]).as_object().at("cost").as_object());
    if (words.size() == 4) --cost[words[3]];
    owe(action, cost);
  }
}

}  // namespace condotta::reference
