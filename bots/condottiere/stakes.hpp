// What the outcomes of one battle would make of everyone's standing; hands left aside.
#pragma once
#include <algorithm>

#include "bots/condottiere/outlook_features.hpp"
#include "bots/condottiere/thumb_weights.hpp"
#include "bots/exp.hpp"
#include "engine/condottiere/aftermath.hpp"

namespace condotta::bots::condottiere {

// Factors, each e to the power of a seat's fitted worth. They stay the same while the battle lasts,
// so that a search works them out once.
struct Stakes {
  float now[kMaxPlayers];   // if nothing changes hands
  float won[kMaxPlayers];   // if this seat conquers the region
  float lost[kMaxPlayers];  // if somebody else does: less than `now` for a defender (D4)
  float holder;             // of whoever has the token then
  SeatSet victors;          // for whom to conquer the region is victory (C2.4)

  Stakes() = default;
  Stakes(const Table& t, Region contested) {
    const float* const w = thumb_weights(t.options);
    holder = exp_of(w[Feature::kHolder]);
    victors = 0;
    for (u8 i = 0; i < t.options.players; ++i) {
      const RegionSet mine = t.owned[i];
      const RegionSet open = winnable(t, seat(i)) & ~only(contested);
      float series = 0;
      if (t.options.play_for_points != 0) {
        series = w[Feature::kPoints] * static_cast<float>(t.points[i]) /
                 static_cast<float>(t.options.play_for_points);
      }
      const auto worth = [&](RegionSet owned) {
        return exp_of(series + Standing(t.options, owned, open & ~owned).worth(w));
      };
      const RegionSet more = mine | only(contested);
      now[i] = worth(mine);
      lost[i] = contains(mine, contested) ? worth(mine & ~only(contested)) : now[i];
      const bool victory = victory_of(t.options, more) != Reason::none && more != mine;
      won[i] = victory ? now[i] * kVictory : worth(more);
      if (victory) victors = static_cast<SeatSet>(victors | only(seat(i)));
    }
  }

  static const float* thumb_weights(const Options& options) {
    return kThumbWeights[options.players >= 4 ? 1 : 0];
  }

 private:
  static constexpr float kVictory = 1000;  // next to this no other chance counts
};

// The stakes of the battle that was last asked for.
class StakesInMind {
 public:
  // In the final battle nobody looks at them; they may be those of a battle before.
  const Stakes& of(const Table& t) {
    if (is_final(t)) return stakes_;
    if (!known_ || !same_standing(t)) {
      stakes_ = Stakes(t, t.contested);
      keep_standing(t);
      known_ = true;
    }
    return stakes_;
  }

 private:
  // Everything that Stakes are made of; the options stay.
  [[nodiscard]] bool same_standing(const Table& t) const {
    return contested_ == t.contested && pope_ == t.pope &&
           std::equal(t.owned, t.owned + kMaxPlayers, owned_) &&
           std::equal(t.points, t.points + kMaxPlayers, points_);
  }
  void keep_standing(const Table& t) {
    contested_ = t.contested;
    pope_ = t.pope;
    std::copy_n(t.owned, kMaxPlayers, owned_);
    std::copy_n(t.points, kMaxPlayers, points_);
  }

  Stakes stakes_ = {};
  bool known_ = false;
  Region contested_ = Region::none;
  Region pope_ = Region::none;
  RegionSet owned_[kMaxPlayers] = {};
  u16 points_[kMaxPlayers] = {};
};

// What cards in hand are worth for what comes after the battle.
struct HandWorth {
  float of_kind[kCardKinds] = {};
  float of_unknown = 0;  // a card of which nothing is known

  constexpr explicit HandWorth(const float* w) {
    for (u8 k = 0; k < kCardKinds; ++k) {
      of_kind[k] = w[Feature::kHand + k] + 0.1F * w[Feature::kCards];
      of_unknown += of_kind[k] * static_cast<float>(copies_of(card(k))) / kDeckSize;
    }
  }
  [[nodiscard]] float of(Card c) const { return of_kind[index(c)]; }
  [[nodiscard]] float of(const Cards& hand) const {
    float sum = 0;
    for (u8 k = 0; k < kCardKinds; ++k) {
      sum += static_cast<float>(hand.count(card(k))) * of_kind[k];
    }
    return sum;
  }
};
inline constexpr HandWorth kHandWorth[2] = {HandWorth(kThumbWeights[0]),
                                            HandWorth(kThumbWeights[1])};

inline const HandWorth& hand_worth(const Options& options) {
  return kHandWorth[options.players >= 4 ? 1 : 0];
}

}  // namespace condotta::bots::condottiere
