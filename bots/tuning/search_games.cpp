// Plays games between searches and keeps their positions, for train_outlook, train_belief and
// search_choices.
//   search_games GAMES ITERATIONS SEED FILE
// 2 to 6 players, half of the games under one of the options; one decision of fifty is made at
// random. Kept are the choices of a region and one of three decisions in battle. FILE is appended
// to: runs with different seeds may follow one another, or go on side by side with files of their
// own.
#include <filesystem>
#include <memory>

#include "bots/condottiere/search.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/positions.hpp"

namespace condotta::bots::condottiere {
namespace {

bool worth_keeping(const State& s, Rng& rng) {
  return s.table.phase == Phase::place || (s.table.phase == Phase::battle && rng.below(3) == 0);
}

std::vector<Position> play(const Options& options, u64 run, u64 game, u32 iterations, Rng& rng) {
  NullSink nobody;
  State state = Condottiere::deal(options, derive_seed(run, game), nobody);
  std::unique_ptr<Search> players[kMaxPlayers];
  for (u8 i = 0; i < options.players; ++i) {
    players[i] = std::make_unique<Search>(derive_seed(run * kMaxPlayers + i, game).low);
  }
  std::vector<Position> positions;
  ActionList<Condottiere> legal;
  while (state.table.turn != Seat::none) {
    if (worth_keeping(state, rng)) positions.push_back({state, {}});
    legal.clear();
    Condottiere::legal(state, legal);
    Action action = legal[rng.below(legal.count)];
    if (legal.count > 1 && rng.below(50) != 0) {
      const Observation seen = Condottiere::observe(state, state.table.turn);
      action = players[index(state.table.turn)]
                   ->decide(seen, {legal.begin(), legal.count}, {.iterations = iterations})
                   .action;
    }
    Condottiere::apply(state, action, nobody);
  }
  settle(positions, state);
  return positions;
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  using namespace condotta;                     // NOLINT(google-build-using-namespace)
  using namespace condotta::bots::condottiere;  // NOLINT(google-build-using-namespace)
  if (argc != 5) return std::fputs("search_games GAMES ITERATIONS SEED FILE\n", stderr), 2;
  const u64 games = bots::number_of(argv[1], "GAMES");
  const u32 iterations = static_cast<u32>(bots::number_of(argv[2], "ITERATIONS"));
  const u64 seed = bots::number_of(argv[3], "SEED");
  if (std::filesystem::exists(argv[4])) read_positions(argv[4]);  // never append to what is broken
  std::ofstream file(argv[4], std::ios::binary | std::ios::app);
  Rng rng = Rng::seeded(seed);
  for (u64 game = 0; game < games && file; ++game) {
    append(file, play(random_options(rng, players_of(game)), seed, game, iterations, rng));
    file.flush();
  }
  if (!file) return std::fprintf(stderr, "%s cannot be written\n", argv[4]), 1;
  return 0;
}
