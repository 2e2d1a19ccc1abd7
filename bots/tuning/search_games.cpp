// Plays games between searches that know each other for searches, and keeps their positions, for
// train_outlook and train_belief, and what they chose in battles, for train_conduct.
//   search_games GAMES ITERATIONS SEED POSITIONS CHOICES
// 2 to 6 players, half of the games under one of the options; one decision of fifty is made at
// random. Positions are the choices of a region and one of three decisions in battle; choices are
// those in battle that were neither forced nor made at random. Both files are appended to: runs
// with different seeds may follow one another, or go on side by side with files of their own.
#include <filesystem>
#include <memory>

#include "bots/condottiere/search.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/choices.hpp"
#include "bots/tuning/positions.hpp"

namespace condotta::bots::condottiere {
namespace {

struct Played {
  std::vector<Position> positions;
  std::vector<Choice> choices;
};

bool worth_keeping(const State& s, Rng& rng) {
  return s.table.phase == Phase::place || (s.table.phase == Phase::battle && rng.below(3) == 0);
}

// Of more iterations than SearchOptions::settled the chosen action need not be the most visited.
Choice choice_of(const State& state, const ActionList<Condottiere>& legal,
                 const Judgement<Condottiere>& judgement) {
  Choice choice{state};
  for (u32 i = 0; i < legal.count; ++i) {
    choice.share[i] =
        static_cast<float>(judgement.options[i].visits) / static_cast<float>(judgement.iterations);
    if (legal[i] == judgement.action) choice.chosen = i;
  }
  return choice;
}

Played play(const Options& options, u64 run, u64 game, u32 iterations, Rng& rng) {
  NullSink nobody;
  State state = Condottiere::deal(options, derive_seed(run, game), nobody);
  Occupants occupants{};
  for (Occupant& occupant : occupants) occupant.level = Level::condottiere;
  std::unique_ptr<Search> players[kMaxPlayers];
  for (u8 i = 0; i < options.players; ++i) {
    players[i] = std::make_unique<Search>(derive_seed(run * kMaxPlayers + i, game).low,
                                          std::optional<Temper>{}, occupants);
  }
  Played played;
  ActionList<Condottiere> legal;
  while (state.table.turn != Seat::none) {
    if (worth_keeping(state, rng)) played.positions.push_back({state, {}});
    legal.clear();
    Condottiere::legal(state, legal);
    Action action = legal[rng.below(legal.count)];
    if (legal.count > 1 && rng.below(50) != 0) {
      const Observation seen = Condottiere::observe(state, state.table.turn);
      const Judgement<Condottiere> judgement = players[index(state.table.turn)]->decide(
          seen, {legal.begin(), legal.count}, {.iterations = iterations});
      action = judgement.action;
      if (state.table.phase == Phase::battle) {
        played.choices.push_back(choice_of(state, legal, judgement));
      }
    }
    Condottiere::apply(state, action, nobody);
  }
  settle(played.positions, state);
  return played;
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  using namespace condotta;                     // NOLINT(google-build-using-namespace)
  using namespace condotta::bots::condottiere;  // NOLINT(google-build-using-namespace)
  if (argc != 6)
    return std::fputs("search_games GAMES ITERATIONS SEED POSITIONS CHOICES\n", stderr), 2;
  const u64 games = bots::number_of(argv[1], "GAMES");
  const u32 iterations = static_cast<u32>(bots::number_of(argv[2], "ITERATIONS"));
  const u64 seed = bots::number_of(argv[3], "SEED");
  // Never append to what is broken.
  if (std::filesystem::exists(argv[4])) read_positions(argv[4]);
  if (std::filesystem::exists(argv[5])) read_choices(argv[5]);
  std::ofstream positions(argv[4], std::ios::binary | std::ios::app);
  std::ofstream choices(argv[5], std::ios::binary | std::ios::app);
  Rng rng = Rng::seeded(seed);
  for (u64 game = 0; game < games && positions && choices; ++game) {
    const Played played = play(random_options(rng, players_of(game)), seed, game, iterations, rng);
    bots::append(positions, played.positions);
    bots::append(choices, played.choices);
    positions.flush();
    choices.flush();
  }
  if (!positions) return std::fprintf(stderr, "%s cannot be written\n", argv[4]), 1;
  if (!choices) return std::fprintf(stderr, "%s cannot be written\n", argv[5]), 1;
  return 0;
}
