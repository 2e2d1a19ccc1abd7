// e to the power of x, the same bits on every target: the libraries' own differ in the last one.
#pragma once
#include <bit>

#include "engine/core/types.hpp"

namespace condotta::bots {

// Good to about seven digits; x is held between -80 and 80.
inline float exp_of(float x) {
  x = x < -80.0F ? -80.0F : x > 80.0F ? 80.0F : x;
  const float scaled = x * 1.44269504F;  // 1 / ln 2
  const i32 whole = static_cast<i32>(scaled + (scaled < 0 ? -0.5F : 0.5F));
  const float rest = (scaled - static_cast<float>(whole)) * 0.69314718F;
  float sum = 1.0F + rest * (1.0F / 6.0F);
  sum = 1.0F + rest * 0.2F * sum;
  sum = 1.0F + rest * 0.25F * sum;
  sum = 1.0F + rest * (1.0F / 3.0F) * sum;
  sum = 1.0F + rest * 0.5F * sum;
  sum = 1.0F + rest * sum;
  return sum * std::bit_cast<float>(static_cast<u32>(whole + 127) << 23U);
}

}  // namespace condotta::bots
