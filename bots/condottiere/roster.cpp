#include "bots/condottiere/roster.hpp"

#include <array>

#include "bots/characters.hpp"
#include "bots/condottiere/captain.hpp"
#include "bots/condottiere/novice.hpp"
#include "bots/condottiere/search.hpp"
#include "bots/random_player.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr std::array<std::string_view, 4> kNames = {"random", "novice", "captain", "condottiere"};

std::unique_ptr<Player<Condottiere>> make_character(const Character& who, u64 seed) {
  switch (who.level) {
    case Level::novice:
      return std::make_unique<Novice>(seed, who.temper);
    case Level::captain:
      return std::make_unique<Captain>(who.temper);
    case Level::condottiere:
      return std::make_unique<Search>(seed, who.temper);
  }
  return nullptr;
}

}  // namespace

std::span<const std::string_view> roster() { return kNames; }

std::unique_ptr<Player<Condottiere>> make_player(std::string_view name, u64 seed) {
  if (name == "random") return std::make_unique<RandomPlayer<Condottiere>>(seed);
  if (name == "novice") return std::make_unique<Novice>(seed);
  if (name == "captain") return std::make_unique<Captain>();
  if (name == "condottiere") return std::make_unique<Search>(seed);
  const Character* const who = find_character(name);
  return who != nullptr ? make_character(*who, seed) : nullptr;
}

}  // namespace condotta::bots::condottiere
