#include "bots/condottiere/roster.hpp"

#include <algorithm>
#include <array>

#include "bots/characters.hpp"
#include "bots/condottiere/captain.hpp"
#include "bots/condottiere/novice.hpp"
#include "bots/condottiere/search.hpp"
#include "bots/random_player.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr std::array<std::string_view, 4> kNames = {"random", "novice", "captain", "condottiere"};

// Nothing is known of `random`, nor of whoever is no bot.
Occupant occupant_of(std::string_view name) {
  for (const Level level : {Level::novice, Level::captain, Level::condottiere}) {
    if (name == name_of(level)) return {level, {}};
  }
  const Character* const who = find_character(name);
  return who != nullptr ? Occupant{who->level, who->temper} : Occupant{};
}

Occupants occupants_of(Company company) {
  Occupants occupants{};
  for (std::size_t i = 0; i < std::min(company.size(), occupants.size()); ++i) {
    occupants[i] = occupant_of(company[i]);
  }
  return occupants;
}

}  // namespace

std::span<const std::string_view> roster() { return kNames; }

std::unique_ptr<Player<Condottiere>> make_player(std::string_view name, u64 seed, Company company) {
  if (name == "random") return std::make_unique<RandomPlayer<Condottiere>>(seed);
  const Occupant who = occupant_of(name);
  if (!who.level) return nullptr;
  switch (*who.level) {
    case Level::novice:
      return std::make_unique<Novice>(seed, who.temper);
    case Level::captain:
      return std::make_unique<Captain>(who.temper);
    case Level::condottiere:
      return std::make_unique<Search>(seed, who.temper, occupants_of(company));
  }
  return nullptr;
}

}  // namespace condotta::bots::condottiere
