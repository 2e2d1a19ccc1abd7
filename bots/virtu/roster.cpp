#include "bots/virtu/roster.hpp"

#include <array>

#include "bots/characters.hpp"
#include "bots/random_player.hpp"
#include "bots/virtu/captain.hpp"
#include "bots/virtu/novice.hpp"
#include "bots/virtu/prince.hpp"

namespace condotta::bots::virtu {
namespace {

constexpr std::array<std::string_view, 4> kNames = {"random", "novice", "captain", "prince"};

// Characters are drawn for Condottiere: here they have their level, but no temper.
std::unique_ptr<Player<Virtu>> make_character(const Character& who, u64 seed) {
  switch (who.level) {
    case Level::novice:
      return std::make_unique<Novice>(seed);
    case Level::captain:
      return std::make_unique<Captain>(seed);
    case Level::condottiere:
      return std::make_unique<Prince>(seed);
  }
  return nullptr;
}

}  // namespace

std::span<const std::string_view> roster() { return kNames; }

std::unique_ptr<Player<Virtu>> make_player(std::string_view name, u64 seed) {
  if (name == "random") return std::make_unique<RandomPlayer<Virtu>>(seed);
  if (name == "novice") return std::make_unique<Novice>(seed);
  if (name == "captain") return std::make_unique<Captain>(seed);
  if (name == "prince") return std::make_unique<Prince>(seed);
  const Character* const who = find_character(name);
  return who != nullptr ? make_character(*who, seed) : nullptr;
}

}  // namespace condotta::bots::virtu
