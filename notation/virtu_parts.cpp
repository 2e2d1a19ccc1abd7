#include "notation/virtu_parts.hpp"

#include <fmt/format.h>

#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {

using namespace virtu_words;

namespace {

constexpr std::string_view kKindNames[kActionKinds] = {
    "put",     "enter",   "stop",    "on",      "on_florins", "on_arrow", "redeem",
    "use",     "pay",     "ask",     "end",     "advance",    "choose",   "lodge",
    "drop",    "turn",    "annex",   "march",   "sail",       "muster",   "agent",
    "lift",    "remove",  "besiege", "assault", "call_off",   "declare",  "pass",
    "retreat", "disband", "upkeep",  "shift",   "buy",        "hire",     "ally"};

json::value action_name(RoomAction action) {
  return action == RoomAction::none ? json::value(nullptr) : json::value(name_of(action));
}

// Where a card comes to that is put to a target of this palace.
json::object target_of(const Player& p, Target to) {
  json::object out;
  if (to < kGroupTarget) {
    const bool under = p.rooms[to].action != Card::none;
    out["room"] = to + 1;
    out["at"] = position_name(static_cast<Position>(kRoomPosition + 2 * to + (under ? 1 : 0)));
    return out;
  }
  const Group group = static_cast<Group>(to - kGroupTarget);
  const u8 place = free_place(p, group, filled_places(p));
  out["group"] = name_of(group);
  if (place != kNone) out["place"] = place_name(place);
  return out;
}

// The palace as a shifted card finds it (V6.2); when evicted it still lies where it lay (V3.3).
json::object target_of_shift(const State& s, Action a) {
  State after = s;
  if (s.phase != Phase::evict) take_from(after, a.position());
  return target_of(mover(after), a.target());
}

void add_room(const State& s, u32 room, json::object& out) {
  out["room"] = room + 1;
  out["act"] = action_name(room_action(mover(s), room));
}

json::value blocked_at(const State& s, u32 room) {
  if (bit(mover(s).indulgences, room)) return "indulgence";
  const bool agent = enemy_agent(s, s.to_move, room_spot(s.to_move, room));
  return agent ? json::value("agent") : json::value(nullptr);
}

void add_move(const State& s, Action a, json::object& out) {
  const Player& p = mover(s);
  const u32 next = p.marker + 1U == kRooms ? 0U : p.marker + 1U;
  switch (a.kind()) {
    case ActionKind::enter:
      add_room(s, a.value(), out);
      out["blocked"] = blocked_at(s, a.value());
      return;
    case ActionKind::stop:
      add_room(s, p.marker, out);
      out["blocked"] = blocked_at(s, p.marker);
      return;
    case ActionKind::redeem:
      out["room"] = p.marker + 1;
      out["cost"] = symbols_of(a.value() == kByCross ? some(Symbol::cross)
                                                     : some(Symbol::crown, kRedeemCrowns));
      return;
    case ActionKind::on_florins:
      out["cost"] = symbols_of(some(Symbol::florin, kRoomFlorins));
      break;
    case ActionKind::on_arrow:
      out["cost"] = symbols_of(some(Symbol::arrow));
      break;
    default:
      break;
  }
  add_room(s, next, out);
}

void add_war(const State& s, Action a, json::object& out) {
  const Player& p = mover(s);
  if (a.kind() == ActionKind::muster) {
    out["source"] = source_of(s, s.to_move, a.value());
    out["adds"] = count(room_card_symbols(p, a.value()), Symbol::war);
    out["cost"] = symbols_of(some(Symbol::florin, room_war_cost(p, a.value())));
    return;
  }
  out["from"] = name_of(a.from());
  out["to"] = name_of(a.where());
  out["cost"] = symbols_of(a.kind() == ActionKind::march
                               ? some(Symbol::cavalry)
                               : some(Symbol::ship, seas_between(a.from(), a.where())));
}

void add_action(const State& s, Action a, json::object& out) {
  const Player& p = mover(s);
  switch (a.kind()) {
    case ActionKind::use:
      out["source"] = source_of(s, s.to_move, a.source());
      out["symbol"] = name_of(a.symbol());
      out["count"] = count(source_symbols(s, s.to_move, a.source()), a.symbol());
      return;
    case ActionKind::pay:
      out["cost"] = price_of(s.turn.owed, s.turn.either);
      return;
    case ActionKind::ask:
      out["room"] = p.marker + 1;
      out["gives"] = symbols_of(some(Symbol::florin, kIndulgenceFlorins));
      return;
    case ActionKind::advance:
      out["step"] = p.steps + 1;
      out["bonus"] = brings_bonus(static_cast<u8>(p.steps + 1));
      out["cost"] = price_of(patronage_cost(p.steps), patronage_either(p.steps));
      return;
    case ActionKind::choose:
      out["bonus"] = name_of(static_cast<Bonus>(a.value()));
      return;
    case ActionKind::turn:
      out["source"] = source_of(s, s.to_move, a.value());
      out["power"] = a.value() >= kAllianceSource ? 2 : 1;
      return;
    case ActionKind::annex:
      out["city"] = name_of(a.where());
      for (auto& [key, value] : annexing_of(s, s.to_move, a.where())) out[key] = value;
      return;
    case ActionKind::agent:
    case ActionKind::lift:
    case ActionKind::remove: {
      const u32 masks = a.kind() == ActionKind::remove ? kMasksToRemove : kMasksToPlace;
      out["spot"] = spot_of(a.value());
      out["cost"] = symbols_of(s.phase == Phase::lifted ? 0 : some(Symbol::mask, masks));
      return;
    }
    default:
      return add_war(s, a, out);
  }
}

void add_siege(const State& s, Action a, json::object& out) {
  switch (a.kind()) {
    case ActionKind::besiege:
      out["city"] = name_of(a.where());
      return;
    case ActionKind::declare: {
      const Strength gain = strength_of(s, s.to_move, a.value());
      out["source"] = source_of(s, s.to_move, a.value());
      out["adds"] = gain.adds;
      out["cost"] = symbols_of(some(Symbol::florin, gain.florins));
      return;
    }
    case ActionKind::retreat: {
      const City from = s.turn.city;
      const bool road = contains(roads_from(s.options.players, from), a.where());
      out["from"] = name_of(from);
      out["to"] = name_of(a.where());
      out["cost"] = symbols_of(road ? 0 : some(Symbol::ship, seas_between(from, a.where())));
      return;
    }
    default:
      out["city"] = name_of(s.turn.city);
  }
}

void add_winter(const State& s, Action a, json::object& out) {
  const Player& p = mover(s);
  switch (a.kind()) {
    case ActionKind::disband:
      out["all"] = a.value() == kArmy;
      out["city"] = name_of(a.value() == kArmy ? s.turn.city : a.where());
      return;
    case ActionKind::upkeep: {
      const u32 most = (a.value() + 1U) * kTroopsForFlorin;
      out["cost"] = symbols_of(some(Symbol::florin, a.value()));
      out["keeps"] = most < troops_on_map(p) ? most : troops_on_map(p);
      return;
    }
    case ActionKind::shift:
      out["position"] = position_name(a.position());
      out["card"] = name_of(card_at(p, a.position()));
      out["target"] = target_of_shift(s, a);
      return;
    case ActionKind::buy:
      out["item"] = item_name(a.item());
      if (a.item() == kCathedralItem) out["city"] = name_of(a.where());
      out["cost"] = symbols_of(virtu::price_of(a.item()));
      return;
    case ActionKind::hire:
      out["city"] = name_of(a.where());
      out["cost"] = symbols_of(some(Symbol::florin, hire_price(p, a.where())));
      return;
    case ActionKind::ally:
      out["alliance"] = name_of(a.alliance());
      out["saved"] = nullptr;
      if (a.symbol() != Symbol::war) out["saved"] = name_of(a.symbol());
      out["cost"] = symbols_of(alliance_price(a.alliance(), a.symbol()));
      return;
    case ActionKind::lodge:
      out["card"] = name_of(s.turn.placing);
      out["target"] = target_of(p, static_cast<Target>(kGroupTarget + a.value()));
      return;
    default:  // drop
      out["place"] = place_name(a.value());
      out["card"] = name_of(p.courtiers[a.value()]);
  }
}

}  // namespace

