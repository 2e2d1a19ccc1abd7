// A question about a game of Virtù: what its asker sees of it, and what they have composed since.
#pragma once
#include <boost/json/value.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/virtu/virtu.hpp"
#include "notation/json_node.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

struct VirtuView {
  virtu::State state;
  Seat viewer = Seat::none;  // none: a spectator
  bool covered = false;      // V1.5: others' family cards are placed somehow, for want of knowledge
};

// What write_observation wrote, or a position, as a game that can be played on. Strict, as the
// reader of positions is.
Result<VirtuView> read_virtu_view(const json::value& value);

struct VirtuAsked {
  VirtuView view;  // before what was composed
  Seat me = Seat::none;
  std::vector<std::string> composed;
};

// {"view": ..., "do": ["stop"], "suppose": "winter", "seat": 0}; other keys are for whoever asks.
Result<VirtuAsked> read_asked(const Node& node, std::initializer_list<std::string_view> more = {});

// The text as an action of the seat to move, if it is legal; or why it is not.
Result<virtu::Action> legal_action(const virtu::State& state, std::string_view text);
// The state after what was composed.
Result<virtu::State> after_composed(const VirtuAsked& asked);

}  // namespace condotta::notation
