#include "notation/games.hpp"

#include <fmt/format.h>

#include "notation/json_node.hpp"

namespace condotta::notation {

Complaint unknown_game(std::string_view name) {
  if (name == condottiere::Condottiere::kName || name == virtu::Virtu::kName) return std::nullopt;
  return Error{"", fmt::format("unknown game {}; known: {}", quoted(name), kGameNames)};
}

}  // namespace condotta::notation
