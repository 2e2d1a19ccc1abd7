// What the seat to move in a battle looks at.
#pragma once
#include <algorithm>

#include "bots/condottiere/feature_list.hpp"
#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/view.hpp"

namespace condotta::bots::condottiere {

// The others in a battle, summed up.
struct OthersInBattle {
  u32 strong = 0;            // the greatest strength of those who may still play
  u32 strong_out = 0;        // and of those who may not
  u32 still_in = 0;          // how many
  u32 out = 0;               // how many
  u32 cards = 0;             // in the hands of those who may still play
  u32 most_cards = 0;        // in one of these hands
  u32 drummers = 0;          // lines with one
  u32 courtesans = 0;        // the most in one line
  u32 highest = 0;           // the most of the highest mercenary in one line
  bool hidden = false;       // D5: somebody has a face-down card
  float gain = 0;            // the most that one still in would gain
  bool threat = false;       // one still in would win the game with this region
  bool leader_wins = false;  // the same of the one who leads

  [[nodiscard]] u32 strongest() const { return std::max(strong, strong_out); }

  OthersInBattle(const View& v, const Stakes& stakes, const Weather& now, u32 mine) {
    const Table& t = v.table;
    const bool final = is_final(t);
    u32 best = mine;
    for (u8 i = 0; i < t.options.players; ++i) {
      const Seat who = seat(i);
      if (who == v.me || (final && !contains(t.finalists, who))) continue;
      const Cards& line = t.lines[i];
      const u32 strong_here = strength(line, now);
      const bool wins = !final && contains(stakes.victors, who);
      if (strong_here > best) {
        best = strong_here;
        leader_wins = wins;
      }
      courtesans = std::max(courtesans, u32{line.count(Card::courtesan)});
      if (now.highest != Card::none) highest = std::max(highest, u32{line.count(now.highest)});
      drummers += line.has(Card::drummer) ? 1U : 0U;
      hidden = hidden || contains(t.down, who);
      if (contains(t.passed, who) || v.held[i] == 0) {
        strong_out = std::max(strong_out, strong_here);
        ++out;
        continue;
      }
      strong = std::max(strong, strong_here);
      ++still_in;
      cards += v.held[i];
      most_cards = std::max(most_cards, u32{v.held[i]});
      if (!final) gain = std::max(gain, stakes.won[i] / (stakes.now[i] + 1e-9F));
      threat = threat || wins;
    }
  }
};

// All of it from the seat's own View. `stakes` are not looked at in the final battle.
class BattleInSight : public FeatureList<105> {
 public:
  BattleInSight(const View& v, const Stakes& stakes) {
    Cards line = v.table.lines[index(v.me)];
    if (v.down != Card::none) line.add(v.down);
    const Weather now = weather(v.table);
    const u32 mine = strength(line, now);
    const OthersInBattle others(v, stakes, now, mine);
    add_rules(v.table.options);
    add_cards(v.hand, line);
    add_weather(now, line, others);
    const float ahead = static_cast<float>(mine) - static_cast<float>(others.strongest());
    add_strengths(mine, ahead, others);
    add_reach(v.hand, line, now, ahead);
    add_others(others, line);
    add_stakes(v, stakes, others);
    add_seat(v);
  }

 private:
  void add_rules(const Options& o) {
    add_one_of(o.players - 2U, 5);
    add_flag(o.draw_after_battle != 0);
    add_flag(o.play_for_points != 0);
    add_flag(o.bigger_kingdoms != 0);
    add_flag(o.capturing_regions != 0);
    add_flag(o.hidden_cards != 0);
  }
  void add_cards(const Cards& hand, const Cards& line) {
    for (u8 k = 0; k < kCardKinds; ++k) {
      add(hand.count(card(k)), 1.0F);
      add_flag(hand.has(card(k)));
      add(line.count(card(k)), 1.0F);
    }
  }
  void add_weather(const Weather& now, const Cards& line, const OthersInBattle& others) {
    add_flag(now.winter);
    add_flag(now.spring);
    const bool any = now.highest != Card::none;
    add(any ? printed_strength(now.highest) : 0U, 0.1F);
    add(any ? line.count(now.highest) : 0U, 0.5F);
    add(others.highest, 0.5F);
  }
  void add_strengths(u32 mine, float ahead, const OthersInBattle& others) {
    add(mine, 0.05F);
    add(others.strong, 0.05F);
    add(others.strong_out, 0.05F);
    add(ahead * 0.05F);
    add_flag(ahead > 0);
    add_flag(ahead < 0);
    add(std::clamp(-ahead, 0.0F, 12.0F) * 0.1F);
  }
  // How far the whole hand would lead.
  void add_reach(const Cards& hand, const Cards& line, const Weather& now, float ahead) {
    const u32 count = mercenaries(hand);
    const u32 times = hand.has(Card::drummer) || line.has(Card::drummer) ? 2U : 1U;
    const u32 force =
        (now.winter ? count : printed_total(hand)) * times + 10U * hand.count(Card::heroine);
    const float reach = ahead + static_cast<float>(force);
    add(force, 0.03F);
    add(reach * 0.03F);
    add_flag(reach > 0);
    add_flag(reach > 5);
    add_flag(reach > 12);
    add(count, 0.2F);
    const u32 kinds = hand.kinds() & kMercenaries;
    add(kinds != 0 ? printed_strength(card(highest_bit(kinds))) : 0U, 0.1F);
  }
  void add_others(const OthersInBattle& others, const Cards& line) {
    add(others.drummers, 0.5F);
    add_one_of(others.still_in, 4);
    add(others.cards, 0.05F);
    add(others.most_cards, 0.1F);
    add(others.out, 0.3F);
    add(others.courtesans, 0.5F);
    add_flag(line.count(Card::courtesan) == others.courtesans);
    add_flag(others.hidden);
  }
  void add_stakes(const View& v, const Stakes& stakes, const OthersInBattle& others) {
    const bool final = is_final(v.table);
    add_flag(final);
    const u8 me = index(v.me);
    float rest = 1e-9F;  // what the others stand for
    for (u8 i = 0; i < v.table.options.players && !final; ++i) {
      if (i != me) rest += stakes.now[i];
    }
    add(final ? 0.0F : stakes.now[me] / (rest + stakes.now[me]));
    add(final ? 0.0F : stakes.won[me] / (rest + stakes.won[me]));
    add_flag(!final && contains(stakes.victors, v.me));
    add_flag(others.threat);
    add_flag(others.leader_wins);
    add(std::min(others.gain, 5.0F) * 0.2F);
  }
  void add_seat(const View& v) {
    const Table& t = v.table;
    const u32 held = v.hand.total();
    add(held, 0.1F);
    add_one_of(held - 1U, 6);
    add_flag(contains(t.played, v.me));
    add_flag(t.holder == v.me);
    add_flag(t.pope != Region::none);
    add_flag(t.defender == v.me);
    add_flag(t.defender != Seat::none);
    add(t.discard.total(), 0.01F);
  }
};

}  // namespace condotta::bots::condottiere
