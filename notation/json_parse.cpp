#include <fmt/format.h>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parse.hpp>
#include <set>
#include <string>
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

  std::vector<std::set<std::string, std::less<>>> open;
  std::string key;
  std::string twice;

  bool on_document_begin(ErrorCode&) { return true; }
  bool on_document_end(ErrorCode&) { return true; }
  bool on_object_begin(ErrorCode&) {
    open.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t, ErrorCode&) {
    open.pop_back();
    return true;
  }
  bool on_array_begin(ErrorCode&) { return true; }
  bool on_array_end(std::size_t, ErrorCode&) { return true; }
  bool on_key_part(View part, std::size_t, ErrorCode&) {
    key.append(part.data(), part.size());
    return true;
  }
  bool on_key(View part, std::size_t, ErrorCode&) {
    key.append(part.data(), part.size());
    if (!open.back().insert(key).second && twice.empty()) twice = key;
    key.clear();
    return true;
  }
  bool on_string_part(View, std::size_t, ErrorCode&) { return true; }
  bool on_string(View, std::size_t, ErrorCode&) { return true; }
  bool on_number_part(View, ErrorCode&) { return true; }
  bool on_int64(std::int64_t, View, ErrorCode&) { return true; }
  bool on_uint64(std::uint64_t, View, ErrorCode&) { return true; }
  bool on_double(double, View, ErrorCode&) { return true; }
  bool on_bool(bool, ErrorCode&) { return true; }
  bool on_null(ErrorCode&) { return true; }
  bool on_comment_part(View, ErrorCode&) { return true; }
  bool on_comment(View, ErrorCode&) { return true; }
};

std::string where(std::string_view text, std::size_t offset) {
  std::size_t line = 1, column = 1;
  for (const char c : text.substr(0, offset)) {
    ++column;
    if (c == '\n') {
      ++line;
      column = 1;
    }
  }
  return fmt::format("line {}, column {}", line, column);
}

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  json::error_code wrong;
  json::basic_parser<KeyWatch> watch{json::parse_options{}};
  const std::size_t read = watch.write_some(false, text.data(), text.size(), wrong);
  const bool more = !wrong && read < text.size();
  if (wrong || more || !watch.done()) {
    return Error{where(text, read), more ? "not JSON: something follows the value" : "not JSON"};
  }
  if (!watch.handler().twice.empty()) {
    return Error{"", "the key " + quoted(watch.handler().twice) + " occurs twice"};
  }
  json::value value = json::parse(json::string_view(text.data(), text.size()), wrong);
  if (wrong) return Error{"", "not JSON: " + wrong.message()};
  return value;
}

}  // namespace condotta::notation
