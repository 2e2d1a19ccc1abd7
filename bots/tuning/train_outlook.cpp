// Trains the Outlook's network on the outcomes of games.
//   train_outlook STEPS SEED [FILE...] > bots/condottiere/outlook_weights.hpp
// Most steps see games played as searches are expected to play, without searching, always new ones;
// in the last tenth of them half of the samples come from games between searches, which lie in FILE
// (search_games writes them). A tenth of each FILE is kept aside to tell how well it does on what
// it has not seen.
#include <cmath>
#include <cstdio>
#include <span>

#include "bots/condottiere/outlook_net.hpp"
#include "bots/tuning/adam.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/conduct_game.hpp"
#include "bots/tuning/pool.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kBatch = 256;
constexpr float kRate = 0.002F;
constexpr std::size_t kPool = 200000;
constexpr u32 kGames = 16;      // played between steps
constexpr u32 kLooked = 20000;  // positions of the pool in a report

bool between_battles(const State& s) { return s.table.phase == Phase::place; }

void chances_of(const NetPass& pass, u8 players, float* chances) {
  const float top = *std::max_element(pass.logits, pass.logits + players);
  float sum = 0;
  for (u8 i = 0; i < players; ++i) sum += chances[i] = std::exp(pass.logits[i] - top);
  for (u8 i = 0; i < players; ++i) chances[i] /= sum;
}

// The way back through the network, for one sample.
class Back {
 public:
  Back(const NetWeights& net, const Position& p, NetWeights& gradient)
      : net_(net), gradient_(gradient), input_(p.state), pass_(net, input_) {
    float chances[kMaxPlayers];
    chances_of(pass_, input_.players, chances);
    for (u8 i = 0; i < input_.players; ++i) through_judgement(i, chances[i] - p.share[i]);
    through_traits();
  }

 private:
  static constexpr u32 kTraits = NetShape::kTraits;
  static constexpr u32 kHidden = NetShape::kHidden;

  void through_judgement(u8 i, float error) {
    float slope[kHidden];
    for (u32 h = 0; h < kHidden; ++h) {
      gradient_.out[h] += error * pass_.hidden[i][h];
      slope[h] = pass_.hidden[i][h] > 0 ? error * net_.out[h] : 0.0F;
      gradient_.bias[h] += slope[h];
    }
    const float part = 1.0F / static_cast<float>(input_.players - 1);
    for (u32 t = 0; t < kTraits; ++t) {
      traits_[i][t] += through_row(pass_.traits[i][t], slope, net_.own[t], gradient_.own[t]);
      const float shared = through_row(pass_.mean[i][t], slope, net_.mean[t], gradient_.mean[t]);
      for (u8 j = 0; j < input_.players; ++j) traits_[j][t] += j != i ? shared * part : 0.0F;
      if (input_.players == 2 || !(pass_.most[i][t] > 0)) continue;
      const float utmost = through_row(pass_.most[i][t], slope, net_.most[t], gradient_.most[t]);
      u8 j = 0;
      while (j == i || pass_.traits[j][t] != pass_.most[i][t]) ++j;
      traits_[j][t] += utmost;
    }
  }
  static float through_row(float x, const float (&slope)[kHidden], const float (&row)[kHidden],
                           float (&gradient)[kHidden]) {
    float sum = 0;
    for (u32 h = 0; h < kHidden; ++h) {
      gradient[h] += x * slope[h];
      sum += row[h] * slope[h];
    }
    return sum;
  }
  void through_traits() {
    for (u8 i = 0; i < input_.players; ++i) {
      for (u32 t = 0; t < kTraits; ++t) {
        if (!(pass_.traits[i][t] > 0)) traits_[i][t] = 0;
        gradient_.trait_bias[t] += traits_[i][t];
      }
      for (u8 n = 0; n < input_.seat_count[i]; ++n) {
        add(input_.seat[i][n], traits_[i], gradient_.seat);
      }
      for (u8 n = 0; n < input_.table_count; ++n) add(input_.table[n], traits_[i], gradient_.table);
    }
  }
  template <u32 kRows>
  static void add(const NetInput::Entry& entry, const float (&slope)[kTraits],
                  float (&gradient)[kRows][kTraits]) {
    for (u32 t = 0; t < kTraits; ++t) gradient[entry.which][t] += entry.value * slope[t];
  }

