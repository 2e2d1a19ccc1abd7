#include "bots/characters.hpp"

#include <algorithm>

namespace condotta::bots {

std::span<const Character> characters() { return kCharacters; }

const Character* find_character(std::string_view id) {
  const auto* found = std::find_if(std::begin(kCharacters), std::end(kCharacters),
                                   [&](const Character& c) { return c.id == id; });
  return found != std::end(kCharacters) ? found : nullptr;
}

std::string_view name_of(Level level) { return kLevelNames[static_cast<u8>(level)]; }
std::string_view name_of(Temper temper) { return kTemperNames[static_cast<u8>(temper)]; }

}  // namespace condotta::bots
