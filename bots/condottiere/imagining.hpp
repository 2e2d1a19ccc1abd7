// States that fit what a seat sees, the more plausible ones more often.
#pragma once
#include <vector>

#include "engine/condottiere/condottiere.hpp"

namespace condotta::bots::condottiere {

using namespace condotta::condottiere;  // NOLINT(google-build-using-namespace)

// The engine imagines states evenly among those that fit an Observation. Others' play tells more:
// what they hold back, what they pass on. So a pool is imagined, each state of it is weighed by how
// plausible its hands are (belief_net.hpp), and as many are drawn from it as it has; then comes the
// next one, twice as large up to a limit, so that a short search need not wait for a large one.
class Imagining {
 public:
  explicit Imagining(const Observation& seen) : seen_(seen) {}

  State draw(Rng& rng);

 private:
  static constexpr std::size_t kFirstPool = 64;
  static constexpr std::size_t kLargestPool = 512;

  void refill(Rng& rng);

  const Observation& seen_;
  std::vector<State> pool_;
  std::vector<float> up_to_;  // the sum of weights up to each state of the pool
  std::size_t left_ = 0;      // to be drawn from this pool
};

}  // namespace condotta::bots::condottiere
