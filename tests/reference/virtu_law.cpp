#include "tests/reference/virtu_law.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tests/reference/virtu_facts.hpp"

namespace condotta::reference {
namespace {

using Texts = std::set<std::string>;

int number_of(const json::object& from, std::string_view key) {
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<int>() : 0;
}
std::string text_in(const json::object& from, std::string_view key) {
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_string() ? value->as_string().c_str() : "";
}
const json::object& object_in(const json::object& from, std::string_view key) {
  static const json::object none;
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_object() ? value->as_object() : none;
}
const json::array& list_in(const json::object& from, std::string_view key) {
  static const json::array none;
  const json::value* value = from.if_contains(key);
  return value != nullptr && value->is_array() ? value->as_array() : none;
}
bool has_number(const json::array& list, int wanted) {
  return std::any_of(list.begin(), list.end(),
                     [&](const json::value& one) { return one.to_number<int>() == wanted; });
}
bool has_word(const json::array& list, std::string_view wanted) {
  return std::any_of(list.begin(), list.end(), [&](const json::value& one) {
    return std::string_view(one.as_string()) == wanted;
  });
}

// One table, looked at by the seat to move.
class Law {
 public:
  explicit Law(const json::object& position)
      : at_(position),
        players_(number_of(position, "players")),
        me_(position.at("turn").is_null() ? -1 : number_of(position, "turn")),
        phase_(text_in(position, "phase")),
        now_(object_in(position, "now")),
        facts_(virtu_facts()) {}

  std::optional<Texts> actions() {
    if (phase_ == "enter") return Texts{"enter 1", "enter 2", "enter 3", "enter 4", "enter 5"};
    if (phase_ == "move") return moves();
    if (phase_ == "idle") return begun();
    if (phase_ == "patronage") return patronage();
    if (phase_ == "diplomacy") return diplomacy();
    if (phase_ == "war") return war();
    if (phase_ == "intrigue") return intrigue();
    if (phase_ == "upkeep") return upkeep();
    if (phase_ == "arrange") return arrange();
    if (phase_ == "buy") return purchases();
    if (phase_ == "hire") return hiring();
    if (phase_ == "ally") return alliances();
    return std::nullopt;
  }

 private:
  [[nodiscard]] const json::object& seat(int i) const {
    return at_.at("seats").as_array()[static_cast<std::size_t>(i)].as_object();
  }
  [[nodiscard]] const json::object& mine() const { return seat(me_); }
  [[nodiscard]] int florins() const { return number_of(mine(), "florins"); }
  [[nodiscard]] const json::object& room() const {
    return list_in(mine(), "rooms")[static_cast<std::size_t>(number_of(mine(), "marker") - 1)]
        .as_object();
  }
  [[nodiscard]] Texts cities_of(int who) const {
    Texts cities;
    for (const auto& entry : object_in(seat(who), "cities")) cities.emplace(entry.key());
    return cities;
  }
  [[nodiscard]] int controller(const std::string& city) const {
    for (int i = 0; i < players_; ++i) {
      if (object_in(seat(i), "cities").contains(city)) return i;
    }
    return -1;
  }
  // Whose agent stands there; -1: none.
  [[nodiscard]] int agent_at(const std::string& spot) const {
    const json::value* who = object_in(at_, "agents").if_contains(spot);
    return who == nullptr ? -1 : who->to_number<int>();
  }
  [[nodiscard]] std::string my_room(int room) const {
    return "palace-" + std::to_string(me_) + "-" + std::to_string(room);
  }

  // V4.5.
  [[nodiscard]] bool can_ask() const {
    if (mine().contains("asked")) return false;
    int out = 0;
    for (int i = 0; i < players_; ++i)
      out += static_cast<int>(list_in(seat(i), "indulgences").size());
    return out < 10 && !has_number(list_in(mine(), "indulgences"), number_of(mine(), "marker"));
  }
  // What every action of a room offers besides: to stop, and before it begins an indulgence.
  [[nodiscard]] Texts begun() const {
    Texts texts{"end"};
    if (number_of(now_, "acted") == 0 && can_ask()) texts.insert("ask");
    return texts;
  }

