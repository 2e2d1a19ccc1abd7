// What the bots choose in WebAssembly; scripts/wasm_parity.mjs compares the number with the host's.
#include "bots/choices_digest.hpp"
#include "engine/condottiere/digest.hpp"

extern "C" condotta::u64 digest(condotta::u32 games) {
  using condotta::condottiere::Condottiere;
  return condotta::bots::choices_digest<Condottiere>(games, condotta::condottiere::digest_options);
}