  const NetWeights& net_;
  NetWeights& gradient_;
  NetInput input_;
  NetPass pass_;
  float traits_[kMaxPlayers][kTraits] = {};
};

// Mean of -log of the winner's chance for each number of players, beside what no knowledge gives.
void report(const char* what, const NetWeights& net, const std::vector<Position>& aside) {
  double loss[kMaxPlayers + 1] = {};
  u32 count[kMaxPlayers + 1] = {};
  for (const Position& p : aside) {
    const u8 players = p.state.table.options.players;
    float chances[kMaxPlayers];
    chances_of(NetPass(net, NetInput(p.state)), players, chances);
    ++count[players];
    for (u8 i = 0; i < players; ++i) {
      if (p.share[i] > 0) loss[players] -= static_cast<double>(p.share[i] * std::log(chances[i]));
    }
  }
  std::fprintf(stderr, "%s:", what);
  for (u32 n = 2; n <= kMaxPlayers; ++n) {
    if (count[n] == 0) continue;
    std::fprintf(stderr, "  %u players %.4f (blind %.4f)", n, loss[n] / count[n], std::log(n));
  }
  std::fprintf(stderr, "\n");
}

void train(u32 steps, u64 seed, std::span<char*> files) {
  std::vector<Position> searched, aside;
  for (const char* name : files) {
    std::vector<Position> read = read_positions(name);
    std::erase_if(read, [](const Position& p) { return !between_battles(p.state); });
    const auto cut = read.begin() + static_cast<std::ptrdiff_t>(read.size() * 9 / 10);
    searched.insert(searched.end(), read.begin(), cut);
    aside.insert(aside.end(), cut, read.end());
  }
  Rng rng = Rng::seeded(seed);
  Pool<Position> pool(kPool, rng);
  u64 game = 0;
  const auto play = [&] {
    const Options options = random_options(rng, players_of(game));
    for (const Position& p : conduct_game(options, seed, game, rng, between_battles)) pool.add(p);
    ++game;
  };
  while (!pool.full()) play();
  static NetWeights net;
  static NetWeights gradient;
  static Adam<NetWeights> adam;
  Adam<NetWeights>::scatter(net, 0.15F, rng);
  for (u32 step = 0; step < steps; ++step) {
    for (u32 n = 0; n < kGames; ++n) play();
    const bool mixed = !searched.empty() && step >= steps - steps / 10;
    for (u32 n = 0; n < kBatch; ++n) {
      const bool of_searches = mixed && n % 2 == 0;
      Back(net, of_searches ? Pool<Position>::any_of(searched, rng) : pool.any(), gradient);
    }
    adam.step(net, gradient, kBatch, kRate, static_cast<float>(step) / static_cast<float>(steps));
    if ((step + 1) % std::max(steps / 20, 1U) != 0) continue;
    std::fprintf(stderr, "step %u\n", step + 1);
    report("  without searching", net, {pool.all().begin(), pool.all().begin() + kLooked});
    report("  searches, kept aside", net, aside);
  }
  print_weights(net, "the Outlook's network", "train_outlook.cpp", "outlook_net.hpp", "NetWeights",
                "kOutlookWeights");
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc < 3) return std::fputs("train_outlook STEPS SEED [FILE...]\n", stderr), 2;
  condotta::bots::condottiere::train(
      static_cast<condotta::u32>(condotta::bots::number_of(argv[1], "STEPS")),
      condotta::bots::number_of(argv[2], "SEED"), {argv + 3, argv + argc});
  return 0;
}
