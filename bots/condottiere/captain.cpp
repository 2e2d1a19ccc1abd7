#include "bots/condottiere/captain.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace condotta::bots::condottiere {
namespace {

// What a kind of card is worth in points of strength, spent or kept.
constexpr std::array<float, kCardKinds> kCardCost = {1.0F, 1.6F, 2.4F, 3.2F, 4.0F, 4.8F, 8.0F, 5.0F,
                                                     4.0F, 4.5F, 2.0F, 7.0F, 10.F, 2.6F, 6.0F};

float cost(Card c) { return kCardCost[index(c)]; }

// How a player's chances grow by a region: 1 is victory.
float nearness(u32 missing) {
  constexpr std::array<float, 6> worth = {1.0F, 0.42F, 0.22F, 0.12F, 0.07F, 0.05F};
  return worth[std::min<u32>(missing, 5)];
}

float gain(const Table& t, Seat who, Region r) {
  const RegionSet mine = t.owned[index(who)];
  if (contains(mine, r)) return 0.15F;  // D4: keeping what one has
  const Kingdom kingdom(t.options, mine);
  if (kingdom.wins_with(r)) return 1.0F;
  const u32 group = std::max<u32>(kingdom.group_with(r), kingdom.largest());
  const u32 after = std::min<u32>(t.options.group_to_win() - group, kingdom.total_missing() - 1U);
  const u32 before = std::min<u32>(kingdom.group_missing(), kingdom.total_missing());
  return std::max(nearness(after) - 0.6F * nearness(before), 0.05F);
}

// One battle as a seat sees it, and what it makes of every card.
class Battle {
 public:
  Battle(const View& view, const Style& style)
      : t_(view.table), me_(index(view.me)), view_(view), style_(style) {
    final_ = is_final(t_);
    for (u8 i = 0; i < t_.options.players; ++i) {
      lines_[i] = t_.lines[i];
      stake_[i] = final_ ? 1.0F : gain(t_, seat(i), t_.contested);
    }
    if (view.down != Card::none) lines_[me_].add(view.down);
    mine_at_stake_ = stake_[me_];
    float theirs = 0;
    for (u8 i = 0; i < t_.options.players; ++i) {
      if (i != me_ && (!out(i) || !lines_[i].empty())) theirs = std::max(theirs, stake_[i]);
    }
    if (!final_) mine_at_stake_ += style.denial * theirs;
    const float held = static_cast<float>(std::max<u32>(view.hand.total(), 1));
    price_ = final_ ? 0.0F : style.price * (1.0F + style.scarcity * (6.0F / (held + 1.0F) - 0.6F));
  }

  float pass() const { return value(lines_, kNoCards, false); }

  float play(Card c) const {
    Lines lines = lines_;
    Cards rest = view_.hand;
    rest.remove(c);
    float spent = cost(c) * price_;
    switch (c) {
      case Card::surrender: {
        lines[me_].add(c);
        return mine_at_stake_ * (leads(lines) ? 1.0F : 0.0F) - spent;
      }
      case Card::winter:
      case Card::spring:
        lines[me_].add(c);
        for (u8 i = 0; i < t_.options.players; ++i) {
          lines[i].remove_all(c == Card::winter ? Card::spring : Card::winter);
        }
        break;
      case Card::bishop: {
        const Card highest = weather_of(t_.lines).highest;
        if (highest != Card::none) {
          for (u8 i = 0; i < t_.options.players; ++i) {
            const u8 n = t_.lines[i].count(highest);
            if (i == me_) spent += 0.0F;
            lines[i].remove(highest, n);
          }
        }
        spent -= 0.5F * style_.token;  // the favour has its uses
        break;
      }
      case Card::scarecrow:
        return best_take(rest) - spent;
      case Card::courtesan:
        lines[me_].add(c);
        spent -= courtesan_bonus(lines);
        break;
      default:
        lines[me_].add(c);
        break;
    }
    return value(lines, rest, true) - spent;
  }

