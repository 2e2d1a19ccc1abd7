// The dice against a second, plain writing of ChaCha and its published test vector.
#include "engine/core/dice.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace condotta {
namespace {

constexpr u32 kWhole = 65536;  // below(kWhole) is the next 16 bits as they are

using Block = std::array<u32, 16>;

void quarter_round(Block& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  const auto rotated = [](u32 v, int by) { return (v << by) | (v >> (32 - by)); };
  x[a] = x[a] + x[b];
  x[d] = rotated(x[d] ^ x[a], 16);
  x[c] = x[c] + x[d];
  x[b] = rotated(x[b] ^ x[c], 12);
  x[a] = x[a] + x[b];
  x[d] = rotated(x[d] ^ x[a], 8);
  x[c] = x[c] + x[d];
  x[b] = rotated(x[b] ^ x[c], 7);
}

u32 little_endian(const char* four) {
  u32 word = 0;
  for (int i = 3; i >= 0; --i) word = word << 8U | static_cast<unsigned char>(four[i]);
  return word;
}

// ChaCha8 with a key of 128 bits: the key is used twice, with the constant for short keys.
Block chacha8(u64 key_high_word, u64 key_low_word, u64 counter) {
  const char* constant = "expand 16-byte k";
  Block start{};
  for (std::size_t i = 0; i < 4; ++i) start[i] = little_endian(constant + 4 * i);
  for (std::size_t copy = 4; copy <= 8; copy += 4) {
    start[copy] = static_cast<u32>(key_high_word);
    start[copy + 1] = static_cast<u32>(key_high_word >> 32U);
    start[copy + 2] = static_cast<u32>(key_low_word);
    start[copy + 3] = static_cast<u32>(key_low_word >> 32U);
  }
  start[12] = static_cast<u32>(counter);
  start[13] = static_cast<u32>(counter >> 32U);
  Block x = start;
  for (int twice = 0; twice < 4; ++twice) {
    for (std::size_t i = 0; i < 4; ++i) quarter_round(x, i, 4 + i, 8 + i, 12 + i);
    for (std::size_t i = 0; i < 4; ++i) {
      quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
  }
  for (std::size_t i = 0; i < 16; ++i) x[i] += start[i];
  return x;
}

std::string hex_of(const Block& block) {
  std::string text;
  for (const u32 word : block) {
    for (u32 shift = 0; shift < 32; shift += 8) {
      char byte[3];
      std::snprintf(byte, sizeof(byte), "%02x", word >> shift & 255U);
      text += byte;
    }
  }
  return text;
}

// The next 16 words that are thrown.
Block thrown_block(Throws& throws) {
  Block block{};
  for (u32& word : block) {
    const u32 low = throws.below(kWhole);
    const u32 high = throws.below(kWhole);
    word = high << 16U | low;
  }
  return block;
}

// The published vector of ChaCha8 for a 128-bit key of zeros, block 0.
constexpr const char* kZeroKeyStream =
    "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
    "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b";

TEST(Dice, published_vector) {
  EXPECT_EQ(hex_of(chacha8(0, 0, 0)), kZeroKeyStream);
  Dice dice = Dice::from(Seed{0, 0});
  Throws throws(dice);
  EXPECT_EQ(hex_of(thrown_block(throws)), kZeroKeyStream);
}

RC_GTEST_PROP(DiceModel, blocks_are_chacha8, (u64 high, u64 low)) {
  Dice dice = Dice::from(Seed{high, low});
  dice.thrown = *rc::gen::element<u64>(0, 1, 0xFFFFFFFEULL, 0xFFFFFFFFULL, 1ULL << 40U);
  u64 counter = dice.thrown;
  Throws throws(dice);
  for (int block = 0; block < 3; ++block) {
    RC_ASSERT(thrown_block(throws) == chacha8(high, low, counter));
    RC_ASSERT(dice.thrown == ++counter);
  }
}

// A handful starts a new block, whatever was left of the last one.
TEST(Dice, each_handful_starts_a_new_block) {
  Dice dice = Dice::from(Seed{1, 2});
  EXPECT_EQ(dice.thrown, 0U) << "nothing is thrown before it is needed";
  { Throws unused(dice); }
  EXPECT_EQ(dice.thrown, 0U);
  Throws(dice).below(6);
  EXPECT_EQ(dice.thrown, 1U);
  Throws second(dice);
  EXPECT_EQ(thrown_block(second), chacha8(1, 2, 1));
}

// Exactly even: of the 65,536 numbers that 16 bits can be, those that would favour some results are
// thrown again.
RC_GTEST_PROP(DiceModel, below_is_even, (u64 key)) {
  const u32 n = *rc::gen::inRange<u32>(1, 40000);
  std::vector<u32> halves;
  for (u64 counter = 0; counter < 8; ++counter) {
    for (const u32 word : chacha8(key, ~key, counter)) {
      halves.push_back(word & 0xFFFFU);
      halves.push_back(word >> 16U);
    }
  }
  Dice dice = Dice::from(Seed{key, ~key});
  Throws throws(dice);
  std::size_t at = 0;
  for (int i = 0; i < 60; ++i) {
    // Number r comes from the 16-bit values v with v * n / 65536 == r; all r have floor(65536 / n)
    // of them once the first 65536 % n fractions are left out.
    while (halves.at(at) * u64{n} % kWhole < kWhole % n) ++at;
    const u64 expected = halves.at(at++) * u64{n} / kWhole;
    RC_ASSERT(throws.below(n) == expected);
  }
}

TEST(Dice, below_gives_every_number_equally_often_over_all_16_bits) {
  for (const u32 n : {1U, 2U, 3U, 6U, 7U, 60U, 109U, 110U}) {
    std::vector<u32> counts(n);
    for (u32 v = 0; v < kWhole; ++v) {
      if (v * n % kWhole >= kWhole % n) ++counts[v * n / kWhole];
    }
    for (const u32 count : counts) ASSERT_EQ(count, kWhole / n);
  }
}

TEST(Dice, fresh_dice_differ_and_come_from_the_generator) {
  Rng rng = Rng::seeded(1), again = rng;
  const Dice a = Dice::fresh(rng), b = Dice::fresh(rng), c = Dice::fresh(again);
  EXPECT_NE(a.key[0], b.key[0]);
  EXPECT_EQ(a.key[0], c.key[0]);
  EXPECT_EQ(a.key[1], c.key[1]);
  EXPECT_EQ(a.thrown, 0U);
}

}  // namespace
}  // namespace condotta
