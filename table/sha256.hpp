// SHA-256 (FIPS 180-4), for the promise made with a seed and for secrets that are stored as hashes.
#pragma once
#include <string>
#include <string_view>

namespace condotta::table {

// 64 hexadecimal digits.
std::string sha256_hex(std::string_view bytes);

}  // namespace condotta::table
