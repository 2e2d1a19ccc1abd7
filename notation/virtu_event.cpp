#include "notation/virtu_event.hpp"

#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

// What the numbers of an event are, and so the key under which they are told.
enum class Field : u8 {
  nothing,
  alliance,
  bonus,
  card,
  city,
  colour,
  from,       // a city
  from_spot,  // of an agent
  item,
  other,  // a seat
  place,
  position,
  room,
  side,
  source,
  spot,
  symbol,
  target,
  to,  // a city
};

struct Shape {
  std::string_view name;
  Field what = Field::nothing;
  Field where = Field::nothing;
  bool counts = false;  // 0 is an answer too
};

constexpr Shape kShapes[kEventKinds] = {
    {"game_started", Field::colour, Field::other},
    {"card_placed", Field::card, Field::target},
    {"cards_revealed", Field::card, Field::position},
    {"spring_began"},
    {"marker_entered", Field::room},
    {"courtiers_turned", Field::side},
    {"indulgence_taken", Field::room},
    {"indulgence_paid", Field::room},
    {"source_used", Field::source, Field::symbol, true},
    {"florins_gained", Field::source},
    {"florins_paid"},
    {"token_turned", Field::source},
    {"patron_advanced"},
    {"bonus_chosen", Field::bonus},
    {"card_lodged", Field::card, Field::place},
    {"card_dropped", Field::card, Field::place},
    {"card_shifted", Field::card, Field::position},
    {"city_annexed", Field::city},
    {"troop_moved", Field::from, Field::to, true},
    {"war_token_gained"},
    {"agent_placed", Field::spot, Field::from_spot},
    {"agent_removed", Field::spot, Field::other},
    {"agent_gained"},
    {"spring_ended"},
    {"plain_began", Field::other, Field::city},
    {"siege_began", Field::other, Field::city},
    {"bonus_declared", Field::source, Field::nothing, true},
    {"declined"},
    {"strength", Field::nothing, Field::nothing, true},
    {"siege_called_off", Field::city},
    {"troops_lost", Field::city},
    {"city_taken", Field::other, Field::city},
    {"siege_failed", Field::city},
    {"trophy_taken", Field::colour},
    {"cathedral_taken", Field::city},
    {"troop_retreated", Field::from, Field::to},
    {"order_set", Field::nothing, Field::nothing, true},
    {"last_year"},
    {"winter_began"},
    {"item_bought", Field::item, Field::city},
    {"troop_hired", Field::city},
    {"alliance_made", Field::alliance, Field::other},
    {"scored", Field::nothing, Field::nothing, true},
    {"game_won"},
};

void write_field(Field field, u8 value, json::object& out) {
  if (value == kNone) return;
  switch (field) {
    case Field::nothing:
      return;
    case Field::alliance:
      out["alliance"] = name_of(static_cast<Alliance>(value));
      return;
    case Field::bonus:
      out["bonus"] = name_of(static_cast<Bonus>(value));
      return;
    case Field::card:
      out["card"] = name_of(static_cast<Card>(value));
      return;
    case Field::city:
      out["city"] = name_of(city(value));
      return;
    case Field::colour:
      out["colour"] = name_of(static_cast<Colour>(value));
      return;
    case Field::from:
      out["from"] = name_of(city(value));
      return;
    case Field::from_spot:
      out["from"] = spot_name(value);
      return;
    case Field::item:
      out["item"] = item_name(value);
      return;
    case Field::other:
      out["other"] = value;
      return;
    case Field::place:
      out["at"] = place_name(value);
      return;
    case Field::position:
      out["at"] = position_name(value);
      return;
    case Field::room:
      out["room"] = value + 1;
      return;
    case Field::side:
      out["side"] = value == 0 ? "left" : "right";
      return;
    case Field::source:
      out["source"] = source_name(value);
      return;
    case Field::spot:
      out["spot"] = spot_name(value);
      return;
    case Field::symbol:
      out["symbol"] = name_of(static_cast<Symbol>(value));
      return;
    case Field::target:
      out["at"] = target_name(value);
      return;
    case Field::to:
      out["to"] = name_of(city(value));
      return;
  }
}

}  // namespace

json::object write_event(const virtu::Event& seen) {
  const Shape& shape = kShapes[number(seen.kind)];
  json::object out;
  out["event"] = shape.name;
  if (seen.seat != Seat::none) out["seat"] = index(seen.seat);
  write_field(shape.what, seen.what, out);
  write_field(shape.where, seen.where, out);
  write_field(Field::card, seen.card, out);
  if (seen.kind == EventKind::scored) {
    out["count"] = int{seen.count} - kScoredZero;
  } else if (seen.count != 0 || shape.counts) {
    out["count"] = seen.count;
  }
  return out;
}

}  // namespace condotta::notation
