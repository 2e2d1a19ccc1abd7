// What patronage bonuses bring beside prestige, symbols, places and sieges that go on, which are
// counted elsewhere.
#pragma once
#include "bots/virtu/prices.hpp"

namespace condotta::bots::virtu {

// The crowns that a patron need not pay for a step of patronage (Michelangelo).
u32 free_crowns(const House& p);

// In prestige, for who has so many years to come.
float worth_of_bonuses(const House& p, float years, const Prices& prices);

}  // namespace condotta::bots::virtu
