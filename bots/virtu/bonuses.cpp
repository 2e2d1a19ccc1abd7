#include "bots/virtu/bonuses.hpp"

#include <algorithm>

namespace condotta::bots::virtu {

u32 free_crowns(const House& p) {
  u32 crowns = 0;
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    crowns += bonus_crowns(static_cast<Bonus>(lowest_bit(todo)));
  }
  return crowns;
}

float worth_of_bonuses(const House& p, float years, const Prices& prices) {
  if (p.bonuses == 0) return 0;
  // Michelangelo: one step of patronage a year at most (V4.8), and not every year.
  const float steps = std::min(static_cast<float>(kPatronageEnd - p.steps), years);
  float sum = 0.36F * steps * prices.symbol[1] * static_cast<float>(free_crowns(p));
  for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
    const auto bonus = static_cast<Bonus>(lowest_bit(todo));
    // Leonardo is like a troop more in every siege, Bastions like half of its strength: only who is
    // besieged has it.
    sum += prices.troop * (static_cast<float>(bonus_siege(bonus)) +
                           0.5F * static_cast<float>(bonus_defence(bonus)));
    // The Prince: no agent comes in any more, which spares half of a closed room.
    if (bonus_bars_agents(bonus) != 0) sum += 0.5F * prices.closed_room;
  }
  return sum;
}

}  // namespace condotta::bots::virtu
