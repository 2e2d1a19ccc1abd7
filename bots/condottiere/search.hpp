// The condottiere: search over what may be hidden.
#pragma once
#include <optional>

#include "bots/condottiere/tree.hpp"
#include "bots/player.hpp"

namespace condotta::bots::condottiere {

class Search final : public Player<Condottiere> {
 public:
  explicit Search(u64 seed, std::optional<Temper> temper = {}, const Occupants& occupants = {},
                  const SearchOptions& options = {})
      : options_(options), temper_(temper), occupants_(occupants), seed_(seed) {}
  // With several threads each grows a tree of its own (in WebAssembly there is always one); the
  // trees are counted together at the end.
  Judgement<Condottiere> decide(const Observation& seen, std::span<const Action> legal,
                                const Budget& budget) override;

 private:
  SearchOptions options_;
  std::optional<Temper> temper_;
  Occupants occupants_;  // who is known to be at the table
  u64 seed_;
  u64 decisions_ = 0;  // made so far: each gets dice of its own
};

}  // namespace condotta::bots::condottiere
