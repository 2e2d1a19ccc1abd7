// Any text as a position: it is refused with a message, or it is a game that can go on; and every
// sound state can be written and read back, byte for byte.
//
// Input: a text that begins with a brace or a bracket; anything else is a state
// (fuzz/any_state.hpp).
#include <boost/json/serialize.hpp>
#include <string>

#include "fuzz/any_state.hpp"
#include "notation/position.hpp"

namespace condotta::fuzz {
namespace {

constexpr u32 kPlies = 300;

void check_round_trip(const State& s) {
  const std::string text = boost::json::serialize(notation::write_position(s));
  const auto again = notation::read_position(text);
  if (!again) std::fprintf(stderr, "%s\n%s\n", again.error().text().c_str(), text.c_str());
  require(static_cast<bool>(again), "what was written can be read");
  require(same_bytes(*again, s), "and is the same");
}

void check_text(std::string_view text) {
  auto position = notation::read_position(text);
  if (!position) {
    require(!position.error().message.empty(), "a refusal says why");
    return;
  }
  State& s = *position;
  require(Condottiere::is_sound(s), "what is accepted is sound");
  check_round_trip(s);
  Rng rng = Rng::seeded(text.size());
  play(s, kPlies, rng, true);
  check_round_trip(s);
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  fuzz::Input input(data, size);
  if (size != 0 && (data[0] == '{' || data[0] == '[')) {
    fuzz::check_text(input.text());
    return 0;
  }
  const fuzz::State state = fuzz::read_state(input);
  if (fuzz::Condottiere::is_sound(state)) fuzz::check_round_trip(state);
  return 0;
}
