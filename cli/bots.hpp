// The players that the program has.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace condotta::cli {

inline constexpr std::string_view kBotNames = "random";

// One name for each seat: "a,b,c" as it is, or "a" for all. Fails on names that no bot has.
std::vector<std::string> bots_for(std::string_view list, u8 players);

// The choices of the bots of one game. Its numbers are none of the table's dice.
class BotTable {
 public:
  BotTable(u64 run, u64 game) : rng_(Rng::seeded(derive_seed(run ^ kBots, game).low)) {}

  // `random`: each legal action is as likely as any other.
  template <class Actions>
  auto choose(const Actions& legal) {
    return legal[rng_.below(legal.count)];
  }

 private:
  static constexpr u64 kBots = 0x73746F62;  // another run than the dice's

  Rng rng_;
};

}  // namespace condotta::cli
