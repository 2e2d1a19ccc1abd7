// A list of at most N values, in place.
#pragma once
#include "engine/core/types.hpp"

namespace condotta {

// Overfilling is a bug in the rules, not bad input: the capacity is proven where N is chosen.
template <class T, u32 N>
struct FixedVec {
  T items[N];  // unset beyond `count`: a legal list is made at every decision
  u32 count = 0;

  CONDOTTA_FN void push(T value) { items[count++] = value; }
  // Writes the value in any case, and keeps it only if asked to: no branch to guess wrong.
  CONDOTTA_FN void push_if(bool keep, T value) {
    items[count] = value;
    count += keep ? 1U : 0U;
  }
  CONDOTTA_FN void clear() { count = 0; }
  static CONDOTTA_FN u32 capacity() { return N; }

  [[nodiscard]] CONDOTTA_FN bool empty() const { return count == 0; }
  [[nodiscard]] CONDOTTA_FN const T* begin() const { return items; }
  [[nodiscard]] CONDOTTA_FN const T* end() const { return items + count; }
  CONDOTTA_FN const T& operator[](u32 i) const { return items[i]; }
};

}  // namespace condotta
