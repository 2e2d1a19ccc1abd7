// The actions of the rooms, of the second reading of Virtù (V4.5 to V4.13).
#include <fmt/format.h>

#include <algorithm>

#include "tests/reference/virtu_reference.hpp"

namespace condotta::reference {

// Before an action has begun an indulgence may be asked for.
Texts VirtuReference::begun() const {
  Texts texts{"end"};
  if (!t_.now.acted && can_ask()) texts.insert("ask");
  return texts;
}

// V4.7: used tokens and alliances, and available ones whose florins are taken first (V2.4).
Texts VirtuReference::turnable() const {
  const VirtuFacts& facts = virtu_facts();
  Texts names;
  const auto consider = [&](const std::string& name, bool available, const Amounts& gives) {
    if (t_.now.paid.count(name) != 0) return;
    if (!available || gives.count("florin") != 0) names.insert(name);
  };
  for (const auto& [city, available] : me().cities) {
    consider(city, available, facts.cities.at(city).symbols);
  }
  for (const auto& [city, available] : me().cathedrals) {
    consider("cathedral-" + city, available, amounts_in(facts.cathedral.at("symbols")));
  }
  for (const auto& [deed, available] : me().deeds) {
    consider(deed, available, facts.deeds.at(deed).symbols);
  }
  for (const auto& [name, pact] : t_.pacts) {
    if (pact.holder == t_.turn) consider(name, pact.ready, {});
  }
  return names;
}

// V4.7, V4.9: sources one after another, while a symbol more could still do something.
Texts VirtuReference::uses(const Texts& kinds, bool governs) const {
  Texts texts = begun();
  for (const Source& one : sources(t_.phase)) {
    if (one.rank < t_.now.last) continue;
    if (me().courtiers.count(one.name) != 0 &&
        alike_before(one.name, t_.now.last, [](const Courtier& c) { return c.available; })) {
      continue;
    }
    int tokens = 0, pacts = 0;
    for (const std::string& name : turnable()) {
      if (name == one.name) continue;
      ++(virtu_facts().alliances.contains(name) ? pacts : tokens);
    }
    if (governs && t_.now.power / 2 >= (tokens + 1) / 2 + pacts) continue;
    for (const std::string& kind : kinds) {
      if (one.gives.count(kind) != 0) texts.insert("use " + one.name + " " + kind);
    }
  }
  return texts;
}

Texts VirtuReference::refreshes() const {
  Texts texts{"end"};
  for (const std::string& name : turnable()) {
    const int takes = virtu_facts().alliances.contains(name) ? 2 : 1;
    if (rank_of(name) >= t_.now.last && t_.now.power >= takes) texts.insert("turn " + name);
  }
  return texts;
}

// V4.8.
Texts VirtuReference::patronage() const {
  Texts texts = begun();
  const json::array& costs = virtu_facts().patronage.at("patronage_cost").as_array();
  const std::size_t steps = static_cast<std::size_t>(me().steps);
  if (t_.now.acted || steps >= costs.size()) return texts;
  if (can_pay("patronage", cost_in(costs[steps].as_object()))) texts.insert("advance");
  return texts;
}

Texts VirtuReference::bonuses() const {
  const json::object& all = virtu_facts().bonuses;
  const auto type_of = [&](const std::string& name) { return all.at(name).as_object().at("type"); };
  Texts texts;
  for (const auto& entry : all) {
    const std::string name(entry.key());
    bool open = true;
    for (const House& one : t_.houses) open = open && one.bonuses.count(name) == 0;
    for (const std::string& mine : me().bonuses) open = open && type_of(mine) != type_of(name);
    if (name == "machiavelli" && free_groups(me()).empty() && me().courtiers.empty()) open = false;
    if (open) texts.insert("choose " + name);
  }
  return texts;
}

void VirtuReference::choose(const std::string& bonus) {
  me().bonuses.insert(bonus);
  t_.phase = "patronage";
  const json::value* agents = virtu_facts().bonuses.at(bonus).as_object().if_contains("agent");
  if (agents != nullptr) gain_agents(t_.turn, agents->to_number<int>());
  if (bonus == "artillery") me().deeds[bonus] = true;
  if (bonus == "machiavelli") {
    t_.now.placing = bonus;
    t_.now.back = "patronage";
    t_.phase = "lodge";
  }
}

// V4.10, V4.13.
Texts VirtuReference::diplomacy() const {
  Texts texts = begun();
  if (t_.now.acted) return texts;
  for (const std::string& city : open_cities(t_.players)) {
    if (controller(city) != kNobody || virtu_facts().cities.at(city).pirate) continue;
    int ships = -1;
    for (const auto& [own, available] : me().cities) {
      if (roads(t_.players, own).count(city) != 0) ships = 0;
      const int crossed = seas(own, city);
      if (crossed != 0 && (ships == -1 || crossed < ships)) ships = crossed;
    }
    if (ships == -1) continue;
    Amounts owed{{"crown", strength_against(city, t_.turn) + 1}};
    if (ships != 0) owed["ship"] = ships;
    if (can_pay("diplomacy", owed)) texts.insert("annex " + city);
  }
  return texts;
}

// V4.11.
Texts VirtuReference::war() const {
  Texts texts = begun();
  const bool rides = can_pay("war", {{"cavalry", 1}});
  for (const auto& [from, count] : me().troops) {
    if (count == 0 || me().cities.count(from) == 0) continue;
    for (const std::string& to : roads(t_.players, from)) {
      if (rides) texts.insert(fmt::format("march {} {}", from, to));
    }
    for (const std::string& to : open_cities(t_.players)) {
      const int crossed = seas(from, to);
      if (crossed != 0 && can_pay("war", {{"ship", crossed}})) {
        texts.insert(fmt::format("sail {} {}", from, to));
      }
    }
  }
  const auto muster = [&](const std::string& which, const std::string& card, bool used) {
    if (card.empty() || used) return;
    const CardFacts& facts = virtu_facts().cards.at(card);
    if (facts.symbols.count("war") == 0) return;
    if (florins_within_reach("war", which) >= facts.war_cost) texts.insert("muster " + which);
  };
  muster("action", room().action, t_.now.action_used);
  muster("improvement", room().under, t_.now.improvement_used);
  return texts;
}

// V4.12, The Prince.
Texts VirtuReference::open_spots() const {
  Texts spots;
  const auto bars = [&](int who) {
    return who != kNobody && who != t_.turn && house(who).bonuses.count("the_prince") != 0;
  };
  const auto consider = [&](const std::string& spot, int owner) {
    if (agent_at(spot) == kNobody && spot != t_.now.lifted && !bars(owner)) spots.insert(spot);
  };
  for (const std::string& city : open_cities(t_.players)) consider(city, controller(city));
  for (int i = 0; i < t_.players; ++i) {
    bool full = false;
    for (int r = 1; r <= 5 && t_.gentle && i != t_.turn; ++r) {
      full = full || enemy_at(i, room_spot(i, r));
    }
    for (int r = 1; r <= 5 && !full; ++r) consider(room_spot(i, r), i);
  }
  for (const std::string& name : names_in(virtu_facts().alliances)) {
    const auto pact = t_.pacts.find(name);
    consider(name, pact == t_.pacts.end() ? kNobody : pact->second.holder);
  }
  return spots;
}

Texts VirtuReference::intrigue() const {
  Texts texts = begun();
  const bool one = can_pay("intrigue", {{"mask", 1}}), two = can_pay("intrigue", {{"mask", 2}});
  if (t_.now.barred) {
    if (two) texts.insert("remove " + room_spot(t_.turn, me().marker));
    return texts;
  }
  const Texts open = open_spots();
  if (one && me().agents != 0) {
    for (const std::string& spot : open) texts.insert("agent " + spot);
  }
  for (const auto& [spot, whose] : t_.agents) {
    if (whose == t_.turn && one && !open.empty()) texts.insert("lift " + spot);
    if (whose != t_.turn && two) texts.insert("remove " + spot);
  }
  return texts;
}

void VirtuReference::do_intrigue(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  t_.now.acted = true;
  if (words[0] == "remove") {
    ++house(t_.agents.at(words[1])).agents;
    t_.agents.erase(words[1]);
    t_.now.barred = false;
  } else if (words[0] == "lift") {
    t_.agents.erase(words[1]);
    t_.now.lifted = words[1];
    t_.phase = "lifted";
  } else {
    if (t_.now.lifted.empty()) --me().agents;
    t_.agents[words[1]] = t_.turn;
    t_.now.lifted.clear();
    t_.phase = "intrigue";
  }
}

}  // namespace condotta::reference
