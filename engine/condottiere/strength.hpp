// What battle lines are worth (C4).
#pragma once
#include "engine/condottiere/state.hpp"
#include "engine/core/bits.hpp"

namespace condotta::condottiere {

// What the seasons and the mercenaries in play mean for every line.
struct Weather {
  bool winter;
  bool spring;
  Card highest;  // mercenary in play by printed value (C4.3, C4.6); none: there is none
};

// Of so many lines, one for each player.
CONDOTTA_FN Weather weather_over(const Cards* lines, u8 players) {
  u64 low = 0, high = 0;
  for (u8 i = 0; i < players; ++i) {
    low |= lines[i].half[0];
    high |= lines[i].half[1];
  }
  const Cards any{{low, high}};
  const u32 present = any.kinds() & kMercenaries;
  return {any.has(Card::winter), any.has(Card::spring),
          present == 0 ? Card::none : card(highest_bit(present))};
}
// Face-up cards only (D5).
CONDOTTA_FN Weather weather(const Table& t) { return weather_over(t.lines, t.options.players); }

CONDOTTA_FN u32 mercenaries(const Cards& line) {
  return static_cast<u8>((line.half[0] & Cards::kMercenaryLanes) * Cards::kOnes >> 56U);
}
CONDOTTA_FN u32 printed_total(const Cards& line) {
  u32 sum = 0;
  for (u8 k = 0; k < kMercenaryKinds; ++k) sum += line.count(card(k)) * printed_strength(card(k));
  return sum;
}

// C4.10.
CONDOTTA_FN u16 strength(const Cards& line, const Weather& now) {
  if (line.empty()) return 0;
  u32 sum = now.winter ? mercenaries(line) : printed_total(line);
  if (line.has(Card::drummer)) sum *= 2;
  if (now.spring && now.highest != Card::none) sum += 3U * line.count(now.highest);
  sum += line.count(Card::courtesan);
  sum += line.count(Card::heroine) * 10U;
  return static_cast<u16>(sum);
}

CONDOTTA_FN u16 strength_of(const Table& t, Seat who) {
  return strength(t.lines[index(who)], weather(t));
}

}  // namespace condotta::condottiere
