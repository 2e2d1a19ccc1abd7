#include <fmt/format.h>

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parse.hpp>
#include <string>
#include <utility>
#include <vector>

#include "notation/json_node.hpp"

namespace condotta::notation {
namespace {

// Boost.JSON lets the last of equal keys win. Two of them are a mistake that nobody should have to
// look for, so the text is read once more with eyes for keys only.
struct KeyWatch {
  // NOLINTBEGIN(readability-identifier-naming): Boost.JSON asks for these names
  static constexpr std::size_t max_object_size = std::size_t(-1);
  static constexpr std::size_t max_array_size = std::size_t(-1);
  static constexpr std::size_t max_key_size = std::size_t(-1);
  static constexpr std::size_t max_string_size = std::size_t(-1);
  // NOLINTEND(readability-identifier-naming)

  using ErrorCode = json::error_code;
  using View = json::string_view;

  // An object or a list that is being read, and how far.
  struct Open {
    bool is_list;
    std::size_t values = 0;              // of a list, so far
    std::vector<std::string> keys = {};  // of an object, so far
  };

  std::vector<Open> open;
  std::string key;
  std::string twice;
  std::string place_of_twice;

  // Every value passes here before anything in it.
  bool value() {
    if (!open.empty()) ++open.back().values;
    return true;
  }
  // Where the innermost object is: seats[1].
  [[nodiscard]] std::string place() const {
    std::string text;
    for (std::size_t i = 0; i + 1 < open.size(); ++i) {
      if (open[i].is_list) {
        text += fmt::format("[{}]", open[i].values - 1);
      } else {
        text += (text.empty() ? "" : ".") + open[i].keys.back();
      }
    }
    return text;
  }

  bool on_document_begin(ErrorCode&) { return true; }
  bool on_document_end(ErrorCode&) { return true; }
  bool on_object_begin(ErrorCode&) {
    value();
    open.push_back({.is_list = false});
    return true;
  }
  bool on_object_end(std::size_t, ErrorCode&) {
    std::vector<std::string>& keys = open.back().keys;
    std::sort(keys.begin(), keys.end());
    const auto equal = std::adjacent_find(keys.begin(), keys.end());
    if (equal != keys.end() && twice.empty()) {
      twice = *equal;
      place_of_twice = place();
    }
    open.pop_back();
    return true;
  }
  bool on_array_begin(ErrorCode&) {
    value();
    open.push_back({.is_list = true});
    return true;
  }
  bool on_array_end(std::size_t, ErrorCode&) {
    open.pop_back();
    return true;
  }
  bool on_key_part(View part, std::size_t, ErrorCode&) {
    key.append(part.data(), part.size());
    return true;
  }
  bool on_key(View part, std::size_t, ErrorCode&) {
    key.append(part.data(), part.size());
    open.back().keys.push_back(std::exchange(key, {}));
    return true;
  }
  bool on_string_part(View, std::size_t, ErrorCode&) { return true; }
  bool on_string(View, std::size_t, ErrorCode&) { return value(); }
  bool on_number_part(View, ErrorCode&) { return true; }
  bool on_int64(std::int64_t, View, ErrorCode&) { return value(); }
  bool on_uint64(std::uint64_t, View, ErrorCode&) { return value(); }
  bool on_double(double, View, ErrorCode&) { return value(); }
  bool on_bool(bool, ErrorCode&) { return value(); }
  bool on_null(ErrorCode&) { return value(); }
  bool on_comment_part(View, ErrorCode&) { return true; }
  bool on_comment(View, ErrorCode&) { return true; }
};

enum class Lines { many, one };

std::string where(std::string_view text, std::size_t offset, Lines lines) {
  std::size_t line = 1, column = 1;
  for (const char c : text.substr(0, offset)) {
    ++column;
    if (c == '\n') {
      ++line;
      column = 1;
    }
  }
  if (lines == Lines::one) return fmt::format("column {}", column);
  return fmt::format("line {}, column {}", line, column);
}

std::string_view what_is_wrong(json::error_code wrong, bool more) {
  if (more) return "not JSON: something follows the value";
  return wrong == json::error::too_deep ? "nested too deeply" : "not JSON";
}

Result<json::value> parse(std::string_view text, Lines lines) {
  json::error_code wrong;
  json::basic_parser<KeyWatch> watch{json::parse_options{}};
  const std::size_t read = watch.write_some(false, text.data(), text.size(), wrong);
  const bool more = !wrong && read < text.size();
  if (wrong || more || !watch.done()) {
    return Error{where(text, read, lines), std::string(what_is_wrong(wrong, more))};
  }
  if (const KeyWatch& keys = watch.handler(); !keys.twice.empty()) {
    return Error{keys.place_of_twice, "the key " + quoted(keys.twice) + " occurs twice"};
  }
  json::value value = json::parse(json::string_view(text.data(), text.size()), wrong);
  if (wrong) return Error{"", "not JSON: " + wrong.message()};
  return value;
}

}  // namespace

Result<json::value> parse_json(std::string_view text) { return parse(text, Lines::many); }

Result<json::value> parse_json_line(std::string_view line) { return parse(line, Lines::one); }

}  // namespace condotta::notation
