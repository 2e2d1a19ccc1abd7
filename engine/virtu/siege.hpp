// The end of spring: battles in the plain and sieges (V5.1 to V5.6).
#pragma once
#include "engine/virtu/cities.hpp"
#include "engine/virtu/movement.hpp"
#include "engine/virtu/payment.hpp"

namespace condotta::virtu {

inline constexpr u8 kCostlyDefence = 3;  // V5.5

CONDOTTA_FN CitySet besieged_by(const Player& p) {
  CitySet found = 0;
  for (u32 c = 0; c < kCities; ++c) {
    found |= static_cast<u32>(p.troops[c] != 0) << c;
  }
  return found & ~p.cities;
}

CONDOTTA_FN u32 side_of(const State& s, Seat who) { return who == s.turn.attacker ? 0U : 1U; }

template <class Sink>
CONDOTTA_FN void lose_troops(State& s, Seat who, City c, u32 lost, Sink& emit) {
  if (lost == 0) return;
  u8& there = player(s, who).troops[number(c)];
  const u32 gone = lost < there ? lost : there;
  there = static_cast<u8>(there - gone);
  emit(Event{.kind = EventKind::troops_lost,
             .seat = who,
             .what = number(c),
             .count = static_cast<u16>(gone)});
}
// V5.7: what is left of the army neither fights nor defends until it withdraws.
CONDOTTA_FN void send_back(State& s, Seat who, City c) {
  Player& p = player(s, who);
  p.retreating[number(c)] = static_cast<u8>(p.retreating[number(c)] + p.troops[number(c)]);
  p.troops[number(c)] = 0;
}

template <class Sink>
CONDOTTA_FN void begin_declaring(State& s, Seat attacker, Seat defender, bool plain, Sink& emit) {
  Turn& t = s.turn;
  t.attacker = attacker;
  t.defender = defender;
  t.plain = plain ? 1 : 0;
  t.bonus[0] = t.bonus[1] = 0;
  t.specials[0] = t.specials[1] = 0;
  t.passes = 0;
  s.to_move = attacker;
  s.phase = Phase::declare;
  emit(Event{.kind = plain ? EventKind::plain_began : EventKind::siege_began,
             .seat = attacker,
             .what = defender == Seat::none ? kNone : index(defender),
             .where = number(t.city)});
}

// V5.1: the next player with a siege, in turn order; false: there is none.
CONDOTTA_FN bool next_siege(State& s) {
  for (; s.turn.place < s.options.players; ++s.turn.place) {
    const Seat who = s.order[s.turn.place];
    if (besieged_by(player(s, who)) == 0) continue;
    clear_turn(s);
    s.to_move = who;
    s.phase = Phase::sieges;
    return true;
  }
  return false;
}

// V5.2: who comes next at the contested city; false: nobody is left there.
template <class Sink>
CONDOTTA_FN bool next_fight(State& s, Sink& emit) {
  const City c = s.turn.city;
  Seat first = Seat::none, second = Seat::none;
  for (u8 i = 0; i < s.options.players; ++i) {
    const Seat who = s.order[i];
    if (player(s, who).troops[number(c)] == 0 || contains(player(s, who).cities, c)) continue;
    if (first == Seat::none) {
      first = who;
    } else if (second == Seat::none) {
      second = who;
    }
  }
  if (first == Seat::none) return false;
  if (second != Seat::none) {
    begin_declaring(s, first, second, true, emit);
  } else if (contains(s.turn.fought, first)) {
    s.to_move = first;
    s.phase = Phase::press;
  } else {
    begin_declaring(s, first, owner_of(s, c), false, emit);
  }
  return true;
}

// Leonardo and Bastions serve once in a siege: their bits in Turn::specials.
CONDOTTA_FN u32 special_bit(Bonus bonus) { return bonus_siege(bonus) != 0 ? 0U : 1U; }

// V5.4: how much a source adds to one side, and what that costs; 0: it cannot be declared.
struct Strength {
  u8 adds;
  u8 florins;
};
CONDOTTA_FN Strength special_strength(const State& s, Seat who, Bonus bonus) {
  const bool attacks = who == s.turn.attacker;
  if (s.turn.plain != 0 || !has(player(s, who), bonus) ||
      bit(s.turn.specials[side_of(s, who)], special_bit(bonus))) {
    return {0, 0};
  }
  if (bonus_siege(bonus) != 0) return {bonus_siege(bonus), bonus_siege_cost(bonus)};
  return {attacks ? u8{0} : bonus_defence(bonus), 0};
}
CONDOTTA_FN Strength strength_of(const State& s, Seat who, Source source) {
  const Player& p = player(s, who);
  if (source < kCourtierSource) return {0, 0};
  if (source < kCitySource) {
    const Card card = p.courtiers[source - kCourtierSource];
    if (!bit(p.available, source - u32{kCourtierSource})) return {0, 0};
    return {count(card_symbols(card), Symbol::war), card_war_cost(card)};
  }
  if (source < kCathedralSource) {
    const City c = city(source - u32{kCitySource});
    if (!contains(p.cities_available, c)) return {0, 0};
    return {count(city_symbols(c), Symbol::war), city_war_cost(c)};
  }
  if (source < kDeedSource) {
    if (!bit(p.cathedrals_available, source - u32{kCathedralSource})) return {0, 0};
    return {count(kCathedralSymbols, Symbol::war), kCathedralWarCost};
  }
  if (source < kAllianceSource) {
    const Deed deed = static_cast<Deed>(source - kDeedSource);
    if (!bit(p.deeds_available, number(deed))) return {0, 0};
    return {count(deed_symbols(deed), Symbol::war), deed_war_cost(deed)};
  }
  if (source < kIndulgenceSource) {
    const Alliance a = static_cast<Alliance>(source - kAllianceSource);
    if (a != Alliance::france || !alliance_works(s, who, a)) return {0, 0};
    return {count(alliance_symbols(a), Symbol::war), 0};
  }
  if (source == kWarTokenSource) {
    const bool may = who == s.turn.attacker || s.turn.plain != 0;
    return {may && p.war_tokens != 0 ? u8{1} : u8{0}, 0};
  }
  if (source < kBonusSource) return {0, 0};
  return special_strength(s, who, static_cast<Bonus>(source - kBonusSource));
}

template <class List>
CONDOTTA_FN void list_declarations(const State& s, List& out) {
  const Seat me = s.to_move;
  const Player& p = mover(s);
  out.push(Action::of(ActionKind::pass));
  Purse purse;
  purse.have = 0;
  bool counted = false;
  u32 florins = 0;
  const auto consider = [&](u32 id) {
    const Strength gain = strength_of(s, me, static_cast<Source>(id));
    if (gain.adds == 0) return;
    if (gain.florins > p.florins) {
      if (!counted) {
        open_purse(s, Phase::declare, purse);
        florins = most_of(purse, Symbol::florin);
        counted = true;
      }
      u32 own = 0;  // it cannot pay for itself
      for (const Usable& one : purse.sources) {
        if (one.id == id) own = count(one.gives, Symbol::florin);
      }
      if (gain.florins > florins - own) return;
    }
    out.push(Action::of(ActionKind::declare, id));
  };
  for (u32 todo = p.available; todo != 0; todo &= todo - 1) {
    if (!same_as_earlier(p, lowest_bit(todo), p.available)) {
      consider(kCourtierSource + lowest_bit(todo));
    }
  }
  for (CitySet todo = p.cities_available; todo != 0; todo &= todo - 1) {
    consider(kCitySource + lowest_bit(todo));
  }
  for (CitySet todo = p.cathedrals_available; todo != 0; todo &= todo - 1) {
    consider(kCathedralSource + lowest_bit(todo));
  }
  for (u32 todo = p.deeds_available; todo != 0; todo &= todo - 1) {
    consider(kDeedSource + lowest_bit(todo));
  }
  consider(kAllianceSource + number(Alliance::france));
  consider(kWarTokenSource);
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) consider(kBonusSource + lowest_bit(todo));
}

