// Prints what the bots choose on this target: the line `GAMES DIGEST` that scripts/wasm_parity.mjs
// compares with. No golden file has it: it changes with every improvement of a bot.
//   bots_digest condottiere|virtu|settled GAMES
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bots/choices_digest.hpp"
#include "bots/settled_digest.hpp"
#include "engine/condottiere/digest.hpp"
#include "engine/virtu/digest.hpp"

int main(int argc, char** argv) {
  using namespace condotta;  // NOLINT(google-build-using-namespace): a program of a few lines
  const std::string_view game = argc == 3 ? argv[1] : "";
  if (game != "condottiere" && game != "virtu" && game != "settled") {
    return std::fputs("bots_digest condottiere|virtu|settled GAMES\n", stderr), 2;
  }
  const auto games = static_cast<u32>(std::strtoul(argv[2], nullptr, 10));
  const u64 digest =
      game == "settled" ? bots::settled_digest(games)
      : game == "virtu"
          ? bots::choices_digest<virtu::Virtu>(games, virtu::digest_options)
          : bots::choices_digest<condottiere::Condottiere>(games, condottiere::digest_options);
  std::printf("%u %016llx\n", games, static_cast<unsigned long long>(digest));
  return 0;
}
