// The inputs of a network.
#pragma once
#include "engine/core/types.hpp"

namespace condotta::bots::condottiere {

// A list that is filled from its beginning to its end: a test asks `full`.
template <u32 kCount>
class FeatureList {
 public:
  static constexpr u32 kSize = kCount;

  [[nodiscard]] float operator[](u32 k) const { return values_[k]; }
  [[nodiscard]] bool full() const { return count_ == kCount; }

 protected:
  void add(float value) { values_[count_++] = value; }
  void add(u32 value, float scale) { add(static_cast<float>(value) * scale); }
  void add_flag(bool value) { add(value ? 1.0F : 0.0F); }
  void add_one_of(u32 which, u32 of) {
    for (u32 k = 0; k < of; ++k) add_flag(k == which);
  }

 private:
  float values_[kCount] = {};
  u32 count_ = 0;
};

}  // namespace condotta::bots::condottiere
