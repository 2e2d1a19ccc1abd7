// Looks for a better Style of the rules of thumb by evolution against a fixed pool.
//   tune_style PLAYERS GENERATIONS GAMES SEED [draw]
// Fitness: shares of victory against random players, against the present Style, against a table of
// mixed ones, and against some who rush and leave it to others to stop them, with the same deals
// for all of a generation. Prints the mean of the best of every fourth generation as the numbers of
// bots/condottiere/style.hpp. With `draw`, for games with D1.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "bots/tuning/arguments.hpp"
#include "bots/tuning/quick_game.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kNumbers = sizeof(Style) / sizeof(float);
// Not `block` and `leave`, which come last: at a table that blocks it pays to let others do it.
constexpr u32 kTuned = kNumbers - 2;
constexpr u32 kChildren = 14;
constexpr u32 kParents = 4;

float* numbers_of(Style& style) { return &style.price; }

double normal(Rng& rng) {
  double sum = 0;
  for (u32 i = 0; i < 12; ++i) sum += rng.below(1U << 20U) / double{1U << 20U};
  return sum - 6;
}

Style varied(Style style, double step, Rng& rng) {
  for (u32 i = 0; i < kTuned; ++i) {
    numbers_of(style)[i] *= static_cast<float>(std::exp(step * normal(rng)));
  }
  return style;
}

// Share of victory over the games of one kind of table.
double share(const Options& options, const Style& style, std::span<const QuickSeat> others,
             u64 games, u64 run) {
  const u8 players = options.players;
  double won = 0;
  for (u64 game = 0; game < games; ++game) {
    QuickSeat seats[kMaxPlayers];
    const u8 me = static_cast<u8>(game % players);
    for (u8 i = 0, n = 0; i < players; ++i) {
      seats[i] = i == me ? QuickSeat{&style, 0} : others[n++];
    }
    won += share_of(play_quick_game(options, run, game / players, seats, [](const State&) {}), me);
  }
  return won / static_cast<double>(games);
}

struct Fitness {
  double random, same, mixed, riders;
  [[nodiscard]] double sum() const { return 4 * random + same + mixed + riders; }
};

Options g_options;

Fitness measure(const Style& style, u64 games, u64 run) {
  const Style present = style_for(g_options);
  Rng rng = Rng::seeded(99);
  const Style bold = varied(present, 0.4, rng);
  const Style other = varied(present, 0.4, rng);
  const QuickSeat random[5] = {};
  const QuickSeat same[5] = {
      {&present, 0}, {&present, 0}, {&present, 0}, {&present, 0}, {&present, 0}};
  const QuickSeat mixed[5] = {
      {&bold, 0}, {nullptr, 0}, {&other, 0.05F}, {&present, 0}, {&bold, 0.05F}};
  // They rush, and stop others only if nobody else can.
  Style rider = present;
  rider.price *= 0.7F;
  rider.leave = 0;
  const QuickSeat riders[5] = {{&rider, 0}, {&rider, 0}, {&rider, 0}, {&rider, 0}, {&rider, 0}};
  return {share(g_options, style, random, games, run),
          share(g_options, style, same, games, run + 1),
          share(g_options, style, mixed, games, run + 2),
          share(g_options, style, riders, games, run + 3)};
}

void print(u32 generation, const Style& mean, const Fitness& fit) {
  std::printf("generation %u: random %.3f, present %.3f, mixed %.3f, riders %.3f\n  ", generation,
              fit.random, fit.same, fit.mixed, fit.riders);
  Style copy = mean;
  for (u32 i = 0; i < kNumbers; ++i) std::printf("%.4fF, ", numbers_of(copy)[i]);
  std::printf("\n");
  std::fflush(stdout);
}

void tune(u32 generations, u64 games, u64 seed) {
  Rng rng = Rng::seeded(seed);
  Style mean = style_for(g_options);
  double step = 0.25;
  for (u32 generation = 0; generation < generations; ++generation) {
    const u64 run = seed * 1000 + generation * 10;
    std::vector<std::pair<double, Style>> children;
    for (u32 c = 0; c < kChildren; ++c) {
      const Style child = varied(mean, step, rng);
      children.emplace_back(measure(child, games, run).sum(), child);
    }
    std::sort(children.begin(), children.end(),
              [](const auto& a, const auto& b) { return a.first > b.first; });
    // The geometric mean of the best, drawn a little to the old one.
    Style old = mean;
    for (u32 i = 0; i < kTuned; ++i) {
      if (numbers_of(old)[i] == 0) continue;
      double sum = std::log(numbers_of(old)[i]) * 0.5;
      for (u32 p = 0; p < kParents; ++p) sum += std::log(numbers_of(children[p].second)[i]);
      numbers_of(mean)[i] = static_cast<float>(std::exp(sum / (kParents + 0.5)));
    }
    step = std::max(step * 0.96, 0.08);
    if (generation % 4 == 3) print(generation, mean, measure(mean, games * 4, 7));
  }
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  const bool draw = argc == 6 && std::strcmp(argv[5], "draw") == 0;
  if (argc != 5 && !draw) {
    return std::fputs("tune_style PLAYERS GENERATIONS GAMES SEED [draw]\n", stderr), 2;
  }
  using namespace condotta::bots::condottiere;  // NOLINT(google-build-using-namespace)
  using condotta::bots::number_of;
  const condotta::u64 players = number_of(argv[1], "PLAYERS");
  if (players < condotta::condottiere::kMinPlayers ||
      players > condotta::condottiere::kMaxPlayers) {
    return std::fputs("PLAYERS must be from 2 to 6\n", stderr), 2;
  }
  g_options.players = static_cast<condotta::u8>(players);
  g_options.draw_after_battle = draw ? 1 : 0;
  tune(static_cast<condotta::u32>(number_of(argv[2], "GENERATIONS")), number_of(argv[3], "GAMES"),
       number_of(argv[4], "SEED"));
  return 0;
}
