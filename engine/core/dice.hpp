// The dice of a table: what decides the shuffles of a game, and nothing else.
#pragma once
#include "engine/core/rng.hpp"

namespace condotta {

// ChaCha with 8 rounds in counter mode. A fast generator such as Rng could be solved by a player
// from the cards dealt to them; this one could not. It lies in the State and never leaves it.
struct Dice {
  u64 key[2];
  u64 thrown;  // blocks used up

  static CONDOTTA_FN Dice from(Seed seed) { return {{seed.high, seed.low}, 0}; }
  // Dice of an imagined game: unlike those of the table, or a bot would foresee draws.
  static CONDOTTA_FN Dice fresh(Rng& rng) {
    const u64 a = rng.next();
    const u64 b = rng.next();
    return {{a << 32U | b, ~b << 32U | a}, 0};
  }
};

// A handful of throws. Each handful starts a new block, so that the dice need no memory of words
// left over.
class Throws {
 public:
  explicit CONDOTTA_FN Throws(Dice& dice) : dice_(dice) {}

  // 0 to n - 1, each exactly as likely; n is at most 2^16. Sixteen bits are thrown; the few that
  // would favour some numbers are thrown again.
  CONDOTTA_FN u32 below(u32 n) {
    u32 product = next16() * n;
    if ((product & 0xFFFFU) < n) {
      const u32 favoured = 0x10000U % n;
      while ((product & 0xFFFFU) < favoured) product = next16() * n;
    }
    return product >> 16U;
  }

 private:
  CONDOTTA_FN u32 next16() {
    if (used_ == 2 * kWords) refill();
    const u32 word = words_[used_ >> 1U];
    return (used_++ & 1U) != 0 ? word >> 16U : word & 0xFFFFU;
  }

  static constexpr u32 kWords = 16;

  static CONDOTTA_FN u32 rotate(u32 x, u32 by) { return x << by | x >> (32U - by); }
  static CONDOTTA_FN void mix(u32& a, u32& b, u32& c, u32& d) {
    a += b, d = rotate(d ^ a, 16);
    c += d, b = rotate(b ^ c, 12);
    a += b, d = rotate(d ^ a, 8);
    c += d, b = rotate(b ^ c, 7);
  }

  CONDOTTA_RARE CONDOTTA_FN void refill() {
    const u32 k0 = static_cast<u32>(dice_.key[0]), k1 = static_cast<u32>(dice_.key[0] >> 32U);
    const u32 k2 = static_cast<u32>(dice_.key[1]), k3 = static_cast<u32>(dice_.key[1] >> 32U);
    const u32 n0 = static_cast<u32>(dice_.thrown), n1 = static_cast<u32>(dice_.thrown >> 32U);
    const u32 start[kWords] = {0x61707865, 0x3120646E, 0x79622D36, 0x6B206574, k0, k1, k2, k3,
                               k0,         k1,         k2,         k3,         n0, n1, 0,  0};
    u32 x[kWords] = {};
    for (u32 i = 0; i < kWords; ++i) x[i] = start[i];
    for (u32 round = 0; round < 8; round += 2) {
      mix(x[0], x[4], x[8], x[12]);
      mix(x[1], x[5], x[9], x[13]);
      mix(x[2], x[6], x[10], x[14]);
      mix(x[3], x[7], x[11], x[15]);
      mix(x[0], x[5], x[10], x[15]);
      mix(x[1], x[6], x[11], x[12]);
      mix(x[2], x[7], x[8], x[13]);
      mix(x[3], x[4], x[9], x[14]);
    }
    for (u32 i = 0; i < kWords; ++i) words_[i] = x[i] + start[i];
    ++dice_.thrown;
    used_ = 0;
  }

  Dice& dice_;
  u32 words_[kWords] = {};
  u32 used_ = 2 * kWords;  // half words
};

}  // namespace condotta
