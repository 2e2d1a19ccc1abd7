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
  struct Told {
    condotta::condottiere::Action action;
    u32 games = 0;
    float sum = 0;
  };

  void add(condotta::condottiere::Action action, u32 games, float sum) {
    Told& mine = of(action);
    mine.games += games;
    mine.sum += sum;
  }
  void add(const Beyond& other) {
    for (const Told& told : other.told_) add(told.action, told.games, told.sum);
  }

  [[nodiscard]] const std::vector<Told>& told() const { return told_; }
  [[nodiscard]] bool empty() const { return told_.empty(); }

  // Compared with others in enough games.
  [[nodiscard]] bool knows(condotta::condottiere::Action action) const {
    const Told* const found = find(action);
    return found != nullptr && found->games * 2 > most_told().games;
  }
  // To be added to an action's value; the less, the fewer games tell of it. Where none do, as much
  // as for the action that most of them tell of. Not to be asked where none tell of any.
  [[nodiscard]] float correction(condotta::condottiere::Action action) const {
    // Two actions differ by some 0.015 in what the Outlook misjudges, and one game by a third.
    constexpr float kDoubt = 500;
    const Told* const found = find(action);
    const Told& told = found != nullptr ? *found : most_told();
    return told.sum / (static_cast<float>(told.games) + kDoubt);
  }

 private:
  [[nodiscard]] const Told* find(condotta::condottiere::Action action) const {
    const auto is_it = [&](const Told& told) { return told.action == action; };
    const auto found = std::find_if(told_.begin(), told_.end(), is_it);
    return found != told_.end() ? &*found : nullptr;
  }
  Told& of(condotta::condottiere::Action action) {
    for (Told& told : told_) {
      if (told.action == action) return told;
    }
    return told_.emplace_back(Told{action});
  }
  [[nodiscard]] const Told& most_told() const {
    const auto fewer = [](const Told& a, const Told& b) { return a.games < b.games; };
    return *std::max_element(told_.begin(), told_.end(), fewer);
  }

  std::vector<Told> told_;
};

}  // namespace condotta::bots::condottiere
