// A search tree for several players, each after its own victory.
#pragma once
#include <vector>

#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

struct SearchOptions {
  float exploration = 0.6F;   // how much more is tried what the rules of thumb like and few tried
  float temperature = 0.04F;  // how far below the best value an action still gets attention
  float widening = 1.5F;      // times the root of the visits: so many actions are looked at
  u32 turns = 4;              // of seats, played out by rules of thumb before anything is weighed
};

// Nothing is hidden and nothing is drawn, so a walk down the tree leads to one position. Payments
// and the like follow habits and are no places of the tree, except at its root: what is searched is
// what is wanted, not how it is paid.
class Tree {
 public:
  struct Node {
    Action action;
    Seat mover;
    float prior;     // the share of attention that the rules of thumb would give it
    float value;     // the mover's chance by the rules of thumb
    double sum = 0;  // of the mover's chances
    u32 visits = 0;
    u32 first = 0;  // children, one after another, the most liked first
    u32 count = 0;
  };

  Tree(const State& root, const Thumb& thumb, const SearchOptions& options);

  void iterate();

  // The root's child for an action.
  [[nodiscard]] const Node* find(Action a) const;
  [[nodiscard]] u32 iterations() const { return nodes_[0].visits; }
  // Sum over all iterations.
  [[nodiscard]] double chances(u8 i) const { return chances_[i]; }
  // The two children of the root that were chosen most often: their numbers of visits.
  struct Leaders {
    u32 first = 0, second = 0;
  };
  [[nodiscard]] Leaders leaders() const;

 private:
  void descend(State& state);
  void expand(u32 parent, const State& state);
  [[nodiscard]] u32 select(u32 parent) const;
  void play_out(State& state) const;

  const State& root_;
  const Thumb& thumb_;
  const SearchOptions& options_;
  std::vector<Node> nodes_;
  std::vector<u32> path_;
  double chances_[kMaxPlayers] = {};
};

}  // namespace condotta::bots::virtu
