// The bots of a command: their names and budgets, and a table of them.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "arena/entrant.hpp"
#include "bots/rosters.hpp"
#include "cli/command.hpp"

namespace condotta::cli {

// --time-ms or --iterations: for all bots that search and have no budget of their own.
struct Thinking {
  static constexpr u32 kUsualIterations = 2000;
  u32 milliseconds = 0;
  u32 iterations = 0;

  // Fails on a budget that is none.
  [[nodiscard]] bots::Budget budget() const;
};
void add_thinking(CLI::App& command, Thinking& thinking);

std::vector<arena::Entrant> entrants_of(std::string_view list, const Thinking& thinking,
                                        std::span<const std::string_view> known);
// Fails on names that no bot of the game has.
template <Game G>
std::vector<arena::Entrant> entrants_of(std::string_view list, const Thinking& thinking) {
  return entrants_of(list, thinking, bots::Roster<G>::names());
}
// One for each seat: "a,b,c" as it is, or "a" for all.
std::vector<arena::Entrant> one_for_each_seat(std::vector<arena::Entrant> listed, u8 players);

// Of a bot that plays with people. By the clock it takes all cores; a count of iterations has one,
// so that the same seed gives the same game on every machine.
u32 threads_for(u32 milliseconds);

// The names of all games, for help texts.
std::string roster_help();

// The choices of the bots of one game. Their numbers are none of the table's dice.
template <Game G>
class BotTable {
 public:
  // At the seats of `people` they know nobody.
  BotTable(const std::vector<arena::Entrant>& seated, SeatSet people, u64 run, u64 game)
      : seated_(seated), rng_(Rng::seeded(derive_seed(run ^ kBots, game).low)) {
    const std::vector<std::string_view> company = arena::company_of(seated, people);
    for (u32 i = 0; i < seated.size(); ++i) {
      if (seated[i].bot == kRandom) continue;
      const u64 seed = derive_seed(derive_seed(run ^ kBots, game).high, i).low;
      players_[i] = bots::Roster<G>::make(seated[i].bot, seed, company);
    }
  }

  // Blocks for as long as the budget allows. All seats of `random` share one generator: with them
  // alone the same seed has always given the same games.
  typename G::Action choose(const typename G::State& state, const ActionList<G>& legal) {
    const u8 i = index(G::to_move(state));
    if (seated_[i].bot == kRandom) return legal[rng_.below(legal.count)];
    if (legal.count == 1) return legal[0];
    const typename G::Observation seen = G::observe(state, G::to_move(state));
    return players_[i]->decide(seen, {legal.begin(), legal.count}, seated_[i].budget()).action;
  }

 private:
  static constexpr u64 kBots = 0x73746F62;  // another run than the dice's
  static constexpr std::string_view kRandom = "random";

  const std::vector<arena::Entrant>& seated_;
  std::array<typename bots::Roster<G>::PlayerPtr, G::kMaxSeats> players_;
  Rng rng_;
};

}  // namespace condotta::cli
