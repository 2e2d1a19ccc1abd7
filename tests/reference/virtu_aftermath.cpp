// What follows battles, of the second reading of Virtù (V3.3, V5.7 to V5.10).
#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {

// V5.8: a disc that comes to a space lies on top there; the space of 8 is the last.
void VirtuReference::move_disc(int who, std::size_t cities_before) {
  const std::size_t last = 8;
  if (std::min(cities_before, last) == std::min(house(who).cities.size(), last)) return;
  t_.track.erase(std::find(t_.track.begin(), t_.track.end(), who));
  t_.track.insert(t_.track.begin(), who);
}
void VirtuReference::gain_city(int who, const std::string& city, bool available) {
  const std::size_t before = house(who).cities.size();
  house(who).cities[city] = available;
  move_disc(who, before);
}
// V2.4: the florins of its tokens were taken before.
void VirtuReference::lose_city(int who, const std::string& city) {
  House& loser = house(who);
  const std::size_t before = loser.cities.size();
  if (loser.cities.at(city)) {
    loser.florins += count_of(virtu_facts().cities.at(city).symbols, "florin");
  }
  loser.cities.erase(city);
  loser.cathedrals.erase(city);
  move_disc(who, before);
}

// V3.3: which card of a shaded place goes.
Texts VirtuReference::evictions() const {
  Texts texts;
  for (const auto& [place, one] : me().courtiers) {
    const bool shaded = place == "L2" || place == "L3" || place == "R3";
    const bool available = one.available;
    if (!shaded || alike_before(place, 0, [&](const Courtier& other) {
          return other.available == available;
        })) {
      continue;
    }
    texts.insert("drop " + place);
    for (const char* group : {"left", "right"}) {
      if (!free_place(me(), group).empty()) texts.insert("shift " + place + " " + group);
    }
  }
  return texts;
}

// V5.7.
void VirtuReference::go_on_withdrawing() {
  for (; t_.place < t_.players; ++t_.place) {
    const int who = t_.order[static_cast<std::size_t>(t_.place)];
    for (const std::string& city : city_names()) {
      if (house(who).retreating.count(city) == 0 || house(who).retreating.at(city) == 0) continue;
      clear_moment();
      t_.turn = who;
      t_.now.city = city;
      t_.phase = "withdraw";
      return;
    }
  }
  end_spring();
}

Texts VirtuReference::withdrawals() const {
  Texts texts{"disband"};
  const auto& names = city_names();
  for (std::size_t i = static_cast<std::size_t>(t_.now.last); i < names.size(); ++i) {
    if (me().cities.count(names[i]) == 0) continue;
    const int crossed = seas(t_.now.city, names[i]);
    if (roads(t_.players, t_.now.city).count(names[i]) != 0 ||
        (crossed != 0 && can_pay("withdraw", {{"ship", crossed}}))) {
      texts.insert("retreat " + names[i]);
    }
  }
  return texts;
}

// V5.8, V5.9, V5.10.
void VirtuReference::end_spring() {
  std::size_t all = 0;
  for (House& one : t_.houses) {
    one.war_tokens = 0;
    all += one.cities.size();
    t_.last_year = t_.last_year || one.cities.size() >= 8 || one.steps >= 5;
  }
  t_.last_year = t_.last_year || all == open_cities(t_.players).size() ||
                 (t_.years != 0 && t_.year >= t_.years);
  t_.order = t_.track;
  std::stable_sort(t_.order.begin(), t_.order.end(),
                   [&](int a, int b) { return house(a).cities.size() > house(b).cities.size(); });
  t_.place = 0;
  begin_winter_turn();
}

}  // namespace condotta::reference
