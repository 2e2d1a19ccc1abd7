// The parity games in WebAssembly; scripts/wasm_parity.mjs compares the number with the golden one.
#include "engine/condottiere/digest.hpp"
#include "engine/virtu/digest.hpp"

extern "C" condotta::u64 digest(condotta::u32 games) {
  return condotta::condottiere::digest_of(games);
}

extern "C" condotta::u64 virtu_digest(condotta::u32 games) {
  return condotta::virtu::digest_of(games);
}
