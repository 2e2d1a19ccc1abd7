#include "bots/virtu/worth.hpp"

#include <algorithm>

#include "bots/exp.hpp"
#include "bots/virtu/bonuses.hpp"
#include "bots/virtu/prospects.hpp"
#include "bots/virtu/spots.hpp"

namespace condotta::bots::virtu {
namespace {

constexpr float kLastWinter = 0.35F;  // years

// Also while it is paid for.
bool in_winter(const State& s) {
  return in_winter(s.phase) ||
         ((s.phase == Phase::pay || s.phase == Phase::lodge) && in_winter(s.turn.back));
}
bool winter_is_over(const State& s, Seat who) {
  if (!in_winter(s)) return false;
  for (u8 i = 0; i < s.turn.place && i < s.options.players; ++i) {
    if (s.order[i] == who) return true;
  }
  return false;
}

// So many of something, of which the first count most.
float sated(float n, float plenty) { return n * plenty / (n + plenty); }

float worth_of_symbols(const Holdings& h, float now, float years, const Prices& prices) {
  float sum = 0;
  for (u32 k = 0; k < kSymbolKinds; ++k) {
    const float plenty = k == 0 ? prices.plenty_florins : prices.plenty;
    sum += prices.symbol[k] *
           (now * sated(h.now[k], plenty) + years * sated(h.yearly[k], prices.plenty_yearly));
  }
  return sum;
}

float worth_of_rooms(const State& s, Seat who, const Prices& prices) {
  const House& p = player(s, who);
  u32 seen = 0;
  float sum = 0;
  for (u32 room = 0; room < kRooms; ++room) {
    const RoomAction action = room_action(p, room);
    if (action == RoomAction::none) continue;
    sum += prices.room[number(action)] * (bit(seen, number(action)) ? 0.4F : 1.0F);
    seen |= 1U << number(action);
  }
  return sum;
}

float worth_of_closed_rooms(const State& s, Seat who, const Prices& prices) {
  float sum = prices.indulgence * static_cast<float>(count_bits(player(s, who).indulgences));
  for (u32 room = 0; room < kRooms; ++room) {
    if (enemy_agent(s, who, room_spot(who, room))) sum += prices.closed_room;
  }
  return sum;
}

float worth_of_reach(const State& s, Seat who, const Prices& prices) {
  const House& p = player(s, who);
  CitySet near = 0;
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    near |= roads_from(s.options.players, first_of(todo));
  }
  near &= open_cities(s.options.players) & ~controlled(s) & ~kPirates;
  return prices.reach * static_cast<float>(std::min(count_bits(near), 5U));
}

float worth_of_troops(const House& p, const Prices& prices) {
  const u32 troops = troops_on_map(p);
  const u32 free = std::min<u32>(troops, 2);
  return prices.troop * static_cast<float>(free) +
         prices.more_troops * static_cast<float>(troops - free);
}

}  // namespace

float years_to_end(const State& s, const Prices& prices) {
  float years = 1000;
  for (u8 i = 0; i < s.options.players; ++i) {
    const House& p = s.players[i];
    const int cities = int{kCitiesToEnd} - size(p.cities);
    const int steps = int{kPatronageEnd} - p.steps;
    years = std::min({years, prices.city_years * static_cast<float>(cities),
                      prices.step_years * static_cast<float>(steps)});
  }
  return years;
}

float years_left(const State& s, Seat who, const Prices& prices) {
  if (s.last_year != 0 || end_is_near(s)) {
    return winter_is_over(s, who) ? 0.0F : kLastWinter;
  }
  const float spent = in_winter(s) ? 0.5F : 0.0F;
  const float limit =
      s.options.years == 0 ? 30.0F : static_cast<float>(s.options.years - s.year) + 1;
  return std::max(std::min(limit, 1 + years_to_end(s, prices)) - spent, 0.5F);
}

float spread_of(float years, const Prices& prices) {
  return prices.spread * (years < 1 ? 0.5F + years : 1.0F) + prices.spread_yearly * years;
}

float worth_of(const State& s, Seat who, const Prices& prices) {
  const House& p = player(s, who);
  const Sheet sheet = sheet_of(s, who);
  const float sure = static_cast<float>(sheet.total()) + 0.02F * sheet.crowns;
  if (s.phase == Phase::over) return sure;
  const float years = years_left(s, who, prices);
  if (years == 0) return sure;
  const float now = years / (years + 0.5F);
  const float long_run = years < 1 ? 0.0F : sated(years, prices.horizon);
  const Holdings h = holdings_of(s, who, prices);
  float worth = sure + worth_of_symbols(h, now, long_run, prices);
  worth -= worth_of_closed_rooms(s, who, prices) * now;
  worth += worth_of_troops(p, prices) * now;
  if (long_run == 0) return worth;
  worth += long_run * worth_of_rooms(s, who, prices);
  worth += rooms_ahead(s, who, h, prices);
  worth += now * (prices.city * static_cast<float>(size(p.cities)) +
                  prices.step * static_cast<float>(p.steps) +
                  prices.place * static_cast<float>(opened_places(p)) +
                  prices.agent * static_cast<float>(p.agents) +
                  prices.religion * static_cast<float>(std::min<u8>(sheet.crosses, 8)));
  worth += now * (worth_of_reach(s, who, prices) + worth_of_agents(s, who, prices) +
                  worth_of_bonuses(p, years, prices));
  return worth;
}

void add_sieges(const State& s, const Prices& prices, Worths& worths) {
  for (u8 i = 0; i < s.options.players; ++i) {
    const House& p = s.players[i];
    for (CitySet todo = besieged_by(p); todo != 0; todo &= todo - 1) {
      const City c = first_of(todo);
      const Seat owner = owner_of(s, c);
      float chance = storming_chance(s, c, seat(i), owner, p.troops[number(c)],
                                     bonus_within_reach(s, seat(i), true));
      for (u8 j = 0; j < s.options.players; ++j) {
        if (j != i && seat(j) != owner && s.players[j].troops[number(c)] != 0) chance *= 0.4F;
      }
      worths[i] += chance * conquest_gain(s, seat(i), c, owner, prices) -
                   (1 - chance) * (prices.troop + prices.symbol[0]);
      if (owner != Seat::none) worths[index(owner)] -= chance * (1 + prices.city);
    }
  }
}

void worths_of(const State& s, const Prices& prices, Worths& worths) {
  for (u8 i = 0; i < s.options.players; ++i) worths[i] = worth_of(s, seat(i), prices);
  if (s.phase != Phase::over) add_sieges(s, prices, worths);
}

void chances_by(const State& s, const Prices& prices, const Worths& worths, Worths& chances) {
  const u8 players = s.options.players;
  float years = 0;
  for (u8 i = 0; i < players && years == 0; ++i) years = years_left(s, seat(i), prices);
  const float sharp = 1 / spread_of(years, prices);
  const float top = *std::max_element(worths, worths + players);
  float sum = 0;
  for (u8 i = 0; i < players; ++i) sum += chances[i] = exp_of((worths[i] - top) * sharp);
  for (u8 i = 0; i < players; ++i) chances[i] /= sum;
}

void chances_of(const State& s, const Prices& prices, Worths& chances) {
  if (s.phase == Phase::over) {
    for (u8 i = 0; i < s.options.players; ++i) {
      chances[i] = static_cast<float>(Virtu::score(s, seat(i))) / kWholeVictory;
    }
    return;
  }
  Worths worths = {};
  worths_of(s, prices, worths);
  chances_by(s, prices, worths, chances);
}

}  // namespace condotta::bots::virtu
