// Plays random games and does nothing else: what a profiler should see of the engine's hot path.
//   bench_playout PLAYERS GAMES [observe|imagine]
// With a third word every decision is also observed, or observed and imagined, by the seat to move.
#include "engine/core/playout.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/condottiere/condottiere.hpp"

using condotta::Rng;
using condotta::Seat;
using condotta::u32;
using condotta::u64;
using condotta::u8;
using condotta::condottiere::Condottiere;
using condotta::condottiere::Options;

namespace {

enum class Extra { none, observe, imagine };

u64 play_and_look(const Options& options, u32 number, Extra extra, u64& decisions) {
  condotta::NullSink nobody;
  const condotta::Seed seed = condotta::derive_seed(1, number);
  Condottiere::State state = Condottiere::deal(options, seed, nobody);
  Rng rng = Rng::seeded(number);
  u64 sum = 0;
  condotta::ActionList<Condottiere> actions;
  while (Condottiere::to_move(state) != Seat::none) {
    const Condottiere::Observation seen = Condottiere::observe(state, Condottiere::to_move(state));
    sum += seen.deck;
    if (extra == Extra::imagine) sum += Condottiere::imagine(seen, rng).deck.total();
    actions.clear();
    Condottiere::legal(state, actions);
    Condottiere::apply(state, actions[rng.below(actions.count)], nobody);
    ++decisions;
  }
  return sum;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return std::fputs("bench_playout PLAYERS GAMES [observe|imagine]\n", stderr), 2;
  Options options;
  options.players = static_cast<u8>(std::strtoul(argv[1], nullptr, 10));
  const u32 games = static_cast<u32>(std::strtoul(argv[2], nullptr, 10));
  if (!options.playable()) return std::fputs("2 to 6 players\n", stderr), 2;
  Extra extra = Extra::none;
  if (argc > 3) extra = std::strcmp(argv[3], "imagine") == 0 ? Extra::imagine : Extra::observe;

  u64 digest = 0, decisions = 0;
  for (u32 i = 0; i < games; ++i) {
    if (extra == Extra::none) {
      const condotta::Playout game =
          condotta::play_randomly<Condottiere>(options, condotta::derive_seed(1, i));
      digest = digest * 31 + game.digest;
      decisions += game.decisions;
    } else {
      digest = digest * 31 + play_and_look(options, i, extra, decisions);
    }
  }
  std::printf("%llu decisions, digest %016llx\n", static_cast<unsigned long long>(decisions),
              static_cast<unsigned long long>(digest));
  return 0;
}
