// What a position is worth to one seat while it decides: others are looked at only where armies
// meet.
#pragma once
#include "bots/virtu/thumb.hpp"

namespace condotta::bots::virtu {

struct Thumb::Gauge {
 public:
  Gauge(Seat me, const Prices& prices) : prices_(prices), me_(me) {}

  [[nodiscard]] Seat me() const { return me_; }

  [[nodiscard]] float worth(const State& s) const {
    const float own = worth_of(s, me_, prices_);
    if (s.phase == Phase::over) return own;
    Worths sieges = {};
    add_sieges(s, prices_, sieges);
    float others = 0;
    for (u8 i = 0; i < s.options.players; ++i) others += i == index(me_) ? 0.0F : sieges[i];
    return own + sieges[index(me_)] - kSpite * others;
  }

 private:
  static constexpr float kSpite = 0.35F;  // what others lose is a little gain

  const Prices& prices_;
  Seat me_;
};

}  // namespace condotta::bots::virtu
