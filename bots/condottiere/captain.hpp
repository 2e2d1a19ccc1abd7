// The captain: the best rules of thumb, without search.
#pragma once
#include "bots/condottiere/captain_view.hpp"
#include "bots/condottiere/style.hpp"
#include "bots/player.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

// How much each legal action appeals; higher is better. `out` gets one value for each.
void weigh_actions(const View& view, const Style& style, std::span<const Action> legal,
                   std::span<float> out);

// The action with the greatest appeal.
Action captain_choice(const View& view, const Style& style, std::span<const Action> legal);

class Captain final : public Player<Condottiere> {
 public:
  explicit Captain(const Style& style = {}) : style_(style) {}
  Judgement<Condottiere> decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) override;

 private:
  Style style_;
};

}  // namespace condotta::bots::condottiere
