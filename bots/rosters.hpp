// The players of every game, by their names. A new game adds its own Roster here.
#pragma once
#include "bots/condottiere/roster.hpp"
#include "bots/virtu/roster.hpp"

namespace condotta::bots {

// names(): from the weakest to the strongest. make(): null if nobody has that name; of the company
// only the names are kept in mind, and seats that it does not list are nobody known.
// kUsual plays against a person who does not choose; kAdviser is asked for hints.
template <Game G>
struct Roster;

template <>
struct Roster<condotta::condottiere::Condottiere> {
  using PlayerPtr = std::unique_ptr<Player<condotta::condottiere::Condottiere>>;
  static constexpr std::string_view kUsual = "captain";
  static constexpr std::string_view kAdviser = "condottiere";
  static std::span<const std::string_view> names() { return condottiere::roster(); }
  static PlayerPtr make(std::string_view name, u64 seed, Company company = {}) {
    return condottiere::make_player(name, seed, company);
  }
};

template <>
struct Roster<condotta::virtu::Virtu> {
  using PlayerPtr = std::unique_ptr<Player<condotta::virtu::Virtu>>;
  static constexpr std::string_view kUsual = "captain";
  static constexpr std::string_view kAdviser = "prince";
  static std::span<const std::string_view> names() { return virtu::roster(); }
  // Bots of Virtù play the same in any company.
  static PlayerPtr make(std::string_view name, u64 seed, Company /*company*/ = {}) {
    return virtu::make_player(name, seed);
  }
};

}  // namespace condotta::bots
