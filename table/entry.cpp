#include "table/entry.hpp"

#include <algorithm>
#include <charconv>

#include "notation/json_node.hpp"
#include "notation/json_text.hpp"

namespace condotta::table {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr std::string_view kKinds[kEntryKinds] = {
    "created", "joined", "left",   "bot",      "colour", "started", "act",  "held",
    "dropped", "talk",   "showed", "proposed", "answer", "lent",    "back", "rematch"};
constexpr std::size_t kUsualLine = 80;  // bytes, beside the texts
constexpr std::string_view kBy[] = {"person", "bot", "clock"};

template <std::size_t N>
u8 find(const std::string_view (&names)[N], const Node& node) {
  const std::string_view name = node.text();
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<u8>(i);
  }
  node.complain("unknown word " + notation::quoted(name));
  return 0;
}

// A time is beyond the 32 bits of Node::number.
Millis time_of(const Node& node) {
  const std::string_view digits = node.text();
  Millis at = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), at).ec != std::errc{}) {
    node.complain("must be digits");
  }
  return at;
}

// Lines exactly as `line_of` writes them, which most are, without building JSON first: a long game
// has thousands. Anything else, such as an escaped character, is left to the strict reader.
class LineReader {
 public:
  explicit LineReader(std::string_view line) : rest_(line) {}

  bool read(Entry& entry) {
    std::string_view word;
    u64 number = 0;
    if (!skip(R"({"is":")") || !until_quote(word) || !find(kKinds, word, entry.kind)) return false;
    if (!skip(R"(,"at":")") || !digits(entry.at) || !skip("\"")) return false;
    if (skip(R"(,"seat":)")) {
      if (!digits(number) || number >= index(Seat::none)) return false;
      entry.seat = seat(static_cast<u32>(number));
    }
    if (skip(R"(,"to":)")) {
      if (!digits(number) || number == 0 || number > kEveryone) return false;
      entry.to = static_cast<SeatSet>(number);
    }
    if (skip(R"(,"number":)")) {
      if (!digits(number) || number > ~0U) return false;
      entry.number = static_cast<u32>(number);
    }
    if (skip(R"(,"by":")") && (!until_quote(word) || !find(kBy, word, entry.by))) return false;
    if (skip(R"(,"text":")") && !until_quote(word, entry.text)) return false;
    if (skip(R"(,"who":")") && !until_quote(word, entry.who)) return false;
    return rest_ == "}";
  }

 private:
  bool skip(std::string_view exactly) {
    if (!rest_.starts_with(exactly)) return false;
    rest_.remove_prefix(exactly.size());
    return true;
  }
  bool until_quote(std::string_view& word) {
    const std::size_t end = rest_.find('"');
    if (end == std::string_view::npos) return false;
    word = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    // What is escaped, or must have been, or may not be UTF-8.
    return std::all_of(word.begin(), word.end(), [](char c) { return c >= ' ' && c != '\\'; });
  }
  bool until_quote(std::string_view& word, std::string& text) {
    if (!until_quote(word)) return false;
    text = word;
    return true;
  }
  bool digits(u64& number) {
    const char* const end = rest_.data() + rest_.size();
    const auto read = std::from_chars(rest_.data(), end, number);
    const std::size_t size = static_cast<std::size_t>(read.ptr - rest_.data());
    // JSON has no leading zeros; times, which are texts, have none either.
    if (read.ec != std::errc{} || (size > 1 && rest_[0] == '0')) return false;
    rest_.remove_prefix(size);
    return true;
  }
  template <class Enum, std::size_t N>
  static bool find(const std::string_view (&names)[N], std::string_view name, Enum& found) {
    for (std::size_t i = 0; i < N; ++i) {
      if (names[i] == name) return found = static_cast<Enum>(i), true;
    }
    return false;
  }

  std::string_view rest_;
};

}  // namespace

std::string line_of(const Entry& entry) {
  std::string text;
  write_line(entry, text);
  return text;
}

void write_line(const Entry& entry, std::string& text) {
  text.clear();
  text.reserve(kUsualLine + entry.text.size() + entry.who.size());
  notation::JsonText line(text);
  line.open('{').key("is").word(kKinds[static_cast<u8>(entry.kind)]);
  line.key("at").word(std::to_string(entry.at));
  if (entry.seat != Seat::none) line.key("seat").number(index(entry.seat));
  if (entry.to != 0) line.key("to").number(entry.to);
  if (entry.number != 0) line.key("number").number(entry.number);
  if (entry.by != By::person) line.key("by").word(kBy[static_cast<u8>(entry.by)]);
  if (!entry.text.empty()) line.key("text").text(entry.text);
  if (!entry.who.empty()) line.key("who").text(entry.who);
  line.close('}');
}

notation::Result<Entry> parse_entry(std::string_view text) {
  if (Entry entry{.kind = EntryKind::created}; LineReader(text).read(entry)) return entry;
  const notation::Result<json::value> value = notation::parse_json(text);
  if (!value) return value.error();
  notation::Complaints complaints;
  const Node line(*value, complaints);
  line.allow_keys({"is", "at", "seat", "to", "number", "by", "text", "who"});
  Entry entry{.kind = static_cast<EntryKind>(find(kKinds, line.required("is")))};
  entry.at = time_of(line.required("at"));
  if (line["seat"].there()) entry.seat = seat(line["seat"].number(0, index(Seat::none) - 1U));
  if (line["to"].there()) entry.to = static_cast<SeatSet>(line["to"].number(1, kEveryone));
  if (line["number"].there()) entry.number = line["number"].number(0, ~0U);
  if (line["by"].there()) entry.by = static_cast<By>(find(kBy, line["by"]));
  entry.text = line["text"].text();
  entry.who = line["who"].text();
  if (!complaints.none()) return *complaints.first();
  return entry;
}

std::string joined_text(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += '\n';
    text += part;
  }
  return text;
}

std::vector<std::string> split_text(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return parts;
}

}  // namespace condotta::table
