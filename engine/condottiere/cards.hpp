// Piles of cards: hands, lines, the deck, the discards (C1.3).
#pragma once
#include "engine/condottiere/tables.hpp"
#include "engine/core/types.hpp"

namespace condotta::condottiere {

using CardSet = u16;  // kinds of card, bit i for the i-th of C1.3

inline constexpr CardSet kMercenaries = (1U << kMercenaryKinds) - 1U;
inline constexpr CardSet kAllKinds = (1U << kCardKinds) - 1U;

CONDOTTA_FN u8 index(Card card) { return static_cast<u8>(card); }
CONDOTTA_FN Card card(u32 i) { return static_cast<Card>(i); }
CONDOTTA_FN bool contains(CardSet set, Card c) { return (set >> index(c) & 1U) != 0; }
CONDOTTA_FN bool is_mercenary(Card c) { return index(c) < kMercenaryKinds; }

// How many of each kind. Equal cards are alike and a pile has no order, so this is all there is to
// know of one. Kind k has byte k % 8 of half k / 8; no count exceeds 110, so no byte overflows and
// whole piles are added, counted and searched eight kinds at a time.
struct Cards {
  u64 half[2];

  [[nodiscard]] CONDOTTA_FN u8 count(Card c) const {
    return static_cast<u8>(half[index(c) >> 3U] >> lane(c));
  }
  [[nodiscard]] CONDOTTA_FN bool has(Card c) const { return count(c) != 0; }
  [[nodiscard]] CONDOTTA_FN bool empty() const { return (half[0] | half[1]) == 0; }
  [[nodiscard]] CONDOTTA_FN u8 total() const {
    return static_cast<u8>((half[0] * kOnes >> 56U) + (half[1] * kOnes >> 56U));
  }
  [[nodiscard]] CONDOTTA_FN CardSet kinds() const {
    return static_cast<CardSet>(bits(present(0)) | bits(present(1)) << 8U);
  }
  // 1 in each byte of a half whose kind is here, else 0.
  [[nodiscard]] CONDOTTA_FN u64 present(u32 h) const {
    return ((half[h] + ~kHighs) & kHighs) >> 7U;
  }
  [[nodiscard]] CONDOTTA_FN bool has_mercenary() const { return (half[0] & kMercenaryLanes) != 0; }

  CONDOTTA_FN void add(Card c, u8 n = 1) { half[index(c) >> 3U] += u64{n} << lane(c); }
  CONDOTTA_FN void remove(Card c, u8 n = 1) { half[index(c) >> 3U] -= u64{n} << lane(c); }
  CONDOTTA_FN void add(const Cards& other) {
    half[0] += other.half[0];
    half[1] += other.half[1];
  }
  // Every card of `other` must be here.
  CONDOTTA_FN void remove(const Cards& other) {
    half[0] -= other.half[0];
    half[1] -= other.half[1];
  }
  // Takes out all cards of a kind; tells how many.
  CONDOTTA_FN u8 remove_all(Card c) {
    const u8 n = count(c);
    remove(c, n);
    return n;
  }
  [[nodiscard]] CONDOTTA_FN bool includes(const Cards& other) const {
    for (u8 k = 0; k < kCardKinds; ++k) {
      if (count(card(k)) < other.count(card(k))) return false;
    }
    return true;
  }

  friend CONDOTTA_FN bool operator==(const Cards&, const Cards&) = default;

  static constexpr u64 kOnes = 0x0101010101010101ULL;
  static constexpr u64 kHighs = 0x8080808080808080ULL;
  static constexpr u64 kMercenaryLanes = (u64{1} << (8U * kMercenaryKinds)) - 1U;

 private:
  static CONDOTTA_FN u32 lane(Card c) { return (index(c) & 7U) * 8U; }
  // The lowest bits of the eight bytes side by side.
  static CONDOTTA_FN u32 bits(u64 bytes) {
    return static_cast<u32>(bytes * 0x0102040810204080ULL >> 56U);
  }
};

inline constexpr Cards kNoCards{{0, 0}};

CONDOTTA_FN Cards whole_deck() {
  Cards all = kNoCards;
  for (u8 k = 0; k < kCardKinds; ++k) all.add(card(k), copies_of(card(k)));
  return all;
}

// The cards of `a` beyond those of `b`, kind by kind.
CONDOTTA_FN Cards surplus(const Cards& a, const Cards& b) {
  Cards more = kNoCards;
  for (u8 k = 0; k < kCardKinds; ++k) {
    const u8 have = a.count(card(k)), other = b.count(card(k));
    if (have > other) more.add(card(k), static_cast<u8>(have - other));
  }
  return more;
}

CONDOTTA_FN Cards restricted_to(const Cards& pile, CardSet kinds) {
  Cards rest = kNoCards;
  for (u8 k = 0; k < kCardKinds; ++k) {
    if (contains(kinds, card(k))) rest.add(card(k), pile.count(card(k)));
  }
  return rest;
}

// A pile as a shuffled stack from which cards are drawn one after another. It keeps running sums of
// the counts, so that a throw is turned into a card without a search.
class Stack {
 public:
  explicit CONDOTTA_FN Stack(const Cards& pile)
      : sum_{pile.half[0] * Cards::kOnes, pile.half[1] * Cards::kOnes}, left_(pile.total()) {}

  [[nodiscard]] CONDOTTA_FN u32 left() const { return left_; }

  // `which` is below left().
  CONDOTTA_FN Card take(u32 which) {
    const u32 low = static_cast<u32>(sum_[0] >> 56U);
    const u32 h = static_cast<u32>(which >= low);
    const u64 rank = which - (low & (0U - h));
    // A byte's top bit stays set where the running sum is at most `rank`: those kinds come before.
    const u64 before = ((rank * Cards::kOnes | Cards::kHighs) - sum_[h]) & Cards::kHighs;
    const u32 place = static_cast<u32>((before >> 7U) * Cards::kOnes >> 56U);
    sum_[h] -= Cards::kOnes << (8U * place);
    --left_;
    return card(h * 8U + place);
  }
  template <class Source>
  CONDOTTA_FN Card draw(Source& source) {
    return take(source.below(left_));
  }
  [[nodiscard]] CONDOTTA_FN Cards rest() const {
    return {{sum_[0] - (sum_[0] << 8U), sum_[1] - (sum_[1] << 8U)}};
  }

 private:
  u64 sum_[2];
  u32 left_;
};

}  // namespace condotta::condottiere
