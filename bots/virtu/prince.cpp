#include "bots/virtu/prince.hpp"

#include <algorithm>
#include <chrono>

#include "bots/virtu/habits.hpp"

namespace condotta::bots::virtu {
namespace {

using Clock = std::chrono::steady_clock;

// Without any limit, and where there is hardly anything to decide.
constexpr u32 kLook = 16;

// When to stop: by the clock, by number, when told to, or when nothing can change any more.
class Limit {
 public:
  explicit Limit(const Budget& budget)
      : budget_(budget),
        most_(budget.iterations != 0 ? budget.iterations : ~0U),
        begin_(Clock::now()),
        // A little less than allowed: the last iteration and the summing up take time too.
        allowed_(static_cast<double>(budget.milliseconds) * 0.97) {}

  // Asked before every iteration.
  [[nodiscard]] bool reached(const Tree& tree) const {
    const u32 done = tree.iterations();
    if (done >= most_) return true;
    if (budget_.stop != nullptr && budget_.stop->load(std::memory_order_relaxed)) return true;
    double left = static_cast<double>(most_ - done);
    if (budget_.milliseconds != 0) {
      const double passed =
          std::chrono::duration<double, std::milli>(Clock::now() - begin_).count();
      // However little time there is, an estimate must come of it.
      if (done != 0 && passed >= allowed_) return true;
      left = std::min(left, done * (allowed_ - passed) / std::max(passed, 1e-3));
    }
    if (done % 16 != 0 || done == 0) return false;
    const Tree::Leaders lead = tree.leaders();
    return lead.first - lead.second > left;
  }

 private:
  const Budget& budget_;
  u32 most_;
  Clock::time_point begin_;
  double allowed_;  // milliseconds
};

Judgement<Virtu> sum_up(const Tree& tree, std::span<const Action> legal) {
  Judgement<Virtu> judgement{};
  judgement.options.reserve(legal.size());
  std::size_t best = 0;
  Tree::Option lead{};
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Tree::Option option = tree.option(legal[i], i);
    judgement.options.push_back({legal[i], option.value, option.visits});
    if (i == 0 || option.most > lead.most ||
        (option.most == lead.most && option.value > lead.value)) {
      best = i;
      lead = option;
    }
  }
  judgement.action = legal[best];
  judgement.iterations = tree.iterations();
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    judgement.chances[i] = static_cast<float>(tree.chances(i) / std::max(judgement.iterations, 1U));
  }
  return judgement;
}

}  // namespace

Judgement<Virtu> Prince::decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) {
  const State state = Virtu::imagine(seen, rng_);
  Budget mine = budget;
  // How a thing is paid is told by habit well enough; of one action only the outlook is wanted.
  if (legal.size() == 1) {
    mine.iterations = 1;
  } else if (is_habitual(state) || (mine.milliseconds == 0 && mine.iterations == 0)) {
    mine.iterations = mine.iterations != 0 ? std::min(mine.iterations, kLook) : kLook;
  }
  const Limit limit(mine);
  Tree tree(state, thumb_, options_);
  while (!limit.reached(tree)) tree.iterate();
  return sum_up(tree, legal);
}

}  // namespace condotta::bots::virtu
