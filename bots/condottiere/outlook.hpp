// A quick estimate of everyone's chances of victory, between battles.
#pragma once
#include <cmath>

#include "bots/condottiere/outlook_weights.hpp"
#include "bots/condottiere/standing.hpp"

namespace condotta::bots::condottiere {

// The features of one seat's prospects. bots/condottiere/outlook_weights.hpp has a weight for each,
// fitted to the outcomes of games (scripts and figures in docs/bots.md).
struct Features {
  static constexpr u32 kTotal = 0;     // one of six: regions missing to the total
  static constexpr u32 kGroup = 6;     // one of five: regions missing to the group
  static constexpr u32 kThreats = 11;  // one of four: regions that would win at once
  static constexpr u32 kNear = 15;     // regions that would leave one to win by a group
  static constexpr u32 kHolder = 16;
  static constexpr u32 kCards = 17;   // the number of cards in hand
  static constexpr u32 kHand = 18;    // how many of each kind
  static constexpr u32 kPower = 33;   // strength of the mercenaries in hand, doubled by a Drummer
  static constexpr u32 kPoints = 34;  // D2: share of the target reached
  static constexpr u32 kCount = 35;
  float x[kCount] = {};
};

inline u32 at_most(u32 value, u32 limit) { return value < limit ? value : limit; }

inline Features features_of(const Table& t, Seat who, const Cards& hand) {
  Features f;
  const Kingdom kingdom(t.options, t.owned[index(who)]);
  u32 threats = 0, near = 0;
  for (RegionSet todo = winnable(t, who); todo != 0; todo &= todo - 1) {
    const Region r = first_of(todo);
    if (kingdom.wins_with(r)) {
      ++threats;
    } else if (kingdom.group_with(r) + 1 >= t.options.group_to_win()) {
      ++near;
    }
  }
  f.x[Features::kTotal + at_most(kingdom.total_missing() - 1U, 5)] = 1;
  f.x[Features::kGroup + at_most(kingdom.group_missing() - 1U, 4)] = 1;
  f.x[Features::kThreats + at_most(threats, 3)] = 1;
  f.x[Features::kNear] = static_cast<float>(near) * 0.1F;
  f.x[Features::kHolder] = t.holder == who ? 1.0F : 0.0F;
  f.x[Features::kCards] = static_cast<float>(hand.total()) * 0.1F;
  u32 power = 0;
  for (u8 k = 0; k < kCardKinds; ++k) {
    f.x[Features::kHand + k] = static_cast<float>(hand.count(card(k)));
    if (k < kMercenaryKinds) power += u32{hand.count(card(k))} * printed_strength(card(k));
  }
  if (hand.has(Card::drummer)) power *= 2;
  f.x[Features::kPower] = static_cast<float>(power) * 0.02F;
  if (t.options.play_for_points != 0) {
    f.x[Features::kPoints] =
        static_cast<float>(t.points[index(who)]) / static_cast<float>(t.options.play_for_points);
  }
  return f;
}

static_assert(sizeof(kOutlookWeights) / sizeof(float) == Features::kCount);

// Everyone's chance of victory: for a State, real or imagined.
inline void outlook(const State& s, float (&chances)[kMaxPlayers]) {
  const u8 players = s.table.options.players;
  float sum = 0;
  for (u8 i = 0; i < players; ++i) {
    const Features f = features_of(s.table, seat(i), s.hands[i]);
    float logit = 0;
    for (u32 k = 0; k < Features::kCount; ++k) logit += f.x[k] * kOutlookWeights[k];
    chances[i] = std::exp(logit);
    sum += chances[i];
  }
  for (u8 i = 0; i < players; ++i) chances[i] /= sum;
}

}  // namespace condotta::bots::condottiere
