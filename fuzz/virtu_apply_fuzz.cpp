// Bytes as choices in a game of Virtù: whatever is chosen, the state stays sound, the list holds,
// refusals change nothing, and the game is written and read back.
//
// Input: players and options, a seed of 8 bytes, then a byte for each choice.
#include "engine/virtu/virtu.hpp"
#include "fuzz/input.hpp"
#include "notation/games.hpp"

namespace condotta::fuzz {
namespace {

using virtu::Virtu;
using Words = notation::Notation<Virtu>;

constexpr u32 kPlies = 600;

virtu::Options options_of(Input& input) {
  virtu::Options options;
  const u32 bits = input.byte();
  options.players = static_cast<u8>(virtu::kMinPlayers + bits % 3U);
  options.gentle_agents = static_cast<u8>(bits >> 3U & 1U);
  options.years = static_cast<u8>(1U + (bits >> 4U));
  return options;
}

void check_state(const virtu::State& s) {
  require(Virtu::is_sound(s), "a legal action leaves a sound state");
  const auto back = Words::read_position(Words::write_position(s));
  require(static_cast<bool>(back), "a written position can be read");
  require(same_bytes(*back, s), "it is the same");
}

void check_refusal(const virtu::State& s, virtu::Action action) {
  virtu::State probe = s;
  NullSink nobody;
  const bool legal = Virtu::is_legal(s, action);
  const Refusal answer = Virtu::try_apply(probe, Virtu::to_move(s), action, nobody);
  require(legal == (answer == Refusal::none), "what is legal is accepted, and nothing else");
  require(legal || same_bytes(probe, s), "a refused action changes nothing");
}

void play(Input& input) {
  NullSink nobody;
  const virtu::Options options = options_of(input);
  virtu::State s = Virtu::deal(options, derive_seed(input.number()), nobody);
  for (u32 ply = 0; ply < kPlies && Virtu::to_move(s) != Seat::none; ++ply) {
    ActionList<Virtu> actions;
    Virtu::legal(s, actions);
    require(actions.count >= 2, "somebody is asked only where there is a choice");
    require(actions.count <= virtu::kMaxActions, "the list has room for all");
    if (ply % 16 == 0) check_state(s);
    if (ply % 8 == 0) check_refusal(s, virtu::Action::from_bits(input.word()));
    const virtu::Action action = actions[input.below(actions.count)];
    const auto again = Words::parse_action(Words::text_of(action));
    require(static_cast<bool>(again) && *again == action, "an action is its text");
    Virtu::apply(s, action, nobody);
  }
  check_state(s);
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  condotta::fuzz::Input input(data, size);
  condotta::fuzz::play(input);
  return 0;
}
