// The contract suite is about games, not about Condottiere: another game passes it too.
#include "tests/support/contract_suite.hpp"
#include "tests/support/toy_game.hpp"

namespace condotta::toy {
namespace {

std::vector<Options> all_option_sets() {
  std::vector<Options> sets;
  for (u8 players = 2; players <= kMaxPlayers; ++players) {
    for (const u8 stones : {u8{5}, u8{21}, u8{40}}) sets.push_back({players, stones});
  }
  return sets;
}

CONDOTTA_GAME_CONTRACT(Toy, Toy, all_option_sets())

}  // namespace
}  // namespace condotta::toy
