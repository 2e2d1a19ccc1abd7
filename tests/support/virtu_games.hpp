// Games of Virtù for tests: option sets, random play, small ways to change a state.
#pragma once
#include <gtest/gtest.h>

#include <vector>

#include "engine/virtu/virtu.hpp"
#include "tests/support/scale.hpp"

namespace condotta::virtu {

using tests::scaled;

// Every number of players, with and without each option.
inline std::vector<Options> all_option_sets() {
  std::vector<Options> sets;
  for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Options options;
    options.players = players;
    sets.push_back(options);
    options.years = 6;
    options.gentle_agents = 1;
    options.start = seat(players - 1U);
    u8 next = 0;
    for (u32 todo = options.colours_in_play(); todo != 0; todo &= todo - 1) {
      options.colours[next++] = static_cast<Colour>(lowest_bit(todo));
    }
    sets.push_back(options);
  }
  return sets;
}

// Puts cards, cities, titles, alliances, agents and florins where they may be: what random play is
// too poor to come to. For a state between two decisions of the first spring.
inline void enrich(State& s, Rng& rng) {
  for (u8 i = 0; i < s.options.players; ++i) {
    Player& p = s.players[i];
    p.florins = static_cast<u16>(rng.below(12));
    for (u32 n = rng.below(4); n > 0; --n) {
      const City c = city(rng.below(kCities));
      const bool open = contains(open_cities(s.options.players), c);
      if (open && owner_of(s, c) == Seat::none) gain_city(s, seat(i), c, rng.below(3) != 0);
    }
    for (u32 d = 0; d < kDeeds; ++d) {
      const Deed deed = static_cast<Deed>(d);
      if (rng.below(3) != 0 || s.deeds[d] == 0 || (deed_excludes(deed) & p.deeds) != 0) continue;
      --s.deeds[d];
      p.deeds = static_cast<u8>(p.deeds | 1U << d);
      p.deeds_available = static_cast<u8>(p.deeds_available | 1U << d);
    }
    for (u32 n = rng.below(7); n > 0; --n) {
      const u32 noble = rng.below(kNobles);
      const Group group = static_cast<Group>(rng.below(kGroups));
      const u8 place = free_place(p, group, filled_places(p));
      if (place == kNone || s.nobles[noble] == 0) continue;
      if (count_in_palace(p, static_cast<Card>(noble)) >= noble_limit(noble)) continue;
      --s.nobles[noble];
      put_into_place(p, place, static_cast<Card>(noble), rng.below(3) != 0);
    }
    for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
      const City c = first_of(todo);
      if (base_strength(c) < kCathedralStrength || rng.below(3) != 0 || s.cathedrals_left == 0) {
        continue;
      }
      --s.cathedrals_left;
      s.cathedrals |= only(c);
      p.cathedrals_available |= only(c);
    }
    for (u32 todo = garrisons(p); todo != 0; todo &= todo - 1) {
      if (troops_on_map(p) < kTroopsEach) ++p.troops[lowest_bit(todo)];
    }
    for (u32 n = rng.below(3); n > 0 && p.agents > 0; --n) {
      const Seat before = s.to_move;
      s.to_move = seat(i);
      const u64 open = open_spots(s, kNone);
      s.to_move = before;
      const u32 spot = rng.below(kSpots);
      if ((open >> spot & 1U) == 0) continue;
      --p.agents;
      s.agents[spot] = seat(i);
    }
  }
  for (u8 a = 0; a < kAlliances; ++a) {
    if (rng.below(2) == 0) continue;
    s.holders[a] = seat(rng.below(s.options.players));
    s.ready = static_cast<u8>(s.ready | rng.below(2) << a);
  }
}

// Random games of rich tables; visits every state, the last one included.
template <class Visit>
void visit_rich_games(int games, Visit visit) {
  const std::vector<Options> sets = all_option_sets();
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::seeded(static_cast<u64>(game) + 1000);
    NullSink nobody;
    Options options = sets[static_cast<std::size_t>(game) % sets.size()];
    options.years = 5;
    State s = Virtu::deal(options, derive_seed(9, static_cast<u64>(game)), nobody);
    bool rich = false;
    while (true) {
      if (!rich && s.phase == Phase::enter) {
        enrich(s, rng);
        rich = true;
      }
      visit(static_cast<const State&>(s), rng);
      if (::testing::Test::HasFatalFailure() || s.phase == Phase::over) break;
      Actions actions;
      list_legal(s, actions);
      Virtu::apply(s, actions[rng.below(actions.count)], nobody);
    }
  }
}

}  // namespace condotta::virtu
