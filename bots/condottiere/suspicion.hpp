// What others' play tells of their hands: which of the states that fit are more plausible.
#pragma once
#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using namespace condotta::condottiere;  // NOLINT(google-build-using-namespace)

// Draws states that fit an Observation.
class Imagining {
 public:
  Imagining(const Observation& seen, u32 guesses) : seen_(seen), guesses_(guesses) {}

  State draw(Rng& rng) const {
    (void)guesses_;
    return Condottiere::imagine(seen_, rng);
  }

 private:
  const Observation& seen_;
  u32 guesses_;
};

}  // namespace condotta::bots::condottiere
