// A game of Virtù at one moment, as JSON.
#include "notation/seats.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

json::value card_or_null(Card card) {
  return card == Card::none ? json::value(nullptr) : json::value(name_of(card));
}
std::string_view state_word(bool available) { return available ? "available" : "used"; }

json::array seat_list(const Seat (&seats)[kMaxPlayers], u8 players) {
  json::array list;
  for (u8 i = 0; i < players; ++i) list.emplace_back(index(seats[i]));
  return list;
}

json::object tokens_of(CitySet owned, CitySet available) {
  json::object tokens;
  for (CitySet todo = owned; todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    tokens[name_of(c)] = state_word(contains(available, c));
  }
  return tokens;
}

json::object counts_of(const u8 (&by_city)[kCityArray]) {
  json::object counts;
  for (u8 c = 0; c < kCities; ++c) {
    if (by_city[c] != 0) counts[name_of(city(c))] = by_city[c];
  }
  return counts;
}

void write_palace(const Player& p, json::object& out) {
  json::array rooms;
  for (const Room& room : p.rooms) {
    json::object one;
    one["action"] = card_or_null(room.action);
    one["under"] = card_or_null(room.under);
    rooms.push_back(std::move(one));
  }
  out["rooms"] = std::move(rooms);
  json::object courtiers;
  for (u32 i = 0; i < kPlaces; ++i) {
    if (p.courtiers[i] == Card::none) continue;
    courtiers[place_name(i)] = {{"card", name_of(p.courtiers[i])},
                                {"state", state_word(bit(p.available, i))}};
  }
  out["courtiers"] = std::move(courtiers);
  json::array indulgences;
  for (u32 room = 0; room < kRooms; ++room) {
    if (bit(p.indulgences, room)) indulgences.emplace_back(room + 1);
  }
  out["indulgences"] = std::move(indulgences);
}

void write_domain(const State& s, const Player& p, json::object& out) {
  out["cities"] = tokens_of(p.cities, p.cities_available);
  const json::object cathedrals = tokens_of(p.cities & s.cathedrals, p.cathedrals_available);
  if (!cathedrals.empty()) out["cathedrals"] = cathedrals;
  json::object deeds;
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    const Deed deed = static_cast<Deed>(lowest_bit(todo));
    deeds[name_of(deed)] = state_word(bit(p.deeds_available, number(deed)));
  }
  out["deeds"] = std::move(deeds);
  json::array bonuses, trophies;
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    bonuses.emplace_back(name_of(static_cast<Bonus>(lowest_bit(todo))));
  }
  for (u32 todo = p.trophies; todo != 0; todo &= todo - 1) {
    trophies.emplace_back(name_of(static_cast<Colour>(lowest_bit(todo))));
  }
  out["patronage"] = p.steps;
  out["bonuses"] = std::move(bonuses);
  out["trophies"] = std::move(trophies);
}

json::object write_seat(const State& s, Seat who) {
  const Player& p = player(s, who);
  json::object out;
  out["colour"] = name_of(p.colour);
  out["florins"] = p.florins;
  out["marker"] = p.marker == kNone ? json::value(nullptr) : json::value(p.marker + 1);
  write_palace(p, out);
  write_domain(s, p, out);
  out["troops"] = counts_of(p.troops);
  const json::object retreating = counts_of(p.retreating);
  if (!retreating.empty()) out["retreating"] = retreating;
  out["agents"] = p.agents;
  if (p.war_tokens != 0) out["war_tokens"] = p.war_tokens;
  if (p.asked != 0) out["asked"] = true;
  if (s.phase == Phase::setup) {
    json::array family;
    for (u32 todo = p.family; todo != 0; todo &= todo - 1) {
      family.emplace_back(name_of(family_card(p.colour, lowest_bit(todo))));
    }
    out["family"] = std::move(family);
  }
  return out;
}

json::object write_state(const State& s) {
  json::object out;
  out["game"] = virtu::Virtu::kName;
  out["players"] = s.options.players;
  out["options"] = json_of(s.options);
  out["year"] = s.year;
  if (s.last_year != 0) out["last_year"] = true;
  out["order"] = seat_list(s.order, s.options.players);
  out["track"] = seat_list(s.track, s.options.players);
  out["phase"] = name_of(s.phase);
  out["turn"] = seat_or_null(s.to_move);
  json::array seats;
  for (u8 i = 0; i < s.options.players; ++i) seats.push_back(write_seat(s, seat(i)));
  out["seats"] = std::move(seats);
  json::object agents, alliances;
  for (Spot spot = 0; spot < kSpots; ++spot) {
    if (s.agents[spot] != Seat::none) agents[spot_name(spot)] = index(s.agents[spot]);
  }
  out["agents"] = std::move(agents);
  for (u8 a = 0; a < kAlliances; ++a) {
    if (s.holders[a] == Seat::none) continue;
    alliances[name_of(static_cast<Alliance>(a))] = {{"holder", index(s.holders[a])},
                                                    {"ready", bit(s.ready, a)}};
  }
  out["alliances"] = std::move(alliances);
  json::object now = write_turn(s);
  if (!now.empty()) out["now"] = std::move(now);
  return out;
}

}  // namespace

json::object write_position(const virtu::State& s) {
  json::object out = write_state(s);
  if (s.phase == Phase::over) out["result"] = result_of(s);
  return out;
}

json::object write_observation(const virtu::Observation& seen) {
  json::object out = write_state(seen.open);
  out["viewer"] = seat_or_null(seen.me);
  if (seen.open.phase == Phase::over) out["result"] = result_of(seen.open);
  if (seen.open.phase != Phase::setup) return out;
  // V1.5: what others have placed is not known, and so not what they have left.
  for (u8 i = 0; i < seen.open.options.players; ++i) {
    if (seat(i) == seen.me) continue;
    json::object& one = out["seats"].as_array()[i].as_object();
    one.erase("rooms");
    one.erase("courtiers");
    one.erase("family");
  }
  return out;
}

json::array scores_of(const virtu::State& s) {
  json::array all;
  for (u8 i = 0; i < s.options.players; ++i) {
    const Sheet sheet = sheet_of(s, seat(i));
    all.push_back({{"cities", sheet.cities},
                   {"most_cities", sheet.most_cities},
                   {"patronage", sheet.patronage},
                   {"furthest_patron", sheet.furthest_patron},
                   {"palace", sheet.palace},
                   {"domain", sheet.domain},
                   {"bonuses", sheet.bonuses},
                   {"religion", sheet.religion},
                   {"trophies", sheet.trophies},
                   {"alliances", sheet.alliances},
                   {"indulgences", -int{sheet.indulgences}},
                   {"total", sheet.total()},
                   {"crosses", sheet.crosses},
                   {"crowns", sheet.crowns}});
  }
  return all;
}

json::value result_of(const virtu::State& s) {
  if (s.phase != Phase::over) return nullptr;
  json::array prestige;
  for (u8 i = 0; i < s.options.players; ++i) prestige.emplace_back(sheet_of(s, seat(i)).total());
  return {{"winners", list_of(s.winners)}, {"prestige", std::move(prestige)}, {"years", s.year}};
}

}  // namespace condotta::notation
