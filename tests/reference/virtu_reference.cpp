// What is looked at and what is asked, of the second reading of Virtù.
#include "tests/reference/virtu_reference.hpp"

#include <algorithm>
#include <sstream>

namespace condotta::reference {

const Texts& open_cities(int players) {
  static const std::map<int, Texts> all = {{3, virtu_facts().open_cities(3)},
                                           {4, virtu_facts().open_cities(4)},
                                           {5, virtu_facts().open_cities(5)}};
  return all.at(players);
}

const Texts& roads(int players, const std::string& city) {
  static std::map<std::pair<int, std::string>, Texts> all;
  const auto key = std::pair(players, city);
  if (all.count(key) == 0) all[key] = virtu_facts().roads(players, city);
  return all[key];
}

int seas(const std::string& from, const std::string& to) {
  static std::map<std::pair<std::string, std::string>, int> all;
  const auto key = std::pair(from, to);
  if (all.count(key) == 0) all[key] = virtu_facts().seas(from, to);
  return all[key];
}

const std::vector<std::string>& city_names() {
  static const std::vector<std::string> names =
      names_in(virtu_facts().map.at("cities").as_object());
  return names;
}

const std::vector<std::string>& deed_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = names_in(virtu_facts().titles);
    all.emplace_back("guild");
    all.emplace_back("artillery");
    return all;
  }();
  return names;
}

