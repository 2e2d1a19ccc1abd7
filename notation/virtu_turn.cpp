// What a seat of Virtù is in the middle of: the key `now` of a position.
#include <fmt/format.h>

#include "notation/seats.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

// Numbers that are 0 between turns.
struct Field {
  std::string_view name;
  u8 Turn::*where;
};
constexpr Field kFields[] = {{"either", &Turn::either},
                             {"last", &Turn::last},
                             {"steps", &Turn::steps},
                             {"bought_room", &Turn::bought_room},
                             {"arrow_paid", &Turn::arrow_paid},
                             {"barred", &Turn::barred},
                             {"acted", &Turn::acted},
                             {"room_cards", &Turn::room_cards},
                             {"power", &Turn::power},
                             {"paid_deeds", &Turn::paid_deeds},
                             {"paid_alliances", &Turn::paid_alliances},
                             {"plain", &Turn::plain},
                             {"fought", &Turn::fought},
                             {"passes", &Turn::passes},
                             {"fresh_places", &Turn::fresh_places},
                             {"fresh_deeds", &Turn::fresh_deeds},
                             {"bought_deeds", &Turn::bought_deeds}};
struct WideField {
  std::string_view name;
  u32 Turn::*where;
};
constexpr WideField kWideFields[] = {{"paid_cities", &Turn::paid_cities},
                                     {"paid_cathedrals", &Turn::paid_cathedrals},
                                     {"moved", &Turn::moved}};

json::object symbols_json(Symbols symbols) {
  json::object out;
  for (u32 k = 0; k < 8; ++k) {
    const Symbol kind = static_cast<Symbol>(k);
    if (count(symbols, kind) != 0) out[name_of(kind)] = count(symbols, kind);
  }
  return out;
}

Symbols read_symbols(const Node& node) {
  Symbols symbols = 0;
  for (const auto& entry : node.object()) {
    const std::string_view name = entry.key();
    const auto kind = symbol_named(name);
    if (!kind) {
      node.complain(quoted(name) + " is not a symbol");
      return 0;
    }
    symbols += some(*kind, node[name].number(0, 15));
  }
  return symbols;
}

// Where the turn order has the seat to move: the place in it, unless said otherwise.
u8 usual_place(const virtu::State& s) {
  for (u8 i = 0; i < s.options.players && s.phase != Phase::setup; ++i) {
    if (s.order[i] == s.to_move) return i;
  }
  return 0;
}

json::array pair_json(const u8 (&pair)[2]) { return {pair[0], pair[1]}; }
void read_pair(const Node& node, u8 (&pair)[2]) {
  if (!node.there()) return;
  if (node.size() != 2) node.complain("must be a list of 2");
  for (std::size_t i = 0; i < 2; ++i) pair[i] = static_cast<u8>(node[i].number(0, 255));
}

}  // namespace

json::object write_turn(const virtu::State& s) {
  const Turn& t = s.turn;
  json::object out;
  if (t.place != usual_place(s)) out["place"] = t.place;
  for (const Field& field : kFields) {
    if (t.*field.where != 0) out[field.name] = t.*field.where;
  }
  for (const WideField& field : kWideFields) {
    if (t.*field.where != 0) out[field.name] = t.*field.where;
  }
  if (t.bought != 0) out["bought"] = t.bought;
  if (t.pool != 0) out["pool"] = symbols_json(t.pool);
  if (t.owed != 0) out["owed"] = symbols_json(t.owed);
  if (t.pending != Action::of(ActionKind::end)) out["pending"] = text_of(t.pending);
  if (t.back != Phase::over) out["back"] = name_of(t.back);
  if (t.stage != kNoStage) {
    out["stage"] = t.stage == kEitherStage ? "either" : name_of(static_cast<Symbol>(t.stage));
  }
  if (t.placing != Card::none) out["placing"] = name_of(t.placing);
  if (t.city != City::none) out["city"] = name_of(t.city);
  if (t.attacker != Seat::none) out["attacker"] = index(t.attacker);
  if (t.defender != Seat::none) out["defender"] = index(t.defender);
  if (t.lifted != kNone) out["lifted"] = spot_name(t.lifted);
  if (t.bonus[0] != 0 || t.bonus[1] != 0) out["bonus"] = pair_json(t.bonus);
  if (t.specials[0] != 0 || t.specials[1] != 0) out["specials"] = pair_json(t.specials);
  return out;
}

namespace {

// Words for which "none" is not 0.
void read_words(const Node& node, virtu::State& s) {
  Turn& t = s.turn;
  if (const Node pending = node["pending"]; pending.there()) {
    const Result<Action> action = parse_virtu_action(pending.text());
    if (!action) pending.complain(action.error().text());
    if (action) t.pending = *action;
  }
  if (const Node back = node["back"]; back.there()) {
    const auto phase = phase_named(back.text());
    if (!phase) back.complain("unknown phase " + quoted(back.text()));
    t.back = phase.value_or(Phase::over);
  }
  if (const Node stage = node["stage"]; stage.there()) {
    const auto kind = symbol_named(stage.text());
    if (!kind && stage.text() != "either")
      stage.complain(quoted(stage.text()) + " is not a symbol");
    t.stage = kind ? number(*kind) : kEitherStage;
  }
  if (const Node placing = node["placing"]; placing.there()) {
    const auto card = card_named(placing.text());
    if (!card) placing.complain(quoted(placing.text()) + " is not a card");
    t.placing = card.value_or(Card::none);
  }
  if (const Node where = node["city"]; where.there()) {
    const auto found = city_named(where.text());
    if (!found) where.complain(quoted(where.text()) + " is not a city");
    t.city = found.value_or(City::none);
  }
  if (const Node lifted = node["lifted"]; lifted.there()) {
    const auto spot = spot_named(lifted.text());
    if (!spot) lifted.complain(quoted(lifted.text()) + " is no place for an agent");
    t.lifted = spot.value_or(kNone);
  }
  if (node["attacker"].there()) t.attacker = read_seat(node["attacker"], s.options.players);
  if (node["defender"].there()) t.defender = read_seat(node["defender"], s.options.players);
}

bool known_key(std::string_view key) {
  for (const Field& field : kFields) {
    if (field.name == key) return true;
  }
  for (const WideField& field : kWideFields) {
    if (field.name == key) return true;
  }
  for (const std::string_view other :
       {"place", "bought", "pool", "owed", "pending", "back", "stage", "placing", "city",
        "attacker", "defender", "lifted", "bonus", "specials"}) {
    if (other == key) return true;
  }
  return false;
}

}  // namespace

void read_turn(const Node& node, virtu::State& s) {
  clear_turn(s);
  Turn& t = s.turn;
  t.place = usual_place(s);
  if (!node.there()) return;
  for (const auto& entry : node.object()) {
    if (!known_key(entry.key())) {
      node.complain("unknown key " + quoted(entry.key()));
      return;
    }
  }
  if (node["place"].there()) t.place = static_cast<u8>(node["place"].number(0, 255));
  for (const Field& field : kFields) {
    if (node[field.name].there()) t.*field.where = static_cast<u8>(node[field.name].number(0, 255));
  }
  for (const WideField& field : kWideFields) t.*field.where = node[field.name].number(0, ~0U);
  t.bought = static_cast<u16>(node["bought"].number(0, 0xFFFF));
  t.pool = read_symbols(node["pool"]);
  t.owed = read_symbols(node["owed"]);
  read_pair(node["bonus"], t.bonus);
  read_pair(node["specials"], t.specials);
  read_words(node, s);
}

}  // namespace condotta::notation
