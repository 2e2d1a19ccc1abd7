// The end, of the second reading of Virtù (V7).
#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {

// V7.4, V7.6: on cards of the palace and tokens of the domain, used or not.
int VirtuReference::symbols_owned(const House& house, const std::string& kind) const {
  const VirtuFacts& facts = virtu_facts();
  int found = 0;
  const auto card = [&](const std::string& name) {
    if (!name.empty()) found += count_of(facts.cards.at(name).symbols, kind);
  };
  for (const RoomCards& room : house.rooms) {
    card(room.action);
    card(room.under);
  }
  for (const auto& [place, one] : house.courtiers) card(one.card);
  for (const auto& [city, available] : house.cities) {
    found += count_of(facts.cities.at(city).symbols, kind);
  }
  const Amounts cathedral = amounts_in(facts.cathedral.at("symbols"));
  found += static_cast<int>(house.cathedrals.size()) * count_of(cathedral, kind);
  for (const auto& [deed, available] : house.deeds) {
    found += count_of(facts.deeds.at(deed).symbols, kind);
  }
  return found;
}

int VirtuReference::crosses(int who) const {
  const VirtuFacts& facts = virtu_facts();
  int all = symbols_owned(house(who), "cross");
  if (works(who, "hre")) {
    all +=
        count_of(cost_in(facts.alliances.at("hre").as_object().at("bonus").as_object()), "cross");
  }
  for (const std::string& bonus : house(who).bonuses) {
    const json::value* more = facts.bonuses.at(bonus).as_object().if_contains("final_crosses");
    if (more != nullptr) all += more->to_number<int>();
  }
  return all;
}

int VirtuReference::prestige(int who) const {
  const VirtuFacts& facts = virtu_facts();
  const House& mine = house(who);
  const auto on_track = [&](const char* key, std::size_t at) {
    const json::array& track = facts.patronage.at(key).as_array();
    return track[std::min(at, track.size() - 1)].to_number<int>();
  };
  int sum = on_track("city_prestige", mine.cities.size()) +
            on_track("patronage_prestige", static_cast<std::size_t>(mine.steps));
  int more_cities = 0, further = 0, holier = 0, as_holy = 0;
  for (int i = 0; i < t_.players; ++i) {
    if (i == who) continue;
    const auto space = [](const House& one) { return std::min<std::size_t>(one.cities.size(), 8); };
    more_cities += space(house(i)) > space(mine) ? 1 : 0;
    further += house(i).steps > mine.steps ? 1 : 0;
    holier += crosses(i) > crosses(who) ? 1 : 0;
    as_holy += crosses(i) == crosses(who) ? 1 : 0;
  }
  sum += (more_cities == 0 ? 1 : 0) + (further == 0 ? 1 : 0);  // V7.1, V7.2
  static const std::map<int, std::vector<int>> religion = {
      {3, {4, 2, 0}}, {4, {4, 2, 1, 0}}, {5, {4, 2, 1, 0, 0}}};
  const int better = holier + (as_holy > 0 ? 1 : 0);
  const auto rank = static_cast<std::size_t>(better);
  if (rank < religion.at(t_.players).size()) sum += religion.at(t_.players)[rank];  // V7.4
  const auto card = [&](const std::string& name) {
    if (!name.empty()) sum += facts.cards.at(name).prestige;
  };
  for (const RoomCards& room : mine.rooms) {
    card(room.action);
    card(room.under);
  }
  for (const auto& [place, one] : mine.courtiers) card(one.card);
  for (const auto& [deed, available] : mine.deeds) sum += facts.deeds.at(deed).prestige;
  sum += static_cast<int>(mine.cathedrals.size()) * facts.cathedral.at("prestige").to_number<int>();
  for (const std::string& bonus : mine.bonuses) {
    sum += facts.bonuses.at(bonus).as_object().at("prestige").to_number<int>();
  }
  sum += 2 * static_cast<int>(mine.trophies.size());  // V7.5
  for (const auto& [name, pact] : t_.pacts) {
    sum += pact.holder == who && !enemy_at(who, name) ? 1 : 0;
  }
  return sum - static_cast<int>(mine.indulgences.size());
}

// V7.6.
void VirtuReference::finish_game() {
  clear_moment();
  t_.phase = "over";
  t_.turn = kNobody;
  std::pair<int, int> best{-1000, 0};
  for (int i = 0; i < t_.players; ++i) {
    t_.prestige.push_back(prestige(i));
    best = std::max(best, {t_.prestige.back(), symbols_owned(house(i), "crown")});
  }
  for (int i = 0; i < t_.players; ++i) {
    if (std::pair(t_.prestige[static_cast<std::size_t>(i)], symbols_owned(house(i), "crown")) ==
        best) {
      t_.winners.push_back(i);
    }
  }
}

}  // namespace condotta::reference
