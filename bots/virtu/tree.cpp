#include "bots/virtu/tree.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/exp.hpp"
#include "bots/virtu/habits.hpp"

namespace condotta::bots::virtu {
namespace {

constexpr std::size_t kDeepest = 64;  // places of one walk through the tree
constexpr u32 kLongestPlayOut = 600;  // decisions

}  // namespace

Tree::Tree(const State& root, const Thumb& thumb, const SearchOptions& options)
    : root_(root), thumb_(thumb), options_(options) {
  nodes_.reserve(1U << 12U);
  nodes_.push_back({Action::of(ActionKind::end), Seat::none, 1.0F, 0});
  expand(0, root_);
}

void Tree::iterate() {
  State state = root_;
  path_.clear();
  path_.push_back(0);
  descend(state);
  play_out(state);
  Worths chances = {};
  chances_of(state, thumb_.prices(), chances);
  for (const u32 n : path_) {
    Node& node = nodes_[n];
    ++node.visits;
    if (node.mover != Seat::none) node.sum += static_cast<double>(chances[index(node.mover)]);
  }
  for (u8 i = 0; i < kMaxPlayers; ++i) chances_[i] += static_cast<double>(chances[i]);
}

const Tree::Node* Tree::find(Action a) const {
  const Node& root = nodes_[0];
  for (u32 i = 0; i < root.count; ++i) {
    if (nodes_[root.first + i].action == a) return &nodes_[root.first + i];
  }
  return nullptr;
}

Tree::Leaders Tree::leaders() const {
  Leaders lead;
  for (u32 i = 0; i < nodes_[0].count; ++i) {
    const u32 visits = nodes_[nodes_[0].first + i].visits;
    if (visits > lead.first) {
      lead.second = lead.first;
      lead.first = visits;
    } else {
      lead.second = std::max(lead.second, visits);
    }
  }
  return lead;
}

// Down the tree until an action is new.
void Tree::descend(State& state) {
  NullSink nobody;
  while (state.phase != Phase::over && path_.size() < kDeepest) {
    const u32 here = path_.back();
    if (here != 0 && is_habitual(state)) {
      Virtu::apply(state, thumb_.choose(state), nobody);
      continue;
    }
    if (nodes_[here].count == 0) {
      // A place is unfolded when it is come to a second time.
      if (nodes_[here].visits == 0) return;
      expand(here, state);
    }
    const u32 chosen = select(here);
    path_.push_back(chosen);
    Virtu::apply(state, nodes_[chosen].action, nobody);
  }
}

// Adds all actions, the most liked first.
void Tree::expand(u32 parent, const State& state) {
  Actions legal;
  list_legal(state, legal);
  std::array<float, kMaxActions> values = {};
  thumb_.weigh(state, {legal.begin(), legal.count}, values);
  std::array<u16, kMaxActions> order = {};
  for (u32 i = 0; i < legal.count; ++i) order[i] = static_cast<u16>(i);
  std::stable_sort(order.begin(), order.begin() + legal.count,
                   [&](u16 a, u16 b) { return values[a] > values[b]; });
  const float top = values[order[0]];
  std::array<float, kMaxActions> share = {};
  float sum = 0;
  for (u32 i = 0; i < legal.count; ++i) {
    share[i] = exp_of((values[i] - top) / options_.temperature) + 0.02F;
    sum += share[i];
  }
  nodes_[parent].first = static_cast<u32>(nodes_.size());
  nodes_[parent].count = legal.count;
  for (u32 n = 0; n < legal.count; ++n) {
    const u32 i = order[n];
    nodes_.push_back({legal[i], state.to_move, share[i] / sum, values[i]});
  }
}

// Of the actions that are open so far, the one that promises most or is known least. What was never
// tried counts as much as the mover has had here on average.
u32 Tree::select(u32 parent) const {
  const Node& node = nodes_[parent];
  double sum = 0;
  u32 visits = 0;
  for (u32 i = 0; i < node.count; ++i) {
    sum += nodes_[node.first + i].sum;
    visits += nodes_[node.first + i].visits;
  }
  const float root = std::sqrt(static_cast<float>(visits) + 1.0F);
  const u32 open = std::min(node.count, 1U + static_cast<u32>(options_.widening * root));
  const float average = visits != 0 ? static_cast<float>(sum / visits) : 0.0F;
  u32 best = node.first;
  float most = -1;
  for (u32 i = 0; i < open; ++i) {
    const Node& n = nodes_[node.first + i];
    const float tried = static_cast<float>(n.visits);
    const float value = n.visits != 0 ? static_cast<float>(n.sum) / tried : average;
    const float score = value + options_.exploration * root * n.prior / (1.0F + tried);
    if (score > most) {
      most = score;
      best = node.first + i;
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
