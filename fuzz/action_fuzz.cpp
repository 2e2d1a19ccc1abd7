// Any text as an action: it is refused with a message, or it is the one way to write that action.
//
// Input: 2 bytes that name a position, then the text.
#include <string>
#include <string_view>

#include "fuzz/any_state.hpp"
#include "notation/action_text.hpp"

namespace condotta::fuzz {
namespace {

// Some moment of some game, with any options.
State position(u16 number) {
  NullSink sink;
  Options options;
  options.players = static_cast<u8>(kMinPlayers + number % 5U);
  options.draw_after_battle = number >> 3U & 1U;
  options.capturing_regions = number >> 4U & 1U;
  options.hidden_cards = number >> 5U & 1U;
  State s = Condottiere::deal(options, derive_seed(number), sink);
  Rng rng = Rng::seeded(number);
  play(s, number >> 6U, rng, false);
  return s;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

void check(const State& s, std::string_view text) {
  const auto action = notation::parse_action(text);
  if (!action) {
    require(!action.error().message.empty(), "a refusal says why");
    return;
  }
  require(notation::text_of(*action) == trimmed(text), "an action has one text");
  if (!Condottiere::is_legal(s, *action)) {
    require(!notation::why_not(s, *action).empty(), "what is illegal is so for a reason");
  }
  for (const Action one : legal(s)) {
    const auto again = notation::parse_action(notation::text_of(one));
    require(again && *again == one, "every legal action can be written and read");
  }
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  fuzz::Input input(data, size);
  const u16 number = input.word();
  fuzz::check(fuzz::position(number), input.text());
  return 0;
}
