// What the seat to move in a battle looks at, and what it sees in each action.
#pragma once
#include <algorithm>

#include "bots/condottiere/feature_list.hpp"
#include "bots/condottiere/lead.hpp"
#include "bots/condottiere/stakes.hpp"
#include "bots/condottiere/view.hpp"
#include "engine/condottiere/action.hpp"

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

// So many numbers for each other seat.
inline constexpr u32 kOfOther = 13;

// All of it from the seat's own View. `stakes` are not looked at in the final battle.
class BattleInSight : public FeatureList<126 + (kMaxPlayers - 1) * kOfOther> {
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
    add_each_other(v, stakes, now, mine);
    add_map(v, stakes);
    for (u8 k = 0; k < kCardKinds; ++k) {
      add(v.table.discard.count(card(k)), 1.0F / static_cast<float>(copies_of(card(k))));
    }
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
  // One after the other, clockwise.
  void add_each_other(const View& v, const Stakes& stakes, const Weather& now, u32 mine) {
    const Table& t = v.table;
    float all = 1e-9F;  // what everybody stands for
    for (u8 i = 0; i < t.options.players && !is_final(t); ++i) all += stakes.now[i];
    Seat who = v.me;
    for (u8 n = 1; n < t.options.players; ++n) {
      who = next_seat(t, who);
      if (is_final(t) && !contains(t.finalists, who)) {
        add_nobody();
      } else {
        add_other(v, stakes, who, all, static_cast<float>(strength(t.lines[index(who)], now)),
                  static_cast<float>(mine));
      }
    }
    for (u8 n = t.options.players; n < kMaxPlayers; ++n) add_nobody();
  }
  void add_nobody() {
    for (u32 k = 0; k < kOfOther; ++k) add(0.0F);
  }
  void add_other(const View& v, const Stakes& stakes, Seat who, float all, float strong,
                 float mine) {
    const Table& t = v.table;
    const u8 i = index(who);
    const bool final = is_final(t);
    const bool in = !contains(t.passed, who) && v.held[i] != 0;
    add_flag(true);
    add_flag(in);
    add_flag(contains(t.played, who));
    add(strong * 0.05F);
    add(std::clamp((strong - mine) * 0.1F, -2.0F, 2.0F));
    add(v.held[i], 0.1F);
    add_flag(t.lines[i].has(Card::drummer));
    add(t.lines[i].count(Card::courtesan), 0.5F);
    add(in && !final ? gain_of(stakes, i) : 0.0F);
    add(final ? 0.0F : stakes.now[i] / all);
    add_flag(in && !final && contains(stakes.victors, who));
    add_flag(t.holder == who);
    add(printed_total(t.known[i].cards()), 0.05F);
  }
  void add_map(const View& v, const Stakes& stakes) {
    const Table& t = v.table;
    const RegionSet around = t.contested != Region::none ? neighbours(t.contested) : RegionSet{0};
    const RegionSet mine = t.owned[index(v.me)];
    add(size(mine), 0.2F);
    add(size(around & mine), 0.3F);
    add(size(around), 0.2F);
    add(size(kAllRegions & ~controlled(t)), 0.06F);
    add(is_final(t) ? 0.0F : gain_of(stakes, index(v.me)));
    add(is_final(t) ? 0.0F : stakes.holder * 0.3F);
  }
  // How many times what it has now a seat would have with the region: of five, and five at most.
  static float gain_of(const Stakes& stakes, u8 i) {
    return std::min(stakes.won[i] / (stakes.now[i] + 1e-9F), 5.0F) * 0.2F;
  }
};

// One action, and what it would make of the strengths that lie there.
class ActionInSight : public FeatureList<11> {
 public:
  // `below_best`: how much less the rules of thumb like it than their favourite.
  ActionInSight(const View& v, const Lead& lead, Action a, float below_best) {
    add_flag(below_best == 0);
    for (const float scale : {200.0F, 50.0F, 10.0F}) add(std::min(below_best * scale, 4.0F));
    const Card c = a.kind() == ActionKind::play ? a.played_card() : Card::none;
    const float after = c == Card::none ? lead.now() : lead.with(c);
    add(std::clamp(after * 0.05F, -2.0F, 2.0F));
    add_flag(after > 0);
    add_flag(after > 0 && lead.now() <= 0);
    add_flag(after > 8);
    const bool mercenary = c != Card::none && is_mercenary(c);
    const u32 mercenaries = v.hand.kinds() & kMercenaries;
    add_flag(mercenary && index(c) == lowest_bit(mercenaries));
    add_flag(mercenary && index(c) == highest_bit(mercenaries));
    add(std::clamp((after - lead.now()) * 0.05F, -2.0F, 2.0F));
  }
};

}  // namespace condotta::bots::condottiere
