#include "notation/record_writer.hpp"

#include <fmt/format.h>

#include <charconv>

namespace condotta::notation {

std::string text_of(Seed seed) { return fmt::format("{:016x}{:016x}", seed.high, seed.low); }

Result<Seed> parse_seed(std::string_view text) {
  Seed seed{0, 0};
  const Error wrong{"", "must be 32 hexadecimal digits"};
  if (text.size() != 32) return wrong;
  const char* middle = text.data() + 16;
  if (std::from_chars(text.data(), middle, seed.high, 16).ptr != middle) return wrong;
  if (std::from_chars(middle, middle + 16, seed.low, 16).ptr != middle + 16) return wrong;
  return seed;
}

json::array legal_texts(const condottiere::State& state) {
  return legal_texts_of<condottiere::Condottiere>(state);
}

}  // namespace condotta::notation