json::object symbols_of(virtu::Symbols symbols) {
  json::object out;
  for (u32 k = 0; k < 8; ++k) {
    const Symbol kind = static_cast<Symbol>(k);
    if (count(symbols, kind) != 0) out[name_of(kind)] = count(symbols, kind);
  }
  return out;
}

json::object price_of(virtu::Symbols owed, u8 either) {
  json::object out = symbols_of(owed);
  if (either != 0) out["crown_or_cross"] = either;
  return out;
}

json::object source_of(const virtu::State& s, Seat owner, Source source) {
  const Player& p = player(s, owner);
  json::object out;
  const auto fill = [&](std::string_view type, std::string_view key, const auto& value) {
    out["name"] = source_name(source);
    out["type"] = type;
    out["gives"] = symbols_of(source <= kIndulgenceSource ? source_symbols(s, owner, source) : 0);
    if (!key.empty()) out[key] = value;
  };
  if (source < kCourtierSource) {
    fill(source == kActionCard ? "action" : "improvement", "room", p.marker + 1);
  } else if (source < kCitySource) {
    fill("courtier", "place", place_name(source - u32{kCourtierSource}));
  } else if (source < kCathedralSource) {
    fill("city", "city", name_of(city(source - u32{kCitySource})));
  } else if (source < kDeedSource) {
    fill("cathedral", "city", name_of(city(source - u32{kCathedralSource})));
  } else if (source < kAllianceSource) {
    fill("deed", "deed", name_of(static_cast<Deed>(source - kDeedSource)));
  } else if (source < kIndulgenceSource) {
    fill("alliance", "alliance", name_of(static_cast<Alliance>(source - kAllianceSource)));
  } else if (source == kIndulgenceSource) {
    fill("indulgence", "", "");
  } else if (source == kWarTokenSource) {
    fill("token", "", "");
  } else {
    fill("bonus", "bonus", name_of(static_cast<Bonus>(source - kBonusSource)));
  }
  const u8 card = card_behind(p, source);
  if (card != kNone) out["card"] = name_of(static_cast<Card>(card));
  return out;
}