  // V6.6: held by me, ready, and no enemy agent.
  [[nodiscard]] bool works(const std::string& alliance) const {
    const json::object& one = object_in(object_in(at_, "alliances"), alliance);
    if (one.empty() || number_of(one, "holder") != me_ || !one.at("ready").as_bool()) return false;
    const int agent = agent_at(alliance);
    return agent == -1 || agent == me_;
  }

  // V4.4: everything that pays for what is decided in this phase, each for one kind (V2.3).
  [[nodiscard]] std::vector<Amounts> sources() const {
    std::vector<Amounts> all;
    const bool action =
        phase_ == "patronage" || phase_ == "diplomacy" || phase_ == "war" || phase_ == "intrigue";
    if (action) {
      const int used = number_of(now_, "room_cards");
      const std::string top = text_in(room(), "action"), under = text_in(room(), "under");
      if (!top.empty() && (used & 1) == 0) all.push_back(facts_.cards.at(top).symbols);
      if (!under.empty() && (used & 2) == 0) all.push_back(facts_.cards.at(under).symbols);
    }
    static const std::map<std::string, int> kBits = {{"L1", 1}, {"L2", 2},  {"L3", 4},
                                                     {"R1", 8}, {"R2", 16}, {"R3", 32}};
    for (const auto& entry : object_in(mine(), "courtiers")) {
      const int place = kBits.at(std::string(entry.key()));
      const json::object& one = entry.value().as_object();
      if (text_in(one, "state") != "available") continue;
      if ((number_of(now_, "fresh_places") & place) != 0) continue;
      Amounts gives = facts_.cards.at(text_in(one, "card")).symbols;
      if ((number_of(now_, "arrow_paid") & place) != 0) gives.erase("arrow");
      all.push_back(gives);
    }
    for (const auto& entry : object_in(mine(), "cities")) {
      if (entry.value().as_string() == "available") {
        all.push_back(facts_.cities.at(std::string(entry.key())).symbols);
      }
    }
    for (const auto& entry : object_in(mine(), "cathedrals")) {
      if (entry.value().as_string() == "available") {
        all.push_back(amounts_in(facts_.cathedral.at("symbols")));
      }
    }
    add_deeds(all);
    const bool winter = phase_ == "buy" || phase_ == "ally";
    if (works("hre") && (action || winter || phase_ == "move")) all.push_back({{"cross", 1}});
    if (works("ottoman") && (phase_ == "diplomacy" || phase_ == "war"))
      all.push_back({{"ship", 2}});
    if (phase_ != "move" && can_ask()) all.push_back({{"crown", 1}, {"florin", 3}});
    return all;
  }
  void add_deeds(std::vector<Amounts>& all) const {
    const std::vector<std::string> order = {"duchy",    "principality", "kingdom",
                                            "republic", "guild",        "artillery"};
    for (const auto& entry : object_in(mine(), "deeds")) {
      const std::string name(entry.key());
      const auto place = std::find(order.begin(), order.end(), name) - order.begin();
      if (entry.value().as_string() != "available") continue;
      if ((number_of(now_, "fresh_deeds") >> place & 1) != 0) continue;
      if (name == "artillery") continue;  // war only
      const json::object& row = name == "guild" ? facts_.guild : facts_.titles.at(name).as_object();
      all.push_back(amounts_in(row.at("symbols")));
    }
  }

  // Whether the sources from `i` on can pay what is owed, each giving one kind (V2.3).
  static bool payable(const std::vector<Amounts>& from, std::size_t i, const Amounts& owed) {
    if (owed.empty()) return true;
    if (i == from.size()) return false;
    for (const auto& [kind, count] : from[i]) {
      for (const std::string& wanted : {kind, std::string("crown_or_cross")}) {
        const bool fits = wanted == kind || kind == "crown" || kind == "cross";
        if (!fits || owed.count(wanted) == 0) continue;
        // All its symbols, first for the kind itself and then for what either may pay.
        Amounts rest = owed;
        int left = count;
        for (const std::string& target : {wanted, std::string("crown_or_cross")}) {
          if (rest.count(target) == 0 || left == 0) continue;
          if (target == "crown_or_cross" && kind != "crown" && kind != "cross") continue;
          const int paid = std::min(left, rest[target]);
          left -= paid;
          rest[target] -= paid;
          if (rest[target] == 0) rest.erase(target);
        }
        if (payable(from, i + 1, rest)) return true;
      }
    }
    return payable(from, i + 1, owed);
  }
  [[nodiscard]] bool can_pay(Amounts owed) const {
    const auto pay = [&](const std::string& from, const std::string& to, int have) {
      (void)from;
      if (owed.count(to) == 0) return have;
      const int paid = std::min(have, owed[to]);
      owed[to] -= paid;
      if (owed[to] == 0) owed.erase(to);
      return have - paid;
    };
    for (const auto& entry : object_in(now_, "pool")) {
      const std::string kind(entry.key());
      int left = pay(kind, kind, entry.value().to_number<int>());
      if (kind == "crown" || kind == "cross") left = pay(kind, "crown_or_cross", left);
    }
    pay("florin", "florin", florins());
    return payable(sources(), 0, owed);
  }

