#include "bots/virtu/prospects.hpp"

#include <algorithm>

#include "bots/virtu/bonuses.hpp"

namespace condotta::bots::virtu {
namespace {

Symbols room_symbols(const House& p, u32 room, RoomAction action) {
  const Room& cards = p.rooms[room];
  if (cards.action == Card::none) {
    return printed_symbol(action) == Symbol::none ? 0 : some(printed_symbol(action));
  }
  Symbols all = card_symbols(cards.action);
  if (cards.under != Card::none) all += card_symbols(cards.under);
  return all & (kinds_for(action) | all_of(Symbol::florin));
}

float govern_gain(const State& s, Seat who, Symbols have, const Prices& prices) {
  const House& p = player(s, who);
  float used = 0;
  u32 tokens = 0;
  for (CitySet todo = p.cities & ~p.cities_available; todo != 0; todo &= todo - 1) {
    used += prices.cities[lowest_bit(todo)].worth;
    ++tokens;
  }
  for (u32 todo = p.deeds & ~u32{p.deeds_available}; todo != 0; todo &= todo - 1) {
    used += prices.deeds[lowest_bit(todo)].worth;
    ++tokens;
  }
  const u32 spent = count_bits(s.cathedrals & p.cities & ~p.cathedrals_available);
  used += static_cast<float>(spent) * prices.cathedral.worth;
  tokens += spent;
  if (tokens == 0) return 0;
  // The symbols of the room are free, others cost about what one token brings.
  const u32 free = 2 * (count(have, Symbol::crown) + u32{count(have, Symbol::cross)});
  const float mean = used / static_cast<float>(tokens);
  const u32 dear = tokens > free ? tokens - free : 0;
  return mean * static_cast<float>(std::min(tokens, free)) +
         std::max(0.0F, mean - 0.5F * prices.symbol[1]) * static_cast<float>(dear) * 0.7F;
}

float patron_gain(const State& s, Seat who, Symbols have, const Prices& prices) {
  const House& p = player(s, who);
  if (p.steps >= kPatronageEnd) return 0;
  const Symbols cost = patronage_cost(p.steps);
  const u32 either = patronage_either(p.steps);
  if (!settles(have, cost, static_cast<u8>(either))) return 0;
  const int gained = int{patronage_prestige(p.steps + 1U)} - patronage_prestige(p.steps);
  float price = static_cast<float>(either) * prices.symbol[2];
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    price += static_cast<float>(count(cost, static_cast<Symbol>(k))) * prices.symbol[k];
  }
  return std::max(0.0F, static_cast<float>(gained) + 2 * prices.step - 0.5F * price);
}

float annex_gain(const State& s, Seat who, Symbols have, const Prices& prices) {
  const House& p = player(s, who);
  const u32 crowns = count(have, Symbol::crown);
  float best = 0;
  CitySet near = count(have, Symbol::ship) != 0 ? ~CitySet{0} : 0;
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    near |= roads_from(s.options.players, first_of(todo));
  }
  for (CitySet todo = near & open_cities(s.options.players) & ~controlled(s) & ~kPirates; todo != 0;
       todo &= todo - 1) {
    const City c = first_of(todo);
    const u32 price = strength_against(s, c, who, true) + 1U;
    if (price > crowns) continue;
    const u8 ships = ships_to(s, p, c);
    if (ships == kNone || ships > count(have, Symbol::ship)) continue;
    const float cost =
        0.5F * (static_cast<float>(price) * prices.symbol[1] + ships * prices.symbol[4]);
    best = std::max(best, 1 + prices.city + prices.cities[number(c)].worth - cost);
  }
  return best;
}

}  // namespace

float conquest_gain(const State& s, Seat who, City c, Seat owner, const Prices& prices) {
  float gain = 1 + prices.city + 0.5F * prices.cities[number(c)].worth;
  if (owner != Seat::none && !bit(player(s, who).trophies, number(player(s, owner).colour))) {
    gain += 2;
  }
  if (contains(s.cathedrals, c)) gain += kCathedralPrestige;
  return gain;
}

float best_siege(const State& s, Seat who, u32 cavalry, u32 more, const Prices& prices) {
  const House& p = player(s, who);
  if (cavalry == 0) return 0;
  CitySet near = 0;
  for (CitySet todo = garrisons(p); todo != 0; todo &= todo - 1) {
    near |= roads_from(s.options.players, first_of(todo));
  }
  float best = 0;
  const u32 bonus = near != 0 ? bonus_within_reach(s, who, true) + more : 0;
  for (near &= ~p.cities; near != 0; near &= near - 1) {
    const City c = first_of(near);
    u32 troops = 0;
    for (CitySet from = roads_from(s.options.players, c) & p.cities; from != 0; from &= from - 1) {
      troops += p.troops[lowest_bit(from)];
    }
    const Seat owner = owner_of(s, c);
    const float chance = storming_chance(s, c, who, owner, std::min(troops, cavalry), bonus);
    if (chance > 0) best = std::max(best, chance * conquest_gain(s, who, c, owner, prices));
  }
  return best;
}

float room_gain(const State& s, Seat who, u32 room, const Holdings& h, const Prices& prices) {
  const House& p = player(s, who);
  const RoomAction action = room_action(p, room);
  const bool blocked = enemy_agent(s, who, room_spot(who, room));
  if (blocked && action != RoomAction::intrigue) return 0;
  if (bit(p.indulgences, room) && count(h.at_hand, Symbol::cross) == 0) return 0;
  const Symbols here = room_symbols(p, room, action);
  const Symbols have = h.at_hand + here;
  switch (action) {
    case RoomAction::government:
      return govern_gain(s, who, here, prices);
    case RoomAction::patronage:
      return patron_gain(s, who, have + some(Symbol::crown, static_cast<u8>(free_crowns(p))),
                         prices);
    case RoomAction::trade: {
      const float florins = 2 * prices.symbol[0];
      return static_cast<float>(count(here, Symbol::ship)) * florins +
             static_cast<float>(count(h.at_hand, Symbol::ship)) *
                 std::max(0.0F, florins - 0.5F * prices.symbol[4]);
    }
    case RoomAction::diplomacy:
      return annex_gain(s, who, have, prices);
    case RoomAction::war:
      return prices.siege *
             best_siege(s, who, count(have, Symbol::cavalry), count(here, Symbol::war), prices);
    case RoomAction::intrigue:
      return prices.spot * static_cast<float>(std::min<u32>(count(have, Symbol::mask), p.agents));
    default:
      return 0;
  }
}

float rooms_ahead(const State& s, Seat who, const Holdings& h, const Prices& prices) {
  const House& p = player(s, who);
  if (p.marker >= kRooms) return 0;
  float gains[kRooms];
  for (u32 d = 0; d < kRooms; ++d) {
    gains[d] = room_gain(s, who, (p.marker + d + 1) % kRooms, h, prices);
  }
  // Two turns of at most two rooms each, for certain; a third room for florins.
  float best = 0;
  for (u32 first = 0; first < 3; ++first) {
    const float toll = first == 2 ? 2 * prices.symbol[0] : 0.0F;
    if (first == 2 && count(h.at_hand, Symbol::florin) < kRoomFlorins) break;
    for (u32 then = first + 1; then <= first + 2 && then < kRooms; ++then) {
      best = std::max(best,
                      prices.next_room * (gains[first] - toll) + prices.later_room * gains[then]);
    }
  }
  return best;
}

}  // namespace condotta::bots::virtu
