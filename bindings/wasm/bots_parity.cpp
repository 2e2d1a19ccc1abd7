// What bots choose in WebAssembly; scripts/wasm_parity.mjs compares the numbers with the host's.
#include "bots/choices_digest.hpp"
#include "bots/settled_digest.hpp"
#include "engine/condottiere/digest.hpp"
#include "engine/virtu/digest.hpp"

extern "C" condotta::u64 digest(condotta::u32 games) {
  using condotta::condottiere::Condottiere;
  return condotta::bots::choices_digest<Condottiere>(games, condotta::condottiere::digest_options);
}

extern "C" condotta::u64 virtu_digest(condotta::u32 games) {
  using condotta::virtu::Virtu;
  return condotta::bots::choices_digest<Virtu>(games, condotta::virtu::digest_options);
}

extern "C" condotta::u64 settled_digest(condotta::u32 games) {
  return condotta::bots::settled_digest(games);
}
