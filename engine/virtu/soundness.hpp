// Whether a state breaks a rule: an executable invariant, and the gate for positions from outside.
#pragma once
#include "engine/virtu/turn_soundness.hpp"

namespace condotta::virtu {

// V1.1, V1.6: who plays what, in which order.
CONDOTTA_FN bool is_order(const State& s, const Seat (&order)[kMaxPlayers]) {
  u32 seen = 0;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (i >= s.options.players) {
      if (order[i] != Seat::none) return false;
    } else if (index(order[i]) >= s.options.players) {
      return false;
    } else {
      seen |= 1U << index(order[i]);
    }
  }
  return seen == all_seats(s.options.players);
}
CONDOTTA_FN Problem seat_problem(const State& s) {
  u32 colours = 0;
  for (u8 i = 0; i < s.options.players; ++i) {
    const Colour colour = s.players[i].colour;
    if (number(colour) >= kColours) return Problem::colours;
    if (s.options.colours_chosen() && s.options.colours[i] != colour) return Problem::colours;
    colours |= 1U << number(colour);
  }
  if (colours != s.options.colours_in_play()) return Problem::colours;
  if (!is_order(s, s.order) || !is_order(s, s.track)) return Problem::order;
  if (s.phase > Phase::over || s.last_year > 1) return Problem::phase;
  if (s.year == 0 || (s.options.years != 0 && s.year > s.options.years)) return Problem::year;
  const bool over = s.phase == Phase::over;
  if (over != (s.to_move == Seat::none)) return Problem::turn;
  if (!over && index(s.to_move) >= s.options.players) return Problem::turn;
  if (over != (s.winners != 0) || (s.winners & ~all_seats(s.options.players)) != 0) {
    return Problem::outcome;
  }
  for (const u8 spare : s.spare) {
    if (spare != 0) return Problem::turn;
  }
  return Problem::none;
}

// V3: what may lie where in one palace.
CONDOTTA_FN Problem palace_problem(const State& s, Seat who) {
  const Player& p = player(s, who);
  for (const Room& room : p.rooms) {
    if (room.action == Card::none && room.under != Card::none) return Problem::palace;
    if (room.action != Card::none && number(room.action) >= kCards) return Problem::palace;
    if (room.under != Card::none && number(room.under) >= kCards) return Problem::palace;
    if (room.action != Card::none && card_action(room.action) == RoomAction::none) {
      return Problem::palace;
    }
  }
  for (u32 i = 0; i < kMaxPlaces; ++i) {
    if (p.courtiers[i] == Card::none) continue;
    if (i >= kPlaces || number(p.courtiers[i]) >= kCards) return Problem::palace;
  }
  if ((p.available & ~u32{filled_places(p)}) != 0) return Problem::palace;
  const bool evicted = s.phase == Phase::evict && s.to_move == who;
  if (overcrowded(p) != evicted) return Problem::places;
  for (u32 i = 0; i < kNobles; ++i) {
    if (count_in_palace(p, static_cast<Card>(i)) > noble_limit(i)) return Problem::cards;
  }
  const bool placed = s.phase != Phase::setup || who < s.to_move;
  if ((p.family >> kFamilySize) != 0 || (placed && p.family != 0)) return Problem::cards;
  for (u32 i = kNobles; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    const u32 found = count_in_palace(p, card);
    if (found == 0) continue;
    const bool family = card >= family_card(p.colour, 0) && card <= family_card(p.colour, 2);
    const u32 which = i - number(family_card(p.colour, 0));
    const bool owned =
        family ? !bit(p.family, which) : card == Card::machiavelli && has(p, Bonus::machiavelli);
    if (found > 1 || !owned) return Problem::cards;
  }
  return Problem::none;
}

// V1.4: all nobles, titles and the like are somewhere, and no more of them than there are.
CONDOTTA_FN Problem supply_problem(const State& s) {
  const bool lodging = s.phase == Phase::lodge;
  for (u32 i = 0; i < kDeedItem; ++i) {
    if (i >= kNobles) {
      if (s.nobles[i] != 0) return Problem::supply;
      continue;
    }
    u32 all = s.nobles[i] + (lodging && number(s.turn.placing) == i ? 1U : 0U);
    for (const Player& p : s.players) all += count_in_palace(p, static_cast<Card>(i));
    if (all != noble_copies(i)) return Problem::supply;
  }
  for (u32 d = 0; d < kCathedralItem - kDeedItem; ++d) {
    if (d >= kDeeds) {
      if (s.deeds[d] != 0) return Problem::supply;
      continue;
    }
    if (static_cast<Deed>(d) == Deed::artillery) continue;
    u32 all = s.deeds[d];
    for (const Player& p : s.players) all += bit(p.deeds, d) ? 1U : 0U;
    if (all != deed_copies(static_cast<Deed>(d))) return Problem::supply;
  }
  u32 indulgences = s.indulgences_left;
  for (const Player& p : s.players) indulgences += count_bits(p.indulgences);
  if (indulgences != kIndulgences) return Problem::indulgences;
  if (u32{s.cathedrals_left} + size(s.cathedrals) != kCathedralCopies) return Problem::supply;
  return (s.cathedrals & ~controlled(s)) != 0 ? Problem::cities : Problem::none;
}

