#include "bots/condottiere/thumb_board.hpp"

#include <algorithm>

#include "bots/condottiere/thumb.hpp"

namespace condotta::bots::condottiere {
namespace {

float hand_factor(const View& v, const HandWorth& worth, u8 i) {
  return exp_of(i == index(v.me) ? worth.of(v.hand)
                                 : worth.of_unknown * static_cast<float>(v.held[i]));
}

// Everybody's standing on the table as it is, as shares of the whole.
void shares_of(const Table& t, const float (&hands)[kMaxPlayers], float (&shares)[kMaxPlayers]) {
  const float* const w = Stakes::thumb_weights(t.options);
  float all = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    float worth = Standing(t, seat(i)).worth(w);
    if (t.options.play_for_points != 0) {
      worth += w[Feature::kPoints] * static_cast<float>(t.points[i]) /
               static_cast<float>(t.options.play_for_points);
    }
    all += shares[i] = exp_of(worth) * hands[i];
  }
  for (u8 i = 0; i < t.options.players; ++i) shares[i] /= all;
}

float share_of_mine(const Table& t, Seat me, const float (&hands)[kMaxPlayers]) {
  float shares[kMaxPlayers] = {};
  shares_of(t, hands, shares);
  return shares[index(me)];
}

// Regions where somebody would win, or come near to it.
RegionSet hot_regions(const Table& t) {
  RegionSet hot = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (t.owned[i] == 0) continue;
    const Kingdom kingdom(t.options, t.owned[i]);
    for (RegionSet todo = winnable(t, seat(i)) | only(t.pope); todo != 0; todo &= todo - 1) {
      const Region r = first_of(todo);
      if (kingdom.group_with(r) + 1 >= t.options.group_to_win()) hot |= only(r);
    }
  }
  return hot;
}

}  // namespace

float weigh_place(const View& v, const Style& style, Region r) {
  const Table& t = v.table;
  const Stakes stakes(t, r);
  const HandWorth& worth = hand_worth(t.options);
  const u8 me = index(v.me);
  float hands[kMaxPlayers] = {};
  float chance[kMaxPlayers] = {};
  float sum = 0;
  for (u8 i = 0; i < t.options.players; ++i) {
    hands[i] = hand_factor(v, worth, i);
    const float appetite = std::min((stakes.won[i] / stakes.now[i] - 1.0F) * 0.2F, 1.0F);
    const float force = i == me ? force_of(v.hand) * style.attack
                                : static_cast<float>(v.held[i]) * style.card_power * style.caution;
    const float share = std::min(style.their_commit + style.their_stake * appetite, 1.0F);
    const float s = force * share + 0.3F;
    sum += chance[i] = s * s;
  }
  float value = 0;
  for (u8 j = 0; j < t.options.players; ++j) {
    float mine = 0;
    float others = 0;
    for (u8 i = 0; i < t.options.players; ++i) {
      const float x = (i == j ? stakes.won[i] * stakes.holder : stakes.lost[i]) * hands[i];
      (i == me ? mine : others) += x;
    }
    value += chance[j] / sum * mine / (mine + others);
  }
  return value;
}

void standing_chances(const View& v, float (&chances)[kMaxPlayers]) {
  const Table& t = v.table;
  const HandWorth& worth = hand_worth(t.options);
  float hands[kMaxPlayers] = {};
  for (u8 i = 0; i < t.options.players; ++i) {
    hands[i] = hand_factor(v, worth, i);
    if (is_final(t) && !contains(t.finalists, seat(i))) hands[i] = 0;
  }
  shares_of(t, hands, chances);
}

void weigh_favours(const View& v, std::span<const Action> legal, std::span<float> out) {
  const HandWorth& worth = hand_worth(v.table.options);
  float hands[kMaxPlayers] = {};
  for (u8 i = 0; i < v.table.options.players; ++i) hands[i] = hand_factor(v, worth, i);
  Table t = v.table;
  const RegionSet hot = hot_regions(t);
  t.pope = Region::none;
  const float cold = share_of_mine(t, v.me, hands);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    t.pope = legal[i].chosen_region();
    // Where the battle is fought already the favour protects nobody now.
    out[i] = contains(hot, t.pope) ? share_of_mine(t, v.me, hands) : cold;
    if (t.pope == v.table.contested && t.pope != Region::none) out[i] = cold - 0.001F;
  }
}

float weigh_keep(const View& v, Action a) {
  const HandWorth& worth = hand_worth(v.table.options);
  float sum = 0;
  for (const Card c : {a.played_card(), a.second_card()}) {
    if (c != Card::none) sum += worth.of(c) - worth.of_unknown;
  }
  return sum;
}

float weigh_discard(const View& v, Action a) {
  const bool useless = !v.hand.has(Card::heroine) && v.hand.count(Card::courtesan) < 3;
  return (a == Action::discard()) == useless ? 1.0F : 0.0F;
}

}  // namespace condotta::bots::condottiere
