// What a single card counts for in its line (C4.1 to C4.5): the sum over a line is its strength.
#pragma once
#include "engine/condottiere/state.hpp"
#include "engine/condottiere/strength.hpp"

namespace condotta::condottiere {

struct Part {
  u16 value;
  // Which rules made it another value than the printed one.
  bool winter;   // C4.1
  bool drummer;  // C4.2
  bool spring;   // C4.3
};

// For a card of the line.
CONDOTTA_FN Part part_of(Card c, const Cards& line, const Weather& now) {
  Part part{printed_strength(c), false, false, false};
  if (!is_mercenary(c)) return part;
  part.winter = now.winter && printed_strength(c) != 1;
  part.drummer = line.has(Card::drummer);
  part.spring = now.spring && now.highest == c;
  const u32 plain = now.winter ? 1U : printed_strength(c);
  part.value = static_cast<u16>(plain * (part.drummer ? 2U : 1U) + (part.spring ? 3U : 0U));
  return part;
}

}  // namespace condotta::condottiere