  // V4.1, V4.2, V4.6.
  [[nodiscard]] Texts moves() const {
    Texts texts{"stop"};
    if (number_of(now_, "steps") < 2) {
      texts.insert("on");
    } else {
      if (number_of(now_, "bought_room") == 0 && can_pay({{"florin", 2}}))
        texts.insert("on florins");
      if (can_pay({{"arrow", 1}})) texts.insert("on arrow");
    }
    if (has_number(list_in(mine(), "indulgences"), number_of(mine(), "marker"))) {
      if (can_pay({{"cross", 1}})) texts.insert("redeem cross");
      if (can_pay({{"crown", 2}})) texts.insert("redeem crowns");
    }
    return texts;
  }

  // V4.8; the free crown of Michelangelo is in the pool already.
  [[nodiscard]] Texts patronage() const {
    Texts texts = begun();
    const int steps = number_of(mine(), "patronage");
    const json::array& costs = list_in(facts_.patronage, "patronage_cost");
    if (number_of(now_, "acted") != 0 || steps >= static_cast<int>(costs.size())) return texts;
    if (can_pay(cost_in(costs[static_cast<std::size_t>(steps)].as_object())))
      texts.insert("advance");
    return texts;
  }

  // V4.10, V4.13.
  [[nodiscard]] Texts diplomacy() const {
    Texts texts = begun();
    if (number_of(now_, "acted") != 0) return texts;
    for (const std::string& city : facts_.open_cities(players_)) {
      if (controller(city) != -1 || facts_.cities.at(city).pirate) continue;
      const int agent = agent_at(city);
      int crowns = facts_.cities.at(city).strength + 1;
      if (agent != -1) crowns += agent == me_ ? -1 : 1;
      int ships = -1;
      for (const std::string& own : cities_of(me_)) {
        if (facts_.roads(players_, own).count(city) != 0) ships = 0;
        const int seas = facts_.seas(own, city);
        if (seas != 0 && (ships == -1 || seas < ships)) ships = seas;
      }
      if (ships == -1) continue;
      Amounts owed{{"crown", crowns}};
      if (ships > 0) owed["ship"] = ships;
      if (can_pay(owed)) texts.insert("annex " + city);
    }
    return texts;
  }

  // V4.11.
  [[nodiscard]] Texts war() const {
    Texts texts = begun();
    for (const auto& entry : object_in(mine(), "troops")) {
      const std::string from(entry.key());
      if (controller(from) != me_) continue;
      for (const std::string& to : facts_.roads(players_, from)) {
        if (can_pay({{"cavalry", 1}})) texts.insert(fmt::format("march {} {}", from, to));
      }
      for (const std::string& to : facts_.open_cities(players_)) {
        const int seas = facts_.seas(from, to);
        if (seas != 0 && can_pay({{"ship", seas}}))
          texts.insert(fmt::format("sail {} {}", from, to));
      }
    }
    for (const auto& [key, text, taken] :
         {std::tuple{"action", "muster action", 1}, std::tuple{"under", "muster improvement", 2}}) {
      const std::string card = text_in(room(), key);
      if (card.empty() || (number_of(now_, "room_cards") & taken) != 0) continue;
      const Amounts& symbols = facts_.cards.at(card).symbols;
      const auto war = symbols.find("war");
      if (war == symbols.end()) continue;
      if (can_pay_without(symbols, {{"florin", war->second}})) texts.insert(text);
    }
    return texts;
  }
  // The card that is mustered gives nothing else.
  [[nodiscard]] bool can_pay_without(const Amounts& card, const Amounts& owed) const {
    std::vector<Amounts> from = sources();
    const auto found = std::find(from.begin(), from.end(), card);
    if (found != from.end()) from.erase(found);
    const int pool = number_of(object_in(now_, "pool"), "florin");
    const int left = owed.at("florin") - florins() - pool;
    return left <= 0 || payable(from, 0, {{"florin", left}});
  }

