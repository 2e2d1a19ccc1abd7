// Any bytes as a State: those that is_sound accepts can be played, seen and imagined, whatever else
// they are. A position from outside is checked by nothing but that.
//
// Input: fuzz/any_state.hpp.
#include "fuzz/any_state.hpp"

namespace condotta::fuzz {
namespace {

constexpr u32 kPlies = 2000;

void check_views(const State& s, Rng& rng) {
  for (u8 i = 0; i <= s.table.options.players; ++i) {
    const Seat me = i == s.table.options.players ? Seat::none : seat(i);
    const Observation seen = Condottiere::observe(s, me);
    const State imagined = Condottiere::imagine(seen, rng);
    require(Condottiere::is_sound(imagined), "an imagined state is sound");
    require(same_bytes(Condottiere::observe(imagined, me), seen), "it looks the same");
  }
}

void check_choices(const State& s) {
  const auto actions = legal(s);
  require(actions.empty() == (Condottiere::to_move(s) == Seat::none),
          "legal actions until the end");
  require(actions.count <= kMaxActions, "the list has room for all");
  for (const Action action : actions) {
    require(Condottiere::is_legal(s, action), "what is listed is legal");
    State next = s;
    NullSink sink;
    Condottiere::apply(next, action, sink);
    require(Condottiere::is_sound(next), "a legal action leaves a sound state");
  }
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  fuzz::Input input(data, size);
  condottiere::State state = fuzz::read_state(input);
  if (!condottiere::Condottiere::is_sound(state)) return 0;
  Rng rng = Rng::seeded(size);
  fuzz::check_views(state, rng);
  fuzz::check_choices(state);
  fuzz::play(state, fuzz::kPlies, rng, true);
  return 0;
}
