#include "notation/preview.hpp"

#include <boost/json/array.hpp>
#include <optional>

#include "engine/condottiere/observation.hpp"
#include "notation/event.hpp"
#include "notation/observation.hpp"
#include "notation/standing.hpp"
#include "notation/trial.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

enum class Unknown : u8 { nothing, cards, face_down };

// Whether the cards are given out anew, or begin to be.
bool gives_cards(EventKind kind) {
  return kind == EventKind::game_started || kind == EventKind::final_battle ||
         kind == EventKind::dealt || kind == EventKind::drew || kind == EventKind::reshuffled;
}
bool tells_chance(EventKind kind) {
  return kind == EventKind::dealt || kind == EventKind::received || kind == EventKind::drew ||
         kind == EventKind::reshuffled;
}

// Listens while the action is done, and keeps the last state in which everything is certain.
class Onlooker {
 public:
  Onlooker(const State& state, Seat viewer)
      : state_(state), viewer_(viewer), before_(state), certain_(state) {}

  void hear(const Event& event) {
    if (unknown_ == Unknown::face_down) return;
    if (event.kind == EventKind::revealed && event.seat != viewer_) {
      unknown_ = Unknown::face_down;
      certain_ = covered_again(event);
      return;
    }
    if (gives_cards(event.kind)) unknown_ = Unknown::cards;
    if (unknown_ == Unknown::nothing) certain_ = state_;
    if (event.kind == EventKind::strength) compared_ = state_;
    Event shown;
    if (!tells_chance(event.kind) && witness(event, viewer_, shown)) {
      told_.push_back(write_event(shown));
    }
  }

  json::object report() {
    const State& after = unknown_ == Unknown::nothing ? state_ : certain_;
    const State& fought = compared_ ? *compared_ : after;
    json::object out;
    out["view"] = write_observation(observe_state(after, viewer_));
    out["strengths"] = write_strengths(observe_state(fought, viewer_));
    out["told"] = std::move(told_);
    out["unknown"] = nullptr;
    if (unknown_ == Unknown::cards) out["unknown"] = "cards";
    if (unknown_ == Unknown::face_down) out["unknown"] = "face_down";
    return out;
  }

 private:
  // D5: the state as it was before the card was turned up.
  [[nodiscard]] State covered_again(const Event& event) const {
    State s = state_;
    const u8 p = index(event.seat);
    s.table.lines[p].remove(event.card);
    s.table.down = static_cast<SeatSet>(s.table.down | only(event.seat));
    s.down[p] = event.card;
    s.table.known[p] = before_.table.known[p];
    for (u8 v = 0; v < kMaxPlayers; ++v) s.shown.extra[v][p] = before_.shown.extra[v][p];
    return s;
  }

  const State& state_;
  Seat viewer_;
  State before_;
  State certain_;
  std::optional<State> compared_;
  Unknown unknown_ = Unknown::nothing;
  json::array told_;
};

}  // namespace

Result<json::object> preview(const View& view, std::string_view text) {
  State state = view.state;
  Onlooker onlooker(state, view.viewer);
  const auto hear = [&](const Event& event) { onlooker.hear(event); };
  if (const Complaint wrong = try_action(state, view.viewer, text, hear)) return *wrong;
  return onlooker.report();
}

}  // namespace condotta::notation
