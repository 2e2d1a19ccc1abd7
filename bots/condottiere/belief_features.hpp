// What lies open about a seat in a battle, and what a hand would mean in it.
#pragma once
#include <algorithm>

#include "bots/condottiere/feature_list.hpp"
#include "bots/condottiere/outlook_features.hpp"
#include "engine/condottiere/aftermath.hpp"

namespace condotta::bots::condottiere {

// How a seat has behaved in the battle that is being fought, if one is: whoever passed at once
// holds other cards than whoever fights on.
enum class Behaviour : u8 { waits, fights, withdrew, refused, between_battles };
inline constexpr u8 kBehaviours = 5;

// Before a region is chosen, and while cards are drawn after the battle (D1).
inline bool is_between_battles(const Table& t) {
  return t.phase == Phase::place || t.phase == Phase::draw;
}

inline Behaviour behaviour_of(const Table& t, Seat who) {
  if (is_between_battles(t)) return Behaviour::between_battles;
  const bool played = contains(t.played, who);
  if (contains(t.passed, who)) return played ? Behaviour::withdrew : Behaviour::refused;
  return played ? Behaviour::fights : Behaviour::waits;
}

// All that lies open about one seat: the same for every hand that it may have.
class SeatInSight : public FeatureList<59> {
 public:
  SeatInSight(const Table& t, const u8* held, Seat who, Seat viewer)
      : winter_(weather(t).winter), drummer_(t.lines[index(who)].has(Card::drummer)) {
    const u8 players = t.options.players;
    add_one_of(static_cast<u8>(behaviour_of(t, who)), kBehaviours);
    add_one_of(players - 2U, 5);
    add_strengths(t, who);
    for (u8 k = 0; k < kCardKinds; ++k) add(t.lines[index(who)].count(card(k)), 1.0F);
    add(t.lines[index(who)].total(), 0.2F);
    add(held[index(who)], 0.1F);
    add_one_of(held[index(who)] - 1U, 6);
    add_flag(t.holder == who);
    u32 active = 0, cards = 0;
    for (u8 j = 0; j < players; ++j) {
      const bool fights_on = seat(j) != who && !contains(t.passed, seat(j)) && held[j] != 0;
      active += fights_on ? 1U : 0U;
      cards += held[j];
    }
    add(active, 1.0F / static_cast<float>(players));
    add_flag(contains(t.passed, viewer));
    add(cards, 0.1F / static_cast<float>(players));
    add(t.discard.total(), 0.01F);
    add_flag(t.keeper == who && t.owed != 0);
    add_standing(t, who);
    add_flag(t.pope != Region::none);
    add_flag(t.options.draw_after_battle != 0);
    add_flag(t.options.capturing_regions != 0);
    add_flag(t.options.hidden_cards != 0);
    add_flag(t.options.bigger_kingdoms != 0);
  }

  [[nodiscard]] bool winter() const { return winter_; }
  [[nodiscard]] bool drummer() const { return drummer_; }  // in its line
  [[nodiscard]] float strength() const { return strength_; }
  [[nodiscard]] float rival() const { return rival_; }  // the greatest strength of another line

 private:
  void add_strengths(const Table& t, Seat who) {
    strength_ = strength_of(t, who);
    for (u8 j = 0; j < t.options.players; ++j) {
      if (seat(j) != who) rival_ = std::max(rival_, static_cast<float>(strength_of(t, seat(j))));
    }
    add(strength_ * 0.05F);
    add(rival_ * 0.05F);
    add((strength_ - rival_) * 0.05F);
    add_flag(strength_ > rival_);
    add_flag(rival_ > strength_);
    add(std::max(rival_ - strength_, 0.0F) * 0.1F);
    add_flag(winter_);
    add_flag(weather(t).spring);
  }
  void add_standing(const Table& t, Seat who) {
    const Standing standing(t, who);
    add_flag(standing.threats != 0);
    add(standing.near, 0.1F);
    add(standing.total, 0.2F);
    const bool fought_for = !is_between_battles(t) && t.contested != Region::none;
    const auto wins = [&](u8 i) {
      return fought_for && victory_of(t.options, t.owned[i] | only(t.contested)) != Reason::none;
    };
    bool another = false;
    for (u8 j = 0; j < t.options.players; ++j) another |= seat(j) != who && wins(j);
    add_flag(wins(index(who)));
    add_flag(another);
    const RegionSet around = fought_for ? neighbours(t.contested) : RegionSet{0};
    add_flag((around & t.owned[index(who)]) != 0);
    add(size(around), 0.2F);
  }

  bool winter_;
  bool drummer_;
  float strength_ = 0;
  float rival_ = 0;
};

// One hand that the seat may have, and what it could still do in this battle.
class HandInMind : public FeatureList<2U * kCardKinds + 11> {
 public:
  HandInMind(const SeatInSight& seat, const Cards& hand) {
    u32 strength = 0, mercenaries = 0, highest = 0;
    for (u8 k = 0; k < kCardKinds; ++k) {
      const u32 count = hand.count(card(k));
      add(count, 1.0F);
      add_flag(count != 0);
      if (k >= kMercenaryKinds || count == 0) continue;
      strength += count * printed_strength(card(k));
      mercenaries += count;
      highest = std::max(highest, u32{printed_strength(card(k))});
    }
    const u32 times = hand.has(Card::drummer) || seat.drummer() ? 2U : 1U;
    const u32 heroines = 10U * hand.count(Card::heroine);
    const u32 force = (seat.winter() ? mercenaries : strength) * times + heroines;
    add(strength, 0.03F);
    add(force, 0.03F);
    add(mercenaries, 0.2F);
    const float lead = seat.strength() + static_cast<float>(force) - seat.rival();
    add(lead * 0.03F);
    add_flag(lead > 0);
    add_flag(lead > 5);
    add_flag(lead > 12);
    add_flag(lead < -5);
    add(highest, 0.1F);
    const float best_card = seat.winter() ? 1.0F : static_cast<float>(highest);
    add_flag(seat.strength() + best_card > seat.rival());
    add(hand.total() - mercenaries, 0.2F);
  }
};

}  // namespace condotta::bots::condottiere
