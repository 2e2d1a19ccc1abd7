// The games there are. A new one is added here and gets the notation of its own.
#pragma once
#include <string_view>
#include <utility>

#include "engine/condottiere/condottiere.hpp"
#include "engine/virtu/virtu.hpp"
#include "notation/condottiere_notation.hpp"
#include "notation/result.hpp"
#include "notation/virtu_notation.hpp"

namespace condotta::notation {

inline constexpr std::string_view kGameNames = "condottiere, virtu";

// Nothing if there is such a game.
Complaint unknown_game(std::string_view name);

// Calls `visit` with an object of the game's type, such as condottiere::Condottiere. The name must
// be that of a game.
template <class Visit>
decltype(auto) with_game(std::string_view name, Visit&& visit) {
  if (name == virtu::Virtu::kName) return std::forward<Visit>(visit)(virtu::Virtu{});
  return std::forward<Visit>(visit)(condottiere::Condottiere{});
}

}  // namespace condotta::notation
