// Arguments of the programs that fit the bots: a number that is none ends the program, before
// anything that looks like a result is printed.
#pragma once
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::bots {

// A whole number greater than 0; `name` is what the usage calls it.
inline u64 number_of(std::string_view text, const char* name) {
  u64 value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc{} && end == text.data() + text.size() && value != 0) return value;
  std::fprintf(stderr, "%s must be a whole number from 1 on, not '%.*s'\n", name,
               static_cast<int>(text.size()), text.data());
  std::exit(2);
}

}  // namespace condotta::bots
