// Games of Virtù for tests: option sets, random play, small ways to change a state.
#pragma once
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

}  // namespace condotta::virtu
