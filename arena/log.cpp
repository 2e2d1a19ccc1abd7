#include "arena/log.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <filesystem>
#include <set>

#include "notation/json_node.hpp"

namespace condotta::arena {
namespace {

namespace json = boost::json;
using notation::Error;

// What is wrong with the first line of a log.
std::string difference(std::string_view there, const std::string& here) {
  const notation::Result<json::value> theirs = notation::parse_json(there);
  const notation::Result<json::value> ours = notation::parse_json(here);
  const bool is_log = theirs && theirs->is_object() && theirs->as_object().contains("arena");
  if (!is_log || !ours) return "is no log of the arena";
  for (const auto& [key, value] : ours->as_object()) {
    const json::value* other = theirs->as_object().if_contains(key);
    if (other != nullptr && *other == value) continue;
    return fmt::format(
        "is of a run with other settings: {} is {} there and {} here", std::string_view(key),
        other != nullptr ? json::serialize(*other) : "missing", json::serialize(value));
  }
  return "is of a run with other settings";
}

}  // namespace

notation::Result<Log> Log::open(const std::string& name, const std::string& settings, u32 seats) {
  std::error_code ignored, trouble;
  const bool exists = std::filesystem::exists(name, ignored);
  if (std::filesystem::is_directory(name, ignored)) return Error{name, "is a folder"};
  std::ifstream before(name, std::ios::binary);
  if (exists && !before) return Error{name, "cannot be read"};
  std::vector<GameResult> games;
  std::set<u64> numbers;
  std::uintmax_t good = 0;  // bytes of whole lines
  u64 row = 0;
  for (std::string line; std::getline(before, line);) {
    if (before.eof()) {  // without its end
      if (row == 0 && !settings.starts_with(line)) return Error{name, difference(line, settings)};
      break;
    }
    good += line.size() + 1;
    if (row++ == 0) {
      if (line != settings) return Error{name, difference(line, settings)};
      continue;
    }
    notation::Result<GameResult> game = parse_log_line(line, seats);
    const std::string place = fmt::format("{}: line {}", name, row);
    if (!game) return Error{place, game.error().text()};
    if (!numbers.insert(game->game).second) {
      return Error{place, fmt::format("game {} is there twice", game->game)};
    }
    games.push_back(std::move(*game));
  }
  before.close();
  if (exists) std::filesystem::resize_file(name, good, trouble);

  Log log(std::move(games));
  log.file_.open(name, std::ios::binary | std::ios::app);
  if (row == 0) log.file_ << settings << '\n';
  log.file_.flush();
  if (trouble || !log.file_) return Error{name, "cannot be written"};
  return log;
}

bool Log::append(const GameResult& result) {
  file_ << log_line(result) + '\n';
  file_.flush();
  return static_cast<bool>(file_);
}

}  // namespace condotta::arena
