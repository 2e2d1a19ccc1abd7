// Whether what a seat is in the middle of can be.
#pragma once
#include "engine/virtu/play.hpp"

namespace condotta::virtu {

// What is wrong with a state, by the part of it.
enum class Problem : u8 {
  none,
  options,
  colours,
  order,
  phase,
  year,
  turn,
  outcome,
  palace,
  places,
  cards,
  supply,
  indulgences,
  cities,
  deeds,
  bonuses,
  trophies,
  agents,
  marker,
  troops,
  alliances,
  payment,
  battle,
};

// Where the year is, also while something is paid or lodged.
CONDOTTA_FN Phase part_of_year(const State& s) {
  return s.phase == Phase::pay || s.phase == Phase::lodge ? s.turn.back : s.phase;
}
CONDOTTA_FN bool in_siege_phase(Phase phase) {
  return phase >= Phase::sieges && phase <= Phase::withdraw;
}
CONDOTTA_FN bool in_winter(Phase phase) { return phase >= Phase::upkeep && phase <= Phase::ally; }
// V4.11: besiegers stand before cities from the first War of spring to the end of the sieges.
CONDOTTA_FN bool may_besiege(const State& s) {
  const Phase part = part_of_year(s);
  return part != Phase::setup && part != Phase::withdraw && !in_winter(part) && part != Phase::over;
}
CONDOTTA_FN bool may_retreat(const State& s) { return in_siege_phase(part_of_year(s)); }

CONDOTTA_FN bool in_turn_order(const State& s) {
  return s.turn.place < s.options.players && s.order[s.turn.place] == s.to_move;
}

// The action that is being paid for still makes sense.
CONDOTTA_FN bool pending_is_sound(const State& s) {
  const Turn& t = s.turn;
  const Action a = t.pending;
  const Player& p = mover(s);
  const bool city_named = a.content() < 1024 && number(a.where()) < kCities;
  switch (t.back) {
    case Phase::move:
      return a == Action::of(ActionKind::on_florins) || a == Action::of(ActionKind::on_arrow) ||
             (a.kind() == ActionKind::redeem && a.content() <= 1 && bit(p.indulgences, p.marker));
    case Phase::patronage:
      return a == Action::of(ActionKind::advance) && p.steps < kPatronageEnd;
    case Phase::diplomacy:
      return city_named && a == Action::at(ActionKind::annex, a.where()) &&
             contains(open_cities(s.options.players) & ~controlled(s) & ~kPirates, a.where());
    case Phase::war:
      if (a.kind() == ActionKind::muster) return a.content() <= 1 && bit(t.room_cards, a.content());
      if (a.kind() != ActionKind::march && a.kind() != ActionKind::sail) return false;
      if (!city_named || number(a.from()) >= kCities) return false;
      if (!contains(garrisons(p), a.from())) return false;
      return a.kind() == ActionKind::march
                 ? contains(roads_from(s.options.players, a.from()), a.where())
                 : seas_between(a.from(), a.where()) != 0 &&
                       contains(open_cities(s.options.players), a.where());
    case Phase::intrigue:
      if (a.content() >= kSpots) return false;
      if (a.kind() == ActionKind::remove) return enemy_agent(s, s.to_move, a.value());
      if (a.kind() == ActionKind::lift) return s.agents[a.value()] == s.to_move;
      return a.kind() == ActionKind::agent && p.agents != 0 &&
             (open_spots(s, kNone) >> a.value() & 1U) != 0;
    case Phase::declare:
      return a.kind() == ActionKind::declare;
    case Phase::withdraw:
      return city_named && a == Action::at(ActionKind::retreat, a.where()) &&
             contains(p.cities, a.where());
    case Phase::upkeep:
      return a.kind() == ActionKind::upkeep && a.content() <= full_upkeep(p);
    case Phase::buy: {
      if (a.kind() != ActionKind::buy) return false;
      const Item item = a.item();
      if (item == kCathedralItem) return city_named && contains(cathedral_sites(s), a.where());
      if (number(a.where()) != 0) return false;
      if (item < kNobles) return for_sale(s, item) && has_room_for_card(s);
      return item >= kDeedItem && item < kDeedItem + kDeeds &&
             for_sale(s, static_cast<Deed>(item - kDeedItem));
    }
    case Phase::hire:
      return city_named && a == Action::at(ActionKind::hire, a.where()) &&
             contains(p.cities, a.where()) && troops_on_map(p) < kTroopsEach;
    case Phase::ally:
      return a.kind() == ActionKind::ally && number(a.alliance()) < kAlliances &&
             s.holders[number(a.alliance())] != s.to_move;
    default:
      return false;
  }
}

CONDOTTA_FN Problem payment_problem(const State& s) {
  const Turn& t = s.turn;
  constexpr Symbols kHuge = 0xF0F0F0F0F0F0F0F0ULL;
  if ((t.owed & kHuge) != 0 || (t.pool & kHuge) != 0 || t.either > 9) return Problem::payment;
  if (s.phase != Phase::pay) {
    return t.owed == 0 && t.either == 0 ? Problem::none : Problem::payment;
  }
  if (!pending_is_sound(s) || t.last > kSources) return Problem::payment;
  const u8 stage = next_stage(t);
  if (stage == kNoStage || stage != t.stage) return Problem::payment;
  Probe probe;
  list_payment(s, probe);
  return probe.count == 0 ? Problem::payment : Problem::none;
}

CONDOTTA_FN Problem battle_problem(const State& s, Phase part) {
  const Turn& t = s.turn;
  const bool armed = part == Phase::declare || part == Phase::press || part == Phase::withdraw ||
                     part == Phase::evict;
  if (!armed) return Problem::none;
  if (number(t.city) >= kCities) return Problem::battle;
  const City c = t.city;
  if (part == Phase::withdraw) {
    return player(s, s.to_move).retreating[number(c)] != 0 ? Problem::none : Problem::battle;
  }
  if (part == Phase::evict) return Problem::none;
  if (!contains(open_cities(s.options.players), c)) return Problem::battle;
  if (part == Phase::press) {
    return contains(besieged_by(mover(s)), c) ? Problem::none : Problem::battle;
  }
  if (index(t.attacker) >= s.options.players || t.passes > 1 || t.plain > 1) {
    return Problem::battle;
  }
  if (!contains(besieged_by(player(s, t.attacker)), c)) return Problem::battle;
  if (t.defender != Seat::none && index(t.defender) >= s.options.players) return Problem::battle;
  if (s.to_move != t.attacker && s.to_move != t.defender) return Problem::battle;
  if (t.plain == 0) return t.defender == owner_of(s, c) ? Problem::none : Problem::battle;
  const bool army = t.defender != Seat::none && t.defender != t.attacker &&
                    contains(besieged_by(player(s, t.defender)), c);
  return army ? Problem::none : Problem::battle;
}

CONDOTTA_FN Problem turn_problem(const State& s) {
  if (s.phase == Phase::over) return Problem::none;
  const Turn& t = s.turn;
  const Phase part = part_of_year(s);
  if (t.place >= s.options.players) return Problem::turn;
  const bool out_of_order = part == Phase::setup || part == Phase::press ||
                            part == Phase::declare || part == Phase::evict;
  if (!out_of_order && !in_turn_order(s)) return Problem::turn;
  if (s.phase == Phase::setup && mover(s).family == 0) return Problem::turn;
  if (s.phase == Phase::enter && mover(s).marker != kNone) return Problem::marker;
  if (s.phase == Phase::lodge) {
    const bool mine = t.back == Phase::buy         ? number(t.placing) < kNobles
                      : t.back == Phase::patronage ? t.placing == Card::machiavelli
                                                   : false;
    if (!mine) return Problem::turn;
  } else if (t.placing != Card::none) {
    return Problem::turn;
  }
  if (s.phase == Phase::lifted
          ? t.lifted >= kSpots || s.agents[t.lifted] != Seat::none || open_spots(s, t.lifted) == 0
          : t.lifted != kNone) {
    return Problem::turn;
  }
  if (s.phase == Phase::disband && troops_on_map(mover(s)) <= t.power) return Problem::turn;
  if (s.phase != Phase::pay && t.last > kSources) return Problem::turn;
  if ((s.phase == Phase::hire || s.phase == Phase::withdraw || s.phase == Phase::disband) &&
      t.last >= kCityArray) {
    return Problem::turn;
  }
  if (t.power > 60 || t.room_cards > 3) return Problem::turn;
  if ((part == Phase::idle || is_action(part)) && mover(s).marker == kNone) return Problem::marker;
  if (const Problem p = payment_problem(s); p != Problem::none) return p;
  if (const Problem p = battle_problem(s, part); p != Problem::none) return p;
  Probe probe;
  list_legal(s, probe);
  return probe.count == 0 ? Problem::turn : Problem::none;
}

}  // namespace condotta::virtu
