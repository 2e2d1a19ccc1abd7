// Plain values as what they are: bytes.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

#include "engine/core/types.hpp"

namespace condotta::tests {

template <Plain T>
using Bytes = std::array<std::byte, sizeof(T)>;

template <Plain T>
Bytes<T> bytes_of(const T& value) {
  return std::bit_cast<Bytes<T>>(value);
}

template <Plain T>
T from_bytes(const Bytes<T>& bytes) {
  return std::bit_cast<T>(bytes);
}

template <Plain T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace condotta::tests
