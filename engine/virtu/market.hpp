// Winter, second part: purchases, hiring and alliances (V6.3 to V6.5).
#pragma once
#include "engine/virtu/upkeep.hpp"

namespace condotta::virtu {

inline constexpr u8 kCathedralStrength = 3;  // V6.3: a city of base strength 3 or 4
inline constexpr u8 kHireAtHome = 1;         // V6.4
inline constexpr u8 kHireAbroad = 3;         // V6.4

// V6.3: the new card has a place, or a courtier that is not new can make room.
CONDOTTA_FN bool has_room_for_card(const State& s) {
  const Player& p = mover(s);
  return any_free_place(p) || (filled_places(p) & ~u32{s.turn.fresh_places}) != 0;
}
CONDOTTA_FN bool for_sale(const State& s, u32 noble) {
  return s.nobles[noble] != 0 && !bit(s.turn.bought, noble) &&
         (noble_limit(noble) == kNone ||
          count_in_palace(mover(s), static_cast<Card>(noble)) < noble_limit(noble));
}
CONDOTTA_FN bool for_sale(const State& s, Deed deed) {
  const Player& p = mover(s);
  return s.deeds[number(deed)] != 0 && !has(p, deed) && (deed_excludes(deed) & p.deeds) == 0;
}
CONDOTTA_FN CitySet cathedral_sites(const State& s) {
  CitySet sites = 0;
  if (s.cathedrals_left == 0 || bit(s.turn.bought_deeds, kDeeds)) return 0;
  for (CitySet todo = mover(s).cities & ~s.cathedrals; todo != 0; todo &= todo - 1) {
    if (base_strength(first_of(todo)) >= kCathedralStrength) sites |= only(first_of(todo));
  }
  return sites;
}

CONDOTTA_FN Symbols price_of(Item item) {
  if (item < kDeedItem) return noble_cost(item);
  if (item < kCathedralItem) return deed_cost(static_cast<Deed>(item - kDeedItem));
  return kCathedralCost;
}

template <class List>
CONDOTTA_FN void list_purchases(const State& s, List& out) {
  out.push(Action::of(ActionKind::end));
  if (can_ask(s, s.to_move)) out.push(Action::of(ActionKind::ask));
  if (is_enough(out)) return;
  Purse purse;
  open_purse(s, Phase::buy, purse);
  const bool room = has_room_for_card(s);
  for (u8 noble = 0; noble < kNobles && room && !is_enough(out); ++noble) {
    if (can_pay(purse, price_of(noble), 0) && for_sale(s, noble)) out.push(Action::buy(noble));
  }
  for (u8 d = 0; d < kDeeds && !is_enough(out); ++d) {
    const Item item = static_cast<Item>(kDeedItem + d);
    if (for_sale(s, static_cast<Deed>(d)) && can_pay(purse, price_of(item), 0)) {
      out.push(Action::buy(item));
    }
  }
  const CitySet sites = cathedral_sites(s);
  if (sites == 0 || !can_pay(purse, kCathedralCost, 0)) return;
  for (CitySet todo = sites; todo != 0; todo &= todo - 1) {
    out.push(Action::buy(kCathedralItem, lowest_bit(todo)));
  }
}

template <class Sink>
CONDOTTA_FN void finish_purchase(State& s, Action a, Sink& emit) {
  Player& p = mover(s);
  const Item item = a.item();
  const bool cathedral = item == kCathedralItem;
  emit(Event{.kind = EventKind::item_bought,
             .seat = s.to_move,
             .what = item,
             .where = cathedral ? number(a.where()) : kNone});
  if (item < kDeedItem) {
    --s.nobles[item];
    s.turn.bought = static_cast<u16>(s.turn.bought | 1U << item);
    s.turn.placing = static_cast<Card>(item);
    s.turn.back = Phase::buy;
    s.phase = Phase::lodge;
    gain_agents(s, s.to_move, card_agents(s.turn.placing), emit);
  } else if (cathedral) {
    --s.cathedrals_left;
    s.cathedrals |= only(a.where());  // its token comes used
    s.turn.bought_deeds = static_cast<u8>(s.turn.bought_deeds | 1U << kDeeds);
  } else {
    const u32 token = 1U << (item - kDeedItem);
    --s.deeds[item - kDeedItem];
    p.deeds = static_cast<u8>(p.deeds | token);
    p.deeds_available = static_cast<u8>(p.deeds_available | token);
    s.turn.fresh_deeds = static_cast<u8>(s.turn.fresh_deeds | token);
  }
}

// A place for a new card; courtiers who are not new may be discarded for it, in spring only where
// there is no place (V3.4).
template <class List>
CONDOTTA_FN void list_lodgings(const State& s, List& out) {
  const Player& p = mover(s);
  const u32 filled = filled_places(p);
  for (u8 g = 0; g < kGroups; ++g) {
    if (free_place(p, static_cast<Group>(g), filled) != kNone) {
      out.push(Action::of(ActionKind::lodge, g));
    }
  }
  if (s.turn.back == Phase::patronage && any_free_place(p)) return;
  const u32 old = filled & ~u32{s.turn.fresh_places};
  for (u32 todo = old; todo != 0; todo &= todo - 1) {
    const u32 place = lowest_bit(todo);
    const u32 alike = bit(p.available, place) ? old & p.available : old & ~u32{p.available};
    if (!same_as_earlier(p, place, alike)) out.push(Action::of(ActionKind::drop, place));
  }
}

template <class Sink>
CONDOTTA_FN void lodge(State& s, Group group, Sink& emit) {
  Player& p = mover(s);
  const u8 place = free_place(p, group, filled_places(p));
  const Card card = s.turn.placing;
  put_into_place(p, place, card, true);
  if (s.turn.back == Phase::buy) {
    s.turn.fresh_places = static_cast<u8>(s.turn.fresh_places | 1U << place);
  }
  s.turn.placing = Card::none;
  s.phase = s.turn.back;
  emit(Event{
      .kind = EventKind::card_lodged, .seat = s.to_move, .what = number(card), .where = place});
}

CONDOTTA_FN u8 hire_price(const Player& p, City c) {
  return contains(start_cities(p.colour), c) ? kHireAtHome : kHireAbroad;
}

// Cities go up: troops are alike.
template <class List>
CONDOTTA_FN void list_hiring(const State& s, List& out) {
  const Player& p = mover(s);
  out.push(Action::of(ActionKind::end));
  if (troops_on_map(p) >= kTroopsEach || p.cities == 0) return;
  u32 florins = p.florins;
  if (florins < kHireAbroad) {
    Purse purse;
    open_purse(s, Phase::hire, purse);
    florins = most_of(purse, Symbol::florin);
  }
  for (CitySet todo = p.cities >> s.turn.last << s.turn.last; todo != 0; todo &= todo - 1) {
    if (florins >= hire_price(p, first_of(todo))) {
      out.push(Action::at(ActionKind::hire, first_of(todo)));
    }
  }
}

template <class Sink>
CONDOTTA_FN void hire(State& s, City c, Sink& emit) {
  ++mover(s).troops[number(c)];
  s.turn.last = number(c);
  emit(Event{.kind = EventKind::troop_hired, .seat = s.to_move, .what = number(c)});
}

CONDOTTA_FN Symbols alliance_price(Alliance a, Symbol saved) {
  const Symbols full = alliance_cost(a);
  return saved == Symbol::war ? full : full - some(saved);
}

template <class List>
CONDOTTA_FN void list_alliances(const State& s, List& out) {
  const Seat me = s.to_move;
  out.push(Action::of(ActionKind::end));
  Purse purse;
  open_purse(s, Phase::ally, purse);
  for (u8 a = 0; a < kAlliances && !is_enough(out); ++a) {
    const Alliance alliance = static_cast<Alliance>(a);
    const bool agent = s.agents[alliance_spot(alliance)] == me;
    const bool is_free = s.holders[a] == Seat::none;
    if (s.holders[a] == me || (!is_free && !agent)) continue;
    if (!is_free || !agent) {
      if (can_pay(purse, alliance_cost(alliance), 0)) out.push(Action::ally(alliance));
      continue;
    }
    for (u32 k = 0; k < 8; ++k) {
      const Symbol saved = static_cast<Symbol>(k);
      if (saved == Symbol::war || count(alliance_cost(alliance), saved) == 0) continue;
      if (can_pay(purse, alliance_price(alliance, saved), 0)) {
        out.push(Action::ally(alliance, saved));
      }
    }
  }
}

template <class Sink>
CONDOTTA_FN void make_alliance(State& s, Alliance a, Sink& emit) {
  const Seat before = s.holders[number(a)];
  s.holders[number(a)] = s.to_move;
  s.ready = static_cast<u8>(s.ready | 1U << number(a));
  emit(Event{.kind = EventKind::alliance_made,
             .seat = s.to_move,
             .what = number(a),
             .where = before == Seat::none ? kNone : index(before)});
}

}  // namespace condotta::virtu
