// The players of every game, by their names. A new game adds its own Roster here.
#pragma once
#include <array>

#include "bots/condottiere/roster.hpp"
#include "bots/random_player.hpp"
#include "engine/virtu/virtu.hpp"

namespace condotta::bots {

// names(): from the weakest to the strongest. make(): null if nobody has that name.
// kUsual plays against a person who does not choose; kAdviser is asked for hints.
template <Game G>
struct Roster;

template <>
struct Roster<condotta::condottiere::Condottiere> {
  using PlayerPtr = std::unique_ptr<Player<condotta::condottiere::Condottiere>>;
  static constexpr std::string_view kUsual = "captain";
  static constexpr std::string_view kAdviser = "condottiere";
  static std::span<const std::string_view> names() { return condottiere::roster(); }
  static PlayerPtr make(std::string_view name, u64 seed) {
    return condottiere::make_player(name, seed);
  }
};

template <>
struct Roster<virtu::Virtu> {
  using PlayerPtr = std::unique_ptr<Player<virtu::Virtu>>;
  static constexpr std::string_view kUsual = "random";
  static constexpr std::string_view kAdviser = "random";
  static std::span<const std::string_view> names() {
    static constexpr std::array<std::string_view, 1> kNames = {"random"};
    return kNames;
  }
  static PlayerPtr make(std::string_view name, u64 seed) {
    if (name != "random") return nullptr;
    return std::make_unique<RandomPlayer<virtu::Virtu>>(seed);
  }
};

}  // namespace condotta::bots
