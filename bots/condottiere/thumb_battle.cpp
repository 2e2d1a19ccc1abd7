#include "bots/condottiere/thumb_battle.hpp"

#include <algorithm>

namespace condotta::bots::condottiere {

BattleThumb::BattleThumb(const View& view, const Stakes& stakes, const Style& style)
    : view_(view),
      stakes_(stakes),
      style_(style),
      worth_(hand_worth(view.table.options)),
      me_(index(view.me)),
      final_(is_final(view.table)) {
  const Table& t = view.table;
  const u8 players = t.options.players;
  u32 others_cards = 0;
  const float unknown = worth_.of_unknown;
  for (u8 i = 0; i < players; ++i) {
    lines_[i] = t.lines[i];
    if (i != me_) others_cards += view.held[i];
    hand_factor_[i] =
        exp_of(i == me_ ? worth_.of(view.hand) : unknown * static_cast<float>(view.held[i]));
  }
  if (view.down != Card::none) lines_[me_].add(view.down);
  weather_ = weather_of(lines_);

  // Once nobody else has cards the round ends, and more than two of mine are lost (C6.1).
  const float apart = static_cast<float>(others_cards) / static_cast<float>(players - 1);
  const float future = t.options.draw_after_battle != 0 ? 1.0F : apart / (apart + style.horizon);
  price_ = final_ ? 0.0F : style.price * future;
  const float force = power(view.hand, kNoCards, weather_) + 1.0F;
  point_ = style.ration * price_ * std::max(worth_.of(view.hand), 0.0F) / force;

  // Who would win it if not me, and what would that mean?
  u8 most = 0;
  for (u8 i = 0; i < players; ++i) most = std::max(most, size(t.owned[i]));
  mine_ = if_won_by(me_);
  float weight = 0;
  float sum = 0;
  Outcome none{};
  for (u8 i = 0; i < players; ++i) {
    if (i == me_ || (final_ && !contains(t.finalists, seat(i)))) continue;
    const float before = stakes.now[i] * hand_factor_[i];
    const float gain = stakes.won[i] * hand_factor_[i] / (before + 1e-9F);
    const float appetite = final_ ? 1.0F : std::min((gain - 1.0F) * 0.2F, 1.0F);
    if (!out(i)) {
      contested_ = true;
      const float share = std::min(style.their_commit + style.their_stake * appetite, 1.0F);
      reserve_[i] = static_cast<float>(view.held[i]) * style.card_power * share *
                    (weather_.winter ? 0.5F : 1.0F);
    }
    const float strong = static_cast<float>(strength(lines_[i], weather_)) + reserve_[i] + 0.5F;
    Outcome o = if_won_by(i);
    if (t.owned[i] != 0 && size(t.owned[i]) == most) o.chance *= 1.0F - style.grudge;
    weight += strong * strong;
    sum += strong * strong * o.chance;
    none.slope += strong * strong * o.slope;
  }
  theirs_ = {sum / weight, none.slope / weight};
  const float stake = std::max(mine_.chance - theirs_.chance, 0.0F);
  theirs_.chance = mine_.chance - stake * style.denial;
  best_ = best_of_others(lines_, weather_);
  share_ = final_ ? 1.0F : std::min(style.commit + style.commit_stake * stake, 1.0F);
}

BattleThumb::Outcome BattleThumb::outcome_of(float mine, float others) const {
  const float chance = mine / (mine + others);
  return {chance, chance * (1.0F - chance)};
}

BattleThumb::Outcome BattleThumb::if_won_by(u8 winner) const {
  if (final_) return {winner == me_ ? 1.0F : 0.0F, 0.0F};
  float mine = 0;
  float others = 0;
  for (u8 i = 0; i < view_.table.options.players; ++i) {
    const float standing = i == winner ? stakes_.won[i] * stakes_.holder : stakes_.lost[i];
    (i == me_ ? mine : others) += standing * hand_factor_[i];
  }
  return outcome_of(mine, others);
}

Weather BattleThumb::weather_of(const Lines& lines) const {
  u64 low = 0, high = 0;
  for (u8 i = 0; i < view_.table.options.players; ++i) {
    low |= lines[i].half[0];
    high |= lines[i].half[1];
  }
  const Cards any{{low, high}};
  const u32 present = any.kinds() & kMercenaries;
  return {any.has(Card::winter), any.has(Card::spring),
          present == 0 ? Card::none : card(highest_bit(present))};
}

bool BattleThumb::leads() const {
  const u16 mine = strength(lines_[me_], weather_);
  for (u8 i = 0; i < view_.table.options.players; ++i) {
    if (i != me_ && strength(lines_[i], weather_) >= mine) return false;
  }
  return true;
}

float BattleThumb::power(const Cards& hand, const Cards& line, const Weather& now) {
  const bool drum = hand.has(Card::drummer) && !line.has(Card::drummer);
  float sum = static_cast<float>(now.winter ? mercenaries(hand) : printed_total(hand));
  if (line.has(Card::drummer) || drum) sum *= 2;
  if (drum) sum += static_cast<float>(now.winter ? mercenaries(line) : printed_total(line));
  return sum + static_cast<float>(hand.count(Card::heroine)) * 10.0F +
         static_cast<float>(hand.count(Card::courtesan));
}

float BattleThumb::best_of_others(const Lines& lines, const Weather& now) const {
  const Table& t = view_.table;
  float best = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (i == me_ || (final_ && !contains(t.finalists, seat(i)))) continue;
    float s = static_cast<float>(strength(lines[i], now)) + reserve_[i];
    if (contains(t.down, seat(i))) s += style_.card_power;
    best = std::max(best, s);
  }
  return best;
}

