// One game of the log.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>

#include "arena/log.hpp"
#include "notation/json_node.hpp"

namespace condotta::arena {
namespace {

namespace json = boost::json;

std::optional<u64> whole(const json::value& value, u64 most) {
  u64 number = 0;
  if (const auto* small = value.if_int64(); small != nullptr && *small >= 0) {
    number = static_cast<u64>(*small);
  } else if (const auto* big = value.if_uint64()) {
    number = *big;
  } else {
    return std::nullopt;
  }
  return number <= most ? std::optional(number) : std::nullopt;
}

// The sum, then pairs.
std::optional<Durations> read_times(const json::value& value) {
  const json::array* list = value.if_array();
  if (list == nullptr || list->size() % 2 != 1) return std::nullopt;
  Durations times;
  const std::optional<u64> sum = whole((*list)[0], ~u64{0});
  if (!sum) return std::nullopt;
  times.add_to_sum(*sum);
  for (std::size_t i = 1; i < list->size(); i += 2) {
    const std::optional<u64> number = whole((*list)[i], Durations::kClasses - 1);
    const std::optional<u64> count = whole((*list)[i + 1], ~u32{0});
    if (!number || !count) return std::nullopt;
    times.add_class(static_cast<u32>(*number), *count);
  }
  return times;
}

const json::array* list_of(const json::object& object, std::string_view key, u32 size) {
  const json::value* value = object.if_contains(key);
  const json::array* list = value != nullptr ? value->if_array() : nullptr;
  return list != nullptr && list->size() == size ? list : nullptr;
}

}  // namespace

std::string log_line(const GameResult& result) {
  std::string line = fmt::format(R"({{"game":{},"shares":[{}],"times":[)", result.game,
                                 fmt::join(result.shares, ","));
  for (std::size_t i = 0; i < result.times.size(); ++i) {
    line += fmt::format("{}[{}", i == 0 ? "" : ",", result.times[i].sum());
    for (const auto& [number, count] : result.times[i].classes()) {
      line += fmt::format(",{},{}", number, count);
    }
    line += ']';
  }
  return line + "]}";
}

notation::Result<GameResult> parse_log_line(std::string_view line, u32 seats) {
  const notation::Result<json::value> parsed = notation::parse_json(line);
  const json::object* object = parsed ? parsed->if_object() : nullptr;
  if (object == nullptr) return notation::Error{"", "is no game"};
  GameResult result;
  result.finished = true;
  const json::value* game = object->if_contains("game");
  const std::optional<u64> number = game != nullptr ? whole(*game, ~u64{0}) : std::nullopt;
  if (!number) return notation::Error{"game", "must be a number"};
  result.game = *number;
  const json::array* shares = list_of(*object, "shares", seats);
  const json::array* times = list_of(*object, "times", seats);
  for (u32 i = 0; i < seats; ++i) {
    const std::optional<u64> share =
        shares != nullptr ? whole((*shares)[i], kWholeVictory) : std::nullopt;
    if (!share) return notation::Error{"shares", fmt::format("must be {} numbers to 60", seats)};
    result.shares.push_back(static_cast<u8>(*share));
    const std::optional<Durations> spent =
        times != nullptr ? read_times((*times)[i]) : std::nullopt;
    if (!spent) return notation::Error{"times", fmt::format("must be {} lists", seats)};
    result.times.push_back(*spent);
  }
  return result;
}

}  // namespace condotta::arena
