#include "bots/condottiere/search.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>
#ifndef __wasm__
#include <thread>
#endif

namespace condotta::bots::condottiere {
namespace {

using Clock = std::chrono::steady_clock;

// When to stop: by the clock, by number, when told to, or when nothing can change any more.
class Limit {
 public:
  // `alone`: there is no other tree whose counts could decide.
  Limit(const Budget& budget, u32 share, bool alone)
      : budget_(budget),
        most_(budget.iterations != 0 ? share : ~0U),
        alone_(alone),
        begin_(Clock::now()),
        // A little less than allowed: the last iterations and the summing up take time too.
        allowed_(static_cast<double>(budget.milliseconds) * 0.97) {}

  // Asked before every iteration.
  [[nodiscard]] bool reached(const Tree& tree) const {
    const u32 done = tree.iterations();
    if (done >= most_) return true;
    if (done % 8 != 0) return false;
    if (budget_.stop != nullptr && budget_.stop->load(std::memory_order_relaxed)) return true;
    const bool may_end_early = alone_ && done % 256 == 0 && done != 0;
    double left = static_cast<double>(most_ - done);
    if (budget_.milliseconds != 0) {
      const double passed =
          std::chrono::duration<double, std::milli>(Clock::now() - begin_).count();
      if (passed >= allowed_) return true;
      if (may_end_early) left = std::min(left, done * (allowed_ - passed) / std::max(passed, 1e-3));
    }
    if (!may_end_early) return false;
    const Tree::Leaders lead = tree.leaders();
    if (lead.first - lead.second <= left) return false;
    // Whole games could still change it.
    return !tree.settles_within(done + left) || !tree.in_question();
  }

 private:
  const Budget& budget_;
  u32 most_;
  bool alone_;
  Clock::time_point begin_;
  double allowed_;  // milliseconds
};

void grow(Tree& tree, const Budget& budget, u32 share, bool alone) {
  const Limit limit(budget, share, alone);
  while (!limit.reached(tree)) tree.iterate();
}

using Trees = std::vector<std::unique_ptr<Tree>>;

void grow_all(Trees& trees, const Budget& budget) {
  const u32 count = static_cast<u32>(trees.size());
  const auto share = [&](u32 i) { return (budget.iterations + count - 1 - i) / count; };
#ifndef __wasm__
  std::vector<std::jthread> others;
  for (u32 i = 1; i < count; ++i) {
    others.emplace_back([&, i] { grow(*trees[i], budget, share(i), false); });
  }
#endif
  grow(*trees[0], budget, share(0), count == 1);
}

using Judged = std::vector<Judgement<Condottiere>::Option>;

std::size_t most_visited(const Judged& options) {
  const auto fewer = [](const auto& a, const auto& b) { return a.visits < b.visits; };
  const auto most = std::max_element(options.begin(), options.end(), fewer);
  return static_cast<std::size_t>(most - options.begin());
}

// The most visited; or, where whole games tell of it and of others, that of the greatest value.
std::size_t best_of(const Judged& options, const Beyond& beyond) {
  std::size_t best = most_visited(options);
  if (!beyond.knows(options[best].action)) return best;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (beyond.knows(options[i].action) && options[i].value > options[best].value) best = i;
  }
  return best;
}

// Of the actions that are about as good as the best, the one that the temper likes most: that is
// how a character of this level shows.
std::size_t by_temper(const Judged& options, const Beyond& beyond, const Observation& seen,
                      std::span<const Action> legal, Temper temper) {
  constexpr float kAsGood = 0.015F;  // in chances of victory
  std::vector<float> appeal(legal.size());
  weigh_actions(View::of(seen), tempered(style_for(seen.table.options), temper), legal, appeal);
  const u32 most = options[most_visited(options)].visits;
  const std::size_t best = best_of(options, beyond);
  const bool compared = beyond.knows(options[best].action);
  std::size_t liked = best;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const bool tried =
        options[i].visits * 8 >= most && (!compared || beyond.knows(options[i].action));
    const bool as_good = options[i].value + kAsGood >= options[best].value;
    if (tried && as_good && appeal[i] > appeal[liked]) liked = i;
  }
  return liked;
}

Judgement<Condottiere> sum_up(const Trees& trees, const Observation& seen,
                              std::span<const Action> legal, std::optional<Temper> temper) {
  Judgement<Condottiere> judgement{};
  judgement.options.reserve(legal.size());
  Beyond beyond;
  for (const auto& tree : trees) beyond.add(tree->beyond());
  for (const Action action : legal) {
    float sum = 0;
    u32 visits = 0;
    for (const auto& tree : trees) {
      const Tree::Node* const node = tree->find(action);
      if (node == nullptr) continue;
      sum += node->sum;
      visits += node->visits;
    }
    float value = visits != 0 ? sum / static_cast<float>(visits) : 0.0F;
    if (visits != 0 && !beyond.empty()) {
      value = std::clamp(value + beyond.correction(action), 0.0F, 1.0F);
    }
    judgement.options.push_back({action, value, visits});
  }
  judgement.action = legal[temper ? by_temper(judgement.options, beyond, seen, legal, *temper)
                                  : best_of(judgement.options, beyond)];
  for (const auto& tree : trees) judgement.iterations += tree->iterations();
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    double sum = 0;
    for (const auto& tree : trees) sum += tree->chances(i);
    judgement.chances[i] = static_cast<float>(sum / std::max(judgement.iterations, 1U));
  }
  return judgement;
}

}  // namespace

Judgement<Condottiere> Search::decide(const Observation& seen, std::span<const Action> legal,
                                      const Budget& budget) {
  Budget mine = budget;
  // What is forced needs no thought; a look is enough for the chances.
  constexpr u32 kLook = 64;
  if (legal.size() == 1 || (mine.milliseconds == 0 && mine.iterations == 0)) {
    mine.iterations = mine.iterations != 0 ? std::min(mine.iterations, kLook) : kLook;
  }
#ifdef __wasm__
  const u32 threads = 1;
#else
  const u32 threads = std::max(mine.threads, 1U);
#endif
  Trees trees;
  for (u32 i = 0; i < threads; ++i) {
    trees.push_back(
        std::make_unique<Tree>(seen, options_, occupants_, derive_seed(seed_ + i, decisions_).low));
  }
  ++decisions_;
  grow_all(trees, mine);
  return sum_up(trees, seen, legal, temper_);
}

}  // namespace condotta::bots::condottiere
