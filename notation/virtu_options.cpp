// The options of a table of Virtù.
#include <fmt/format.h>

#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"
#include "notation/words.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;
using virtu::Options;

Options defaults(u8 players) {
  Options options;
  options.players = players;
  return options;
}

// Sets the colours by seat; what is wrong with them, if anything.
std::string set_colours(Options& options, const Words& names) {
  if (names.size() != options.players) {
    return fmt::format("must be {} colours, one for each seat", options.players);
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto colour = colour_named(names[i]);
    if (!colour) return quoted(names[i]) + " is not a colour";
    options.colours[i] = *colour;
  }
  if (options.playable()) return "";
  return fmt::format("must be the colours of a game of {}, each once (V1.1)", options.players);
}

Complaint set_number(Options& options, const OptionItem& item) {
  const bool years = item.name == "years";
  const Result<u32> value =
      number_in(item.value, {0, years ? 255U : options.players - 1U}, option_place(item.name));
  if (!value) return value.error();
  if (years) {
    options.years = static_cast<u8>(*value);
  } else {
    options.start = seat(*value);
  }
  return std::nullopt;
}

Complaint set_from(Options& options, const OptionItem& item) {
  const std::string_view name = item.name;
  if (name == "gentle_agents") {
    if (item.has_value) return Error{option_place(name), "takes no value"};
    options.gentle_agents = 1;
    return std::nullopt;
  }
  if (name != "years" && name != "start" && name != "colours") {
    return Error{"options", "unknown option " + quoted(name)};
  }
  if (!item.has_value) return Error{option_place(name), fmt::format("needs a value: {}=...", name)};
  if (name != "colours") return set_number(options, item);
  const std::string wrong = set_colours(options, split_at(item.value, '/'));
  return wrong.empty() ? Complaint() : Error{option_place(name), wrong};
}

}  // namespace

Result<Options> parse_virtu_options(std::string_view list, u8 players) {
  Options options = defaults(players);
  const auto set = [&](const OptionItem& item) { return set_from(options, item); };
  if (const Complaint wrong = each_option(list, set)) return *wrong;
  return options;
}

Options read_virtu_options(const Node& node, u8 players) {
  Options options = defaults(players);
  node.allow_keys({"years", "gentle_agents", "start", "colours"});
  if (node["years"].there()) options.years = static_cast<u8>(node["years"].number(0, 255));
  options.gentle_agents = node["gentle_agents"].flag() ? 1 : 0;
  if (node["start"].there()) options.start = seat(node["start"].number(0, players - 1U));
  const Node colours = node["colours"];
  if (colours.there()) {
    Words names;
    for (std::size_t i = 0; i < colours.size(); ++i) names.emplace_back(colours[i].text());
    const std::string wrong = set_colours(options, names);
    if (!wrong.empty()) {
      colours.complain(wrong);
      for (Colour& colour : options.colours) colour = Colour::none;
    }
  }
  return options;
}

json::object json_of(const Options& options) {
  json::object set;
  if (options.years != kDefaultYears) set["years"] = options.years;
  if (options.gentle_agents != 0) set["gentle_agents"] = true;
  if (options.start != Seat::none) set["start"] = index(options.start);
  if (options.colours_chosen()) {
    json::array colours;
    for (u8 i = 0; i < options.players; ++i) colours.emplace_back(name_of(options.colours[i]));
    set["colours"] = std::move(colours);
  }
  return set;
}

std::string text_of(const Options& options) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ",") + part; };
  if (options.years != kDefaultYears) add(fmt::format("years={}", options.years));
  if (options.gentle_agents != 0) add("gentle_agents");
  if (options.start != Seat::none) add(fmt::format("start={}", index(options.start)));
  if (options.colours_chosen()) {
    std::string colours;
    for (u8 i = 0; i < options.players; ++i) {
      colours += fmt::format("{}{}", i == 0 ? "" : "/", name_of(options.colours[i]));
    }
    add("colours=" + colours);
  }
  return text;
}

}  // namespace condotta::notation
