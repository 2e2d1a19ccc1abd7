#include "table/entry.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>

#include "notation/json_node.hpp"

namespace condotta::table {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr std::string_view kKinds[kEntryKinds] = {
    "created", "joined", "left",   "bot",      "colour", "started", "act",  "held",
    "dropped", "talk",   "showed", "proposed", "answer", "lent",    "back", "rematch"};
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

}  // namespace

std::string line_of(const Entry& entry) {
  json::object line;
  line["is"] = kKinds[static_cast<u8>(entry.kind)];
  line["at"] = std::to_string(entry.at);
  if (entry.seat != Seat::none) line["seat"] = index(entry.seat);
  if (entry.to != 0) line["to"] = entry.to;
  if (entry.number != 0) line["number"] = entry.number;
  if (entry.by != By::person) line["by"] = kBy[static_cast<u8>(entry.by)];
  if (!entry.text.empty()) line["text"] = entry.text;
  if (!entry.who.empty()) line["who"] = entry.who;
  return json::serialize(line);
}

notation::Result<Entry> parse_entry(std::string_view text) {
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