  // V4.12.
  [[nodiscard]] Texts spots() const {
    Texts all = facts_.open_cities(players_);
    for (int i = 0; i < players_; ++i) {
      for (int r = 1; r <= 5; ++r) {
        all.insert("palace-" + std::to_string(i) + "-" + std::to_string(r));
      }
    }
    for (const auto& entry : facts_.alliances) all.emplace(entry.key());
    return all;
  }
  [[nodiscard]] int owner_of_spot(const std::string& spot) const {
    if (spot.rfind("palace-", 0) == 0) return spot[7] - '0';
    if (facts_.cities.count(spot) != 0) return controller(spot);
    const json::object& one = object_in(object_in(at_, "alliances"), spot);
    return one.empty() ? -1 : number_of(one, "holder");
  }
  [[nodiscard]] bool open_to_me(const std::string& spot) const {
    if (agent_at(spot) != -1) return false;
    const int owner = owner_of_spot(spot);
    if (owner == -1 || owner == me_) return true;
    if (has_word(list_in(seat(owner), "bonuses"), "the_prince")) return false;
    if (!object_in(at_, "options").contains("gentle_agents")) return true;
    if (spot.rfind("palace-", 0) != 0) return true;
    for (int r = 1; r <= 5; ++r) {
      const int agent = agent_at("palace-" + std::to_string(owner) + "-" + std::to_string(r));
      if (agent != -1 && agent != owner) return false;
    }
    return true;
  }
  [[nodiscard]] Texts intrigue() const {
    Texts texts = begun();
    const std::string here = my_room(number_of(mine(), "marker"));
    const bool one = can_pay({{"mask", 1}}), two = can_pay({{"mask", 2}});
    if (number_of(now_, "barred") != 0) {
      if (two) texts.insert("remove " + here);
      return texts;
    }
    bool any = false;
    for (const std::string& spot : spots()) any = any || open_to_me(spot);
    for (const std::string& spot : spots()) {
      const int agent = agent_at(spot);
      if (one && number_of(mine(), "agents") > 0 && open_to_me(spot)) texts.insert("agent " + spot);
      if (one && any && agent == me_) texts.insert("lift " + spot);
      if (two && agent != -1 && agent != me_) texts.insert("remove " + spot);
    }
    return texts;
  }

  // V6.1.
  [[nodiscard]] Texts upkeep() const {
    int troops = 0;
    for (const auto& entry : object_in(mine(), "troops")) troops += entry.value().to_number<int>();
    Texts texts{"upkeep 0"};
    if (troops > 2 && can_pay({{"florin", 1}})) texts.insert("upkeep 1");
    if (troops > 4 && can_pay({{"florin", 2}})) texts.insert("upkeep 2");
    return texts;
  }

  // V3.3.
  [[nodiscard]] int opened() const {
    int open = cities_of(me_).size() >= 5 ? 1 : 0;
    for (const auto& entry : object_in(mine(), "deeds")) {
      const json::value* title = facts_.titles.if_contains(entry.key());
      if (title != nullptr) open += number_of(title->as_object(), "places");
    }
    for (const json::value& bonus : list_in(mine(), "bonuses")) {
      open += number_of(facts_.bonuses.at(bonus.as_string()).as_object(), "places");
    }
    return std::min(open, 3);
  }
  static std::string group(const std::string& place) {
    if (place == "L1") return "left";
    if (place[0] == 'L') return "left-shaded";
    return place == "R3" ? "right-shaded" : "right";
  }
  // Groups with a free place when these places are taken.
  [[nodiscard]] Texts free_groups(const Texts& taken) const {
    int shaded = 0;
    for (const std::string& place : taken) {
      shaded += group(place).find("shaded") != std::string::npos ? 1 : 0;
    }
    Texts groups;
    for (const char* place : {"L1", "L2", "L3", "R1", "R2", "R3"}) {
      const bool is_shaded = group(place).find("shaded") != std::string::npos;
      if (taken.count(place) == 0 && (!is_shaded || shaded < opened())) groups.insert(group(place));
    }
    return groups;
  }
  [[nodiscard]] bool room_is_free(int r) const {
    const int agent = agent_at(my_room(r));
    return number_of(mine(), "marker") != r && (agent == -1 || agent == me_) &&
           !has_number(list_in(mine(), "indulgences"), r);
  }
  [[nodiscard]] bool moved(int position) const {
    return (static_cast<unsigned>(number_of(now_, "moved")) >> position & 1U) != 0;
  }

