// Trains what others' play tells of their hands: the network of bots/condottiere/belief_net.hpp.
//   train_belief STEPS SEED FILE... > bots/condottiere/belief_weights.hpp
// A seat's real hand is set among hands imagined evenly from what the mover knows, and the network
// learns to find it (softmax over them). Three of four samples come from games between searches,
// which lie in FILE (search_games writes them), the others from games between rules of thumb. A
// tenth of each FILE is kept aside.
#include <cmath>
#include <cstdio>
#include <span>

#include "bots/condottiere/belief_net.hpp"
#include "bots/tuning/adam.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/pool.hpp"
#include "bots/tuning/positions.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kBatch = 256;
constexpr float kRate = 0.003F;
constexpr u32 kHands = 8;
constexpr std::size_t kPool = 40000;

struct Case {
  SeatInSight seat;
  Cards hands[kHands];  // the first is the real one
  u8 players;
  bool fighting;
};

template <class Take>
void each_case(const State& s, Rng& rng, Take take) {
  const Observation seen = Condottiere::observe(s, s.table.turn);
  State states[kHands] = {s};
  for (u32 n = 1; n < kHands; ++n) states[n] = Condottiere::imagine(seen, rng);
  for (u8 i = 0; i < s.table.options.players; ++i) {
    if (seat(i) == seen.me || seen.held[i] == 0) continue;
    Case c{SeatInSight(seen.table, seen.held, seat(i), seen.me),
           {},
           s.table.options.players,
           s.table.phase != Phase::place};
    for (u32 n = 0; n < kHands; ++n) c.hands[n] = states[n].hands[i];
    take(c);
  }
}

struct Guess {
  float hidden[kHands][BeliefShape::kHidden];
  float chance[kHands];

  Guess(const BeliefWeights& net, const Case& c, const std::vector<HandInMind>& hands) {
    const Belief belief(net, c.seat);
    for (u32 n = 0; n < kHands; ++n) chance[n] = belief.of(hands[n], hidden[n]);
    const float top = *std::max_element(chance, chance + kHands);
    float sum = 0;
    for (float& x : chance) sum += x = std::exp(x - top);
    for (float& x : chance) x /= sum;
  }
};

std::vector<HandInMind> hands_of(const Case& c) {
  std::vector<HandInMind> hands;
  hands.reserve(kHands);
  for (const Cards& hand : c.hands) hands.emplace_back(c.seat, hand);
  return hands;
}

void add_gradient(const BeliefWeights& net, const Case& c, BeliefWeights& gradient) {
  constexpr u32 kHidden = BeliefShape::kHidden;
  const std::vector<HandInMind> hands = hands_of(c);
  const Guess guess(net, c, hands);
  float all[kHidden] = {};
  for (u32 n = 0; n < kHands; ++n) {
    const float error = guess.chance[n] - (n == 0 ? 1.0F : 0.0F);
    float slope[kHidden];
    for (u32 h = 0; h < kHidden; ++h) {
      gradient.out[h] += error * guess.hidden[n][h];
      slope[h] = guess.hidden[n][h] > 0 ? error * net.out[h] : 0.0F;
      all[h] += slope[h];
    }
    for (u32 k = 0; k < BeliefShape::kHandInputs; ++k) {
      const float x = hands[n][k];
      if (x == 0) continue;
      gradient.straight[k] += error * x;
      for (u32 h = 0; h < kHidden; ++h) gradient.hand[k][h] += x * slope[h];
    }
  }
  for (u32 h = 0; h < kHidden; ++h) gradient.bias[h] += all[h];
  for (u32 k = 0; k < BeliefShape::kSeatInputs; ++k) {
    const float x = c.seat[k];
    if (x == 0) continue;
    for (u32 h = 0; h < kHidden; ++h) gradient.seat[k][h] += x * all[h];
  }
}

// Mean of -log of the real hand's chance among kHands; log(kHands) with no knowledge.
void report(const char* what, const BeliefWeights& net, const std::vector<Case>& aside) {
  double loss[2][2] = {};
  u32 count[2][2] = {};
  for (const Case& c : aside) {
    const Guess guess(net, c, hands_of(c));
    loss[c.players > 2][c.fighting] -= static_cast<double>(std::log(guess.chance[0]));
    ++count[c.players > 2][c.fighting];
  }
  std::fprintf(stderr, "%s:", what);
  for (const u32 more : {0U, 1U}) {
    for (const u32 fighting : {0U, 1U}) {
      std::fprintf(stderr, "  %s players, %s %.4f", more != 0 ? "more" : "2",
                   fighting != 0 ? "in battle" : "between battles",
                   loss[more][fighting] / std::max(count[more][fighting], 1U));
    }
  }
  std::fprintf(stderr, "  (blind %.4f)\n", std::log(double{kHands}));
}

void train(u32 steps, u64 seed, std::span<char*> files) {
  Rng rng = Rng::seeded(seed);
  std::vector<Case> searched, aside;
  for (const char* name : files) {
    const std::vector<Position> read = read_positions(name);
    for (std::size_t n = 0; n < read.size(); ++n) {
      std::vector<Case>& to = n < read.size() * 9 / 10 ? searched : aside;
      each_case(read[n].state, rng, [&](const Case& c) { to.push_back(c); });
    }
  }
  Pool<Case> pool(kPool, rng);
  u64 game = 0;
  const auto play = [&] {
    const Options options = random_options(rng, players_of(game));
    const auto keep = [&](const State& s) {
      if (s.table.phase == Phase::battle) return rng.below(5U * options.players) == 0;
      return s.table.phase == Phase::place && rng.below(2U * options.players) == 0;
    };
    for (const Position& p : thumb_game(options, seed, game, 1.2F, rng, keep)) {
      each_case(p.state, rng, [&](const Case& c) { pool.add(c); });
    }
    ++game;
  };
  while (!pool.full()) play();
  static BeliefWeights net;
  static BeliefWeights gradient;
  static Adam<BeliefWeights> adam;
  Adam<BeliefWeights>::scatter(net, 0.1F, rng);
  for (u32 step = 0; step < steps; ++step) {
    for (u32 n = 0; n < 6; ++n) play();
    for (u32 n = 0; n < kBatch; ++n) {
      const bool of_searches = !searched.empty() && n % 4 != 0;
      add_gradient(net, of_searches ? Pool<Case>::any_of(searched, rng) : pool.any(), gradient);
    }
    adam.step(net, gradient, kBatch, kRate, static_cast<float>(step) / static_cast<float>(steps));
    if ((step + 1) % std::max(steps / 10, 1U) != 0) continue;
    std::fprintf(stderr, "step %u\n", step + 1);
    report("  rules of thumb", net, pool.all());
    report("  searches, kept aside", net, aside);
  }
  print_weights(net, "what others' play tells of their hands", "train_belief.cpp", "belief_net.hpp",
                "BeliefWeights", "kBeliefWeights");
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc < 4) return std::fputs("train_belief STEPS SEED FILE...\n", stderr), 2;
  condotta::bots::condottiere::train(
      static_cast<condotta::u32>(condotta::bots::number_of(argv[1], "STEPS")),
      condotta::bots::number_of(argv[2], "SEED"), {argv + 3, argv + argc});
  return 0;
}
