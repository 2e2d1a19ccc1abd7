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
  now_.weather = weather_over(lines_.data(), players);

  // Once nobody else has cards the round ends, and more than two of mine are lost (C6.1).
  const float apart = static_cast<float>(others_cards) / static_cast<float>(players - 1);
  const float future = t.options.draw_after_battle != 0 ? 1.0F : apart / (apart + style.horizon);
  price_ = final_ ? 0.0F : style.price * future;
  const float force = power(view.hand, kNoCards, now_.weather) + 1.0F;
  point_ = style.ration * price_ * std::max(worth_.of(view.hand), 0.0F) / force;

  // Who would win it if not me, and what would that mean?
  u8 most = 0;
  for (u8 i = 0; i < players; ++i) most = std::max(most, size(t.owned[i]));
  mine_ = if_won_by(me_);
  if (!final_) threats_ = static_cast<SeatSet>(stakes.victors & ~only(view.me));
  block_ = style.block;
  for (u8 i = 0; i < players; ++i) {
    if (!fights(i)) continue;
    const float before = stakes.now[i] * hand_factor_[i];
    const float gain = stakes.won[i] * hand_factor_[i] / (before + 1e-9F);
    const float appetite = final_ ? 1.0F : std::min((gain - 1.0F) * 0.2F, 1.0F);
    if (!out(i)) {
      contested_ = true;
      // Who is still in the battle may stop a threat as well as I.
      if (!contains(threats_, seat(i))) block_ = style.leave;
      const float share = std::min(style.their_commit + style.their_stake * appetite, 1.0F);
      reserve_[i] = static_cast<float>(view.held[i]) * style.card_power * share *
                    (now_.weather.winter ? 0.5F : 1.0F);
    }
    theirs_[i] = if_won_by(i);
    if (t.owned[i] != 0 && size(t.owned[i]) == most) theirs_[i].chance *= 1.0F - style.grudge;
  }
  block_ = std::max(block_, style.denial);
  now_ = rivals_of(lines_);
  share_ = final_ ? 1.0F : std::min(style.commit + style.commit_stake * now_.stake, 1.0F);
}

BattleThumb::Outcome BattleThumb::if_won_by(u8 winner) const {
  if (final_) return {winner == me_ ? 1.0F : 0.0F, 0.0F};
  float mine = 0;
  float others = 0;
  for (u8 i = 0; i < view_.table.options.players; ++i) {
    const float standing = i == winner ? stakes_.won[i] * stakes_.holder : stakes_.lost[i];
    (i == me_ ? mine : others) += standing * hand_factor_[i];
  }
  const float chance = mine / (mine + others);
  return {chance, chance * (1.0F - chance)};
}

// C5.1: nobody conquers the region. D4: its defender keeps it.
BattleThumb::Outcome BattleThumb::if_tied() const {
  constexpr u8 kNobody = kMaxPlayers;
  const Seat defender = view_.table.defender;
  return if_won_by(defender != Seat::none ? index(defender) : kNobody);
}

float BattleThumb::power(const Cards& hand, const Cards& line, const Weather& now) {
  const bool drum = hand.has(Card::drummer) && !line.has(Card::drummer);
  float sum = static_cast<float>(now.winter ? mercenaries(hand) : printed_total(hand));
  if (line.has(Card::drummer) || drum) sum *= 2;
  if (drum) sum += static_cast<float>(now.winter ? mercenaries(line) : printed_total(line));
  return sum + static_cast<float>(hand.count(Card::heroine)) * 10.0F +
         static_cast<float>(hand.count(Card::courtesan));
}

BattleThumb::Rivals BattleThumb::rivals_of(const Lines& lines) const {
  const Table& t = view_.table;
  Rivals rivals{weather_over(lines.data(), t.options.players), 0, 0, {}};
  u16 top = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (fights(i)) top = std::max(top, strength(lines[i], rivals.weather));
  }
  float weights = 0;
  float stake = 0;
  float minded_stake = 0;
  float slope = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (!fights(i)) continue;
    const u16 there = strength(lines[i], rivals.weather);
    const float strong = static_cast<float>(there) + reserve_[i];
    const float hidden = contains(t.down, seat(i)) ? style_.card_power : 0.0F;
    rivals.best = std::max(rivals.best, strong + hidden);
    // Whoever is out of the battle and behind will not win it.
    if (there < top && out(i) && hidden == 0) continue;
    const float weight = (strong + 0.5F) * (strong + 0.5F);
    const float loss = weight * (mine_.chance - theirs_[i].chance);
    weights += weight;
    stake += loss;
    minded_stake += loss * minded(i);
    slope += weight * theirs_[i].slope;
  }
  rivals.stake = std::max(stake / weights, 0.0F);
  rivals.lost = {mine_.chance - std::max(minded_stake / weights, 0.0F), slope / weights};
  return rivals;
}

float BattleThumb::value(const Cards& line, const Rivals& rivals, const Cards& rest, float spent,
                         bool still_in) const {
  float mine = static_cast<float>(strength(line, rivals.weather));
  float more = 0;
  if (still_in) {
    // No more than it takes.
    more = std::min(power(rest, line, rivals.weather) * share_,
                    std::max(rivals.best - mine + 2.0F, 0.0F));
    mine += more;
  }
  const float gap = mine - rivals.best - 0.5F;
  const float chance = contested_ || still_in ? 1.0F / (1.0F + exp_of(-gap / style_.doubt))
                                              : (gap > 0 ? 1.0F : 0.0F);
  const float cost = spent + point_ * more;
  return chance * (mine_.chance - mine_.slope * cost) +
         (1.0F - chance) *
             (rivals.lost.chance - rivals.lost.slope * (spent + 0.5F * point_ * more));
}

float BattleThumb::with_lines(const Lines& lines, const Cards& rest, float spent) const {
  return value(lines[me_], rivals_of(lines), rest, spent, true);
}

// A card that does nothing but lie there leaves others' strength alone, but for a Spring that finds
// a new highest mercenary.
float BattleThumb::play_plain(Card c, const Cards& rest, float spent) const {
  if (now_.weather.spring) {
    Lines lines = lines_;
    lines[me_].add(c);
    return with_lines(lines, rest, spent);
  }
  Cards line = lines_[me_];
  line.add(c);
  return value(line, now_, rest, spent, true);
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
    case Card::surrender:
      return surrender(spent);
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
  if (c == Card::none) return value(lines_[me_], now_, view_.hand, 0, true);
  Lines lines = lines_;
  lines[me_].remove(c);
  Cards hand = view_.hand;
  hand.add(c);
  return with_lines(lines, hand, -worth_.of(c) * price_);
}

float BattleThumb::best_take(const Cards& rest, float spent) const {
  float best = value(lines_[me_], now_, rest, spent, true);
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

// C4.8: whoever leads now wins.
float BattleThumb::surrender(float spent) const {
  u8 leader = me_;
  u16 most = strength(lines_[me_], now_.weather);
  bool tied = false;
  for (u8 i = 0; i < view_.table.options.players; ++i) {
    if (!fights(i)) continue;
    const u16 theirs = strength(lines_[i], now_.weather);
    tied = theirs == most || (tied && theirs < most);
    if (theirs > most) {
      most = theirs;
      leader = i;
    }
  }
  if (leader == me_ && !tied) return mine_.chance - mine_.slope * spent;
  if (threats_ == 0) return now_.lost.chance - now_.lost.slope * spent;
  const Outcome end = tied ? if_tied() : theirs_[leader];
  const float loss = (mine_.chance - end.chance) * (tied ? style_.denial : minded(leader));
  return mine_.chance - loss - end.slope * spent;
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
