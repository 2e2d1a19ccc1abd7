// The plans that a seat may have for its turn: all its decisions until another seat is asked.
#pragma once
#include <span>
#include <vector>

#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

// Plans come one after another, the most liked first. The first is what the rules of thumb would
// do; every later one leaves an earlier plan at one decision and goes on by rules of thumb. How
// things are paid follows habits: plans differ in what is wanted. Of plans that lead to the same
// position there is one.
class TurnPlans {
 public:
  struct Plan {
    u32 begin, length;  // its actions
    float loss;  // of the mover's chance against the first plan, as the rules of thumb see it
    State after;
  };

  // `every_first`: whatever may be decided first begins a plan sooner or later, habit or not.
  TurnPlans(const State& start, const Thumb& thumb, bool every_first);

  // Adds the next plan; false when there is none left.
  bool widen();

  [[nodiscard]] Seat mover() const { return start_.to_move; }
  [[nodiscard]] std::span<const Plan> plans() const { return plans_; }
  [[nodiscard]] std::span<const Action> actions_of(u32 plan) const {
    return std::span(actions_).subspan(plans_[plan].begin, plans_[plan].length);
  }
  // With its own first action, or with another that leads to the same position.
  [[nodiscard]] bool begins(u32 plan, Action a) const;
  // The mover's chance by the rules of thumb with each first action, in the order of the legal
  // list; only where every one of them begins a plan.
  [[nodiscard]] std::span<const float> first_values() const { return first_values_; }

 private:
  // A plan that is not made yet: so many actions of another, and then this one.
  struct Fork {
    u32 plan, kept;
    Action action;
    float loss;
    u32 number;  // in the order they were found: of equals the earlier is made first
  };
  // A first action that leads to where another plan leads.
  struct Alias {
    Action first;
    u32 plan;
  };

  bool make(std::span<const Action> kept, float loss);
  Action decide(const State& s, u32 kept, float loss);
  void add_fork(u32 kept, Action a, float loss);
  static bool is_later(const Fork& a, const Fork& b);

  const Thumb* thumb_;
  State start_;
  bool every_first_;
  std::vector<Plan> plans_;
  std::vector<Action> actions_;  // of all plans
  std::vector<Alias> aliases_;
  std::vector<Fork> forks_;  // a heap
  std::vector<float> first_values_;
  u32 forks_found_ = 0;
};

}  // namespace condotta::bots::virtu
