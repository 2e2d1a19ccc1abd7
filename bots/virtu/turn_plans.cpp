#include "bots/virtu/turn_plans.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "bots/virtu/habits.hpp"

namespace condotta::bots::virtu {
namespace {

constexpr u32 kLongestPlan = 200;    // decisions
constexpr float kWorthALook = 0.3F;  // loss of chance by one decision; more is no plan

}  // namespace

TurnPlans::TurnPlans(const State& start, const Thumb& thumb, bool every_first)
    : thumb_(&thumb), start_(start), every_first_(every_first) {
  make({}, 0);
}

bool TurnPlans::begins(u32 plan, Action a) const {
  if (actions_of(plan)[0] == a) return true;
  return std::any_of(aliases_.begin(), aliases_.end(),
                     [&](const Alias& one) { return one.plan == plan && one.first == a; });
}

bool TurnPlans::is_later(const Fork& a, const Fork& b) {
  return a.loss != b.loss ? a.loss > b.loss : a.number > b.number;
}

bool TurnPlans::widen() {
  std::vector<Action> kept;
  while (!forks_.empty()) {
    std::pop_heap(forks_.begin(), forks_.end(), is_later);
    const Fork fork = forks_.back();
    forks_.pop_back();
    const auto other = actions_of(fork.plan).first(fork.kept);
    kept.assign(other.begin(), other.end());
    kept.push_back(fork.action);
    if (make(kept, fork.loss)) return true;
  }
  return false;
}

// False if another plan leads to the same position.
bool TurnPlans::make(std::span<const Action> kept, float loss) {
  NullSink nobody;
  const u32 begin = static_cast<u32>(actions_.size());
  const std::size_t forks = forks_.size();
  State s = start_;
  for (const Action a : kept) {
    actions_.push_back(a);
    Virtu::apply(s, a, nobody);
  }
  while (s.to_move == start_.to_move && actions_.size() - begin < kLongestPlan) {
    const Action a = decide(s, static_cast<u32>(actions_.size()) - begin, loss);
    actions_.push_back(a);
    Virtu::apply(s, a, nobody);
  }
  for (u32 i = 0; i < plans_.size(); ++i) {
    if (std::memcmp(&plans_[i].after, &s, sizeof s) != 0) continue;
    aliases_.push_back({actions_[begin], i});
    actions_.resize(begin);
    forks_.resize(forks);
    return false;
  }
  for (std::size_t i = forks; i < forks_.size(); ++i) {
    std::push_heap(forks_.begin(), forks_.begin() + static_cast<std::ptrdiff_t>(i) + 1, is_later);
  }
  plans_.push_back({begin, static_cast<u32>(actions_.size()) - begin, loss, s});
  return true;
}

// What the rules of thumb like most; the rest is where later plans leave this one.
Action TurnPlans::decide(const State& s, u32 kept, float loss) {
  const bool first = every_first_ && kept == 0;
  if (is_habitual(s) && !first) return thumb_->choose(s);
  Actions legal;
  list_legal(s, legal);
  if (legal.count == 1 && !first) return legal[0];
  std::array<float, kMaxActions> values = {};
  thumb_->weigh(s, {legal.begin(), legal.count}, values);
  if (first) first_values_.assign(values.begin(), values.begin() + legal.count);
  const u32 best = best_of({values.data(), legal.count});
  for (u32 i = 0; i < legal.count; ++i) {
    const float lost = values[best] - values[i];
    if (i != best && (first || lost < kWorthALook)) add_fork(kept, legal[i], loss + lost);
  }
  return legal[best];
}

void TurnPlans::add_fork(u32 kept, Action a, float loss) {
  forks_.push_back({static_cast<u32>(plans_.size()), kept, a, loss, forks_found_++});
}

}  // namespace condotta::bots::virtu