  // C4.7, once the Scarecrow lies.
  float take(Card c) const {
    if (c == Card::none) return value(lines_, view_.hand, true);
    Lines lines = lines_;
    lines[me_].remove(c);
    Cards hand = view_.hand;
    hand.add(c);
    return value(lines, hand, true) + cost(c) * price_;
  }

 private:
  using Lines = std::array<Cards, kMaxPlayers>;

  [[nodiscard]] bool out(u8 i) const {
    return contains(t_.passed, seat(i)) || (i != me_ && view_.held[i] == 0);
  }

  template <class Piles>
  [[nodiscard]] Weather weather_of(const Piles& lines) const {
    u64 low = 0, high = 0;
    for (u8 i = 0; i < t_.options.players; ++i) {
      low |= lines[i].half[0];
      high |= lines[i].half[1];
    }
    const Cards any{{low, high}};
    const u32 present = any.kinds() & kMercenaries;
    return {any.has(Card::winter), any.has(Card::spring),
            present == 0 ? Card::none : card(highest_bit(present))};
  }

  [[nodiscard]] bool leads(const Lines& lines) const {
    const Weather now = weather_of(lines);
    const u16 mine = strength(lines[me_], now);
    for (u8 i = 0; i < t_.options.players; ++i) {
      if (i != me_ && strength(lines[i], now) >= mine) return false;
    }
    return true;
  }

  // What the hand could still add to the line.
  static float power(const Cards& hand, const Cards& line, const Weather& now) {
    const bool drum = hand.has(Card::drummer) && !line.has(Card::drummer);
    float sum = static_cast<float>(now.winter ? mercenaries(hand) : printed_total(hand));
    if (line.has(Card::drummer) || drum) sum *= 2;
    if (drum) sum += static_cast<float>(now.winter ? mercenaries(line) : printed_total(line));
    return sum + static_cast<float>(hand.count(Card::heroine)) * 10.0F +
           static_cast<float>(hand.count(Card::courtesan));
  }

  // The chance to win the battle from here, times what it is worth, less what more it will cost.
  [[nodiscard]] float value(const Lines& lines, const Cards& rest, bool still_in) const {
    const Weather now = weather_of(lines);
    float theirs = 0;
    bool contested = false;
    for (u8 i = 0; i < t_.options.players; ++i) {
      if (i == me_ || (final_ && !contains(t_.finalists, seat(i)))) continue;
      float s = static_cast<float>(strength(lines[i], now));
      if (contains(t_.down, seat(i))) s += style_.card_power;
      if (!out(i)) {
        contested = true;
        const float share = std::min(style_.their_commit + style_.their_stake * stake_[i], 1.0F);
        s += static_cast<float>(view_.held[i]) * style_.card_power * share *
             (now.winter ? 0.5F : 1.0F);
      }
      theirs = std::max(theirs, s);
    }
    float mine = static_cast<float>(strength(lines[me_], now));
    float more = 0;
    if (still_in) {
      const float share =
          final_ ? 1.0F : std::min(style_.commit + style_.commit_stake * mine_at_stake_, 1.0F);
      // No more than it takes.
      more = std::min(power(rest, lines[me_], now) * share, std::max(theirs - mine + 2.0F, 0.0F));
      mine += more;
    }
    const float gap = mine - theirs - 0.5F;
    const float chance = contested || still_in ? 1.0F / (1.0F + std::exp(-gap / style_.doubt))
                                               : (gap > 0 ? 1.0F : 0.0F);
    return chance * (mine_at_stake_ - 0.6F * price_ * more);
  }

  [[nodiscard]] float best_take(const Cards& rest) const {
    float best = value(lines_, rest, true);
    for (u8 k = 0; k < kMercenaryKinds; ++k) {
      if (!t_.lines[me_].has(card(k))) continue;
      Lines lines = lines_;
      lines[me_].remove(card(k));
      Cards hand = rest;
      hand.add(card(k));
      best = std::max(best, value(lines, hand, true) + cost(card(k)) * price_);
    }
    return best;
  }

