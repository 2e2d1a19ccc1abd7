// Whether counts can have come from given odds.
#pragma once
#include <cmath>
#include <map>
#include <string>

#include "engine/core/types.hpp"

namespace condotta::tests {

struct ChiSquare {
  double value = 0;
  int freedom = 0;

  // What `value` exceeds once in 10,000 times by chance (Wilson and Hilferty's approximation). With
  // fixed seeds a test either always passes or never does.
  [[nodiscard]] double limit() const {
    const double k = freedom;
    const double z = 3.719;
    const double root = 1 - 2 / (9 * k) + z * std::sqrt(2 / (9 * k));
    return k * root * root * root;
  }
  [[nodiscard]] bool plausible() const { return freedom == 0 || value < limit(); }
};

// `ways`: the weight of each outcome; `seen`: how often it came, all of them among `ways`. Outcomes
// too rare to be counted alone are counted together.
inline ChiSquare chi_square(const std::map<std::string, u64>& ways,
                            const std::map<std::string, u64>& seen) {
  double all_ways = 0, all_seen = 0;
  for (const auto& [outcome, n] : ways) all_ways += static_cast<double>(n);
  for (const auto& [outcome, n] : seen) all_seen += static_cast<double>(n);
  ChiSquare result;
  double rare_expected = 0, rare_seen = 0;
  int cells = 0;
  const auto add = [&](double expected, double counted) {
    result.value += (counted - expected) * (counted - expected) / expected;
    ++cells;
  };
  for (const auto& [outcome, n] : ways) {
    const double expected = all_seen * static_cast<double>(n) / all_ways;
    const auto found = seen.find(outcome);
    const double counted = found == seen.end() ? 0 : static_cast<double>(found->second);
    if (expected < 10) {
      rare_expected += expected;
      rare_seen += counted;
    } else {
      add(expected, counted);
    }
  }
  if (rare_expected > 0) add(rare_expected, rare_seen);
  result.freedom = cells - 1;
  return result;
}

}  // namespace condotta::tests
