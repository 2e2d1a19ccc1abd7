#include "bots/virtu/thumb.hpp"

#include <algorithm>
#include <array>

#include "bots/virtu/gauge.hpp"
#include "bots/virtu/habits.hpp"

namespace condotta::bots::virtu {
namespace {

using Values = std::array<float, kMaxActions>;

constexpr u32 kLongestTurn = 60;  // decisions of one seat in one spring

constexpr float kHopeless = -1000;
constexpr float kNuisance = 0.01F;  // what nothing speaks for

// V6.2: places are alike but for the side; moving between them is hardly ever worth a thought.
bool changes_nothing(const State& s, Action a) {
  return s.phase == Phase::arrange && a.kind() == ActionKind::shift &&
         a.position() < kRoomPosition && a.target() >= kGroupTarget;
}

bool ends_turn(const State& s, Action a) {
  return a.kind() == ActionKind::end && (s.phase != Phase::govern || s.turn.power == 0);
}

}  // namespace

u32 best_of(std::span<const float> values) {
  return static_cast<u32>(std::max_element(values.begin(), values.end()) - values.begin());
}

// What belongs to one step: its payment, and where the thing goes.
void Thumb::finish_step(State& s, Seat me) const {
  NullSink nobody;
  while (s.to_move == me &&
         (s.phase == Phase::pay || s.phase == Phase::lodge || s.phase == Phase::choose ||
          s.phase == Phase::lifted || s.phase == Phase::refresh || s.phase == Phase::disband)) {
    Virtu::apply(s, choose(s), nobody);
  }
}

// The rest of the own turn, short of ending it.
void Thumb::finish_spring(State& s, Seat me) const {
  NullSink nobody;
  for (u32 n = 0; n < kLongestTurn; ++n) {
    const bool mine =
        s.to_move == me && (is_action(s.phase) || s.phase == Phase::idle || s.phase == Phase::pay ||
                            s.phase == Phase::lodge || s.phase == Phase::choose);
    if (!mine) return;
    const Action a = choose(s);
    if (ends_turn(s, a)) return;
    Virtu::apply(s, a, nobody);
  }
}

float Thumb::try_action(const State& s, Action a, const Gauge& gauge) const {
  // To end is to leave things as they are.
  if (ends_turn(s, a)) return gauge.worth(s);
  NullSink nobody;
  State next = s;
  Virtu::apply(next, a, nobody);
  finish_step(next, s.to_move);
  if (s.phase == Phase::govern && next.phase == Phase::govern && next.to_move == s.to_move) {
    Virtu::apply(next, Action::of(ActionKind::end), nobody);
    finish_step(next, s.to_move);
  }
  return gauge.worth(next);
}

// The best that can come of a move of the marker (V4.1).
float Thumb::weigh_move(const State& s, const Gauge& gauge, u32 depth) const {
  constexpr u32 kDeepest = 6;
  if (s.to_move != gauge.me() || s.phase != Phase::move || depth == kDeepest) {
    State next = s;
    finish_spring(next, gauge.me());
    return gauge.worth(next);
  }
  Actions legal;
  list_legal(s, legal);
  NullSink nobody;
  float best = kHopeless;
  for (const Action a : legal) {
    State next = s;
    Virtu::apply(next, a, nobody);
    finish_step(next, gauge.me());
    best = std::max(best, weigh_move(next, gauge, depth + 1));
  }
  return best;
}

void Thumb::weigh_steps(const State& s, std::span<const Action> legal,
                        std::span<float> worths) const {
  const Gauge gauge(s, prices_);
  if (s.phase == Phase::war) return weigh_war(s, legal, worths, gauge);
  if (s.phase == Phase::intrigue) return weigh_intrigue(s, legal, worths, gauge);
  const bool moves = s.phase == Phase::move || s.phase == Phase::enter;
  NullSink nobody;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (changes_nothing(s, legal[i])) {
      worths[i] = worths[0] - kNuisance;  // the first is to end
      continue;
    }
    if (!moves) {
      worths[i] = try_action(s, legal[i], gauge);
      continue;
    }
    State next = s;
    Virtu::apply(next, legal[i], nobody);
    finish_step(next, s.to_move);
    worths[i] = weigh_move(next, gauge, 0);
  }
}

void Thumb::weigh(const State& s, std::span<const Action> legal, std::span<float> values) const {
  Worths worths = {}, chances = {};
  worths_of(s, prices_, worths);
  const u8 me = index(s.to_move);
  if (is_habitual(s)) {
    weigh_by_habit(s, prices_, legal, values);
    const float top = values[best_of(values.first(legal.size()))];
    for (std::size_t i = 0; i < legal.size(); ++i) {
      values[i] = worths[me] - std::min(top - values[i], 2.0F);
    }
  } else {
    weigh_steps(s, legal, values);
  }
  for (std::size_t i = 0; i < legal.size(); ++i) {
    worths[me] = values[i];
    chances_by(s, prices_, worths, chances);
    values[i] = chances[me];
  }
}

Action Thumb::choose(const State& s, std::span<const Action> legal) const {
  if (legal.size() == 1) return legal[0];
  Values values;
  if (is_habitual(s)) {
    weigh_by_habit(s, prices_, legal, values);
  } else {
    weigh_steps(s, legal, values);
  }
  return legal[best_of({values.data(), legal.size()})];
}

Action Thumb::choose(const State& s) const {
  Actions legal;
  if (memory_ == nullptr) {
    list_legal(s, legal);
    return choose(s, {legal.begin(), legal.count});
  }
  const Memory::Key key = Memory::key_of(s);
  if (const Action* const known = memory_->recall(key)) return *known;
  list_legal(s, legal);
  const Action chosen = choose(s, {legal.begin(), legal.count});
  memory_->keep(key, chosen);
  return chosen;
}

}  // namespace condotta::bots::virtu
