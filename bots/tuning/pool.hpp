// What a trainer draws from: a pool through which fresh samples pass, so that none comes often.
#pragma once
#include <vector>

#include "engine/core/rng.hpp"

namespace condotta::bots {

template <class Sample>
class Pool {
 public:
  Pool(std::size_t size, Rng& rng) : rng_(rng), size_(size) { samples_.reserve(size); }

  // In place of a random one, once the pool is full.
  void add(const Sample& sample) {
    if (full()) {
      samples_[rng_.below(static_cast<u32>(size_))] = sample;
    } else {
      samples_.push_back(sample);
    }
  }
  [[nodiscard]] bool full() const { return samples_.size() == size_; }
  [[nodiscard]] const Sample& any() { return any_of(samples_, rng_); }
  [[nodiscard]] const std::vector<Sample>& all() const { return samples_; }

  static const Sample& any_of(const std::vector<Sample>& samples, Rng& rng) {
    return samples[rng.below(static_cast<u32>(samples.size()))];
  }

 private:
  Rng& rng_;
  std::size_t size_;
  std::vector<Sample> samples_;
};

}  // namespace condotta::bots
