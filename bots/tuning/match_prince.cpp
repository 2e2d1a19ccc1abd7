// Plays the prince with given SearchOptions against captains, to compare them.
//   match_prince PLAYERS GAMES THREADS ITERATIONS MILLISECONDS TURNS EXPLORATION TEMPERATURE
//   WIDENING
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "bots/virtu/prince.hpp"

namespace condotta::bots::virtu {
namespace {

struct Outcome {
  double share;
  u64 decisions;
};

Outcome play(u8 players, u64 game, const Budget& budget, const SearchOptions& search) {
  NullSink nobody;
  Options options;
  options.players = players;
  State s = Virtu::deal(options, derive_seed(11, game / players), nobody);
  const Seat me = seat(static_cast<u8>(game % players));
  Prince prince(game, search);
  const Style style;
  const Thumb captain(style);
  u64 decisions = 0;
  while (s.to_move != Seat::none) {
    Actions legal;
    list_legal(s, legal);
    const std::span<const Action> choices{legal.begin(), legal.count};
    const bool mine = s.to_move == me;
    decisions += mine ? 1 : 0;
    Virtu::apply(s,
                 mine ? prince.decide(Virtu::observe(s, me), choices, budget).action
                      : captain.choose(s, choices),
                 nobody);
  }
  return {Virtu::score(s, me) / double{kWholeVictory}, decisions};
}

}  // namespace
}  // namespace condotta::bots::virtu

int main(int argc, char** argv) {
  using namespace condotta::bots::virtu;  // NOLINT(google-build-using-namespace)
  if (argc != 10) {
    return std::fputs(
               "match_prince PLAYERS GAMES THREADS ITERATIONS MILLISECONDS TURNS "
               "EXPLORATION TEMPERATURE WIDENING\n",
               stderr),
           2;
  }
  const auto number = [&](int i) { return static_cast<condotta::u32>(std::atoi(argv[i])); };
  const auto real = [&](int i) { return static_cast<float>(std::atof(argv[i])); };
  const condotta::bots::Budget budget{.milliseconds = number(5), .iterations = number(4)};
  const SearchOptions search{
      .exploration = real(7), .temperature = real(8), .widening = real(9), .turns = number(6)};
  const condotta::u32 games = number(2);
  std::vector<Outcome> outcomes(games);
  std::atomic<condotta::u32> next = 0;
  {
    std::vector<std::jthread> threads;
    for (condotta::u32 t = 0; t < std::max(1U, number(3)); ++t) {
      threads.emplace_back([&] {
        for (condotta::u32 game; (game = next++) < games;) {
          outcomes[game] = play(static_cast<condotta::u8>(number(1)), game, budget, search);
        }
      });
    }
  }
  double won = 0, decisions = 0;
  for (const Outcome& one : outcomes) {
    won += one.share;
    decisions += static_cast<double>(one.decisions);
  }
  std::printf("%u games: %.3f, %.0f decisions a game\n", games, won / games, decisions / games);
  return 0;
}
