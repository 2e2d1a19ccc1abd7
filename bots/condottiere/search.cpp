#include "bots/condottiere/search.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace condotta::bots::condottiere {
namespace {

using Game = condotta::condottiere::Condottiere;
using Clock = std::chrono::steady_clock;
constexpr u32 kNobody = 0xFFFFFFFF;

// What is known of one action at one place of the tree.
struct Node {
  Action action;
  Seat mover;
  float prior;    // how much of the attention the rules of thumb would give it
  float sum = 0;  // of the mover's chances
  u32 visits = 0;
  u32 first = kNobody;  // child
  u32 next = kNobody;   // sibling
  u32 here = 0;         // how often any of its children was chosen
};

class Tree {
 public:
  Tree(const Observation& seen, const SearchOptions& options, u64 seed)
      : seen_(seen), options_(options), rng_(Rng::seeded(seed)) {
    nodes_.reserve(1U << 16U);
    nodes_.push_back({Action::pass(), Seat::none, 1.0F});
  }

  void iterate() {
    State state = Game::imagine(seen_, rng_);
    path_.clear();
    path_.push_back(0);
    descend(state);
    float chances[kMaxPlayers] = {};
    play_out(state);
    judge(state, chances);
    for (const u32 n : path_) {
      Node& node = nodes_[n];
      ++node.visits;
      if (node.mover != Seat::none) node.sum += chances[index(node.mover)];
    }
    for (u8 i = 0; i < kMaxPlayers; ++i) chances_[i] += chances[i];
  }

  [[nodiscard]] const Node* find(u32 parent, Action a) const {
    for (u32 n = nodes_[parent].first; n != kNobody; n = nodes_[n].next) {
      if (nodes_[n].action == a) return &nodes_[n];
    }
    return nullptr;
  }
  [[nodiscard]] float chance(u8 i) const {
    return static_cast<float>(chances_[i] / static_cast<double>(std::max(nodes_[0].visits, 1U)));
  }

 private:
  // Down the tree until an action is new.
  void descend(State& state) {
    NullSink nobody;
    while (state.table.phase != Phase::over) {
      legal_.clear();
      Game::legal(state, legal_);
      const u32 chosen =
          legal_.count == 1 ? only_child(path_.back(), state) : select(path_.back(), state);
      const bool fresh = nodes_[chosen].visits == 0;
      ++nodes_[path_.back()].here;
      path_.push_back(chosen);
      Game::apply(state, nodes_[chosen].action, nobody);
      if (fresh || path_.size() > 64) return;
    }
  }

  u32 only_child(u32 parent, const State& state) {
    const u32 child = find_child(parent, legal_[0]);
    return child != kNobody ? child : add(parent, legal_[0], state.table.turn, 1.0F);
  }

  u32 find_child(u32 parent, Action a) const {
    for (u32 n = nodes_[parent].first; n != kNobody; n = nodes_[n].next) {
      if (nodes_[n].action == a) return n;
    }
    return kNobody;
  }

  u32 add(u32 parent, Action a, Seat mover, float prior) {
    const u32 n = static_cast<u32>(nodes_.size());
    nodes_.push_back({a, mover, prior});
    nodes_[n].next = nodes_[parent].first;
    nodes_[parent].first = n;
    return n;
  }

  // Of the actions legal in this imagined state, the one that promises most or is known least.
  u32 select(u32 parent, const State& state) {
    std::array<u32, kMaxActions> children;
    bool complete = true;
    for (u32 i = 0; i < legal_.count; ++i) {
      children[i] = find_child(parent, legal_[i]);
      complete = complete && children[i] != kNobody;
    }
    if (!complete) add_missing(parent, state, children);
    u32 best = children[0];
    float most = -1;
    const float seen = std::sqrt(static_cast<float>(nodes_[parent].here) + 1.0F);
    const float start = nodes_[parent].visits != 0 ? parent_value(parent, state.table.turn) : 0.5F;
    for (u32 i = 0; i < legal_.count; ++i) {
      const Node& n = nodes_[children[i]];
      const float visits = static_cast<float>(n.visits);
      const float value = n.visits != 0 ? n.sum / visits : start;
      const float score = value + options_.exploration * n.prior * seen / (1.0F + visits);
      if (score > most) {
        most = score;
        best = children[i];
      }
    }
    return best;
  }

