// Asks a search what it would choose in the battles of a file of search_games, for train_conduct.
//   search_choices POSITIONS ITERATIONS FILE
// FILE must not be there yet. Several runs, each with a file of its own, may go on side by side.
#include <filesystem>

#include "bots/condottiere/search.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/choices.hpp"
#include "bots/tuning/positions.hpp"

namespace condotta::bots::condottiere {
namespace {

Choice ask(const State& state, const ActionList<Condottiere>& legal, u32 iterations, u64 seed) {
  Choice choice{state};
  const Observation seen = Condottiere::observe(state, state.table.turn);
  const Judgement<Condottiere> judgement =
      Search(seed).decide(seen, {legal.begin(), legal.count}, {.iterations = iterations});
  for (u32 i = 0; i < legal.count; ++i) {
    choice.share[i] =
        static_cast<float>(judgement.options[i].visits) / static_cast<float>(judgement.iterations);
    if (legal[i] == judgement.action) choice.chosen = i;
  }
  return choice;
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  using namespace condotta;                     // NOLINT(google-build-using-namespace)
  using namespace condotta::bots::condottiere;  // NOLINT(google-build-using-namespace)
  if (argc != 4) return std::fputs("search_choices POSITIONS ITERATIONS FILE\n", stderr), 2;
  const u32 iterations = static_cast<u32>(bots::number_of(argv[2], "ITERATIONS"));
  if (std::filesystem::exists(argv[3])) {
    return std::fprintf(stderr, "%s is there already\n", argv[3]), 1;
  }
  const std::vector<Position> positions = read_positions(argv[1]);
  std::ofstream file(argv[3], std::ios::binary);
  ActionList<Condottiere> legal;
  for (std::size_t n = 0; n < positions.size() && file; ++n) {
    if (!asks_in_battle(positions[n].state, legal)) continue;
    const Choice choice = ask(positions[n].state, legal, iterations, n);
    file.write(reinterpret_cast<const char*>(&choice), sizeof choice);
  }
  if (!file.flush()) return std::fprintf(stderr, "%s cannot be written\n", argv[3]), 1;
  return 0;
}