// The source is spent before it is paid for, so that it cannot give florins besides.
template <class Sink>
CONDOTTA_FN void begin_declaration(State& s, Action a, Sink& emit) {
  const Source source = a.value();
  const Strength gain = strength_of(s, s.to_move, source);
  const u32 side = side_of(s, s.to_move);
  if (source == kWarTokenSource) {
    --mover(s).war_tokens;
  } else if (source >= kBonusSource) {
    const Bonus bonus = static_cast<Bonus>(source - kBonusSource);
    s.turn.specials[side] = static_cast<u8>(s.turn.specials[side] | 1U << special_bit(bonus));
  } else {
    spend_source(s, s.to_move, source, emit);
  }
  s.turn.bonus[side] = static_cast<u8>(s.turn.bonus[side] + gain.adds);
  emit(Event{.kind = EventKind::bonus_declared,
             .seat = s.to_move,
             .what = source,
             .count = gain.adds,
             .card = card_behind(mover(s), source)});
  owe(s, a, some(Symbol::florin, gain.florins));
}

CONDOTTA_FN void next_declarer(State& s) {
  if (s.turn.defender == Seat::none) return;
  s.to_move = s.to_move == s.turn.attacker ? s.turn.defender : s.turn.attacker;
}

}  // namespace condotta::virtu
