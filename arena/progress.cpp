#include "arena/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace condotta::arena {
namespace {

constexpr std::size_t kLeaders = 3;

std::string time_text(double seconds) {
  if (seconds < 90) return fmt::format("{:.0f} s", seconds);
  if (seconds < 90 * 60) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

std::string progress_text(const Tally& tally, const Schedule& schedule, u64 games, u64 before,
                          double seconds) {
  std::string text = fmt::format("{} of {} games", tally.games(), games);
  const std::vector<Standing>& standings = tally.standings();
  std::vector<std::size_t> order(standings.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return standings[a].win_share() > standings[b].win_share();
  });
  order.resize(std::min(order.size(), kLeaders));
  for (const std::size_t i : order) {
    text +=
        fmt::format(", {} {:.1f} %", schedule.entrants()[i].name, 100 * standings[i].win_share());
  }
  const u64 now = tally.games() - before;
  if (now != 0) {
    const double each = seconds / static_cast<double>(now);
    text += fmt::format(", {} left", time_text(each * static_cast<double>(games - tally.games())));
  }
  return text;
}

}  // namespace condotta::arena
