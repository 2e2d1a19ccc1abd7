// Whether indulgences would shut all rooms that the next spring can lead to (V4.1 to V4.3).

#include "notation/virtu_guide.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

// The moves of one spring, as far as they need looking at: every payment is tried.
class Walk {
 public:
  explicit Walk(const State& start) { look(start); }

  [[nodiscard]] bool finds(u32 room) const { return bit(usable_, room); }
  // Who has more ways than are looked at is not stuck.
  [[nodiscard]] bool finds_any() const { return usable_ != 0 || steps_ > kMostSteps; }

 private:
  static constexpr u32 kMostSteps = 2'000;

  void look(const State& s) {
    const bool moving =
        s.phase == Phase::move || (s.phase == Phase::pay && s.turn.back == Phase::move);
    if (!moving) {
      if (s.phase != Phase::idle) usable_ |= 1U << mover(s).marker;
      return;
    }
    if (++steps_ > kMostSteps) return;
    Actions found;
    list_legal(s, found);
    NullSink nobody;
    for (const Action action : found) {
      // A room that is found usable needs no second look; nor do others' turns.
      if (action.kind() == ActionKind::stop) {
        if (bit(usable_, mover(s).marker)) continue;
        State there = s;
        stop_here(there);
        look(there);
        continue;
      }
      State next = s;
      act(next, action, nobody);
      look(next);
    }
  }

  u32 usable_ = 0;
  u32 steps_ = 0;
};

}  // namespace

Answer stuck(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked);
  if (!question) return question.error();
  const Result<State> after = after_composed(*question);
  if (!after) return after.error();
  const Seat me = question->me;
  if (me == Seat::none) return Error{"seat", "is missing"};
  State s = *after;
  const Player& p = player(s, me);
  json::array rooms;
  // V5.9, V5.10: after the last winter no spring comes.
  const bool last = s.last_year != 0 || (s.options.years != 0 && s.year >= s.options.years);
  if (s.phase == Phase::over || last || p.marker >= kRooms) {
    return json::object{{"stuck", false}, {"rooms", std::move(rooms)}};
  }
  s.turn.place = 0;
  while (s.order[s.turn.place] != me) ++s.turn.place;
  const u8 from = p.marker;
  NullSink nobody;
  for (Player& one : s.players) one.asked = 0;
  begin_spring_turn(s, nobody);
  const Walk walk(s);
  for (u32 step = 1; step <= kRooms; ++step) {
    const u32 room = (from + step) % kRooms;
    rooms.push_back({{"room", room + 1},
                     {"steps", step},
                     {"indulgence", bit(p.indulgences, room)},
                     {"agent", enemy_agent(s, me, room_spot(me, room))},
                     {"usable", walk.finds(room)}});
  }
  return json::object{{"stuck", p.indulgences != 0 && !walk.finds_any()},
                      {"rooms", std::move(rooms)}};
}

}  // namespace condotta::notation::virtu_guide
