// Compares the choices of two searches, one of which thinks longer, in the eyes of somebody who
// sees all hands: where they differ, whole games are played on from the real position after each.
//   judge_choices PLAYERS BUDGET BUDGET POSITIONS SEED THREADS
// A BUDGET is a time or a number of iterations: 4000ms, 1000it. What the second gains on the first
// is told in chances of victory a decision; a match needs more time to tell as much, but knows no
// hands and is played by those who are compared.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/condottiere/search.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/conduct_game.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kGames = 800;  // played on after each of two choices
constexpr u32 kReport = 100;

using Legal = ActionList<Condottiere>;

// A decision of a game by conduct, the same for the same number.
State position(u8 players, u64 seed, u64 number) {
  Options options;
  options.players = players;
  for (u64 attempt = 0;; ++attempt) {
    Rng rng = Rng::seeded(derive_seed(seed + attempt, number).low);
    Legal legal;
    const std::vector<Position> choices =
        conduct_game(options, seed + attempt, number, rng, [&](const State& s) {
          legal.clear();
          Condottiere::legal(s, legal);
          return legal.count > 1;
        });
    if (!choices.empty()) return choices[rng.below(static_cast<u32>(choices.size()))].state;
  }
}

Action choice(const State& s, const Legal& legal, const Budget& budget, u64 seed) {
  Occupants occupants{};
  for (Occupant& occupant : occupants) occupant.level = Level::condottiere;
  return Search(seed, {}, occupants)
      .decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count}, budget)
      .action;
}

// How often the mover wins after an action, in games by conduct with the real hands.
double worth(const State& s, Action action, Rng& rng) {
  const Habit habit{style_for(s.table.options)};
  const Seat me = s.table.turn;
  NullSink nobody;
  StakesInMind stakes;
  Legal legal;
  double sum = 0;
  for (u32 game = 0; game < kGames; ++game) {
    State state = s;
    state.dice = Dice::fresh(rng);
    Condottiere::apply(state, action, nobody);
    while (state.table.turn != Seat::none) {
      legal.clear();
      Condottiere::legal(state, legal);
      const u32 pick =
          legal.count > 1
              ? expected_choice(Manner::by_search, View::of(state, state.table.turn),
                                stakes.of(state.table), habit, {legal.begin(), legal.count}, rng)
              : 0;
      Condottiere::apply(state, legal[pick], nobody);
    }
    sum += share_of(state, index(me));
  }
  return sum / kGames;
}

struct Gains {
  u32 positions = 0, differ = 0;
  double sum = 0, squares = 0;

  void add(bool differs, double gain) {
    ++positions;
    differ += differs ? 1U : 0U;
    sum += gain;
    squares += gain * gain;
  }
  void print() const {
    const double n = positions, mean = sum / n;
    std::printf("%u positions, other choices in %u: the second gains %.5f +- %.5f a decision\n",
                positions, differ, mean, std::sqrt((squares / n - mean * mean) / n));
    std::fflush(stdout);
  }
};

void compare(u8 players, const Budget (&budgets)[2], u32 positions, u64 seed, u64 threads) {
  Gains gains;
  std::mutex mutex;
  std::atomic<u32> next = 0;
  {
    std::vector<std::jthread> workers;
    for (u64 t = 0; t < threads; ++t) {
      workers.emplace_back([&] {
        for (u32 number; (number = next++) < positions;) {
          const State s = position(players, seed, number);
          Legal legal;
          Condottiere::legal(s, legal);
          const u64 mine = derive_seed(seed, number).low;
          const Action first = choice(s, legal, budgets[0], mine);
          const Action second = choice(s, legal, budgets[1], mine + 1);
          Rng rng = Rng::seeded(mine + 2);
          const double gain = first == second ? 0 : worth(s, second, rng) - worth(s, first, rng);
          const std::lock_guard lock(mutex);
          gains.add(!(first == second), gain);
          if (gains.positions % kReport == 0) gains.print();
        }
      });
    }
  }
  gains.print();
}

Budget budget_of(std::string_view text) {
  const std::string_view unit = text.substr(text.size() - std::min<std::size_t>(2, text.size()));
  const u32 number =
      static_cast<u32>(number_of(text.substr(0, text.size() - unit.size()), "BUDGET"));
  if (unit == "ms") return {.milliseconds = number};
  if (unit == "it") return {.iterations = number};
  std::fputs("BUDGET ends with ms or it\n", stderr);
  std::exit(2);
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  using namespace condotta;  // NOLINT(google-build-using-namespace): a program of a few lines
  using bots::number_of;
  if (argc != 7) {
    std::fputs("judge_choices PLAYERS BUDGET BUDGET POSITIONS SEED THREADS\n", stderr);
    return 2;
  }
  const u64 players = number_of(argv[1], "PLAYERS");
  if (players < condottiere::kMinPlayers || players > condottiere::kMaxPlayers) {
    return std::fputs("PLAYERS: 2 to 6\n", stderr), 2;
  }
  const bots::Budget budgets[2] = {bots::condottiere::budget_of(argv[2]),
                                   bots::condottiere::budget_of(argv[3])};
  bots::condottiere::compare(static_cast<u8>(players), budgets,
                             static_cast<u32>(number_of(argv[4], "POSITIONS")),
                             number_of(argv[5], "SEED"), number_of(argv[6], "THREADS"));
  return 0;
}
