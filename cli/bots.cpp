#include "cli/bots.hpp"

#include <fmt/format.h>

#include "cli/command.hpp"
#include "notation/json_node.hpp"

namespace condotta::cli {

std::vector<std::string> bots_for(std::string_view list, u8 players) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = list.find(',');
    const std::string_view name = list.substr(0, comma);
    if (name != "random") {
      throw Failure{fmt::format("condotta: --bots: unknown bot {}; known: {}",
                                notation::quoted(name), kBotNames)};
    }
    names.emplace_back(name);
    if (comma == std::string_view::npos) break;
    list.remove_prefix(comma + 1);
  }
  if (names.size() == 1) names.resize(players, names[0]);
  if (names.size() != players) {
    throw Failure{
        fmt::format("condotta: --bots: {} names for {} seats; give one for each, or one "
                    "for all",
                    names.size(), players)};
  }
  return names;
}

}  // namespace condotta::cli