  // C4.9.
  [[nodiscard]] float courtesan_bonus(const Lines& lines) const {
    if (final_) return 0;
    const u8 mine = lines[me_].count(Card::courtesan);
    for (u8 i = 0; i < t_.options.players; ++i) {
      if (i != me_ && lines[i].count(Card::courtesan) >= mine) return 0;
    }
    return mine == 1 ? style_.token : 0.3F * style_.token;
  }

  const Table& t_;
  u8 me_;
  const View& view_;
  const Style& style_;
  bool final_ = false;
  Lines lines_ = {};
  float stake_[kMaxPlayers] = {};
  float mine_at_stake_ = 0;
  float price_ = 0;
};

float their_gain(const View& v, Region r) {
  float most = 0;
  for (u8 i = 0; i < v.table.options.players; ++i) {
    if (seat(i) == v.me) continue;
    // A player without cards is no danger there.
    const float able = v.held[i] == 0 ? 0.3F : 1.0F;
    most = std::max(most, able * gain(v.table, seat(i), r));
  }
  return most;
}

float weigh_place(const View& v, const Style& style, Region r) {
  return style.attack * gain(v.table, v.me, r) - style.caution * their_gain(v, r);
}

float weigh_favour(const View& v, const Style& style, Region r) {
  if (r == Region::none) return 0;
  return their_gain(v, r) - style.attack * gain(v.table, v.me, r) -
         (r == v.table.contested ? 0.05F : 0.0F);
}

float weigh_keep(Action a) {
  float sum = 0;
  for (const Card c : {a.played_card(), a.second_card()}) {
    if (c != Card::none) sum += cost(c);
  }
  return sum;
}

// C5.4: a hand of specials is thrown away when it can win nothing.
float weigh_discard(const View& v, Action a) {
  const bool useless = !v.hand.has(Card::heroine) && v.hand.count(Card::courtesan) < 3;
  return (a == Action::discard()) == useless ? 1.0F : 0.0F;
}

}  // namespace

void weigh_actions(const View& view, const Style& style, std::span<const Action> legal,
                   std::span<float> out) {
  switch (view.table.phase) {
    case Phase::battle: {
      const Battle battle(view, style);
      for (std::size_t i = 0; i < legal.size(); ++i) {
        const Action a = legal[i];
        out[i] = a.kind() == ActionKind::play
                     ? battle.play(a.played_card())
                     : battle.pass() - (a == Action::pass() ? 0.0F : 1e-3F);
      }
      break;
    }
    case Phase::take: {
      const Battle battle(view, style);
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = battle.take(legal[i].played_card());
      break;
    }
    case Phase::place:
      for (std::size_t i = 0; i < legal.size(); ++i) {
        out[i] = weigh_place(view, style, legal[i].chosen_region());
      }
      break;
    case Phase::favour:
      for (std::size_t i = 0; i < legal.size(); ++i) {
        out[i] = weigh_favour(view, style, legal[i].chosen_region());
      }
      break;
    case Phase::discard:
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = weigh_discard(view, legal[i]);
      break;
    case Phase::keep:
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = weigh_keep(legal[i]);
      break;
    case Phase::draw:
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = legal[i].number();
      break;
    case Phase::over:
      break;
  }
}

Action captain_choice(const View& view, const Style& style, std::span<const Action> legal) {
  std::array<float, kMaxActions> appeal = {};
  weigh_actions(view, style, legal, appeal);
  const auto end = appeal.begin() + static_cast<std::ptrdiff_t>(legal.size());
  return legal[static_cast<std::size_t>(std::max_element(appeal.begin(), end) - appeal.begin())];
}

Judgement<Condottiere> Captain::decide(const Observation& seen, std::span<const Action> legal,
                                       const Budget&) {
  std::array<float, kMaxActions> appeal = {};
  weigh_actions(View::of(seen), style_, legal, appeal);
  Judgement<Condottiere> judgement{};
  std::size_t best = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    judgement.options.push_back({legal[i], appeal[i], 0});
    if (appeal[i] > appeal[best]) best = i;
  }
  judgement.action = legal[best];
  return judgement;
}

}  // namespace condotta::bots::condottiere
