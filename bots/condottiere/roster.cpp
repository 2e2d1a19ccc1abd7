#include "bots/condottiere/roster.hpp"

#include <array>

#include "bots/condottiere/captain.hpp"
#include "bots/condottiere/search.hpp"
#include "bots/random_player.hpp"

namespace condotta::bots::condottiere {
namespace {

constexpr std::array<std::string_view, 3> kNames = {"random", "captain", "condottiere"};

}  // namespace

std::span<const std::string_view> roster() { return kNames; }

std::unique_ptr<Player<Condottiere>> make_player(std::string_view name, u64 seed) {
  if (name == "random") return std::make_unique<RandomPlayer<Condottiere>>(seed);
  if (name == "captain") return std::make_unique<Captain>();
  if (name == "condottiere") return std::make_unique<Search>(seed);
  return nullptr;
}

}  // namespace condotta::bots::condottiere
