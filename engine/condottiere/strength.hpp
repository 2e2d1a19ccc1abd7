// What battle lines are worth (C4).
#pragma once
#include <bit>

#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

// What the seasons and the mercenaries in play mean for every line.
struct Weather {
  bool winter;
  bool spring;
  Card highest;  // mercenary in play by printed value (C4.3, C4.6); none: there is none
};

// Face-up cards only (D5).
CONDOTTA_FN Weather weather(const Table& t) {
  u64 low = 0, high = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    low |= t.lines[i].half[0];
    high |= t.lines[i].half[1];
  }
  const Cards any{{low, high}};
  const u32 mercenaries = any.kinds() & kMercenaries;
  return {any.has(Card::winter), any.has(Card::spring),
          mercenaries == 0 ? Card::none : card(static_cast<u32>(std::bit_width(mercenaries)) - 1U)};
}

// C4.10.
CONDOTTA_FN u16 strength(const Cards& line, const Weather& now) {
  const u32 drum = line.has(Card::drummer) ? 2 : 1;
  u32 sum = 0;
  for (u8 k = 0; k < kMercenaryKinds; ++k) {
    const Card c = card(k);
    const u32 value = (now.winter ? 1U : printed_strength(c)) * drum;
    const u32 bonus = now.spring && c == now.highest ? 3U : 0U;
    sum += line.count(c) * (value + bonus);
  }
  sum += line.count(Card::courtesan);
  sum += line.count(Card::heroine) * 10U;
  return static_cast<u16>(sum);
}

CONDOTTA_FN u16 strength_of(const Table& t, Seat who) {
  return strength(t.lines[index(who)], weather(t));
}

}  // namespace condotta::condottiere
