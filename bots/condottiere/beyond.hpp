// What whole games tell of the actions in question, beyond the Outlook's word.
#pragma once
#include <algorithm>
#include <vector>

#include "engine/condottiere/action.hpp"

namespace condotta::bots::condottiere {

// For each action how many games were played on to their end, and by how much the mover came off
// better there than the Outlook had said after the first battle: a sum of chances.
class Beyond {
 public:
  using Action = condotta::condottiere::Action;

  struct Told {
    Action action;
    u32 games = 0;
    float sum = 0;
  };

  void add(Action action, u32 games, float sum) {
    Told& mine = of(action);
    mine.games += games;
    mine.sum += sum;
  }
  void add(const Beyond& other) {
    for (const Told& told : other.told_) add(told.action, told.games, told.sum);
  }

  [[nodiscard]] const std::vector<Told>& told() const { return told_; }
  [[nodiscard]] bool empty() const { return told_.empty(); }

  // Compared with others, in enough games.
  [[nodiscard]] bool knows(Action action) const {
    const Told* const found = find(action);
    return found != nullptr && found->games * 2 >= most_games();
  }
  // To be added to an action's value: what the Outlook misjudges after all of them, and what after
  // this one beyond that; both the less, the fewer games tell of them.
  [[nodiscard]] float correction(Action action) const {
    // Two actions differ by some 0.015 in what the Outlook misjudges, two games by a third: where
    // so many games as the square of their ratio tell of an action, they count half.
    constexpr float kDoubt = 500;
    float games = 0, sum = 0;
    for (const Told& told : told_) {
      games += static_cast<float>(told.games);
      sum += told.sum;
    }
    const float common = sum / (games + kDoubt);
    const Told* const found = find(action);
    if (found == nullptr) return common;
    const float mine = static_cast<float>(found->games);
    return common + (found->sum - mine * sum / games) / (mine + kDoubt);
  }

 private:
  [[nodiscard]] const Told* find(Action action) const {
    const auto is_it = [&](const Told& told) { return told.action == action; };
    const auto found = std::find_if(told_.begin(), told_.end(), is_it);
    return found != told_.end() ? &*found : nullptr;
  }
  Told& of(Action action) {
    for (Told& told : told_) {
      if (told.action == action) return told;
    }
    return told_.emplace_back(Told{action});
  }
  [[nodiscard]] u32 most_games() const {
    u32 most = 0;
    for (const Told& told : told_) most = std::max(most, told.games);
    return most;
  }

  std::vector<Told> told_;
};

}  // namespace condotta::bots::condottiere
