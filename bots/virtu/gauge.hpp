// What a position is worth to one seat while it decides: others are looked at only where armies
// meet.
#pragma once
#include <algorithm>

#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

struct Thumb::Gauge {
 public:
  Gauge(const State& root, const Prices& prices)
      : prices_(prices), root_(root), me_(root.to_move), pace_(years_to_end(root, prices)) {}

  [[nodiscard]] Seat me() const { return me_; }

  [[nodiscard]] float worth(const State& s) const {
    const float own = worth_of(s, me_, prices_);
    if (s.phase == Phase::over) return own;
    Worths sieges = {};
    add_sieges(s, prices_, sieges);
    float others = 0;
    for (u8 i = 0; i < s.options.players; ++i) others += i == index(me_) ? 0.0F : sieges[i];
    return hastened(s, own + sieges[index(me_)] - kSpite * others);
  }

 private:
  static constexpr float kUnknown = -1000;
  static constexpr float kSpite = 0.35F;  // what others lose is a little gain

  // The end comes nearer for all: what others can no longer do is gained, and a lead counts more.
  [[nodiscard]] float hastened(const State& s, float own) const {
    if (prices_.haste == 0 || s.last_year != 0 || years_to_end(s, prices_) == pace_) return own;
    if (before_ == kUnknown) before_ = best_rival(root_);
    const float lead = own - best_rival(s);
    const float surer = spread_of(years_left(root_, me_, prices_), prices_) /
                        spread_of(years_left(s, me_, prices_), prices_);
    return own + prices_.haste * (before_ + lead * surer - own);
  }
  [[nodiscard]] float best_rival(const State& s) const {
    float best = -100;
    for (u8 i = 0; i < s.options.players; ++i) {
      if (i != index(me_)) best = std::max(best, worth_of(s, seat(i), prices_));
    }
    return best;
  }

  const Prices& prices_;
  const State& root_;
  Seat me_;
  float pace_;
  mutable float before_ = kUnknown;  // the best rival's worth at the root, once it is asked for
};

}  // namespace condotta::bots::virtu
