// Prints what the bots choose on this target: the line `GAMES DIGEST` that scripts/wasm_parity.mjs
// compares with. No golden file has it: it changes with every improvement of a bot.
//   bots_digest GAMES
#include <cstdio>
#include <cstdlib>

#include "bots/choices_digest.hpp"
#include "engine/condottiere/digest.hpp"

int main(int argc, char** argv) {
  using condotta::condottiere::Condottiere;
  if (argc != 2) return std::fputs("bots_digest GAMES\n", stderr), 2;
  const auto games = static_cast<condotta::u32>(std::strtoul(argv[1], nullptr, 10));
  const condotta::u64 digest =
      condotta::bots::choices_digest<Condottiere>(games, condotta::condottiere::digest_options);
  std::printf("%u %016llx\n", games, static_cast<unsigned long long>(digest));
  return 0;
}
