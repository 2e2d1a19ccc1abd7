#include "arena/durations.hpp"

#include <bit>
#include <cmath>

namespace condotta::arena {
namespace {

constexpr u32 kSteps = 32;  // classes for each power of two
constexpr double kNanosecondsInMs = 1e6;

}  // namespace

// Below kSteps every number is its own class; above, the five bits after the leading one count.
u32 Durations::class_of(u64 nanoseconds) {
  if (nanoseconds < kSteps) return static_cast<u32>(nanoseconds);
  const u32 power = static_cast<u32>(std::bit_width(nanoseconds)) - 6U;  // 32..63 is power 0
  return (power + 1U) * kSteps + static_cast<u32>((nanoseconds >> power) & (kSteps - 1U));
}

u64 Durations::upper_end(u32 number) {
  if (number < kSteps) return number;
  const u32 power = number / kSteps - 1U;
  return ((u64{kSteps + number % kSteps} + 1U) << power) - 1U;
}

void Durations::add(u64 nanoseconds) {
  ++classes_[class_of(nanoseconds)];
  ++count_;
  sum_ += nanoseconds;
}

void Durations::add(const Durations& other) {
  for (const auto& [number, count] : other.classes_) classes_[number] += count;
  count_ += other.count_;
  sum_ += other.sum_;
}

void Durations::add_class(u32 number, u64 count) {
  classes_[number] += count;
  count_ += count;
}

double Durations::mean_ms() const {
  if (count_ == 0) return 0;
  return static_cast<double>(sum_) / static_cast<double>(count_) / kNanosecondsInMs;
}

double Durations::quantile_ms(double share) const {
  const auto wanted = static_cast<u64>(std::ceil(share * static_cast<double>(count_)));
  u64 passed = 0;
  for (const auto& [number, count] : classes_) {
    passed += count;
    if (passed >= wanted) return static_cast<double>(upper_end(number)) / kNanosecondsInMs;
  }
  return 0;
}

}  // namespace condotta::arena
