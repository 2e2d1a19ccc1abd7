// The captain: the best rules of thumb, without search.
#pragma once
#include <optional>

#include "bots/condottiere/temper.hpp"
#include "bots/condottiere/thumb.hpp"
#include "bots/player.hpp"
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using condotta::condottiere::Condottiere;

class Captain final : public Player<Condottiere> {
 public:
  explicit Captain(std::optional<Temper> temper = {}) : temper_(temper) {}
  Judgement<Condottiere> decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) override;

 private:
  std::optional<Temper> temper_;
};

}  // namespace condotta::bots::condottiere
