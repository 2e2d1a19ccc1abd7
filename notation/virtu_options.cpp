// The options of a table of Virtù.
#include <fmt/format.h>

#include <charconv>

#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;
using virtu::Options;

std::string place_of(std::string_view name) { return fmt::format("options.{}", name); }

Options defaults(u8 players) {
  Options options;
  options.players = players;
  return options;
}

// Sets the colours by seat; what is wrong with them, if anything.
std::string set_colours(Options& options, const std::vector<std::string>& names) {
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

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t slash = text.find('/');
    parts.emplace_back(text.substr(0, slash));
    if (slash == std::string_view::npos) return parts;
    text.remove_prefix(slash + 1);
  }
}

Complaint set_number(Options& options, std::string_view name, std::string_view digits) {
  u32 value = 0;
  const u32 most = name == "years" ? 255U : options.players - 1U;
  const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (digits.empty() || wrong == std::errc::invalid_argument ||
      end != digits.data() + digits.size()) {
    return Error{place_of(name), fmt::format("{} is not a number", quoted(digits))};
  }
  if (wrong == std::errc::result_out_of_range || value > most) {
    return Error{place_of(name), fmt::format("must be from 0 to {}, not {}", most, digits)};
  }
  if (name == "years") {
    options.years = static_cast<u8>(value);
  } else {
    options.start = seat(value);
  }
  return std::nullopt;
}

Complaint set_from(Options& options, std::string_view item) {
  const std::size_t equals = item.find('=');
  const std::string_view name = item.substr(0, equals);
  const bool has_value = equals != std::string_view::npos;
  if (name == "gentle_agents") {
    if (has_value) return Error{place_of(name), "takes no value"};
    options.gentle_agents = 1;
    return std::nullopt;
  }
  if (name != "years" && name != "start" && name != "colours") {
    return Error{"options", "unknown option " + quoted(name)};
  }
  if (!has_value) return Error{place_of(name), fmt::format("needs a value: {}=...", name)};
  const std::string_view value = item.substr(equals + 1);
  if (name != "colours") return set_number(options, name, value);
  const std::string wrong = set_colours(options, split(value));
  return wrong.empty() ? Complaint() : Error{place_of(name), wrong};
}

}  // namespace

Result<Options> parse_virtu_options(std::string_view list, u8 players) {
  Options options = defaults(players);
  std::string seen = ",";
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    const std::string_view item = list.substr(0, comma);
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    if (item.empty() || (list.empty() && comma != std::string_view::npos)) {
      return Error{"options", "a name is missing beside a comma"};
    }
    const std::string key = fmt::format("{},", item.substr(0, item.find('=')));
    if (seen.find("," + key) != std::string::npos) {
      return Error{place_of(key.substr(0, key.size() - 1)), "is given twice"};
    }
    seen += key;
    if (const Complaint wrong = set_from(options, item)) return *wrong;
  }
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
    std::vector<std::string> names;
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
