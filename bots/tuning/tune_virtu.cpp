// Looks for a better Style of the rules of thumb of Virtù by evolution.
//   tune_virtu PLAYERS GENERATIONS GAMES SEED THREADS
// Fitness: the share of victories against tables of the present Style and of two bent ones, with
// the same deals for all of a generation. Prints the mean of the best now and then, as numbers in
// the order of bots/virtu/style.hpp. With 0 generations: games of the present Style against random
// players, and how long they are.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <thread>
#include <vector>

#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {
namespace {

constexpr u32 kChildren = 16;
constexpr u32 kParents = 4;
constexpr u32 kStrayOneOf = 40;  // decisions

u32 g_threads = 1;

float* numbers_of(Style& style) { return style.symbol; }

double normal(Rng& rng) {
  double sum = 0;
  for (u32 i = 0; i < 12; ++i) sum += rng.below(1U << 20U) / double{1U << 20U};
  return sum - 6;
}

Style varied(Style style, double step, Rng& rng) {
  for (u32 i = 0; i < kStyleNumbers; ++i) {
    numbers_of(style)[i] *= static_cast<float>(std::exp(step * normal(rng)));
  }
  return style;
}

// Null: plays at random.
using Table = std::array<const Style*, kMaxPlayers>;

State play(u8 players, u64 run, u64 game, const Table& table) {
  NullSink nobody;
  Options options;
  options.players = players;
  State s = Virtu::deal(options, derive_seed(run, game), nobody);
  Rng rng = Rng::seeded(derive_seed(run ^ 0x7475EEULL, game).low);
  std::vector<std::optional<Thumb>> thumbs(players);
  for (u8 i = 0; i < players; ++i) {
    if (table[i] != nullptr) thumbs[i].emplace(*table[i]);
  }
  while (s.to_move != Seat::none) {
    Actions legal;
    list_legal(s, legal);
    const std::optional<Thumb>& thumb = thumbs[index(s.to_move)];
    // Nobody is without fault: else the same seats would play the same game again and again.
    const bool strays = !thumb || rng.below(kStrayOneOf) == 0;
    const Action a =
        strays ? legal[rng.below(legal.count)] : thumb->choose(s, {legal.begin(), legal.count});
    Virtu::apply(s, a, nobody);
  }
  return s;
}

// The share of victory of one Style over the games; it sits in every seat in turn.
double share(u8 players, const Style& style, const Table& others, u64 games, u64 run) {
  u64 won = 0;
  for (u64 game = 0; game < games; ++game) {
    Table table = others;
    const u8 me = static_cast<u8>(game % players);
    table[me] = &style;
    won += Virtu::score(play(players, run, game / players, table), seat(me));
  }
  return static_cast<double>(won) / static_cast<double>(games) / kWholeVictory;
}

double measure(u8 players, const Style& style, const std::vector<Style>& pool, u64 games, u64 run) {
  const Table same = {pool.data(), pool.data(), pool.data(), pool.data(), pool.data()};
  const Table mixed = {&pool[1], &pool[2], pool.data(), &pool[2], &pool[1]};
  return 0.5 * share(players, style, same, games, run) +
         0.5 * share(players, style, mixed, games, run + 1);
}

void print(u32 generation, Style mean, double fitness) {
  std::printf("generation %u: %.3f\n  ", generation, fitness);
  for (u32 i = 0; i < kStyleNumbers; ++i) std::printf("%.4fF, ", numbers_of(mean)[i]);
  std::printf("\n");
  std::fflush(stdout);
}

template <class Work>
void in_parallel(u32 tasks, Work work) {
  std::atomic<u32> next = 0;
  std::vector<std::jthread> threads;
  for (u32 t = 0; t < g_threads; ++t) {
    threads.emplace_back([&] {
      for (u32 task; (task = next++) < tasks;) work(task);
    });
  }
}

void tune(u8 players, u32 generations, u64 games, u64 seed) {
  Rng rng = Rng::seeded(seed);
  const Style present;
  std::vector<Style> pool = {present, varied(present, 0.3, rng), varied(present, 0.3, rng)};
  Style mean = present;
  double step = 0.25;
  for (u32 generation = 0; generation < generations; ++generation) {
    struct Child {
      Style style;
      double fitness;
    };
    std::vector<Child> children;
    for (u32 c = 0; c < kChildren; ++c) children.push_back({varied(mean, step, rng), 0});
    const u64 run = seed * 1000 + generation * 10;
    in_parallel(kChildren, [&](u32 c) {
      children[c].fitness = measure(players, children[c].style, pool, games, run);
    });
    std::sort(children.begin(), children.end(),
              [](const Child& a, const Child& b) { return a.fitness > b.fitness; });
    // The geometric mean of the best, drawn a little to the old one.
    for (u32 i = 0; i < kStyleNumbers; ++i) {
      float& number = numbers_of(mean)[i];
      if (number == 0) continue;
      double sum = std::log(number) * 0.5;
      for (u32 p = 0; p < kParents; ++p) sum += std::log(numbers_of(children[p].style)[i]);
      number = static_cast<float>(std::exp(sum / (kParents + 0.5)));
    }
    step = std::max(step * 0.96, 0.08);
    if (generation % 4 != 3) continue;
    std::array<double, 16> fitness = {};
    in_parallel(16, [&](u32 i) { fitness[i] = measure(players, mean, pool, games, 7 + i * 5); });
    double sum = 0;
    for (const double f : fitness) sum += f;
    print(generation, mean, sum / 16);
    // Later tables have the new mean among them, so that it goes on learning.
    if (sum / 16 > 1.6 / players) pool[1 + generation / 4 % 2] = mean;
  }
}

void against_random(u8 players, u64 games, u64 seed) {
  const Style present;
  const auto begin = std::chrono::steady_clock::now();
  double won = 0, years = 0, prestige = 0;
  for (u64 game = 0; game < games; ++game) {
    Table table = {};
    const u8 me = static_cast<u8>(game % players);
    table[me] = &present;
    const State end = play(players, seed, game / players, table);
    won += Virtu::score(end, seat(me)) / double{kWholeVictory};
    years += end.year;
    prestige += sheet_of(end, seat(me)).total();
  }
  const double n = static_cast<double>(games);
  std::printf("against random: %.3f, %.1f years, prestige %.1f\n", won / n, years / n,
              prestige / n);
  const Table all = {&present, &present, &present, &present, &present};
  years = prestige = 0;
  for (u64 game = 0; game < games; ++game) {
    const State end = play(players, seed, game, all);
    years += end.year;
    int most = 0;
    for (u8 i = 0; i < players; ++i) most = std::max(most, sheet_of(end, seat(i)).total());
    prestige += most;
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  std::printf("among themselves: %.1f years, the winner's prestige %.1f; %.1f s\n", years / n,
              prestige / n, took.count());
}

}  // namespace
}  // namespace condotta::bots::virtu

int main(int argc, char** argv) {
  if (argc != 6) {
    return std::fputs("tune_virtu PLAYERS GENERATIONS GAMES SEED THREADS\n", stderr), 2;
  }
  using namespace condotta::bots::virtu;  // NOLINT(google-build-using-namespace)
  const auto players = static_cast<condotta::u8>(std::atoi(argv[1]));
  const auto generations = static_cast<condotta::u32>(std::atoi(argv[2]));
  const auto games = std::strtoull(argv[3], nullptr, 10);
  const auto seed = std::strtoull(argv[4], nullptr, 10);
  g_threads = static_cast<condotta::u32>(std::max(1, std::atoi(argv[5])));
  if (generations == 0) {
    against_random(players, games, seed);
  } else {
    tune(players, generations, games, seed);
  }
  return 0;
}