  // What the mover has on average below the parent: a fair guess of an action not yet tried.
  [[nodiscard]] float parent_value(u32 parent, Seat mover) const {
    float sum = 0;
    u32 visits = 0;
    for (u32 n = nodes_[parent].first; n != kNobody; n = nodes_[n].next) {
      if (nodes_[n].mover != mover) continue;
      sum += nodes_[n].sum;
      visits += nodes_[n].visits;
    }
    return visits != 0 ? sum / static_cast<float>(visits) : 0.3F;
  }

  void add_missing(u32 parent, const State& state, std::array<u32, kMaxActions>& children) {
    std::array<float, kMaxActions> appeal;
    const Seat mover = state.table.turn;
    weigh_actions(View::of(state, mover), options_.style, {legal_.begin(), legal_.count}, appeal);
    float top = appeal[0];
    for (u32 i = 1; i < legal_.count; ++i) top = std::max(top, appeal[i]);
    float sum = 0;
    for (u32 i = 0; i < legal_.count; ++i) {
      appeal[i] = std::exp((appeal[i] - top) / options_.temperature) + 0.02F;
      sum += appeal[i];
    }
    for (u32 i = 0; i < legal_.count; ++i) {
      if (children[i] == kNobody) children[i] = add(parent, legal_[i], mover, appeal[i] / sum);
    }
  }

  // By rules of thumb to the end of the battle.
  void play_out(State& state) {
    NullSink nobody;
    bool fought = state.table.phase == Phase::place;
    for (u32 n = 0; n < 200 && state.table.phase != Phase::over; ++n) {
      if (state.table.phase == Phase::place && fought) return;
      if (state.table.phase == Phase::battle) fought = true;
      legal_.clear();
      Game::legal(state, legal_);
      const View view = View::of(state, state.table.turn);
      Game::apply(state, captain_choice(view, options_.style, {legal_.begin(), legal_.count}),
                  nobody);
    }
  }

  static void judge(const State& state, float (&chances)[kMaxPlayers]) {
    if (state.table.phase != Phase::over) {
      outlook(state, chances);
      return;
    }
    for (u8 i = 0; i < state.table.options.players; ++i) {
      chances[i] = static_cast<float>(Game::score(state, seat(i))) / kWholeVictory;
    }
  }

  const Observation& seen_;
  const SearchOptions& options_;
  Rng rng_;
  std::vector<Node> nodes_;
  std::vector<u32> path_;
  ActionList<Game> legal_;
  double chances_[kMaxPlayers] = {};
};

}  // namespace

Judgement<Condottiere> Search::decide(const Observation& seen, std::span<const Action> legal,
                                      const Budget& budget) {
  Judgement<Condottiere> judgement{};
  Tree tree(seen, options_, options_.seed);
  const Clock::time_point end = Clock::now() + std::chrono::milliseconds(budget.milliseconds);
  const u32 most = budget.iterations != 0 ? budget.iterations : 0xFFFFFFFFU;
  const u32 done_at = legal.size() == 1 ? std::min(most, 1U) : most;
  u32 n = 0;
  for (; n < done_at; ++n) {
    if ((n & 15U) == 0) {
      if (budget.milliseconds != 0 && Clock::now() >= end) break;
      if (budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed)) break;
    }
    tree.iterate();
  }
  judgement.iterations = n;
  u32 best = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Node* node = tree.find(0, legal[i]);
    const u32 visits = node != nullptr ? node->visits : 0;
    const float value = visits != 0 ? node->sum / static_cast<float>(visits) : 0.0F;
    judgement.options.push_back({legal[i], value, visits});
    if (visits > judgement.options[best].visits) best = static_cast<u32>(i);
  }
  judgement.action = legal[best];
  for (u8 i = 0; i < kMaxPlayers; ++i) judgement.chances[i] = tree.chance(i);
  return judgement;
}

}  // namespace condotta::bots::condottiere
