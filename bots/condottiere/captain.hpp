// The captain: the best rules of thumb, without search.
#pragma once
#include "bots/condottiere/thumb.hpp"
#include "bots/player.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

class Captain final : public Player<Condottiere> {
 public:
  explicit Captain(const Style& style = {}) : style_(style) {}
  Judgement<Condottiere> decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) override;

 private:
  Style style_;
};

}  // namespace condotta::bots::condottiere
