// Battles and sieges, of the second reading of Virtù (V5.1 to V5.6).
#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {

Texts VirtuReference::besieged(const House& house) const {
  Texts cities;
  for (const auto& [city, count] : house.troops) {
    if (count != 0 && house.cities.count(city) == 0) cities.insert(city);
  }
  return cities;
}

// V5.1: player by player; V5.7 when nobody is left.
void VirtuReference::go_on_besieging() {
  for (; t_.place < t_.players; ++t_.place) {
    const int who = t_.order[static_cast<std::size_t>(t_.place)];
    if (besieged(house(who)).empty()) continue;
    clear_moment();
    t_.turn = who;
    t_.phase = "sieges";
    return;
  }
  t_.place = 0;
  go_on_withdrawing();
}

void VirtuReference::begin_declaring(int attacker, int defender, bool plain) {
  Moment& now = t_.now;
  now.attacker = attacker;
  now.defender = defender;
  now.plain = plain;
  now.passes = 0;
  for (int side = 0; side < 2; ++side) {
    now.bonus[side] = 0;
    now.specials[side].clear();
  }
  t_.turn = attacker;
  t_.phase = "declare";
}

// V5.2: false when no army is left there.
bool VirtuReference::next_fight() {
  std::vector<int> armies;
  for (const int who : t_.order) {
    if (besieged(house(who)).count(t_.now.city) != 0) armies.push_back(who);
  }
  if (armies.empty()) return false;
  if (armies.size() > 1) {
    begin_declaring(armies[0], armies[1], true);
  } else if (t_.now.fought.count(armies[0]) != 0) {
    t_.turn = armies[0];
    t_.phase = "press";
  } else {
    begin_declaring(armies[0], controller(t_.now.city), false);
  }
  return true;
}

// V5.4, V5.2, V6.6: what a source of the seat to move adds, and its price.
VirtuReference::Strength VirtuReference::strength_of(const std::string& source) const {
  const VirtuFacts& facts = virtu_facts();
  const bool attacks = t_.turn == t_.now.attacker;
  const auto by = [](const Amounts& symbols, int cost) {
    return Strength{count_of(symbols, "war"), cost};
  };
  if (source == "token") {
    return {(attacks || t_.now.plain) && me().war_tokens > 0 ? 1 : 0, 0};
  }
  if (source == "france") {
    if (!works(t_.turn, source)) return {};
    return by(cost_in(facts.alliances.at(source).as_object().at("bonus").as_object()), 0);
  }
  if (me().courtiers.count(source) != 0) {
    const Courtier& one = me().courtiers.at(source);
    if (!one.available) return {};
    return by(facts.cards.at(one.card).symbols, facts.cards.at(one.card).war_cost);
  }
  if (me().cities.count(source) != 0) {
    if (!me().cities.at(source)) return {};
    return by(facts.cities.at(source).symbols, facts.cities.at(source).war_cost);
  }
  if (me().deeds.count(source) != 0) {
    if (!me().deeds.at(source)) return {};
    return by(facts.deeds.at(source).symbols, facts.deeds.at(source).war_cost);
  }
  const bool used = t_.now.specials[attacks ? 0 : 1].count(source) != 0;
  if (t_.now.plain || used || me().bonuses.count(source) == 0) return {};
  const json::object& bonus = facts.bonuses.at(source).as_object();
  if (bonus.contains("siege_bonus")) {
    return {bonus.at("siege_bonus").to_number<int>(), bonus.at("cost").to_number<int>()};
  }
  if (bonus.contains("defence_bonus") && !attacks) {
    return {bonus.at("defence_bonus").to_number<int>(), 0};
  }
  return {};
}

Texts VirtuReference::declarations() const {
  Texts texts{"pass"};
  const auto consider = [&](const std::string& source) {
    const Strength gain = strength_of(source);
    if (gain.adds == 0 || gain.florins > florins_within_reach("declare", source)) return;
    texts.insert("declare " + source);
  };
  for (const auto& [place, one] : me().courtiers) {
    if (!alike_before(place, 0, [](const Courtier& c) { return c.available; })) consider(place);
  }
  for (const auto& [city, available] : me().cities) consider(city);
  for (const auto& [deed, available] : me().deeds) consider(deed);
  for (const std::string& bonus : me().bonuses) {
    if (me().deeds.count(bonus) == 0) consider(bonus);
  }
  consider("france");
  consider("token");
  return texts;
}

