// How long decisions took: the sum, and enough of their spread for a percentile.
#pragma once
#include <map>

#include "engine/core/types.hpp"

namespace condotta::arena {

// Counts by classes whose width is at most a thirty-second of the time itself: small to keep in a
// log, and exact enough, whatever the times are.
class Durations {
 public:
  void add(u64 nanoseconds);
  void add(const Durations& other);
  // As it stands in a log.
  void add_class(u32 number, u64 count);
  void add_to_sum(u64 nanoseconds) { sum_ += nanoseconds; }

  [[nodiscard]] u64 count() const { return count_; }
  [[nodiscard]] u64 sum() const { return sum_; }
  [[nodiscard]] const std::map<u32, u64>& classes() const { return classes_; }
  [[nodiscard]] double mean_ms() const;
  // The time that `share` of the decisions did not exceed; the upper end of its class.
  [[nodiscard]] double quantile_ms(double share) const;

  static u32 class_of(u64 nanoseconds);
  static u64 upper_end(u32 number);
  static constexpr u32 kClasses = 2048;

 private:
  std::map<u32, u64> classes_;
  u64 count_ = 0;
  u64 sum_ = 0;
};

}  // namespace condotta::arena
