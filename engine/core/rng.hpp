// A fast generator for bots and tests, and the seeds of games.
#pragma once
#include "engine/core/types.hpp"

namespace condotta {

CONDOTTA_FN u64 splitmix(u64& state) {
  state += 0x9E3779B97F4A7C15ULL;
  u64 z = state;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31U);
}

// The secret of one game's shuffles: 128 bits, so that nobody can try them all.
struct Seed {
  u64 high, low;
  friend CONDOTTA_FN bool operator==(const Seed&, const Seed&) = default;
};

// The seed of game number `number` of a run with a short seed such as a person types.
CONDOTTA_FN Seed derive_seed(u64 run, u64 number = 0) {
  u64 state = run;
  state = splitmix(state) ^ number;
  const u64 high = splitmix(state);
  const u64 low = splitmix(state);
  return {high, low};
}

// PCG32, our own because <random> gives other numbers in other standard libraries.
struct Rng {
  u64 state;

  static CONDOTTA_FN Rng seeded(u64 seed) {
    u64 mixed = seed;
    return {splitmix(mixed)};
  }

  CONDOTTA_FN u32 next() {
    const u64 old = state;
    state = old * 6364136223846793005ULL + 1442695040888963407ULL;
    const u32 bits = static_cast<u32>(((old >> 18U) ^ old) >> 27U);
    const u32 turn = static_cast<u32>(old >> 59U);
    return (bits >> turn) | (bits << ((32U - turn) & 31U));
  }
  // 0 to n - 1; the bias is below n / 2^32.
  CONDOTTA_FN u32 below(u32 n) { return static_cast<u32>((u64{next()} * n) >> 32U); }
};

}  // namespace condotta
