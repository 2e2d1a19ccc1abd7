#include "table/sha256.hpp"

#include <array>
#include <bit>

#include "engine/core/types.hpp"

namespace condotta::table {
namespace {

constexpr std::array<u32, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

void mix_block(std::array<u32, 8>& hash, const char* block) {
  std::array<u32, 64> w{};
  for (u32 i = 0; i < 16; ++i) {
    for (u32 b = 0; b < 4; ++b) w[i] = w[i] << 8U | static_cast<u8>(block[4 * i + b]);
  }
  for (u32 i = 16; i < 64; ++i) {
    const u32 a = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3U;
    const u32 b = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10U;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  std::array<u32, 8> h = hash;
  for (u32 i = 0; i < 64; ++i) {
    const u32 s1 = std::rotr(h[4], 6) ^ std::rotr(h[4], 11) ^ std::rotr(h[4], 25);
    const u32 t1 = h[7] + s1 + ((h[4] & h[5]) ^ (~h[4] & h[6])) + kRound[i] + w[i];
    const u32 s0 = std::rotr(h[0], 2) ^ std::rotr(h[0], 13) ^ std::rotr(h[0], 22);
    const u32 t2 = s0 + ((h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]));
    h = {t1 + t2, h[0], h[1], h[2], h[3] + t1, h[4], h[5], h[6]};
  }
  for (u32 i = 0; i < 8; ++i) hash[i] += h[i];
}

}  // namespace

std::string sha256_hex(std::string_view bytes) {
  std::array<u32, 8> hash = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::string tail(bytes.substr(bytes.size() / 64 * 64));
  for (std::size_t i = 0; i + 64 <= bytes.size(); i += 64) mix_block(hash, bytes.data() + i);
  tail += static_cast<char>(0x80);
  while (tail.size() % 64 != 56) tail += '\0';
  const u64 bits = u64{bytes.size()} * 8;
  for (u32 shift = 64; shift != 0; shift -= 8) tail += static_cast<char>(bits >> (shift - 8));
  for (std::size_t i = 0; i < tail.size(); i += 64) mix_block(hash, tail.data() + i);

  std::string hex;
  constexpr std::string_view digits = "0123456789abcdef";
  for (const u32 word : hash) {
    for (u32 shift = 32; shift != 0; shift -= 4) hex += digits[word >> (shift - 4) & 15U];
  }
  return hex;
}

}  // namespace condotta::table
