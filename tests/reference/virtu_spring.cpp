// What is done in spring, of the second reading of Virtù (V4).
#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {

void VirtuReference::end_spring_turn() {
  clear_moment();
  if (++t_.place < t_.players) {
    begin_spring_turn();
  } else {
    t_.place = 0;
    go_on_besieging();
  }
}

void VirtuReference::act_in_room(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  const VirtuFacts& facts = virtu_facts();
  if (action == "stop") return stop();
  if (action == "on") return next_room();
  if (action == "on florins") return owe(action, {{"florin", 2}});
  if (action == "on arrow") return owe(action, {{"arrow", 1}});
  if (action == "redeem cross") return owe(action, {{"cross", 1}});
  if (action == "redeem crowns") return owe(action, {{"crown", 2}});
  if (action == "ask") return ask_for_florins();
  if (action == "end") {
    if (t_.phase != "govern" || t_.now.power == 0) return end_spring_turn();
    t_.phase = "refresh";
    t_.now.last = 0;
    return;
  }
  if (words[0] == "use") {  // Government and Trade
    const int symbols = use(words[1], words[2]);
    t_.now.pool.clear();
    t_.now.acted = true;
    t_.now.last = rank_of(words[1]) + 1;
    t_.now.paid.insert(words[1]);
    if (t_.phase == "govern") {
      t_.now.power += 2 * symbols;
    } else {
      me().florins += 2 * symbols;
    }
    return;
  }
  if (words[0] == "turn") {
    House& house = me();
    const std::string& name = words[1];
    t_.now.last = rank_of(name) + 1;
    const auto turn = [&](bool& available, const Amounts& gives) {
      if (available) house.florins += count_of(gives, "florin");
      available = true;
    };
    if (t_.pacts.count(name) != 0) {
      t_.pacts.at(name).ready = true;
      t_.now.power -= 2;
      return;
    }
    --t_.now.power;
    if (house.cities.count(name) != 0) {
      turn(house.cities.at(name), facts.cities.at(name).symbols);
    } else if (house.deeds.count(name) != 0) {
      turn(house.deeds.at(name), facts.deeds.at(name).symbols);
    } else {
      turn(house.cathedrals.at(name.substr(10)), amounts_in(facts.cathedral.at("symbols")));
    }
    return;
  }
  if (action == "advance") {
    const json::array& costs = facts.patronage.at("patronage_cost").as_array();
    return owe(action, cost_in(costs[static_cast<std::size_t>(me().steps)].as_object()));
  }
  if (words[0] == "annex") {
    int ships = 99;
    for (const auto& [own, available] : me().cities) {
      if (roads(t_.players, own).count(words[1]) != 0) ships = 0;
      const int crossed = seas(own, words[1]);
      if (crossed != 0) ships = std::min(ships, crossed);
    }
    return owe(action, {{"crown", strength_against(words[1], t_.turn) + 1}, {"ship", ships}});
  }
  if (words[0] == "march") return owe(action, {{"cavalry", 1}});
  if (words[0] == "sail") return owe(action, {{"ship", seas(words[1], words[2])}});
  if (words[0] == "muster") {
    const std::string card = words[1] == "action" ? room().action : room().under;
    turn_over(words[1]);  // V4.11: it gives nothing else
    return owe(action, {{"florin", facts.cards.at(card).war_cost}});
  }
  if (t_.phase == "lifted") return do_intrigue(action);
  owe(action, {{"mask", words[0] == "remove" ? 2 : 1}});
}

// What was owed is paid.
void VirtuReference::carry_out(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  House& house = me();
  if (t_.phase == "move") {
    if (words[0] == "redeem") {
      house.indulgences.erase(house.marker);
      const int arrows = count_of(t_.now.pool, "arrow");
      t_.now.pool.clear();  // V2.3: one indulgence is one payment, all rooms of a move another
      if (arrows != 0) t_.now.pool["arrow"] = arrows;
      return;
    }
    if (action == "on florins") t_.now.bought_room = true;
    next_room();
  } else if (t_.phase == "patronage") {
    ++house.steps;
    t_.now.acted = true;
    if (house.steps == 2 || house.steps == 4) t_.phase = "choose";
  } else if (t_.phase == "diplomacy") {
    t_.now.acted = true;
    gain_city(t_.turn, words[1], true);
  } else if (t_.phase == "war") {
    t_.now.acted = true;
    if (words[0] == "muster") {
      const std::string card = words[1] == "action" ? room().action : room().under;
      house.war_tokens += count_of(virtu_facts().cards.at(card).symbols, "war");
      return;
    }
    --house.troops[words[1]];
    ++house.troops[words[2]];
  } else if (t_.phase == "intrigue") {
    do_intrigue(action);
  } else if (t_.phase == "declare") {
    t_.now.passes = 0;
    next_declarer();
  } else if (t_.phase == "withdraw") {
    --house.retreating[t_.now.city];
    ++house.troops[words[1]];
    const auto& names = city_names();
    t_.now.last = static_cast<int>(std::find(names.begin(), names.end(), words[1]) - names.begin());
    if (house.retreating[t_.now.city] == 0) go_on_withdrawing();
  } else if (t_.phase == "upkeep") {
    t_.now.power = 2 * (std::stoi(words[1]) + 1);
    t_.now.last = 0;
    t_.phase = troops_of(house) > t_.now.power ? "disband" : "arrange";
  } else if (t_.phase == "buy") {
    finish_purchase(action);
  } else if (t_.phase == "hire") {
    ++house.troops[words[1]];
    const auto& names = city_names();
    t_.now.last = static_cast<int>(std::find(names.begin(), names.end(), words[1]) - names.begin());
  } else {
    t_.pacts[words[1]] = {t_.turn, true};
    end_winter_turn();
  }
}

}  // namespace condotta::reference
