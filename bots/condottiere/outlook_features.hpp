// What the Outlook and the rules of thumb look at when they judge a seat's prospects.
#pragma once
#include "bots/condottiere/kingdom.hpp"

namespace condotta::bots::condottiere {

// Of a seat, as places in a list of weights.
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

// Of the whole table.
struct TableFeature {
  static constexpr u32 kPlayers = 0;  // one of five
  static constexpr u32 kOptions = 5;  // D1 to D5
  static constexpr u32 kCards = 10;   // in all hands
  static constexpr u32 kFree = 11;    // regions that nobody has
  static constexpr u32 kCount = 12;
};

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

// Calls take(seat, feature, value) once for all that is not 0, and for some that are.
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

// Calls take(feature, value) once for all that is not 0, and for some that are.
template <class Take>
void each_table_feature(const State& s, Take take) {
  const Options& o = s.table.options;
  take(TableFeature::kPlayers + o.players - 2U, 1.0F);
  const bool on[5] = {o.draw_after_battle != 0, o.play_for_points != 0, o.bigger_kingdoms != 0,
                      o.capturing_regions != 0, o.hidden_cards != 0};
  for (u32 d = 0; d < 5; ++d) {
    if (on[d]) take(TableFeature::kOptions + d, 1.0F);
  }
  u32 cards = 0;
  for (u8 i = 0; i < o.players; ++i) cards += s.hands[i].total();
  take(TableFeature::kCards, static_cast<float>(cards) / (10.0F * static_cast<float>(o.players)));
  take(TableFeature::kFree, static_cast<float>(size(kAllRegions & ~controlled(s.table))) * 0.1F);
}

}  // namespace condotta::bots::condottiere
