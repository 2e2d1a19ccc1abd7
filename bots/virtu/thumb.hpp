// Rules of thumb for every decision: each action is tried on a copy, its own step is finished, and
// the position that comes of it is weighed.
#pragma once
#include <memory>
#include <span>

#include "bots/virtu/memory.hpp"
#include "bots/virtu/worth.hpp"

namespace condotta::bots::virtu {

class Thumb {
 public:
  explicit Thumb(const Style& style) : prices_(style) {}

  // Choices are kept from now on, for who asks again and again. One thread at a time, then.
  void remember() { memory_ = std::make_unique<Memory>(); }

  // The mover's chance of victory with each action, as far as a look ahead to the end of its own
  // step or turn can tell.
  void weigh(const State& s, std::span<const Action> legal, std::span<float> values) const;

  // The same with the least work: what a seat would do.
  [[nodiscard]] Action choose(const State& s) const;
  [[nodiscard]] Action choose(const State& s, std::span<const Action> legal) const;

  [[nodiscard]] const Prices& prices() const { return prices_; }

 private:
  struct Gauge;  // the mover's worth of a position
  // In prestige; no habit decides here.
  void weigh_steps(const State& s, std::span<const Action> legal, std::span<float> worths) const;
  float weigh_move(const State& s, const Gauge& gauge, u32 depth) const;
  void weigh_war(const State& s, std::span<const Action> legal, std::span<float> values,
                 const Gauge& gauge) const;
  void weigh_intrigue(const State& s, std::span<const Action> legal, std::span<float> values,
                      const Gauge& gauge) const;
  [[nodiscard]] float try_action(const State& s, Action a, const Gauge& gauge) const;
  void finish_step(State& s, Seat me) const;
  void finish_spring(State& s, Seat me) const;

  Prices prices_;
  std::unique_ptr<Memory> memory_;
};

// The place of the greatest, the first of equals.
u32 best_of(std::span<const float> values);

}  // namespace condotta::bots::virtu