  // V6.2, V3.2, V3.4.
  [[nodiscard]] Texts arrange() const {
    Texts texts{"end"};
    Texts taken;
    for (const auto& entry : object_in(mine(), "courtiers")) taken.emplace(entry.key());
    Texts seen;  // alike: one side and shade, card, state, and whether it moved
    int place_number = -1;
    for (const char* place : {"L1", "L2", "L3", "R1", "R2", "R3"}) {
      ++place_number;
      if (taken.count(place) == 0) continue;
      const json::object& one = object_in(object_in(mine(), "courtiers"), place);
      const std::string card = text_in(one, "card"), state = text_in(one, "state");
      const bool has_moved = moved(place_number);
      if (!seen.insert(fmt::format("{} {} {} {}", group(place), card, state, has_moved)).second)
        continue;
      texts.insert(std::string("drop ") + place);
      if (state != "available" || has_moved) continue;
      for (int r = 1; r <= 5; ++r) {
        const json::object& into =
            list_in(mine(), "rooms")[static_cast<std::size_t>(r - 1)].as_object();
        const bool fits = into.at("action").is_null() ? !facts_.cards.at(card).action.empty()
                                                      : into.at("under").is_null();
        if (fits && room_is_free(r)) {
          texts.insert(std::string("shift ") + place + " room " + std::to_string(r));
        }
      }
      Texts others = taken;
      others.erase(place);
      for (const std::string& to : free_groups(others)) {
        if (to != group(place)) texts.insert(std::string("shift ") + place + " " + to);
      }
    }
    for (int r = 1; r <= 5; ++r) add_leaving(texts, taken, r);
    return texts;
  }
  void add_leaving(Texts& texts, const Texts& taken, int r) const {
    const json::object& from =
        list_in(mine(), "rooms")[static_cast<std::size_t>(r - 1)].as_object();
    if (!room_is_free(r) || from.at("action").is_null()) return;
    const std::string under = text_in(from, "under");
    const bool top_leaves = under.empty() || !facts_.cards.at(under).action.empty();
    for (const std::string& to : free_groups(taken)) {
      if (top_leaves && !moved(6 + 2 * r)) {
        texts.insert("shift action-" + std::to_string(r) + " " + to);
      }
      if (!under.empty() && !moved(7 + 2 * r)) {
        texts.insert("shift under-" + std::to_string(r) + " " + to);
      }
    }
  }

  [[nodiscard]] int in_palace(int who, const std::string& card) const {
    int found = 0;
    for (const json::value& one : list_in(seat(who), "rooms")) {
      found += text_in(one.as_object(), "action") == card ? 1 : 0;
      found += text_in(one.as_object(), "under") == card ? 1 : 0;
    }
    for (const auto& entry : object_in(seat(who), "courtiers")) {
      found += text_in(entry.value().as_object(), "card") == card ? 1 : 0;
    }
    return found;
  }

