// Government (V4.7) and Trade (V4.9): symbols without a price.
#pragma once
#include "engine/virtu/payment.hpp"

namespace condotta::virtu {

inline constexpr u8 kFlorinsForShip = 2;  // V4.9

// What Government can turn: used tokens that did not pay for it. An available one with florins
// counts too: they go to the treasury first (V2.4).
struct Turnable {
  CitySet cities;
  CitySet cathedrals;
  u8 deeds;
  u8 alliances;

  [[nodiscard]] CONDOTTA_FN u32 tokens() const {
    return count_bits(cities) + count_bits(cathedrals) + count_bits(deeds);
  }
  // Symbols that can do something: one for two tokens, one for an alliance.
  [[nodiscard]] CONDOTTA_FN u32 symbols() const {
    return (tokens() + 1U) / 2U + count_bits(alliances);
  }
};

CONDOTTA_FN bool has_florins(Symbols symbols) { return count(symbols, Symbol::florin) != 0; }

CONDOTTA_FN Turnable turnable(const State& s) {
  const Player& p = mover(s);
  const Turn& t = s.turn;
  Turnable found{};
  found.cities = p.cities & ~p.cities_available;
  for (CitySet todo = p.cities_available; todo != 0; todo &= todo - 1) {
    if (has_florins(city_symbols(first_of(todo)))) found.cities |= only(first_of(todo));
  }
  found.cities &= ~t.paid_cities;
  found.cathedrals = s.cathedrals & p.cities;
  if (!has_florins(kCathedralSymbols)) found.cathedrals &= ~p.cathedrals_available;
  found.cathedrals &= ~t.paid_cathedrals;
  for (u32 todo = p.deeds & ~u32{t.paid_deeds}; todo != 0; todo &= todo - 1) {
    const u32 d = lowest_bit(todo);
    if (!bit(p.deeds_available, d) || has_florins(deed_symbols(static_cast<Deed>(d)))) {
      found.deeds = static_cast<u8>(found.deeds | 1U << d);
    }
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    if (s.holders[a] == s.to_move && !bit(s.ready, a) && !bit(t.paid_alliances, a)) {
      found.alliances = static_cast<u8>(found.alliances | 1U << a);
    }
  }
  return found;
}

CONDOTTA_FN void without(Turnable& from, Source source) {
  if (source >= kCitySource && source < kCathedralSource) {
    from.cities &= ~(1U << (source - kCitySource));
  } else if (source >= kCathedralSource && source < kDeedSource) {
    from.cathedrals &= ~(1U << (source - kCathedralSource));
  } else if (source >= kDeedSource && source < kAllianceSource) {
    from.deeds = static_cast<u8>(from.deeds & ~(1U << (source - kDeedSource)));
  }
}

CONDOTTA_FN void push_ask(const State& s, auto& out) {
  if (s.turn.acted == 0 && can_ask(s, s.to_move)) out.push(Action::of(ActionKind::ask));
}

// Sources go up, so that no two orders of the same are offered.
template <class List>
CONDOTTA_FN void list_uses(const State& s, Symbols kinds, const Turnable* room_for, List& out) {
  const Player& p = mover(s);
  Purse purse;
  open_purse(s, s.phase, purse);
  const u32 allowed = places_from(s.turn.last);
  for (const Usable& one : purse.sources) {
    if (is_enough(out)) return;
    if (one.id < s.turn.last || (one.gives & kinds) == 0) continue;
    if (one.id >= kCourtierSource && one.id < kCitySource &&
        same_as_earlier(p, one.id - u32{kCourtierSource}, p.available & allowed)) {
      continue;
    }
    if (room_for != nullptr) {
      Turnable rest = *room_for;
      without(rest, one.id);
      if (s.turn.power / 2U >= rest.symbols()) continue;
    }
    for (u32 k = 0; k < 8; ++k) {
      const Symbol kind = static_cast<Symbol>(k);
      if ((one.gives & kinds & all_of(kind)) != 0) out.push(Action::use(one.id, kind));
    }
  }
}

template <class List>
CONDOTTA_FN void list_govern(const State& s, List& out) {
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
  if (is_enough(out)) return;
  const Turnable targets = turnable(s);
  list_uses(s, kCrownsAndCrosses, &targets, out);
}

template <class Sink>
CONDOTTA_FN void govern_with(State& s, Action a, Sink& emit) {
  Turn& t = s.turn;
  const Source source = a.source();
  const u8 symbols = use_source(s, source, a.symbol(), emit);
  t.pool = 0;
  t.power = static_cast<u8>(t.power + 2U * symbols);
  t.last = static_cast<Source>(source + 1U);
  t.acted = 1;
  if (source >= kCitySource && source < kCathedralSource) {
    t.paid_cities |= 1U << (source - kCitySource);
  } else if (source >= kCathedralSource && source < kDeedSource) {
    t.paid_cathedrals |= 1U << (source - kCathedralSource);
  } else if (source >= kDeedSource && source < kAllianceSource) {
    t.paid_deeds = static_cast<u8>(t.paid_deeds | 1U << (source - kDeedSource));
  } else if (source >= kAllianceSource && source < kIndulgenceSource) {
    t.paid_alliances = static_cast<u8>(t.paid_alliances | 1U << (source - kAllianceSource));
  }
}

// Tokens and alliances go up, too.
template <class List>
CONDOTTA_FN void list_refresh(const State& s, List& out) {
  const Turn& t = s.turn;
  out.push(Action::of(ActionKind::end));
  if (t.power == 0) return;
  const Turnable targets = turnable(s);
  const auto push = [&](u32 base, u32 set) {
    for (u32 todo = set; todo != 0; todo &= todo - 1) {
      const u32 id = base + lowest_bit(todo);
      if (id >= t.last) out.push(Action::of(ActionKind::turn, id));
    }
  };
  push(kCitySource, targets.cities);
  push(kCathedralSource, targets.cathedrals);
  push(kDeedSource, targets.deeds);
  if (t.power >= 2) push(kAllianceSource, targets.alliances);
}

template <class Sink>
CONDOTTA_FN void turn_token(State& s, Source id, Sink& emit) {
  Player& p = mover(s);
  const u8 florins = count(source_symbols(s, s.to_move, id), Symbol::florin);
  bool was_available = false;
  if (id < kCathedralSource) {
    was_available = bit(p.cities_available, id - u32{kCitySource});
    p.cities_available |= 1U << (id - kCitySource);
  } else if (id < kDeedSource) {
    was_available = bit(p.cathedrals_available, id - u32{kCathedralSource});
    p.cathedrals_available |= 1U << (id - kCathedralSource);
  } else if (id < kAllianceSource) {
    was_available = bit(p.deeds_available, id - u32{kDeedSource});
    p.deeds_available = static_cast<u8>(p.deeds_available | 1U << (id - kDeedSource));
  } else {
    s.ready = static_cast<u8>(s.ready | 1U << (id - kAllianceSource));
  }
  if (was_available) gain_florins(s, s.to_move, florins, id, emit);
  s.turn.power = static_cast<u8>(s.turn.power - (id >= kAllianceSource ? 2 : 1));
  s.turn.last = static_cast<Source>(id + 1U);
  emit(Event{.kind = EventKind::token_turned, .seat = s.to_move, .what = id});
}

template <class List>
CONDOTTA_FN void list_trade(const State& s, List& out) {
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
  if (!is_enough(out)) list_uses(s, all_of(Symbol::ship), nullptr, out);
}

template <class Sink>
CONDOTTA_FN void trade_with(State& s, Action a, Sink& emit) {
  const u8 ships = use_source(s, a.source(), Symbol::ship, emit);
  s.turn.pool = 0;
  s.turn.acted = 1;
  s.turn.last = static_cast<Source>(a.source() + 1U);
  gain_florins(s, s.to_move, u32{ships} * kFlorinsForShip, kNone, emit);
}

}  // namespace condotta::virtu
