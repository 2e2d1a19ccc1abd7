// Strengths of armies, and what both sides could still add to them (V5.3, V5.4).
#pragma once
#include "bots/virtu/style.hpp"

namespace condotta::bots::virtu {

// What a seat could declare in a siege, as far as its florins reach.
inline u32 bonus_within_reach(const State& s, Seat who, bool attacks) {
  const House& p = player(s, who);
  u32 florins = p.florins, sum = 0;
  const auto take = [&](u32 adds, u32 cost) {
    if (adds == 0 || cost > florins) return;
    florins -= cost;
    sum += adds;
  };
  if (attacks) sum += p.war_tokens;
  if (alliance_works(s, who, Alliance::france)) {
    sum += count(alliance_symbols(Alliance::france), Symbol::war);
  }
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    const Bonus bonus = static_cast<Bonus>(lowest_bit(todo));
    if (bonus_siege(bonus) != 0) {
      take(bonus_siege(bonus), bonus_siege_cost(bonus));
    } else if (!attacks) {
      sum += bonus_defence(bonus);
    }
  }
  for (u32 todo = p.deeds_available; todo != 0; todo &= todo - 1) {
    const Deed deed = static_cast<Deed>(lowest_bit(todo));
    take(count(deed_symbols(deed), Symbol::war), deed_war_cost(deed));
  }
  for (u32 todo = p.available; todo != 0; todo &= todo - 1) {
    const Card card = p.courtiers[lowest_bit(todo)];
    take(count(card_symbols(card), Symbol::war), card_war_cost(card));
  }
  for (CitySet todo = p.cities_available; todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    take(count(city_symbols(c), Symbol::war), city_war_cost(c));
  }
  return sum;
}

// What stands against a seat at a city, without bonuses.
inline u32 defence_of(const State& s, City c, Seat attacker, Seat owner) {
  const u32 guards = owner == Seat::none ? 0U : player(s, owner).troops[number(c)];
  return strength_against(s, c, attacker, owner == Seat::none) + guards;
}

// The chance that so many troops take the city.
inline float storming_chance(const State& s, City c, Seat attacker, Seat owner, u32 troops,
                             u32 bonus) {
  const u32 attack = troops + bonus;
  const u32 defence = defence_of(s, c, attacker, owner);
  if (attack <= defence) return 0;
  const u32 more = owner == Seat::none ? 0U : bonus_within_reach(s, owner, false);
  return attack > defence + more ? 0.95F : 0.35F;
}

}  // namespace condotta::bots::virtu
