// The parity games in WebAssembly; scripts/wasm_parity.mjs compares the number with the golden one.
#include "engine/condottiere/digest.hpp"

extern "C" condotta::u64 digest(condotta::u32 games) {
  return condotta::condottiere::digest_of(games);
}
