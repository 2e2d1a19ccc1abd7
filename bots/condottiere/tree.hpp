// A search tree over what one seat can tell apart.
#pragma once
#include <array>
#include <vector>

#include "bots/condottiere/beyond.hpp"
#include "bots/condottiere/imagining.hpp"
#include "bots/condottiere/levels.hpp"
#include "bots/condottiere/thumb.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using condotta::condottiere::Condottiere;

struct SearchOptions {
  float exploration = 1.0F;   // how much more is tried what the rules of thumb like and few tried
  float temperature = 0.02F;  // how far below the best appeal an action still gets attention
  // Iterations of a tree after which whole games are played too; more than a forced move gets.
  u32 settled = 16'000;
};

// Monte Carlo tree search over information sets. Every iteration imagines a whole state that fits
// the Observation and walks down the tree by the actions that are legal in it: my own are chosen by
// what they have brought, the others' with their imagined hands, each after its own victory: those
// known for a level as that level does, by rules of thumb (levels.hpp) or as a search would
// (conduct.hpp); for all others a coin decides each time whether they are captains or searches. (If
// others chose by the tree, they would answer to cards of mine that they cannot see.) It adds one
// place, plays the battle to its end in the same way, my own seat by thumb or by search like one of
// the others (against captains that wins more), and asks the Outlook for everyone's chances.
//
// The noise in the values of the first actions is soon smaller than what the Outlook misjudges. So
// after many iterations the actions still in question are played on to the end of the game, all of
// them from the same imagined states: by how much is the Outlook's word too good or too bad after
// each of them? That needs thousands of games to tell.
class Tree {
 public:
  // What is known of one action at one place of the tree.
  struct Node {
    Action action;
    Seat mover;
    float prior;    // of mine: the attention that the rules of thumb would give it; of others' 0
    float sum = 0;  // of the mover's chances
    u32 visits = 0;
    u32 first = 0;  // children, in a chain; 0: none (the root is nobody's child)
    u32 next = 0;
  };

  Tree(const Observation& seen, const SearchOptions& options, const Occupants& occupants, u64 seed);

  void iterate();

  // The root's child for an action; null if it was never looked at.
  [[nodiscard]] const Node* find(Action a) const;
  [[nodiscard]] u32 iterations() const { return nodes_[0].visits; }
  // Sum over all iterations.
  [[nodiscard]] double chances(u8 i) const { return chances_[i]; }
  [[nodiscard]] const Beyond& beyond() const { return beyond_; }
  // Whether several actions may still turn out to be the best.
  [[nodiscard]] bool in_question() const { return leading().size() > 1; }
  // Whether so many iterations leave time for whole games.
  [[nodiscard]] bool settles_within(double iterations) const {
    return iterations > options_.settled;
  }

  // The two children of the root that were chosen most often: their numbers of visits.
  struct Leaders {
    u32 first = 0, second = 0;
  };
  [[nodiscard]] Leaders leaders() const;

 private:
  void draw_manners();
  void descend(State& state);
  [[nodiscard]] u32 child_of(u32 parent, Action a, Seat mover) const;
  u32 add_child(u32 parent, Action a, Seat mover, float prior);
  u32 select(u32 parent, const State& state);
  u32 expect(u32 parent, const State& state);
  // The place in the legal list of what the seat to move is expected to do.
  u32 choice_of_mover(const State& state);
  void add_missing(u32 parent, const State& state, u32* children);
  enum class Until : u8 { battle_ends, game_ends };
  void play_on(State& state, Until until);
  void look_beyond();
  [[nodiscard]] std::vector<u32> leading() const;

  const Observation& seen_;
  const SearchOptions& options_;
  std::array<Habit, kMaxPlayers> habits_;  // everyone's way with the rules of thumb
  SeatSet known_by_thumb_ = 0;
  SeatSet unknown_ = 0;
  Imagining imagining_;
  Rng rng_;
  SeatSet by_thumb_ = 0;  // in this iteration; everyone else as searches do
  std::vector<Node> nodes_;
  std::vector<u32> path_;
  ActionList<Condottiere> legal_;
  double chances_[kMaxPlayers] = {};
  Beyond beyond_;
  StakesInMind stakes_;
};

}  // namespace condotta::bots::condottiere
