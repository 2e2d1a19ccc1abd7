#include "tests/reference/virtu_facts.hpp"

#include <boost/json/parse.hpp>
#include <cctype>
#include <fstream>
#include <iterator>

#include "tests/support/repository.hpp"

namespace condotta::reference {
namespace {

json::object file(const std::string& name) {
  std::ifstream in(in_repository("data/virtu/" + name + ".json"));
  return json::parse(std::string(std::istreambuf_iterator<char>(in), {})).as_object();
}

// "Lorenzo de' Medici" is written lorenzo_de_medici.
std::string plain_name(const std::string& name) {
  std::string plain;
  for (const char c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!plain.empty() && plain.back() != '_') {
      plain += '_';
    }
  }
  while (!plain.empty() && plain.back() == '_') plain.pop_back();
  return plain;
}

CardFacts card_in(const VirtuFacts& facts, const json::object& row) {
  CardFacts card;
  card.symbols = amounts_in(row.at("symbols"));
  card.war_cost = facts.war_cost(row.at("symbols"));
  if (const json::value* agents = row.if_contains("agent")) {
    card.agents = static_cast<int>(agents->as_int64());
  }
  const json::value* action = row.if_contains("action");
  if (action != nullptr && action->is_string()) card.action = action->as_string().c_str();
  if (const json::value* prestige = row.if_contains("prestige")) {
    card.prestige = static_cast<int>(prestige->as_int64());
  }
  return card;
}

bool lists(const json::value& list, const std::string& word) {
  for (const json::value& one : list.as_array()) {
    if (one.as_string() == word) return true;
  }
  return false;
}

VirtuFacts read_facts() {
  VirtuFacts facts;
  facts.map = file("map");
  const json::object cards = file("cards");
  facts.war_symbol_cost =
      static_cast<int>(cards.at("war_symbol_cost").as_object().at("florin").as_int64());
  for (const auto& entry : facts.map.at("cities").as_object()) {
    const json::object& row = entry.value().as_object();
    CityFacts city;
    city.strength = static_cast<int>(row.at("strength").as_int64());
    city.symbols = amounts_in(row.at("symbols"));
    city.war_cost = facts.war_cost(row.at("symbols"));
    for (const json::value& sea : row.at("seas").as_array()) {
      city.seas.emplace_back(sea.as_string().c_str());
    }
    city.pirate = row.at("pirate").as_bool();
    if (row.at("start").is_string()) city.start = row.at("start").as_string().c_str();
    facts.cities[std::string(entry.key())] = city;
  }
  facts.nobles = cards.at("nobles").as_object();
  for (const auto& entry : facts.nobles) {
    facts.cards[std::string(entry.key())] = card_in(facts, entry.value().as_object());
  }
  for (const auto& family : cards.at("family").as_object()) {
    for (const json::value& one : family.value().as_array()) {
      const std::string name = one.as_object().at("name").as_string().c_str();
      facts.cards[plain_name(name)] = card_in(facts, one.as_object());
      facts.families[std::string(family.key())].push_back(plain_name(name));
    }
  }
  facts.patronage = file("patronage");
  facts.bonuses = facts.patronage.at("bonuses").as_object();
  CardFacts machiavelli = card_in(facts, facts.bonuses.at("machiavelli").as_object());
  machiavelli.prestige = 0;  // the bonus has it
  facts.cards["machiavelli"] = machiavelli;
  const json::object tokens = file("tokens");
  facts.titles = tokens.at("titles").as_object();
  facts.guild = tokens.at("guild").as_object();
  facts.cathedral = tokens.at("cathedral").as_object();
  for (const auto& entry : facts.titles) {
    facts.deeds[std::string(entry.key())] = card_in(facts, entry.value().as_object());
  }
  facts.deeds["guild"] = card_in(facts, facts.guild);
  facts.deeds["artillery"] = card_in(facts, facts.bonuses.at("artillery").as_object());
  facts.deeds["artillery"].prestige = 0;  // the bonus has it
  facts.alliances = file("alliances");
  facts.palaces = file("palaces");
  return facts;
}

}  // namespace

Amounts amounts_in(const json::value& symbols) {
  Amounts amounts;
  for (const json::value& one : symbols.as_array()) {
    const json::object& row = one.as_object();
    amounts[row.at("kind").as_string().c_str()] = static_cast<int>(row.at("count").as_int64());
  }
  return amounts;
}

int VirtuFacts::war_cost(const json::value& symbols) const {
  int cost = 0;
  for (const json::value& one : symbols.as_array()) {
    const json::object& row = one.as_object();
    if (row.at("kind") != "war") continue;
    const json::value* own = row.if_contains("cost");
    cost += static_cast<int>(own != nullptr ? own->as_int64()
                                            : war_symbol_cost * row.at("count").as_int64());
  }
  return cost;
}

Amounts cost_in(const json::object& cost) {
  Amounts amounts;
  for (const auto& entry : cost) {
    if (entry.value().as_int64() != 0) {
      amounts[std::string(entry.key())] = static_cast<int>(entry.value().as_int64());
    }
  }
  return amounts;
}

std::set<std::string> VirtuFacts::open_cities(int players) const {
  std::set<std::string> open;
  for (const auto& entry : map.at("cities").as_object()) {
    const std::string name(entry.key());
    if (!lists(entry.value().as_object().at("maps"), players == 5 ? "5" : "3/4")) continue;
    if (players == 3 && lists(map.at("closed_with_3").as_object().at("cities"), name)) continue;
    open.insert(name);
  }
  return open;
}

std::set<std::string> VirtuFacts::roads(int players, const std::string& city) const {
  std::set<std::string> joined;
  const std::set<std::string> open = open_cities(players);
  for (const json::value& one : map.at("roads").as_array()) {
    const json::object& road = one.as_object();
    if (!lists(road.at("maps"), players == 5 ? "5" : "3/4")) continue;
    const std::string a = road.at("a").as_string().c_str(), b = road.at("b").as_string().c_str();
    if (a == city && open.count(b) != 0) joined.insert(b);
    if (b == city && open.count(a) != 0) joined.insert(a);
  }
  return joined;
}

int VirtuFacts::seas(const std::string& from, const std::string& to) const {
  if (from == to) return 0;
  std::set<std::string> reached(cities.at(from).seas.begin(), cities.at(from).seas.end());
  for (int crossed = 1; crossed <= 8 && !reached.empty(); ++crossed) {
    for (const std::string& sea : cities.at(to).seas) {
      if (reached.count(sea) != 0) return crossed;
    }
    std::set<std::string> further = reached;
    for (const json::value& pair : map.at("seas").as_object().at("adjacent").as_array()) {
      const std::string a = pair.as_array()[0].as_string().c_str();
      const std::string b = pair.as_array()[1].as_string().c_str();
      if (reached.count(a) != 0) further.insert(b);
      if (reached.count(b) != 0) further.insert(a);
    }
    reached = further;
  }
  return 0;
}

const VirtuFacts& virtu_facts() {
  static const VirtuFacts facts = read_facts();
  return facts;
}

}  // namespace condotta::reference
