#include "tests/reference/virtu_table.hpp"

#include <algorithm>

namespace condotta::reference {
namespace {

std::string text_or_nothing(const json::value& value) {
  return value.is_string() ? value.as_string().c_str() : "";
}
json::value name_or_null(const std::string& name) {
  return name.empty() ? json::value(nullptr) : json::value(name);
}
int number_in(const json::object& from, std::string_view key, int otherwise = 0) {
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<int>() : otherwise;
}
template <class Take>
void each(const json::object& from, std::string_view key, Take take) {
  const json::value* value = from.if_contains(key);
  if (value == nullptr) return;
  if (value->is_array()) {
    for (const json::value& one : value->as_array()) take(std::string(), one);
  } else {
    for (const auto& entry : value->as_object()) take(std::string(entry.key()), entry.value());
  }
}

House read_house(const json::object& from) {
  House house;
  house.colour = from.at("colour").as_string().c_str();
  house.florins = number_in(from, "florins");
  house.marker = number_in(from, "marker");
  house.steps = number_in(from, "patronage");
  house.agents = number_in(from, "agents");
  house.war_tokens = number_in(from, "war_tokens");
  house.asked = from.contains("asked");
  house.rooms.clear();
  each(from, "rooms", [&](const std::string&, const json::value& room) {
    house.rooms.push_back({text_or_nothing(room.as_object().at("action")),
                           text_or_nothing(room.as_object().at("under"))});
  });
  each(from, "courtiers", [&](const std::string& place, const json::value& one) {
    const json::object& row = one.as_object();
    house.courtiers[place] = {text_or_nothing(row.at("card")), row.at("state") == "available"};
  });
  each(from, "indulgences", [&](const std::string&, const json::value& room) {
    house.indulgences.insert(room.to_number<int>());
  });
  const auto tokens = [&](std::string_view key, std::map<std::string, bool>& into) {
    each(from, key, [&](const std::string& name, const json::value& state) {
      into[name] = state == "available";
    });
  };
  tokens("cities", house.cities);
  tokens("cathedrals", house.cathedrals);
  tokens("deeds", house.deeds);
  const auto words = [&](std::string_view key, Texts& into) {
    each(from, key,
         [&](const std::string&, const json::value& word) { into.insert(text_or_nothing(word)); });
  };
  words("bonuses", house.bonuses);
  words("trophies", house.trophies);
  words("family", house.family);
  const auto counts = [&](std::string_view key, std::map<std::string, int>& into) {
    each(from, key, [&](const std::string& name, const json::value& count) {
      into[name] = count.to_number<int>();
    });
  };
  counts("troops", house.troops);
  counts("retreating", house.retreating);
  return house;
}

json::object tokens_json(const std::map<std::string, bool>& tokens) {
  json::object out;
  for (const auto& [name, available] : tokens) out[name] = available ? "available" : "used";
  return out;
}
json::object counts_json(const std::map<std::string, int>& counts) {
  json::object out;
  for (const auto& [name, count] : counts) {
    if (count != 0) out[name] = count;
  }
  return out;
}
// In the order of the data.
json::array words_json(const Texts& words, const std::vector<std::string>& order) {
  json::array out;
  for (const std::string& word : order) {
    if (words.count(word) != 0) out.emplace_back(word);
  }
  return out;
}

json::object write_house(const House& house, bool setting_up) {
  json::object out;
  out["colour"] = house.colour;
  out["florins"] = house.florins;
  out["marker"] = house.marker == 0 ? json::value(nullptr) : json::value(house.marker);
  json::array rooms, indulgences;
  for (const RoomCards& room : house.rooms) {
    rooms.push_back(
        json::object{{"action", name_or_null(room.action)}, {"under", name_or_null(room.under)}});
  }
  out["rooms"] = rooms;
  json::object courtiers;
  for (const auto& [place, one] : house.courtiers) {
    courtiers[place] = {{"card", one.card}, {"state", one.available ? "available" : "used"}};
  }
  out["courtiers"] = courtiers;
  for (const int room : house.indulgences) indulgences.emplace_back(room);
  out["indulgences"] = indulgences;
  out["cities"] = tokens_json(house.cities);
  if (!house.cathedrals.empty()) out["cathedrals"] = tokens_json(house.cathedrals);
  out["deeds"] = tokens_json(house.deeds);
  out["patronage"] = house.steps;
  const VirtuFacts& facts = virtu_facts();
  out["bonuses"] = words_json(house.bonuses, names_in(facts.bonuses));
  out["trophies"] =
      words_json(house.trophies, names_in(facts.palaces.at("rooms_clockwise").as_object()));
  out["troops"] = counts_json(house.troops);
  const json::object retreating = counts_json(house.retreating);
  if (!retreating.empty()) out["retreating"] = retreating;
  out["agents"] = house.agents;
  if (house.war_tokens != 0) out["war_tokens"] = house.war_tokens;
  if (house.asked) out["asked"] = true;
  if (setting_up) {
    json::array family;
    for (const std::string& card : facts.families.at(house.colour)) {
      if (house.family.count(card) != 0) family.emplace_back(card);
    }
    out["family"] = family;
  }
  return out;
}

}  // namespace

const std::vector<std::string>& place_names() {
  static const std::vector<std::string> names = {"L1", "L2", "L3", "R1", "R2", "R3"};
  return names;
}

std::vector<std::string> names_in(const json::object& of) {
  std::vector<std::string> names;
  for (const auto& entry : of) names.emplace_back(entry.key());
  return names;
}

VirtuTable read_table(const json::object& position) {
  VirtuTable table;
  table.players = number_in(position, "players");
  const json::object& options = position.at("options").as_object();
  table.years = number_in(options, "years", 20);
  table.gentle = options.contains("gentle_agents");
  table.year = number_in(position, "year", 1);
  table.last_year = position.contains("last_year");
  table.phase = position.at("phase").as_string().c_str();
  table.turn = number_in(position, "turn", kNobody);
  each(position, "order", [&](const std::string&, const json::value& i) {
    table.order.push_back(i.to_number<int>());
  });
  each(position, "track", [&](const std::string&, const json::value& i) {
    table.track.push_back(i.to_number<int>());
  });
  each(position, "seats", [&](const std::string&, const json::value& seat) {
    table.houses.push_back(read_house(seat.as_object()));
  });
  each(position, "agents", [&](const std::string& spot, const json::value& whose) {
    table.agents[spot] = whose.to_number<int>();
  });
  each(position, "alliances", [&](const std::string& name, const json::value& pact) {
    table.pacts[name] = {number_in(pact.as_object(), "holder"),
                         pact.as_object().at("ready").as_bool()};
  });
  const auto mover = std::find(table.order.begin(), table.order.end(), table.turn);
  if (table.phase != "setup") table.place = static_cast<int>(mover - table.order.begin());
  if (const json::value* now = position.if_contains("now")) {
    table.now.steps = number_in(now->as_object(), "steps");
  }
  return table;
}

json::object write_table(const VirtuTable& table) {
  json::object out;
  out["players"] = table.players;
  out["year"] = table.year;
  if (table.last_year) out["last_year"] = true;
  out["order"] = json::array(table.order.begin(), table.order.end());
  out["track"] = json::array(table.track.begin(), table.track.end());
  out["phase"] = table.phase;
  out["turn"] = table.turn == kNobody ? json::value(nullptr) : json::value(table.turn);
  json::array seats;
  for (const House& house : table.houses) {
    seats.push_back(write_house(house, table.phase == "setup"));
  }
  out["seats"] = seats;
  json::object agents, alliances;
  for (const auto& [spot, whose] : table.agents) agents[spot] = whose;
  for (const auto& [name, pact] : table.pacts) {
    alliances[name] = {{"holder", pact.holder}, {"ready", pact.ready}};
  }
  out["agents"] = agents;
  out["alliances"] = alliances;
  if (table.phase == "over") {
    out["result"] = {{"winners", json::array(table.winners.begin(), table.winners.end())},
                     {"prestige", json::array(table.prestige.begin(), table.prestige.end())},
                     {"years", table.year}};
  }
  return out;
}

VirtuTable first_table(int players, const std::vector<std::string>& colours, int first) {
  const VirtuFacts& facts = virtu_facts();
  VirtuTable table;
  table.players = players;
  for (int i = 0; i < players; ++i) {
    table.order.push_back((first + i) % players);
    House house;
    house.colour = colours[static_cast<std::size_t>(i)];
    house.florins = 1;
    house.agents = 2;
    for (const std::string& card : facts.families.at(house.colour)) {
      house.family.insert(card);
      house.agents += facts.cards.at(card).agents;
    }
    for (const auto& [name, city] : facts.cities) {
      if (city.start != house.colour) continue;
      house.cities[name] = true;
      house.troops[name] = 1;
    }
    table.houses.push_back(house);
  }
  table.track = table.order;
  table.phase = "setup";
  table.turn = 0;
  return table;
}

}  // namespace condotta::reference
