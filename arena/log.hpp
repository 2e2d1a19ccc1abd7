// The games of a run in a file, so that it can go on after it was cut off.
#pragma once
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "arena/match.hpp"

namespace condotta::arena {

// JSON Lines: the settings first, then one line for each finished game, in the order they ended:
//   {"game":17,"shares":[0,60,0,0],"times":[[51200,345,12,346,3],...]}
// `shares` are sixtieths of the victory; `times` has for each seat the sum of its decisions in
// nanoseconds, then pairs of a class of Durations and its count.
class Log {
 public:
  // Opens the file, or makes it. What is in it must have the same settings. A line without its end
  // is of a run that was killed while writing: it is dropped, and its game played again.
  static notation::Result<Log> open(const std::string& name, const std::string& settings,
                                    u32 seats);

  // The games that were there already.
  [[nodiscard]] const std::vector<GameResult>& games() const { return games_; }
  // False if it could not be written.
  [[nodiscard]] bool append(const GameResult& result);

 private:
  explicit Log(std::vector<GameResult> games) : games_(std::move(games)) {}

  std::vector<GameResult> games_;
  std::ofstream file_;
};

std::string log_line(const GameResult& result);
notation::Result<GameResult> parse_log_line(std::string_view line, u32 seats);

}  // namespace condotta::arena
