// A table of Virtù as a person would note it down: names, lists and counts. Part of the slow second
// reading of the law, which shares no code and no table with the engine.
#pragma once
#include <array>
#include <boost/json/object.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/reference/virtu_facts.hpp"

namespace condotta::reference {

using Texts = std::set<std::string>;
constexpr int kNobody = -1;

struct Courtier {
  std::string card;
  bool available = true;
  bool moved = false;       // V6.2: this winter
  bool fresh = false;       // V6.3: bought this winter
  bool arrow_paid = false;  // V2.3: its arrows are spent in this move
};

struct RoomCards {
  std::string action, under;  // empty: none
  bool action_moved = false, under_moved = false;
};

struct House {
  std::string colour;
  int florins = 0, marker = 0, steps = 0, agents = 0, war_tokens = 0;  // marker 0: not yet placed
  bool asked = false;
  std::vector<RoomCards> rooms = std::vector<RoomCards>(5);
  std::map<std::string, Courtier> courtiers;  // by place
  std::set<int> indulgences;                  // rooms
  // Tokens, and whether they are available.
  std::map<std::string, bool> cities, cathedrals, deeds;
  Texts bonuses, trophies, family;
  std::map<std::string, int> troops, retreating;
};

struct Pact {
  int holder = kNobody;
  bool ready = true;
};

// What the seat to move is in the middle of.
struct Moment {
  Amounts pool, owed;  // V2.3; crown_or_cross is owed in either
  std::string pending, back, stage;
  int last = 0;  // sources, tokens and cities are named in one order only
  int steps = 0, power = 0, passes = 0;
  bool bought_room = false, barred = false, acted = false;
  bool action_used = false, improvement_used = false;  // V2.2
  Texts paid;                                          // V4.7: tokens and alliances that paid
  Texts bought, fresh_deeds;                           // V6.3
  std::string placing, lifted, city;
  int attacker = kNobody, defender = kNobody;
  bool plain = false;
  std::set<int> fought;  // V5.2
  std::array<int, 2> bonus = {0, 0};
  std::array<Texts, 2> specials;
};

struct VirtuTable {
  int players = 0, year = 1, years = 20, place = 0, turn = kNobody;
  bool gentle = false, last_year = false;
  std::string phase;
  std::vector<int> order, track;
  std::vector<House> houses;
  std::map<std::string, int> agents;
  std::map<std::string, Pact> pacts;
  Moment now;
  std::vector<int> winners, prestige;
};

// Between two turns, or in the set-up: nothing is being paid.
VirtuTable read_table(const json::object& position);
// All of it but what the seat to move is in the middle of.
json::object write_table(const VirtuTable& table);

// V1.5, V1.6: the table before family cards are placed.
VirtuTable first_table(int players, const std::vector<std::string>& colours, int first);

const std::vector<std::string>& place_names();
std::vector<std::string> names_in(const json::object& of);

}  // namespace condotta::reference
