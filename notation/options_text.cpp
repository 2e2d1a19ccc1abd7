#include "notation/options_text.hpp"

#include <fmt/format.h>

#include "notation/vocabulary.hpp"
#include "notation/words.hpp"

namespace condotta::notation {
namespace {

using condottiere::Options;

constexpr std::string_view kFlags[] = {"draw_after_battle", "bigger_kingdoms", "capturing_regions",
                                       "hidden_cards"};
constexpr std::string_view kNumbers[] = {"play_for_points", "start", "idle_battles"};

u8* flag_named(Options& options, std::string_view name) {
  if (name == "draw_after_battle") return &options.draw_after_battle;
  if (name == "bigger_kingdoms") return &options.bigger_kingdoms;
  if (name == "capturing_regions") return &options.capturing_regions;
  if (name == "hidden_cards") return &options.hidden_cards;
  return nullptr;
}

bool is_number(std::string_view name) {
  for (const std::string_view known : kNumbers) {
    if (known == name) return true;
  }
  return false;
}

Range range_of(const Options& options, std::string_view name) {
  if (name == "play_for_points") return {1, condottiere::kMaxTarget};
  if (name == "start") return {0, options.players - 1U};
  return {0, condottiere::kMaxIdle};
}

void set_number(Options& options, std::string_view name, u32 value) {
  if (name == "play_for_points") options.play_for_points = static_cast<u16>(value);
  if (name == "start") options.start = seat(value);
  if (name == "idle_battles") options.idle_battles = static_cast<u16>(value);
}

Options defaults(u8 players) {
  Options options;
  options.players = players;
  return options;
}

Complaint set_from(Options& options, const OptionItem& item) {
  const std::string_view name = item.name;
  if (u8* flag = flag_named(options, name)) {
    if (item.has_value) return Error{option_place(name), "takes no value"};
    *flag = 1;
    return std::nullopt;
  }
  if (!is_number(name)) return Error{"options", "unknown option " + quoted(name)};
  if (!item.has_value) return Error{option_place(name), fmt::format("needs a number: {}=N", name)};
  const Result<u32> value = number_in(item.value, range_of(options, name), option_place(name));
  if (!value) return value.error();
  set_number(options, name, *value);
  return std::nullopt;
}

}  // namespace

Result<Options> parse_options(std::string_view list, u8 players) {
  Options options = defaults(players);
  const auto set = [&](const OptionItem& item) { return set_from(options, item); };
  if (const Complaint wrong = each_option(list, set)) return *wrong;
  return options;
}

Options read_options(const Node& node, u8 players) {
  Options options = defaults(players);
  for (const auto& entry : node.object()) {
    const std::string_view name = entry.key();
    const Node value = node[name];
    if (u8* flag = flag_named(options, name)) {
      *flag = value.flag() ? 1 : 0;
    } else if (is_number(name)) {
      const Range range = range_of(options, name);
      set_number(options, name, value.number(range.least, range.most));
    } else {
      node.complain("unknown option " + quoted(name));
    }
  }
  return options;
}

json::object json_of(const Options& options) {
  json::object set;
  Options copy = options;
  for (const std::string_view name : kFlags) {
    if (*flag_named(copy, name) != 0) set[name] = true;
  }
  if (options.play_for_points != 0) set["play_for_points"] = options.play_for_points;
  if (options.start != Seat::none) set["start"] = index(options.start);
  if (options.idle_battles != condottiere::kIdleDefault) set["idle_battles"] = options.idle_battles;
  return set;
}

void add_options(JsonText& out, const Options& options) {
  Options copy = options;
  out.open('{');
  for (const std::string_view name : kFlags) {
    if (*flag_named(copy, name) != 0) out.key(name).flag(true);
  }
  if (options.play_for_points != 0) out.key("play_for_points").number(options.play_for_points);
  if (options.start != Seat::none) out.key("start").number(index(options.start));
  if (options.idle_battles != condottiere::kIdleDefault) {
    out.key("idle_battles").number(options.idle_battles);
  }
  out.close('}');
}

std::string text_of(const Options& options) {
  std::string text;
  for (const auto& entry : json_of(options)) {
    if (!text.empty()) text += ",";
    text += std::string_view(entry.key());
    if (entry.value().is_number()) {
      text += fmt::format("={}", entry.value().is_int64()
                                     ? entry.value().get_int64()
                                     : static_cast<std::int64_t>(entry.value().get_uint64()));
    }
  }
  return text;
}

}  // namespace condotta::notation