float BattleThumb::value(const Cards& line, const Weather& now, float theirs, const Cards& rest,
                         float spent, bool still_in) const {
  float mine = static_cast<float>(strength(line, now));
  float more = 0;
  if (still_in) {
    // No more than it takes.
    more = std::min(power(rest, line, now) * share_, std::max(theirs - mine + 2.0F, 0.0F));
    mine += more;
  }
  const float gap = mine - theirs - 0.5F;
  const float chance = contested_ || still_in ? 1.0F / (1.0F + exp_of(-gap / style_.doubt))
                                              : (gap > 0 ? 1.0F : 0.0F);
  const float cost = spent + point_ * more;
  return chance * (mine_.chance - mine_.slope * cost) +
         (1.0F - chance) * (theirs_.chance - theirs_.slope * (spent + 0.5F * point_ * more));
}

float BattleThumb::with_lines(const Lines& lines, const Cards& rest, float spent) const {
  const Weather now = weather_of(lines);
  return value(lines[me_], now, best_of_others(lines, now), rest, spent, true);
}

// A card that does nothing but lie there leaves others' strength alone, but for a Spring that finds
// a new highest mercenary.
float BattleThumb::play_plain(Card c, const Cards& rest, float spent) const {
  if (weather_.spring) {
    Lines lines = lines_;
    lines[me_].add(c);
    return with_lines(lines, rest, spent);
  }
  Cards line = lines_[me_];
  line.add(c);
  return value(line, weather_, best_, rest, spent, true);
}

float BattleThumb::play(Card c) const {
  Cards rest = view_.hand;
  rest.remove(c);
  float spent = worth_.of(c) * price_;
  if (is_mercenary(c) || c == Card::drummer || c == Card::heroine) {
    return play_plain(c, rest, spent);
  }
  if (c == Card::courtesan) return play_plain(c, rest, spent - courtesan_bonus());
  const u8 players = view_.table.options.players;
  Lines lines = lines_;
  switch (c) {
    case Card::surrender: {
      const bool lead = leads();
      return lead ? mine_.chance - mine_.slope * spent : theirs_.chance - theirs_.slope * spent;
    }
    case Card::winter:
    case Card::spring:
      lines[me_].add(c);
      for (u8 i = 0; i < players; ++i) {
        lines[i].remove_all(c == Card::winter ? Card::spring : Card::winter);
      }
      break;
    case Card::bishop: {
      // Face-down cards are safe (D5): the table's lines, not mine with the card under it.
      const Card highest = weather(view_.table).highest;
      if (highest != Card::none) {
        for (u8 i = 0; i < players; ++i)
          lines[i].remove(highest, view_.table.lines[i].count(highest));
      }
      break;
    }
    default:
      return best_take(rest, spent);  // Scarecrow
  }
  return with_lines(lines, rest, spent);
}

float BattleThumb::take(Card c) const {
  if (c == Card::none) return value(lines_[me_], weather_, best_, view_.hand, 0, true);
  Lines lines = lines_;
  lines[me_].remove(c);
  Cards hand = view_.hand;
  hand.add(c);
  return with_lines(lines, hand, -worth_.of(c) * price_);
}

float BattleThumb::best_take(const Cards& rest, float spent) const {
  float best = value(lines_[me_], weather_, best_, rest, spent, true);
  for (u8 k = 0; k < kMercenaryKinds; ++k) {
    if (!view_.table.lines[me_].has(card(k))) continue;
    Lines lines = lines_;
    lines[me_].remove(card(k));
    Cards hand = rest;
    hand.add(card(k));
    best = std::max(best, with_lines(lines, hand, spent - worth_.of(card(k)) * price_));
  }
  return best;
}

// C4.9: the token, for whoever alone has the most.
float BattleThumb::courtesan_bonus() const {
  if (final_) return 0;
  const u32 mine = lines_[me_].count(Card::courtesan) + 1U;
  for (u8 i = 0; i < view_.table.options.players; ++i) {
    if (i != me_ && lines_[i].count(Card::courtesan) >= mine) return 0;
  }
  const float token = style_.token * (stakes_.holder - 1.0F);
  return mine == 1 ? token : 0.3F * token;
}

}  // namespace condotta::bots::condottiere
