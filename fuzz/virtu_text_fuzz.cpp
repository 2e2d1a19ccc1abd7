// Any text as a position of Virtù, as an action and as options: refused with a reason, or read and
// then the same when it is written and read again, and playable to the end.
#include "engine/virtu/virtu.hpp"
#include "fuzz/input.hpp"
#include "notation/games.hpp"

namespace condotta::fuzz {
namespace {

using virtu::Virtu;
using Words = notation::Notation<Virtu>;

constexpr u32 kPlies = 3000;

void check_position(std::string_view text) {
  const auto document = notation::parse_json(text);
  if (!document) return;
  const auto state = Words::read_position(*document);
  if (!state) {
    require(!state.error().message.empty(), "a refusal has a reason");
    return;
  }
  const auto back = Words::read_position(Words::write_position(*state));
  require(back && same_bytes(*back, *state), "what is written is what was read");
  virtu::State s = *state;
  Rng rng = Rng::seeded(text.size());
  NullSink nobody;
  for (u32 ply = 0; ply < kPlies && Virtu::to_move(s) != Seat::none; ++ply) {
    ActionList<Virtu> actions;
    Virtu::legal(s, actions);
    require(!actions.empty(), "legal actions until the end");
    Virtu::apply(s, actions[rng.below(actions.count)], nobody);
    if (ply % 64 == 0) require(Virtu::is_sound(s), "play leaves a sound state");
  }
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto action = fuzz::Words::parse_action(text)) {
    const auto again = fuzz::Words::parse_action(fuzz::Words::text_of(*action));
    fuzz::require(again && *again == *action, "an action is its text");
  }
  if (const auto options = fuzz::Words::parse_options(text, 4)) {
    fuzz::require(options->playable(), "options that are read can be played with");
  }
  fuzz::check_position(text);
  return 0;
}
