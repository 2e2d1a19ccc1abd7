#include "cli/bots.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <thread>

namespace condotta::cli {

bots::Budget Thinking::budget() const {
  if (milliseconds > arena::kMaxMilliseconds) {
    throw Failure{fmt::format("condotta: --time-ms: must be from 1 to {}, not {}",
                              arena::kMaxMilliseconds, milliseconds)};
  }
  if (iterations > arena::kMaxIterations) {
    throw Failure{fmt::format("condotta: --iterations: must be from 1 to {}, not {}",
                              arena::kMaxIterations, iterations)};
  }
  if (milliseconds != 0) return {.milliseconds = milliseconds};
  return {.iterations = iterations != 0 ? iterations : kUsualIterations};
}

void add_thinking(CLI::App& command, Thinking& thinking) {
  const auto positive = [](const std::string& text) {
    return text.find_first_not_of('0') == std::string::npos ? "must be at least 1" : std::string();
  };
  CLI::Option* time =
      command.add_option("--time-ms", thinking.milliseconds, "A decision of bots that search")
          ->check(whole_number())
          ->check(positive);
  command
      .add_option("--iterations", thinking.iterations,
                  fmt::format("The same as a count, so that a run can be repeated; {} if neither "
                              "is given",
                              Thinking::kUsualIterations))
      ->check(whole_number())
      ->check(positive)
      ->excludes(time);
}

std::vector<arena::Entrant> entrants_of(std::string_view list, const Thinking& thinking,
                                        std::span<const std::string_view> known) {
  notation::Result<std::vector<arena::Entrant>> entrants =
      arena::parse_entrants(list, thinking.budget(), known);
  if (!entrants) throw Failure{"condotta: " + entrants.error().text()};
  return std::move(*entrants);
}

std::vector<arena::Entrant> one_for_each_seat(std::vector<arena::Entrant> listed, u8 players) {
  if (listed.size() == 1) listed.resize(players, listed[0]);
  if (listed.size() != players) {
    throw Failure{
        fmt::format("condotta: --bots: {} names for {} seats; give one for each, or one for all",
                    listed.size(), players)};
  }
  return listed;
}

u32 threads_for(u32 milliseconds) {
  return milliseconds != 0 ? std::max(std::thread::hardware_concurrency(), 1U) : 1U;
}

std::string roster_help() {
  return fmt::format("Condottiere: {}. Virtù: {}",
                     fmt::join(bots::Roster<condottiere::Condottiere>::names(), ", "),
                     fmt::join(bots::Roster<virtu::Virtu>::names(), ", "));
}

}  // namespace condotta::cli
