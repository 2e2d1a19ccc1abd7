// A quick estimate of everyone's chances of victory, between battles.
#pragma once
#include "bots/condottiere/kingdom.hpp"
#include "bots/condottiere/outlook_weights.hpp"
#include "bots/exp.hpp"

namespace condotta::bots::condottiere {

// What is looked at, as places in the list of weights. The weights are fitted to the outcomes of
// games by bots/tuning/fit_outlook.cpp; one list for 2 or 3 players, one for more.
struct Feature {
  static constexpr u32 kTotal = 0;     // one of six: regions missing to the total
  static constexpr u32 kGroup = 6;     // one of five: regions missing to a group after the next one
  static constexpr u32 kThreats = 11;  // one of five: how many regions would win at once
  static constexpr u32 kNear = 16;     // regions that would leave one to win by a group
  static constexpr u32 kHolder = 17;
  static constexpr u32 kPoints = 18;  // D2: share of the target reached
  static constexpr u32 kMap = 19;     // so many of the open table
  static constexpr u32 kCards = 19;   // the number of cards in hand
  static constexpr u32 kHand = 20;    // how many of each kind
  static constexpr u32 kPower = 35;   // strength of the mercenaries in hand, doubled by a Drummer
  static constexpr u32 kShare = 36;   // of all that is in hands
  static constexpr u32 kShareToWin = 37;  // the same, if a region would win at once
  static constexpr u32 kShareNear = 38;   // the same, if two would
  static constexpr u32 kCount = 39;
};
using Weights = float[Feature::kCount];
static_assert(sizeof(kOutlookWeights[0]) == sizeof(Weights));

inline const Weights& weights_for(const Options& options) {
  return kOutlookWeights[options.players >= 4 ? 1 : 0];
}

// What lies open about one seat.
struct Standing {
  u8 total, group, threats, near;

  Standing(const Options& options, RegionSet mine, RegionSet open) {
    const Kingdom kingdom(options, mine);
    u32 most = 0, wins = 0, close = 0;
    const u32 target = options.group_to_win();
    for (RegionSet todo = open; todo != 0; todo &= todo - 1) {
      const u32 with = kingdom.group_with(first_of(todo));
      most = with > most ? with : most;
      wins += with >= target ? 1U : 0U;
      close += with + 1 == target ? 1U : 0U;
    }
    if (kingdom.total_missing() == 1) wins = size(open);
    total = at_most(kingdom.total_missing() - 1U, 5);
    group = at_most(target > most ? target - most : 0U, 4);
    threats = at_most(wins, 4);
    near = static_cast<u8>(close);
  }
  Standing(const Table& t, Seat who) : Standing(t.options, t.owned[index(who)], winnable(t, who)) {}

  template <class Take>
  void each(Take take) const {
    take(Feature::kTotal + total, 1.0F);
    take(Feature::kGroup + group, 1.0F);
    take(Feature::kThreats + threats, 1.0F);
    take(Feature::kNear, static_cast<float>(near) * 0.1F);
  }
  // `w` may be the weights of the Outlook or those of the rules of thumb.
  [[nodiscard]] float worth(const float* w) const {
    float sum = 0;
    each([&](u32 k, float x) { sum += w[k] * x; });
    return sum;
  }

 private:
  static u8 at_most(u32 value, u32 limit) { return static_cast<u8>(value < limit ? value : limit); }
};

// The fighting force of a hand: what it would add to an empty line.
inline float force_of(const Cards& hand) {
  u32 sum = 0;
  for (u8 k = 0; k < kMercenaryKinds; ++k) sum += hand.count(card(k)) * printed_strength(card(k));
  if (hand.has(Card::drummer)) sum *= 2;
  return static_cast<float>(sum + 10U * hand.count(Card::heroine) + hand.count(Card::courtesan));
}

template <class Take>
void each_of_hand(const Cards& hand, float force, Take take) {
  take(Feature::kCards, static_cast<float>(hand.total()) * 0.1F);
  for (u8 k = 0; k < kCardKinds; ++k) {
    take(Feature::kHand + k, static_cast<float>(hand.count(card(k))));
  }
  take(Feature::kPower, force * 0.02F);
}

// Calls take(seat, feature, value) for all that is not 0.
template <class Take>
void each_feature(const State& s, Take take) {
  const Table& t = s.table;
  float force[kMaxPlayers] = {};
  float all = 1;
  for (u8 i = 0; i < t.options.players; ++i) all += force[i] = force_of(s.hands[i]) + 1.0F;
  for (u8 i = 0; i < t.options.players; ++i) {
    const Standing standing(t, seat(i));
    const auto mine = [&](u32 k, float x) { take(i, k, x); };
    standing.each(mine);
    if (t.holder == seat(i)) mine(Feature::kHolder, 1);
    if (t.options.play_for_points != 0) {
      mine(Feature::kPoints,
           static_cast<float>(t.points[i]) / static_cast<float>(t.options.play_for_points));
    }
    each_of_hand(s.hands[i], force[i], mine);
    const float share = force[i] / all;
    mine(Feature::kShare, share);
    if (standing.threats != 0) {
      mine(Feature::kShareToWin, share);
    } else if (standing.near != 0) {
      mine(Feature::kShareNear, share);
    }
  }
}

// Everyone's chance of victory: for a State, real or imagined.
inline void outlook(const State& s, float (&chances)[kMaxPlayers]) {
  const Weights& w = weights_for(s.table.options);
  float worth[kMaxPlayers] = {};
  each_feature(s, [&](u8 i, u32 k, float x) { worth[i] += w[k] * x; });
  float sum = 0;
  for (u8 i = 0; i < s.table.options.players; ++i) sum += chances[i] = exp_of(worth[i]);
  for (u8 i = 0; i < s.table.options.players; ++i) chances[i] /= sum;
}

}  // namespace condotta::bots::condottiere
