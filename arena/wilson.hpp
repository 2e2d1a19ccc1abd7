// How sure a share is.
#pragma once
#include <algorithm>
#include <cmath>

namespace condotta::arena {

struct Interval {
  double low = 0;
  double high = 1;
};

// Wilson's 95 % interval of a share seen in `n` games: right for few games and for shares near 0
// and 1, where the usual formula would leave the range. Of a fractional share it is a little too
// wide, since a shared victory varies less than a whole one.
inline Interval wilson(double share, double n) {
  constexpr double z = 1.959963984540054;  // leaves 2.5 % of a normal distribution on each side
  if (n <= 0) return {};
  const double scale = 1 + z * z / n;
  const double centre = (share + z * z / (2 * n)) / scale;
  const double half = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(centre - half, 0.0), std::min(centre + half, 1.0)};
}

}  // namespace condotta::arena
