// What a seat can pay with, and whether a price can be paid (V2.3, V4.4).
#pragma once
#include "engine/core/fixed_vec.hpp"
#include "engine/virtu/palace.hpp"

namespace condotta::virtu {

struct Usable {
  Symbols gives;
  Source id;
};

// The sources open to the seat to move, and the symbols it has at hand: those of this payment that
// are left over, and the treasury.
struct Purse {
  FixedVec<Usable, kSources> sources;
  Symbols have;
  Symbols total;  // with all that each source could give
};

inline constexpr u32 kManyFlorins = 40;      // more than any price; keeps a byte from running over
inline constexpr u8 kIndulgenceFlorins = 3;  // V4.5

CONDOTTA_FN bool is_action(Phase phase) { return phase >= Phase::govern && phase <= Phase::lifted; }

// V6.6: which alliances pay for what is decided in a phase.
CONDOTTA_FN bool alliance_pays(Phase phase, Alliance a) {
  switch (a) {
    case Alliance::hre:
      return is_action(phase) || phase == Phase::move || phase == Phase::buy ||
             phase == Phase::ally;
    case Alliance::ottoman:
      return phase == Phase::diplomacy || phase == Phase::war || phase == Phase::trade ||
             phase == Phase::withdraw;
    default:
      return false;  // France helps in battle only
  }
}
// V4.5: not while the marker moves, nor for a withdrawal.
CONDOTTA_FN bool indulgence_pays(Phase phase) {
  return phase != Phase::move && phase != Phase::withdraw;
}

// War symbols pay for nothing: they are mustered or declared.
CONDOTTA_FN void add_source(Purse& purse, u32 id, Symbols gives) {
  const Symbols useful = gives & ~all_of(Symbol::war);
  if (useful == 0) return;
  purse.sources.push({useful, static_cast<Source>(id)});
  purse.total += useful;
}

CONDOTTA_FN Symbols room_card_symbols(const Player& p, Source which) {
  const Room& room = p.rooms[p.marker];
  const Card card = which == kActionCard ? room.action : room.under;
  return card == Card::none ? 0 : card_symbols(card);
}

// The courtier places among the sources from this one on.
CONDOTTA_FN u8 places_from(Source first) {
  if (first <= kCourtierSource) return kAllPlaces;
  if (first >= kCitySource) return 0;
  return static_cast<u8>(kAllPlaces & ~((1U << (first - kCourtierSource)) - 1U));
}

// For what is decided in `phase`.
CONDOTTA_FN void open_purse(const State& s, Phase phase, Purse& purse) {
  const Player& p = mover(s);
  const Turn& t = s.turn;
  purse.have = t.pool + some(Symbol::florin, p.florins < kManyFlorins ? p.florins : kManyFlorins);
  purse.total = purse.have;
  if (is_action(phase)) {
    if (!bit(t.room_cards, 0)) add_source(purse, kActionCard, room_card_symbols(p, kActionCard));
    if (!bit(t.room_cards, 1)) add_source(purse, kImprovement, room_card_symbols(p, kImprovement));
  }
  for (u32 todo = p.available & ~u32{t.fresh_places}; todo != 0; todo &= todo - 1) {
    const u32 place = lowest_bit(todo);
    const Symbols gives = card_symbols(p.courtiers[place]);
    const bool paid = bit(t.arrow_paid, place);
    add_source(purse, kCourtierSource + place, paid ? gives & ~all_of(Symbol::arrow) : gives);
  }
  for (CitySet todo = p.cities_available; todo != 0; todo &= todo - 1) {
    add_source(purse, kCitySource + lowest_bit(todo), city_symbols(first_of(todo)));
  }
  for (CitySet todo = p.cathedrals_available; todo != 0; todo &= todo - 1) {
    add_source(purse, kCathedralSource + lowest_bit(todo), kCathedralSymbols);
  }
  for (u32 todo = p.deeds_available & ~u32{t.fresh_deeds}; todo != 0; todo &= todo - 1) {
    const u32 deed = lowest_bit(todo);
    add_source(purse, kDeedSource + deed, deed_symbols(static_cast<Deed>(deed)));
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    const Alliance alliance = static_cast<Alliance>(a);
    if (alliance_pays(phase, alliance) && alliance_works(s, s.to_move, alliance)) {
      add_source(purse, kAllianceSource + a, alliance_symbols(alliance));
    }
  }
  if (indulgence_pays(phase) && can_ask(s, s.to_move)) {
    add_source(purse, kIndulgenceSource,
               some(Symbol::florin, kIndulgenceFlorins) + some(Symbol::crown));
  }
}

// At most so many symbols of one kind.
CONDOTTA_FN u32 most_of(const Purse& purse, Symbol kind) { return count(purse.total, kind); }

CONDOTTA_FN bool settles(Symbols have, Symbols owed, u8 either) {
  if (!covers(have, owed)) return false;
  const Symbols rest = have - owed;
  return u32{count(rest, Symbol::crown)} + count(rest, Symbol::cross) >= either;
}

// All bits of each kind of which there is something.
CONDOTTA_FN Symbols kinds_in(Symbols of) {
  const Symbols any = ((of & ~kTopBits) + ~kTopBits) & kTopBits;
  return (any >> 7U) * 0xFFU;
}

// Where some sources give several of the kinds that are owed.
CONDOTTA_RARE CONDOTTA_FN bool can_divide(const Purse& purse, Symbols owed, u8 either,
                                          Symbols wanted) {
  Symbols have = purse.have & wanted;
  FixedVec<Symbols, kSources> open;
  for (const Usable& one : purse.sources) {
    const Symbols useful = one.gives & wanted;
    if (useful == 0) continue;
    if (single_kind(useful)) {
      have += useful;
    } else {
      open.push(useful);
    }
  }
  if (settles(have, owed, either)) return true;
  if (open.empty()) return false;
  // Depth first: kind[i] is the byte that source i gives in the present attempt.
  u8 kind[kSources] = {};
  u32 depth = 0;
  while (true) {
    while (kind[depth] < 8 && (open[depth] >> (8U * kind[depth]) & 0xFFU) == 0) ++kind[depth];
    if (kind[depth] == 8) {
      if (depth == 0) return false;
      --depth;
      have -= open[depth] & Symbols{0xFF} << (8U * kind[depth]);
      ++kind[depth];
      continue;
    }
    have += open[depth] & Symbols{0xFF} << (8U * kind[depth]);
    if (settles(have, owed, either)) return true;
    if (depth + 1 == open.count) {
      have -= open[depth] & Symbols{0xFF} << (8U * kind[depth]);
      ++kind[depth];
    } else {
      kind[++depth] = 0;
    }
  }
}

// Whether each source can be given one kind so that all is paid. Most prices are of one kind, or
// within reach of the treasury, or out of reach; only the others need a closer look.
CONDOTTA_FN bool can_pay(const Purse& purse, Symbols owed, u8 either) {
  if (!settles(purse.total, owed, either)) return false;
  const Symbols wanted = kinds_in(owed) | (either != 0 ? kCrownsAndCrosses : 0);
  if (wanted == 0 || single_kind(wanted)) return true;
  return settles(purse.have, owed, either) || can_divide(purse, owed, either, wanted);
}

}  // namespace condotta::virtu
