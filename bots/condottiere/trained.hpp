// Networks: weights are written down as whole numbers, in steps of 1/256: short, and the same
// floats everywhere.
#pragma once
#include <array>
#include <bit>
#include <cstddef>

#include "engine/core/types.hpp"

namespace condotta::bots::condottiere {

inline constexpr float kStepsOfOne = 256;

// A struct of floats and nothing else, from as many whole numbers.
template <class Weights, std::size_t kCount>
constexpr Weights trained(const i16 (&numbers)[kCount]) {
  static_assert(sizeof(Weights) == kCount * sizeof(float));
  std::array<float, kCount> floats{};
  for (std::size_t n = 0; n < kCount; ++n) {
    floats[n] = static_cast<float>(numbers[n]) / kStepsOfOne;
  }
  return std::bit_cast<Weights>(floats);
}

// What one input adds to a layer: its value times its row of weights. Most inputs are 0.
template <std::size_t kCount>
void add_row(float x, const float (&row)[kCount], float (&sum)[kCount]) {
  if (x == 0) return;
  for (std::size_t n = 0; n < kCount; ++n) sum[n] += x * row[n];
}

}  // namespace condotta::bots::condottiere
