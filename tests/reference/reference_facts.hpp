// The cards and the map, spelt out by hand. Kept apart from the generated tables on purpose: that
// the two agree is itself a test.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reference {

using Card = std::string;

struct CardKind {
  Card name;
  int copies;
  int value;  // printed value of a mercenary; 0 for a special card
};

// C1.3, in the order that the rules list them.
inline const std::vector<CardKind> kCardKinds = {
    {"1", 10, 1},      {"2", 8, 2},          {"3", 8, 3},          {"4", 8, 4},
    {"5", 8, 5},       {"6", 8, 6},          {"10", 8, 10},        {"winter", 3, 0},
    {"spring", 3, 0},  {"bishop", 6, 0},     {"courtesan", 12, 0}, {"drummer", 6, 0},
    {"heroine", 3, 0}, {"scarecrow", 16, 0}, {"surrender", 3, 0},
};

inline const int kCardCount = 110;

// C1.2, north to south.
inline const std::vector<std::string> kRegions = {
    "Torino", "Milano",  "Venezia", "Genova", "Mantova", "Ferrara", "Parma", "Modena", "Bologna",
    "Lucca",  "Firenze", "Siena",   "Urbino", "Spoleto", "Ancona",  "Roma",  "Napoli",
};

// C1.2: each border once.
inline const std::vector<std::pair<std::string, std::string>> kBorders = {
    {"Torino", "Milano"},   {"Torino", "Genova"},   {"Milano", "Genova"},  {"Milano", "Parma"},
    {"Milano", "Modena"},   {"Milano", "Mantova"},  {"Milano", "Venezia"}, {"Venezia", "Mantova"},
    {"Venezia", "Ferrara"}, {"Genova", "Parma"},    {"Mantova", "Modena"}, {"Mantova", "Ferrara"},
    {"Ferrara", "Modena"},  {"Ferrara", "Bologna"}, {"Parma", "Modena"},   {"Parma", "Lucca"},
    {"Modena", "Bologna"},  {"Modena", "Firenze"},  {"Modena", "Lucca"},   {"Bologna", "Firenze"},
    {"Bologna", "Urbino"},  {"Lucca", "Firenze"},   {"Firenze", "Siena"},  {"Firenze", "Roma"},
    {"Firenze", "Spoleto"}, {"Firenze", "Urbino"},  {"Siena", "Roma"},     {"Urbino", "Spoleto"},
    {"Urbino", "Ancona"},   {"Spoleto", "Ancona"},  {"Spoleto", "Roma"},   {"Spoleto", "Napoli"},
    {"Ancona", "Napoli"},   {"Roma", "Napoli"},
};

bool is_region(const std::string& name);

// The printed value of a mercenary, 0 of any other card.
int printed_value(const Card& card);
bool is_mercenary(const Card& card);

// D5: mercenaries, Drummers, Heroines and Courtesans.
bool is_played_face_down(const Card& card);

bool share_border(const std::string& one, const std::string& other);

const std::multiset<Card>& all_cards();

}  // namespace reference
