// A sink that writes everything down.
#pragma once
#include <vector>

#include "engine/core/game.hpp"
#include "tests/support/bytes.hpp"

namespace condotta::tests {

template <Game G>
struct EventLog {
  static constexpr bool kListening = true;

  std::vector<typename G::Event> events;

  void operator()(const typename G::Event& event) { events.push_back(event); }

  // What this viewer is told, in order.
  [[nodiscard]] std::vector<typename G::Event> as_seen_by(Seat viewer) const {
    std::vector<typename G::Event> seen;
    for (const typename G::Event& event : events) {
      typename G::Event shown = event;
      if (G::witness(event, viewer, shown)) seen.push_back(shown);
    }
    return seen;
  }
};

}  // namespace condotta::tests
