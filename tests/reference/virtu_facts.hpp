// The data files of Virtù, read as they are.
#pragma once
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace condotta::reference {

namespace json = boost::json;
using Amounts = std::map<std::string, int>;  // by the name of the symbol

struct CardFacts {
  Amounts symbols;
  std::string action;  // empty: none
  int prestige = 0;
  int agents = 0;
  int war_cost = 0;  // V5.4: florins for all its war symbols
};

struct CityFacts {
  int strength = 0;
  Amounts symbols;
  std::vector<std::string> seas;
  bool pirate = false;
  std::string start;
  int war_cost = 0;
};

struct VirtuFacts {
  std::map<std::string, CityFacts> cities;
  std::map<std::string, CardFacts> cards;
  std::map<std::string, std::vector<std::string>> families;  // by colour
  std::map<std::string, CardFacts> deeds;                    // titles, guild, Artillery
  json::object nobles, titles, alliances, bonuses, palaces, patronage;
  json::object guild, cathedral;

  // The cities of the table, and those joined to one of them by a road (V1.2).
  [[nodiscard]] std::set<std::string> open_cities(int players) const;
  [[nodiscard]] std::set<std::string> roads(int players, const std::string& city) const;
  // V4.11: seas crossed from port to port; 0: no way.
  [[nodiscard]] int seas(const std::string& from, const std::string& to) const;

  // What the war symbols of a list cost together.
  [[nodiscard]] int war_cost(const json::value& symbols) const;

  json::object map;
  int war_symbol_cost = 0;
};

const VirtuFacts& virtu_facts();
Amounts amounts_in(const json::value& symbols);  // a list of {kind, count}
Amounts cost_in(const json::object& cost);

}  // namespace condotta::reference
