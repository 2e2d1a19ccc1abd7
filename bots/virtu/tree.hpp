// A search tree for several players, each after its own victory.
#pragma once
#include <deque>
#include <vector>

#include "bots/virtu/turn_plans.hpp"

namespace condotta::bots::virtu {

struct SearchOptions {
  float exploration = 0.6F;   // how much more is tried what the rules of thumb like and few tried
  float temperature = 0.04F;  // how far below the best value a plan still gets attention
  float widening = 1.5F;      // times the root of the visits: so many plans are looked at
  u32 turns = 4;              // of seats, played out by rules of thumb before anything is weighed
};

// Nothing is hidden and nothing is drawn, so a walk down the tree leads to one position. A step
// down is a whole turn of a seat, by one of its plans; the oftener a turn is come to, the more of
// its plans are looked at.
class Tree {
 public:
  Tree(const State& root, const Thumb& thumb, const SearchOptions& options);

  void iterate();

  // What is known of a first action, by the plans that begin with it.
  struct Option {
    float value;  // the mover's chance by the plan most looked at; of none: by rules of thumb
    u32 most;     // visits of that plan
    u32 visits;   // of all of them
  };
  // For an action's place in the legal list.
  [[nodiscard]] Option option(Action a, std::size_t place) const;
  [[nodiscard]] u32 iterations() const { return turns_[0].visits; }
  // Sum over all iterations.
  [[nodiscard]] double chances(u8 i) const { return chances_[i]; }
  // Visits of the plan most looked at, and of the best one that begins otherwise.
  struct Leaders {
    u32 first = 0, second = 0;
  };
  [[nodiscard]] Leaders leaders() const;

 private:
  // What is known of a plan.
  struct Trial {
    float liking;    // by the rules of thumb; a share of attention, with those of the other plans
    double sum = 0;  // of the mover's chances
    u32 visits = 0;
    u32 next = 0;  // the turn that it leads to; 0: not unfolded yet
  };
  struct Turn {
    TurnPlans plans;
    std::vector<Trial> trials;  // one for each plan
    u32 visits = 0;
  };
  struct Step {
    u32 turn, plan;
  };

  u32 unfold(const State& start);
  void add_trial(Turn& turn) const;
  const State& descend();
  [[nodiscard]] u32 select(Turn& turn) const;
  void play_out(State& state) const;

  const Thumb& thumb_;
  const SearchOptions& options_;
  std::deque<Turn> turns_;
  std::vector<Step> path_;
  double chances_[kMaxPlayers] = {};
};

}  // namespace condotta::bots::virtu
