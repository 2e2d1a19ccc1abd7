#include "table/act_reader.hpp"

#include <algorithm>
#include <charconv>

#include "table/limits.hpp"

namespace condotta::table {
namespace {

class ActReader {
 public:
  explicit ActReader(std::string_view text) : rest_(text) {}

  // The keys may come in any order, each of them once.
  bool read(Message& message) {
    Act act{{}, 0};
    bool typed = false, known = false, numbered = false;
    if (!skip("{")) return false;
    do {
      if (!typed && skip(R"("type":"act")")) {
        typed = true;
      } else if (!known && skip(R"("after":)")) {
        known = number(act.after);
        if (!known) return false;
      } else if (!numbered && skip(R"("id":)")) {
        numbered = number(message.id);
        if (!numbered) return false;
      } else if (!act.actions.empty() || !skip(R"("actions":[)") || !words(act.actions)) {
        return false;
      }
    } while (skip(","));
    const bool whole = typed && known && !act.actions.empty() && rest_ == "}";
    message.command = std::move(act);
    return whole;
  }

 private:
  bool skip(std::string_view exactly) {
    if (!rest_.starts_with(exactly)) return false;
    rest_.remove_prefix(exactly.size());
    return true;
  }

  bool number(u32& value) {
    const char* const end = rest_.data() + rest_.size();
    const auto read = std::from_chars(rest_.data(), end, value);
    const auto size = static_cast<std::size_t>(read.ptr - rest_.data());
    // JSON has no leading zeros, and what is larger is no number here.
    const bool plain = read.ec == std::errc{} && (size == 1 || rest_[0] != '0');
    rest_.remove_prefix(size);
    return plain && value <= kMostNumber;
  }

  bool words(std::vector<std::string>& list) {
    do {
      if (!skip("\"")) return false;
      const std::size_t size = rest_.find('"');
      if (size == std::string_view::npos || size == 0 || size > kLongestAction) return false;
      const std::string_view word = rest_.substr(0, size);
      // What is escaped, or must have been, or may not be UTF-8.
      const auto plain = [](char c) { return c >= ' ' && c <= '~' && c != '\\'; };
      if (!std::all_of(word.begin(), word.end(), plain)) return false;
      list.emplace_back(word);
      rest_.remove_prefix(size + 1);
    } while (skip(","));
    return list.size() <= kMostActions && skip("]");
  }

  std::string_view rest_;
};

}  // namespace

std::optional<Message> read_plain_act(std::string_view text) {
  Message message{0, Leave{}};
  if (!ActReader(text).read(message)) return std::nullopt;
  return message;
}

}  // namespace condotta::table