json::object spot_of(Spot spot) {
  json::object out{{"name", spot_name(spot)}};
  if (spot < kRoomSpot) {
    out["city"] = name_of(city(spot));
  } else if (spot >= kAllianceSpot) {
    out["alliance"] = name_of(static_cast<Alliance>(spot - kAllianceSpot));
  } else {
    out["seat"] = (spot - kRoomSpot) / kRooms;
    out["room"] = (spot - kRoomSpot) % kRooms + 1;
  }
  return out;
}

json::object parts_of(const virtu::State& s, Action a) {
  json::object out{{"action", text_of(a)}, {"kind", kKindNames[number(a.kind())]}};
  switch (a.kind()) {
    case ActionKind::end:
    case ActionKind::pass:
      return out;
    case ActionKind::put:
      out["card"] = name_of(static_cast<Card>(kNobles + a.card()));
      out["target"] = target_of(mover(s), a.target());
      return out;
    case ActionKind::enter:
    case ActionKind::stop:
    case ActionKind::on:
    case ActionKind::on_florins:
    case ActionKind::on_arrow:
    case ActionKind::redeem:
      add_move(s, a, out);
      return out;
    case ActionKind::besiege:
    case ActionKind::assault:
    case ActionKind::call_off:
    case ActionKind::declare:
    case ActionKind::retreat:
      add_siege(s, a, out);
      return out;
    case ActionKind::lodge:
    case ActionKind::drop:
    case ActionKind::disband:
    case ActionKind::upkeep:
    case ActionKind::shift:
    case ActionKind::buy:
    case ActionKind::hire:
    case ActionKind::ally:
      add_winter(s, a, out);
      return out;
    default:
      add_action(s, a, out);
      return out;
  }
}

}  // namespace condotta::notation