  // V6.3.
  [[nodiscard]] Texts purchases() const {
    Texts texts{"end"};
    if (can_ask()) texts.insert("ask");
    Texts taken;
    for (const auto& entry : object_in(mine(), "courtiers")) taken.emplace(entry.key());
    int fresh = 0;
    for (unsigned bits = static_cast<unsigned>(number_of(now_, "fresh_places")); bits != 0;
         bits &= bits - 1) {
      ++fresh;
    }
    const bool room = !free_groups(taken).empty() || static_cast<int>(taken.size()) > fresh;
    int kind = 0;
    for (const auto& entry : facts_.nobles) {
      const std::string name(entry.key());
      const json::object& row = entry.value().as_object();
      int out = 0;
      for (int i = 0; i < players_; ++i) out += in_palace(i, name);
      const bool bought = (number_of(now_, "bought") >> kind++ & 1) != 0;
      const bool limited = row.contains("limit") && in_palace(me_, name) >= number_of(row, "limit");
      if (!room || bought || limited || out >= number_of(row, "copies")) continue;
      if (can_pay(cost_in(row.at("cost").as_object()))) texts.insert("buy " + name);
    }
    for (const auto& entry : facts_.titles) add_title(texts, std::string(entry.key()));
    if (!object_in(mine(), "deeds").contains("guild") &&
        can_pay(cost_in(facts_.guild.at("cost").as_object()))) {
      texts.insert("buy guild");  // five of them, one each
    }
    add_cathedrals(texts);
    return texts;
  }
  void add_title(Texts& texts, const std::string& name) const {
    const json::object& row = facts_.titles.at(name).as_object();
    const json::object& mine_now = object_in(mine(), "deeds");
    int out = 0;
    for (int i = 0; i < players_; ++i) out += object_in(seat(i), "deeds").contains(name) ? 1 : 0;
    if (mine_now.contains(name) || out >= number_of(row, "copies")) return;
    if (row.contains("excludes") && mine_now.contains(text_in(row, "excludes"))) return;
    if (can_pay(cost_in(row.at("cost").as_object()))) texts.insert("buy " + name);
  }
  void add_cathedrals(Texts& texts) const {
    int out = 0;
    for (int i = 0; i < players_; ++i)
      out += static_cast<int>(object_in(seat(i), "cathedrals").size());
    if (out >= number_of(facts_.cathedral, "copies")) return;
    if ((number_of(now_, "bought_deeds") >> 6 & 1) != 0) return;
    for (const std::string& city : cities_of(me_)) {
      if (facts_.cities.at(city).strength < 3) continue;
      if (object_in(mine(), "cathedrals").contains(city)) continue;
      if (can_pay(cost_in(facts_.cathedral.at("cost").as_object()))) {
        texts.insert("buy cathedral " + city);
      }
    }
  }

  // V6.4; cities in the order of the data, from the last one on.
  [[nodiscard]] Texts hiring() const {
    Texts texts{"end"};
    int troops = 0, number = -1;
    for (const auto& entry : object_in(mine(), "troops")) troops += entry.value().to_number<int>();
    if (troops >= 6) return texts;
    for (const auto& entry : facts_.map.at("cities").as_object()) {
      const std::string city(entry.key());
      if (++number < number_of(now_, "last") || controller(city) != me_) continue;
      const bool home = facts_.cities.at(city).start == text_in(mine(), "colour");
      if (can_pay({{"florin", home ? 1 : 3}})) texts.insert("hire " + city);
    }
    return texts;
  }

  // V6.5.
  [[nodiscard]] Texts alliances() const {
    Texts texts{"end"};
    for (const auto& entry : facts_.alliances) {
      const std::string name(entry.key());
      const json::object& held = object_in(object_in(at_, "alliances"), name);
      const bool agent = agent_at(name) == me_;
      const Amounts full = cost_in(entry.value().as_object().at("cost").as_object());
      if (!held.empty() && (number_of(held, "holder") == me_ || !agent)) continue;
      if (!held.empty() || !agent) {
        if (can_pay(full)) texts.insert("ally " + name);
        continue;
      }
      for (const auto& [kind, count] : full) {
        Amounts cheaper = full;
        if (count == 1) {
          cheaper.erase(kind);
        } else {
          --cheaper[kind];
        }
        if (can_pay(cheaper)) texts.insert(fmt::format("ally {} less {}", name, kind));
      }
    }
    return texts;
  }

  const json::object& at_;
  int players_, me_;
  std::string phase_;
  const json::object& now_;
  const VirtuFacts& facts_;
};

}  // namespace

std::optional<std::set<std::string>> lawful_actions(const boost::json::object& position) {
  return Law(position).actions();
}

}  // namespace condotta::reference