// Tokens, titles, trophies and bonuses of one player.
CONDOTTA_FN Problem domain_problem(const State& s, Seat who) {
  const Player& p = player(s, who);
  if ((p.cities & ~open_cities(s.options.players)) != 0) return Problem::cities;
  if ((p.cities_available & ~p.cities) != 0) return Problem::cities;
  if ((p.cathedrals_available & ~(p.cities & s.cathedrals)) != 0) return Problem::cities;
  for (CitySet todo = s.cathedrals & p.cities; todo != 0; todo &= todo - 1) {
    if (base_strength(first_of(todo)) < kCathedralStrength) return Problem::cities;
  }
  if ((p.deeds >> kDeeds) != 0 || (p.deeds_available & ~u32{p.deeds}) != 0) return Problem::deeds;
  for (u32 todo = p.deeds; todo != 0; todo &= todo - 1) {
    if ((deed_excludes(static_cast<Deed>(lowest_bit(todo))) & p.deeds) != 0) return Problem::deeds;
  }
  if (has(p, Deed::artillery) != has(p, Bonus::artillery)) return Problem::deeds;
  if ((p.bonuses >> kBonuses) != 0 || p.steps > kPatronageEnd) return Problem::bonuses;
  if (bit(p.trophies, number(p.colour)) || (p.trophies & ~s.options.colours_in_play()) != 0) {
    return Problem::trophies;
  }
  u32 due = (p.steps >= 2 ? 1U : 0U) + (p.steps >= 4 ? 1U : 0U);
  if (s.phase == Phase::choose && s.to_move == who) --due;
  const u32 creators = count_bits(p.bonuses & kCreators);
  if (count_bits(p.bonuses) != due || creators > 1 || due - creators > 1) return Problem::bonuses;
  return Problem::none;
}

CONDOTTA_FN Problem piece_problem(const State& s, Seat who) {
  const Player& p = player(s, who);
  const bool lifted = s.phase == Phase::lifted && s.to_move == who;
  if (p.agents + u32{agents_on_map(s, who)} + (lifted ? 1U : 0U) > kAgentsEach) {
    return Problem::agents;
  }
  if ((p.indulgences >> kRooms) != 0 || p.asked > 1) return Problem::indulgences;
  const bool placed = s.year > 1 || s.phase > Phase::enter;
  if (p.marker != kNone ? p.marker >= kRooms || s.phase == Phase::setup
                        : placed && who == s.to_move && s.phase != Phase::evict) {
    return Problem::marker;
  }
  if (troops_on_map(p) > kTroopsEach) return Problem::troops;
  for (u8 c = 0; c < kCityArray; ++c) {
    if (p.troops[c] == 0 && p.retreating[c] == 0) continue;
    if (c >= kCities || !contains(open_cities(s.options.players), city(c))) return Problem::troops;
    const bool besieging = p.troops[c] != 0 && !contains(p.cities, city(c));
    if (besieging && !may_besiege(s)) return Problem::troops;
    if (p.retreating[c] != 0 && (!may_retreat(s) || contains(p.cities, city(c)))) {
      return Problem::troops;
    }
  }
  return p.spare != 0 || p.spare_too != 0 ? Problem::turn : Problem::none;
}

CONDOTTA_FN Problem shared_problem(const State& s) {
  u32 bonuses = s.bonuses_left;
  CitySet cities = 0;
  for (const Player& p : s.players) {
    if ((bonuses & p.bonuses) != 0) return Problem::bonuses;
    if ((cities & p.cities) != 0) return Problem::cities;
    bonuses |= p.bonuses;
    cities |= p.cities;
  }
  if (bonuses != (1U << kBonuses) - 1U) return Problem::bonuses;
  for (u8 a = 0; a < kAlliances; ++a) {
    const bool held = s.holders[a] != Seat::none;
    if (held && index(s.holders[a]) >= s.options.players) return Problem::alliances;
    if (!held && bit(s.ready, a)) return Problem::alliances;
  }
  if ((s.ready >> kAlliances) != 0) return Problem::alliances;
  for (u8 spot = 0; spot < kSpotArray; ++spot) {
    if (s.agents[spot] == Seat::none) continue;
    if (spot >= kSpots || index(s.agents[spot]) >= s.options.players) return Problem::agents;
    if (spot < kRoomSpot && !contains(open_cities(s.options.players), city(spot))) {
      return Problem::agents;
    }
    const bool room = spot >= kRoomSpot && spot < kAllianceSpot;
    if (room && (spot - kRoomSpot) / kRooms >= s.options.players) return Problem::agents;
  }
  return Problem::none;
}

CONDOTTA_FN bool is_empty_player(const Player& p) {
  u32 anything = p.cities | p.cities_available | p.cathedrals_available | p.florins | p.bonuses |
                 p.available | p.indulgences | p.deeds | p.deeds_available | p.steps | p.agents |
                 p.trophies | p.war_tokens | p.asked | p.spare | p.family | p.spare_too;
  for (u8 c = 0; c < kCityArray; ++c) anything |= u32{p.troops[c]} | p.retreating[c];
  for (Position at = 0; at < kPositions; ++at) anything |= card_at(p, at) != Card::none ? 1U : 0U;
  return anything == 0 && p.marker == kNone && p.colour == Colour::none;
}

CONDOTTA_FN Problem problem_of(const State& s) {
  if (!s.options.playable()) return Problem::options;
  if (const Problem p = seat_problem(s); p != Problem::none) return p;
  if (const Problem p = shared_problem(s); p != Problem::none) return p;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (i >= s.options.players) {
      if (!is_empty_player(s.players[i])) return Problem::colours;
      continue;
    }
    if (const Problem p = palace_problem(s, seat(i)); p != Problem::none) return p;
    if (const Problem p = domain_problem(s, seat(i)); p != Problem::none) return p;
    if (const Problem p = piece_problem(s, seat(i)); p != Problem::none) return p;
  }
  if (const Problem p = supply_problem(s); p != Problem::none) return p;
  return turn_problem(s);
}

}  // namespace condotta::virtu
