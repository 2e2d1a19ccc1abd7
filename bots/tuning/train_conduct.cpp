// Trains what a search would play in a battle: the network of bots/condottiere/conduct_net.hpp.
//   train_conduct STEPS SEED FILE... > bots/condottiere/conduct_weights.hpp
// Each FILE was written by search_games; a tenth of it is kept aside. The network learns half the
// choice itself and half the shares of the search's attention, which say how close it was.
#include <cmath>
#include <cstdio>
#include <span>

#include "bots/condottiere/conduct_net.hpp"
#include "bots/condottiere/thumb.hpp"
#include "bots/tuning/adam.hpp"
#include "bots/tuning/arguments.hpp"
#include "bots/tuning/choices.hpp"
#include "bots/tuning/pool.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr u32 kBatch = 256;
constexpr float kRate = 0.003F;
constexpr float kOfAttention = 0.5F;  // the rest is of the choice

struct Option {
  u32 choice;
  ActionInSight action;
  float goal;
};
struct Case {
  BattleInSight battle;
  std::vector<Option> options;
  u32 chosen;
  u8 players;
};

Case case_of(const Choice& c) {
  const View view = View::of(c.state, c.state.table.turn);
  const Stakes stakes(c.state.table, c.state.table.contested);
  ActionList<Condottiere> legal;
  Condottiere::legal(c.state, legal);
  float appeal[Choice::kMost];
  weigh_actions(view, stakes, style_for(c.state.table.options), {legal.begin(), legal.count},
                {appeal, legal.count});
  const float best = appeal[best_of({appeal, legal.count})];
  const Lead lead(view);
  Case result{BattleInSight(view, stakes), {}, c.chosen, c.state.table.options.players};
  for (u32 i = 0; i < legal.count; ++i) {
    const float chosen = i == c.chosen ? 1.0F : 0.0F;
    result.options.push_back({ConductShape::choice_of(legal[i]),
                              ActionInSight(view, lead, legal[i], best - appeal[i]),
                              kOfAttention * c.share[i] + (1.0F - kOfAttention) * chosen});
  }
  return result;
}

// How likely each option is held to be.
struct Guess {
  Conduct conduct;
  float chance[Choice::kMost];

  Guess(const ConductWeights& net, const Case& c) : conduct(net, c.battle) {
    const std::size_t count = c.options.size();
    for (std::size_t i = 0; i < count; ++i) {
      chance[i] = conduct.of(c.options[i].choice, c.options[i].action);
    }
    const float top = *std::max_element(chance, chance + count);
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += chance[i] = std::exp(chance[i] - top);
    for (std::size_t i = 0; i < count; ++i) chance[i] /= sum;
  }
};

void add_gradient(const ConductWeights& net, const Case& c, ConductWeights& gradient) {
  constexpr u32 kChoices = ConductShape::kChoices;
  const Guess guess(net, c);
  float error[ConductShape::kOutputs] = {};
  for (std::size_t i = 0; i < c.options.size(); ++i) {
    const Option& option = c.options[i];
    const float of_option = guess.chance[i] - option.goal;
    error[option.choice] += of_option;
    for (u32 k = 0; k < ActionInSight::kSize; ++k) {
      error[kChoices + k] += of_option * option.action[k];
    }
  }
  add_row(1.0F, error, gradient.out_bias);
  float pull[ConductShape::kHidden] = {};  // on each of the hidden
  for (u32 h = 0; h < ConductShape::kHidden; ++h) {
    const float hidden = guess.conduct.hidden[h];
    if (hidden == 0) continue;
    add_row(hidden, error, gradient.out[h]);
    for (u32 k = 0; k < ConductShape::kOutputs; ++k) pull[h] += error[k] * net.out[h][k];
  }
  add_row(1.0F, pull, gradient.bias);
  for (u32 k = 0; k < ConductShape::kInputs; ++k) add_row(c.battle[k], pull, gradient.in[k]);
}

// Mean of -log of the chance given to what was chosen, and how often that was held most likely.
void report(const char* what, const ConductWeights& net, const std::vector<Case>& cases) {
  double loss[2] = {};
  u32 count[2] = {}, found[2] = {}, liked[2] = {};
  for (const Case& c : cases) {
    const Guess guess(net, c);
    const bool more = c.players > 2;
    const float* const top = std::max_element(guess.chance, guess.chance + c.options.size());
    ++count[more];
    loss[more] -= static_cast<double>(std::log(guess.chance[c.chosen]));
    found[more] += top == guess.chance + c.chosen ? 1U : 0U;
    liked[more] += c.options[c.chosen].action[0] > 0 ? 1U : 0U;
  }
  std::fprintf(stderr, "  %s:", what);
  for (const u32 more : {0U, 1U}) {
    const double all = std::max(count[more], 1U);
    std::fprintf(stderr, "  %s players %.4f, found %.1f %% (rules of thumb %.1f %%)",
                 more != 0 ? "more" : "2", loss[more] / all, 100 * found[more] / all,
                 100 * liked[more] / all);
  }
  std::fputc('\n', stderr);
}

void train(u32 steps, u64 seed, std::span<char*> files) {
  std::vector<Case> cases, aside;
  for (const char* name : files) {
    const std::vector<Choice> read = read_choices(name);
    for (std::size_t n = 0; n < read.size(); ++n) {
      (n < read.size() * 9 / 10 ? cases : aside).push_back(case_of(read[n]));
    }
  }
  if (cases.empty()) {
    std::fputs("too few choices to learn from\n", stderr);
    std::exit(1);
  }
  Rng rng = Rng::seeded(seed);
  static ConductWeights net;
  static ConductWeights gradient;
  static Adam<ConductWeights> adam;
  Adam<ConductWeights>::scatter(net, 0.1F, rng);
  for (u32 step = 0; step < steps; ++step) {
    for (u32 n = 0; n < kBatch; ++n) add_gradient(net, Pool<Case>::any_of(cases, rng), gradient);
    adam.step(net, gradient, kBatch, kRate, static_cast<float>(step) / static_cast<float>(steps));
    if ((step + 1) % std::max(steps / 10, 1U) != 0) continue;
    std::fprintf(stderr, "step %u\n", step + 1);
    report("learnt from", net, cases);
    report("kept aside", net, aside);
  }
  print_weights(net, "what a search would play in a battle", "train_conduct.cpp", "conduct_net.hpp",
                "ConductWeights", "kConductWeights");
}

}  // namespace
}  // namespace condotta::bots::condottiere

int main(int argc, char** argv) {
  if (argc < 4) return std::fputs("train_conduct STEPS SEED FILE...\n", stderr), 2;
  condotta::bots::condottiere::train(
      static_cast<condotta::u32>(condotta::bots::number_of(argv[1], "STEPS")),
      condotta::bots::number_of(argv[2], "SEED"), {argv + 3, argv + argc});
  return 0;
}
