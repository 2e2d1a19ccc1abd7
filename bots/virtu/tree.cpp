#include "bots/virtu/tree.hpp"

#include <algorithm>
#include <cmath>

#include "bots/exp.hpp"

namespace condotta::bots::virtu {
namespace {

constexpr std::size_t kDeepest = 64;  // turns of one walk through the tree
constexpr u32 kLongestPlayOut = 600;  // decisions

}  // namespace

Tree::Tree(const State& root, const Thumb& thumb, const SearchOptions& options)
    : thumb_(thumb), options_(options) {
  unfold(root);
}

void Tree::iterate() {
  State state = descend();
  play_out(state);
  Worths chances = {};
  chances_of(state, thumb_.prices(), chances);
  for (const Step& step : path_) {
    Turn& turn = turns_[step.turn];
    Trial& trial = turn.trials[step.plan];
    ++turn.visits;
    ++trial.visits;
    trial.sum += static_cast<double>(chances[index(turn.plans.mover())]);
  }
  for (u8 i = 0; i < kMaxPlayers; ++i) chances_[i] += static_cast<double>(chances[i]);
}

Tree::Option Tree::option(Action a, std::size_t place) const {
  const Turn& root = turns_[0];
  Option option{root.plans.first_values()[place], 0, 0};
  for (u32 i = 0; i < root.trials.size(); ++i) {
    const Trial& trial = root.trials[i];
    if (trial.visits == 0 || !root.plans.begins(i, a)) continue;
    option.visits += trial.visits;
    if (trial.visits <= option.most) continue;
    option.most = trial.visits;
    option.value = static_cast<float>(trial.sum / trial.visits);
  }
  return option;
}

Tree::Leaders Tree::leaders() const {
  const Turn& root = turns_[0];
  u32 best = 0;
  for (u32 i = 1; i < root.trials.size(); ++i) {
    if (root.trials[i].visits > root.trials[best].visits) best = i;
  }
  Leaders lead{root.trials[best].visits, 0};
  const Action first = root.plans.actions_of(best)[0];
  for (u32 i = 0; i < root.trials.size(); ++i) {
    if (!root.plans.begins(i, first)) lead.second = std::max(lead.second, root.trials[i].visits);
  }
  return lead;
}

u32 Tree::unfold(const State& start) {
  turns_.push_back({TurnPlans(start, thumb_, turns_.empty()), {}});
  add_trial(turns_.back());
  return static_cast<u32>(turns_.size()) - 1;
}

void Tree::add_trial(Turn& turn) const {
  const float loss = turn.plans.plans().back().loss;
  turn.trials.push_back({exp_of(-loss / options_.temperature) + 0.02F});
}

// Down the tree until a plan is new, to where that leads.
const State& Tree::descend() {
  path_.clear();
  u32 here = 0;
  for (;;) {
    const u32 plan = select(turns_[here]);
    path_.push_back({here, plan});
    const State& after = turns_[here].plans.plans()[plan].after;
    const Trial& trial = turns_[here].trials[plan];
    if (trial.visits == 0 || after.phase == Phase::over || path_.size() == kDeepest) return after;
    if (trial.next == 0) {
      const u32 next = unfold(after);
      turns_[here].trials[plan].next = next;
    }
    here = turns_[here].trials[plan].next;
  }
}

// Of the plans that are open so far, the one that promises most or is known least; a new one where
// there are few for so many visits.
u32 Tree::select(Turn& turn) const {
  const float root = std::sqrt(static_cast<float>(turn.visits) + 1.0F);
  const u32 open = 1U + static_cast<u32>(options_.widening * root);
  if (turn.visits != 0 && turn.trials.size() < open && turn.plans.widen()) {
    add_trial(turn);
    return static_cast<u32>(turn.trials.size()) - 1;
  }
  float likings = 0;
  for (const Trial& trial : turn.trials) likings += trial.liking;
  u32 best = 0;
  float most = -1;
  for (u32 i = 0; i < turn.trials.size(); ++i) {
    const Trial& trial = turn.trials[i];
    const float tried = static_cast<float>(trial.visits);
    // Only a turn's first plan may be untried, and then it is the only one.
    const float value = trial.visits != 0 ? static_cast<float>(trial.sum) / tried : 0.0F;
    const float urge = options_.exploration * root * trial.liking / likings;
    const float score = value + urge / (1.0F + tried);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

// By rules of thumb until so many seats have had their turn.
void Tree::play_out(State& state) const {
  NullSink nobody;
  Seat last = state.to_move;
  u32 turns = 0;
  for (u32 n = 0; n < kLongestPlayOut && state.phase != Phase::over; ++n) {
    if (state.to_move != last) {
      last = state.to_move;
      if (++turns >= options_.turns) return;
    }
    Virtu::apply(state, thumb_.choose(state), nobody);
  }
}

}  // namespace condotta::bots::virtu