void VirtuReference::next_declarer() {
  if (t_.now.defender == kNobody) return;
  t_.turn = t_.turn == t_.now.attacker ? t_.now.defender : t_.now.attacker;
}

void VirtuReference::act_in_siege(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  Moment& now = t_.now;
  if (words[0] == "besiege") {
    now.city = words[1];
    next_fight();
  } else if (action == "assault") {
    begin_declaring(t_.turn, controller(now.city), false);
  } else if (action == "call off") {
    send_back(t_.turn);
    go_on_besieging();
  } else if (words[0] == "declare") {
    const Strength gain = strength_of(words[1]);
    const int side = t_.turn == now.attacker ? 0 : 1;
    if (words[1] == "token") {
      --me().war_tokens;
    } else if (virtu_facts().bonuses.contains(words[1]) && me().deeds.count(words[1]) == 0) {
      now.specials[side].insert(words[1]);
    } else {
      turn_over(words[1]);
    }
    now.bonus[side] += gain.adds;
    owe(action, {{"florin", gain.florins}});
  } else if (action == "pass") {
    if (now.defender == kNobody || ++now.passes == 2) {
      settle_battle();
    } else {
      next_declarer();
    }
  } else if (words[0] == "retreat") {
    Amounts owed;
    if (roads(t_.players, now.city).count(words[1]) == 0) {
      owed["ship"] = seas(now.city, words[1]);
    }
    owe(action, owed);
  } else if (action == "disband") {
    me().retreating.erase(now.city);
    go_on_withdrawing();
  } else if (words[0] == "drop") {  // V3.3
    drop(me(), words[1]);
    go_on_besieging();
  } else {
    const Courtier card = me().courtiers.at(words[1]);
    const std::string to = free_place(me(), words[2]);
    me().courtiers.erase(words[1]);
    me().courtiers[to] = card;
    go_on_besieging();
  }
}

void VirtuReference::lose_troops(int who, int number) {
  int& there = house(who).troops[t_.now.city];
  there = std::max(0, there - number);
}
void VirtuReference::send_back(int who) {
  const int left = house(who).troops[t_.now.city];
  house(who).troops.erase(t_.now.city);
  if (left != 0) house(who).retreating[t_.now.city] += left;
}

// V5.2.
void VirtuReference::settle_plain() {
  const Moment& now = t_.now;
  const int armies[2] = {house(now.attacker).troops[now.city],
                         house(now.defender).troops[now.city]};
  const int first = armies[0] + now.bonus[0], second = armies[1] + now.bonus[1];
  if (first == second) {
    for (const int who : {now.attacker, now.defender}) {
      lose_troops(who, 1);
      send_back(who);
    }
    return;
  }
  const int lost = first > second ? armies[1] : armies[0];
  lose_troops(now.attacker, lost);
  lose_troops(now.defender, lost);
  t_.now.fought.insert(first > second ? now.attacker : now.defender);
}

// V5.3, V5.5, V5.6.
void VirtuReference::settle_siege() {
  const Moment now = t_.now;
  const int guards = now.defender == kNobody ? 0 : house(now.defender).troops[now.city];
  const int attack = house(now.attacker).troops[now.city] + now.bonus[0];
  const int defence = strength_against(now.city, now.attacker) + guards + now.bonus[1];
  if (attack <= defence) {
    lose_troops(now.attacker, 1);
    send_back(now.attacker);
    return;
  }
  lose_troops(now.attacker, guards + (defence >= 3 ? 1 : 0));
  if (now.defender == kNobody) return gain_city(now.attacker, now.city, false);
  const bool cathedral = house(now.defender).cathedrals.count(now.city) != 0;
  house(now.defender).troops.erase(now.city);
  lose_city(now.defender, now.city);
  gain_city(now.attacker, now.city, false);
  if (cathedral) house(now.attacker).cathedrals[now.city] = false;
  house(now.attacker).trophies.insert(house(now.defender).colour);
}

void VirtuReference::settle_battle() {
  if (t_.now.plain) {
    settle_plain();
    if (!next_fight()) go_on_besieging();
    return;
  }
  const int loser = t_.now.defender;
  settle_siege();
  if (loser != kNobody && overcrowded(house(loser))) {
    t_.turn = loser;
    t_.phase = "evict";
    return;
  }
  go_on_besieging();
}

}  // namespace condotta::reference