int rank_of(const std::string& source) {
  static const std::map<std::string, int> ranks = [] {
    std::vector<std::string> all = {"action", "improvement"};
    const auto add = [&](const std::vector<std::string>& names, const std::string& before) {
      for (const std::string& name : names) all.push_back(before + name);
    };
    add(place_names(), "");
    add(city_names(), "");
    add(city_names(), "cathedral-");
    add(deed_names(), "");
    add(names_in(virtu_facts().alliances), "");
    all.emplace_back("indulgence");
    std::map<std::string, int> by_name;
    for (std::size_t i = 0; i < all.size(); ++i) by_name[all[i]] = static_cast<int>(i);
    return by_name;
  }();
  return ranks.at(source);
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

int count_of(const Amounts& amounts, const std::string& kind) {
  const auto found = amounts.find(kind);
  return found == amounts.end() ? 0 : found->second;
}

int VirtuReference::controller(const std::string& city) const {
  for (int i = 0; i < t_.players; ++i) {
    if (house(i).cities.count(city) != 0) return i;
  }
  return kNobody;
}
int VirtuReference::agent_at(const std::string& spot) const {
  const auto found = t_.agents.find(spot);
  return found == t_.agents.end() ? kNobody : found->second;
}
bool VirtuReference::enemy_at(int who, const std::string& spot) const {
  const int agent = agent_at(spot);
  return agent != kNobody && agent != who;
}
std::string VirtuReference::room_spot(int who, int room) const {
  return "palace-" + std::to_string(who) + "-" + std::to_string(room);
}
bool VirtuReference::works(int who, const std::string& alliance) const {
  const auto pact = t_.pacts.find(alliance);
  return pact != t_.pacts.end() && pact->second.holder == who && pact->second.ready &&
         !enemy_at(who, alliance);
}
bool VirtuReference::can_ask() const {
  std::size_t out = 0;
  for (const House& one : t_.houses) out += one.indulgences.size();
  return !me().asked && out < 10 && me().marker != 0 && me().indulgences.count(me().marker) == 0;
}
const RoomCards& VirtuReference::room() const {
  return me().rooms[static_cast<std::size_t>(me().marker - 1)];
}
std::string VirtuReference::action_of(const House& house, int room) const {
  const std::size_t i = static_cast<std::size_t>(room - 1);
  const std::string& card = house.rooms[i].action;
  const VirtuFacts& facts = virtu_facts();
  if (!card.empty()) return facts.cards.at(card).action;
  return facts.palaces.at("rooms_clockwise")
      .as_object()
      .at(house.colour)
      .as_array()[i]
      .as_string()
      .c_str();
}
// V4.13, V5.3: without troops and bonuses.
int VirtuReference::strength_against(const std::string& city, int who) const {
  const int base = virtu_facts().cities.at(city).strength;
  const int agent = agent_at(city);
  if (agent == kNobody) return base;
  if (agent == who) return base - 1;
  return controller(city) == kNobody ? base + 1 : base;
}
int VirtuReference::troops_of(const House& house) {
  int all = 0;
  for (const auto& [city, count] : house.troops) all += count;
  for (const auto& [city, count] : house.retreating) all += count;
  return all;
}
bool VirtuReference::in_action(const std::string& phase) const {
  static const Texts actions = {"govern",    "refresh", "patronage", "choose", "trade",
                                "diplomacy", "war",     "intrigue",  "lifted"};
  return actions.count(phase) != 0;
}

Texts VirtuReference::legal() const {
  const std::string& phase = t_.phase;
  if (phase == "setup") return setups();
  if (phase == "enter") return {"enter 1", "enter 2", "enter 3", "enter 4", "enter 5"};
  if (phase == "move") return moves();
  if (phase == "govern") return uses({"crown", "cross"}, true);
  if (phase == "refresh") return refreshes();
  if (phase == "patronage") return patronage();
  if (phase == "choose") return bonuses();
  if (phase == "trade") return uses({"ship"}, false);
  if (phase == "diplomacy") return diplomacy();
  if (phase == "war") return war();
  if (phase == "intrigue") return intrigue();
  if (phase == "lifted") {
    Texts texts;
    for (const std::string& spot : open_spots()) texts.insert("agent " + spot);
    return texts;
  }
  if (phase == "idle") return begun();
  if (phase == "pay") return payments();
  if (phase == "lodge") return lodgings();
  if (phase == "sieges") {
    Texts texts;
    for (const std::string& city : besieged(me())) texts.insert("besiege " + city);
    return texts;
  }
  if (phase == "press") return {"assault", "call off"};
  if (phase == "declare") return declarations();
  if (phase == "evict") return evictions();
  if (phase == "withdraw") return withdrawals();
  if (phase == "upkeep") {
    // V6.1: two troops for each florin, the first two for none.
    Texts texts;
    const int most = florins_within_reach("upkeep", "");
    for (int paid = 0; 2 * paid < troops_of(me()) && paid <= most; ++paid) {
      texts.insert("upkeep " + std::to_string(paid));
    }
    return texts;
  }
  if (phase == "disband") return disbandings();
  if (phase == "arrange") return arrangements();
  if (phase == "buy") return purchases();
  if (phase == "hire") return hirings();
  if (phase == "ally") return alliances();
  return {};
}

// Nobody is asked where there is only one answer.
void VirtuReference::play(const std::string& action) {
  act(action);
  for (Texts open = legal(); open.size() == 1; open = legal()) act(*open.begin());
}

void VirtuReference::act(const std::string& action) {
  static const Texts sieges = {"sieges", "press", "declare", "evict", "withdraw"};
  static const Texts winter = {"upkeep", "disband", "arrange", "buy", "hire", "ally"};
  const std::vector<std::string> words = words_of(action);
  if (t_.phase == "setup") {
    // V1.5: one seat after another; nobody sees what the others do.
    House& house = me();
    house.family.erase(words[1]);
    if (words[2] == "room") {
      put_into_room(house, std::stoi(words[3]), words[1]);
    } else {
      house.courtiers[free_place(house, words[2])] = {words[1]};
    }
    if (house.family.empty() && ++t_.turn == t_.players) begin_spring_turn();
  } else if (t_.phase == "enter") {
    me().marker = std::stoi(words[1]);
    stop();
  } else if (t_.phase == "pay") {
    pay(action);
  } else if (t_.phase == "choose") {
    choose(words[1]);
  } else if (t_.phase == "lodge") {
    if (words[0] == "lodge") {
      lodge(words[1]);
    } else {
      drop(me(), words[1]);
    }
  } else if (sieges.count(t_.phase) != 0) {
    act_in_siege(action);
  } else if (winter.count(t_.phase) != 0) {
    act_in_winter(action);
  } else {
    act_in_room(action);
  }
  go_on_paying();
}

}  // namespace condotta::reference
