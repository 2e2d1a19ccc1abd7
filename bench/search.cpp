// How fast the strongest bot of Condottiere thinks, and whether it keeps to its time.
//   bench_search [SECONDS]     for the speed, and for each budget; 20 unless told
// Speed: iterations a second of processor time from opening positions of 4 players, so that it does
// not matter what else the machine does; while the tree settles, before whole games are played.
// Time: decisions of whole games of such bots against budgets of 50, 250 and 1000 ms, by the clock:
// for these the machine should be idle.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "bots/condottiere/tree.hpp"
#include "bots/rosters.hpp"
#include "engine/condottiere/condottiere.hpp"

using condotta::u32;
using condotta::u64;
using condotta::condottiere::Condottiere;

namespace {

using Clock = std::chrono::steady_clock;
using Roster = condotta::bots::Roster<Condottiere>;

constexpr double kSpeedGoal = 30'000;  // iterations a second
constexpr double kTimeGoal = 1.2;      // p99 of a decision, as a multiple of its budget

double ms_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

struct Decided {
  condotta::condottiere::Action action;
  u32 iterations;
  double ms;
};

// One decision of a fresh bot in the place of the seat to move.
Decided decide(const Condottiere::State& state, const condotta::ActionList<Condottiere>& legal,
               const condotta::bots::Budget& budget, u64 seed) {
  const auto bot = Roster::make(Roster::kAdviser, seed);
  const auto seen = Condottiere::observe(state, Condottiere::to_move(state));
  const Clock::time_point begin = Clock::now();
  const auto judgement = bot->decide(seen, {legal.begin(), legal.count}, budget);
  return {judgement.action, judgement.iterations, ms_since(begin)};
}

Condottiere::State opening(u64 number) {
  condotta::NullSink nobody;
  return Condottiere::deal({}, condotta::derive_seed(1, number), nobody);
}

void measure_speed(double seconds) {
  constexpr u32 kIterations = condotta::bots::condottiere::SearchOptions{}.settled;
  u64 iterations = 0;
  double spent = 0;  // seconds of this process
  condotta::ActionList<Condottiere> legal;
  for (u64 number = 0; spent < seconds; ++number) {
    const Condottiere::State state = opening(number);
    legal.clear();
    Condottiere::legal(state, legal);
    const std::clock_t begin = std::clock();
    iterations += decide(state, legal, {.iterations = kIterations}, number).iterations;
    spent += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  }
  const double speed = static_cast<double>(iterations) / spent;
  fmt::print("opening, 4 players: {:.0f} iterations a second (goal {:.0f}): {}\n", speed,
             kSpeedGoal, speed >= kSpeedGoal ? "reached" : "missed");
}

void measure_time(u32 budget_ms, double seconds) {
  condotta::NullSink nobody;
  std::vector<double> times;
  condotta::ActionList<Condottiere> legal;
  const Clock::time_point begin = Clock::now();
  for (u64 number = 0; ms_since(begin) < 1000 * seconds; ++number) {
    Condottiere::State state = opening(number);
    while (Condottiere::to_move(state) != condotta::Seat::none &&
           ms_since(begin) < 1000 * seconds) {
      legal.clear();
      Condottiere::legal(state, legal);
      condotta::condottiere::Action action = legal[0];
      if (legal.count > 1) {
        const Decided decided = decide(state, legal, {.milliseconds = budget_ms}, number);
        times.push_back(decided.ms);
        action = decided.action;
      }
      Condottiere::apply(state, action, nobody);
    }
  }
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  const double excess = at(0.99) / budget_ms;
  fmt::print(
      "budget {:4} ms: {:5} decisions, median {:.2f} ms, p99 {:.2f} ms, longest {:.2f} ms, "
      "p99 / budget {:.3f} (goal {:.1f}): {}\n",
      budget_ms, times.size(), at(0.5), at(0.99), times.back(), excess, kTimeGoal,
      excess <= kTimeGoal ? "reached" : "missed");
}

}  // namespace

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::strtod(argv[1], nullptr) : 20;
  if (!(seconds > 0)) return std::fputs("bench_search [SECONDS]\n", stderr), 2;
  measure_speed(seconds);
  for (const u32 budget : {50U, 250U, 1000U}) measure_time(budget, seconds);
  return 0;
}
