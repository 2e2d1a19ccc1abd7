// What the fuzz targets share: bytes as questions, and a loud end when an answer is wrong.
#pragma once
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::fuzz {

// libFuzzer counts an abort as a find and keeps the input.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

template <Plain T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// The fuzzer's bytes from the front; zeros when there are no more.
class Input {
 public:
  Input(const u8* data, std::size_t size) : data_(data), left_(size) {}

  [[nodiscard]] bool empty() const { return left_ == 0; }

  u8 byte() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  u32 below(u32 n) { return byte() % n; }
  u16 word() {
    const u32 low = byte();
    const u32 high = byte();
    return static_cast<u16>(low | high << 8U);
  }
  u64 number() {
    u64 value = 0;
    for (u32 i = 0; i < 8; ++i) value |= u64{byte()} << (8U * i);
    return value;
  }
  // All that is left.
  std::string_view text() {
    const std::string_view rest(reinterpret_cast<const char*>(data_), left_);
    data_ += left_;
    left_ = 0;
    return rest;
  }

 private:
  const u8* data_;
  std::size_t left_;
};

}  // namespace condotta::fuzz
