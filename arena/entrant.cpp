#include "arena/entrant.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "bots/characters.hpp"
#include "notation/json_node.hpp"

namespace condotta::arena {
namespace {

// The number before `unit`, from 1 to `most`; 0 if there is none.
u32 amount(std::string_view text, std::string_view unit, u32 most) {
  if (!text.ends_with(unit)) return 0;
  text.remove_suffix(unit.size());
  u32 number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole && number <= most ? number : 0;
}

notation::Result<Entrant> parse_entrant(std::string_view text, const bots::Budget& usual,
                                        std::span<const std::string_view> known) {
  const std::size_t at = text.find('@');
  const std::string_view bot = text.substr(0, at);
  if (std::find(known.begin(), known.end(), bot) == known.end() &&
      bots::find_character(bot) == nullptr) {
    return notation::Error{"--bots", fmt::format("unknown bot {}; known: {}", notation::quoted(bot),
                                                 fmt::join(known, ", "))};
  }
  Entrant entrant{std::string(text), std::string(bot), usual.milliseconds, usual.iterations};
  if (at == std::string_view::npos) return entrant;
  const std::string_view budget = text.substr(at + 1);
  entrant.milliseconds = amount(budget, "ms", kMaxMilliseconds);
  entrant.iterations = amount(budget, "it", kMaxIterations);
  if (entrant.milliseconds == 0 && entrant.iterations == 0) {
    return notation::Error{"--bots",
                           fmt::format("{}: a budget is 1ms to {}ms or 1it to {}it, not {}", bot,
                                       kMaxMilliseconds, kMaxIterations, notation::quoted(budget))};
  }
  return entrant;
}

}  // namespace

notation::Result<std::vector<Entrant>> parse_entrants(std::string_view list,
                                                      const bots::Budget& usual,
                                                      std::span<const std::string_view> known) {
  std::vector<Entrant> entrants;
  for (;;) {
    const std::size_t comma = list.find(',');
    notation::Result<Entrant> entrant = parse_entrant(list.substr(0, comma), usual, known);
    if (!entrant) return entrant.error();
    entrants.push_back(std::move(*entrant));
    if (entrants.size() > kMaxEntrants) {
      return notation::Error{"--bots", fmt::format("more than {} names", kMaxEntrants)};
    }
    if (comma == std::string_view::npos) return entrants;
    list.remove_prefix(comma + 1);
  }
}

}  // namespace condotta::arena
