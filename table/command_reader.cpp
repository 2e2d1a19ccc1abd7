#include "notation/json_node.hpp"
#include "table/act_reader.hpp"
#include "table/command.hpp"
#include "table/limits.hpp"

namespace condotta::table {
namespace {

using notation::Node;

constexpr u32 kLastSeat = index(Seat::none) - 1U;

Seat read_seat(const Node& node) { return seat(node.number(0, kLastSeat)); }
Seat seat_or_any(const Node& node) { return node.has_value() ? read_seat(node) : Seat::none; }

u8 read_colour(const Node& node) {
  return node.has_value() ? static_cast<u8>(node.number(0, kColours - 1U)) : kAnyColour;
}

SeatSet read_seats(const Node& node) {
  u32 set = 0;
  if (node.size() > kLastSeat + 1U) node.complain("too many seats");
  for (std::size_t i = 0; i < node.size() && i <= kLastSeat; ++i) set |= only(read_seat(node[i]));
  return static_cast<SeatSet>(set);
}

std::vector<std::string> read_words(const Node& node, std::size_t most) {
  std::vector<std::string> words;
  const std::size_t size = node.size();
  if (size == 0 || size > most) {
    node.complain("must be a list of 1 to " + std::to_string(most));
    return words;
  }
  for (std::size_t i = 0; i < size; ++i) {
    const Node word = node[i];
    words.emplace_back(word.text());
    const bool fits = words.back().size() <= kLongestAction &&
                      words.back().find_first_of("\r\n") == std::string::npos;
    if (words.back().empty() || !fits) word.complain("is empty, too long, or has a line break");
  }
  return words;
}

Command read_command(const Node& node) {
  const Node type_node = node.required("type");
  const std::string_view type = type_node.text();
  if (type == "join") {
    node.allow_keys({"type", "id", "seat", "colour"});
    return Join{seat_or_any(node["seat"]), read_colour(node["colour"])};
  }
  if (type == "remove") {
    node.allow_keys({"type", "id", "seat"});
    return Remove{read_seat(node.required("seat"))};
  }
  if (type == "bot") {
    node.allow_keys({"type", "id", "seat", "bot"});
    return SeatBot{seat_or_any(node["seat"]), std::string(node.required("bot").text())};
  }
  if (type == "colour") {
    node.allow_keys({"type", "id", "colour"});
    return ChooseColour{read_colour(node.required("colour"))};
  }
  if (type == "act") {
    node.allow_keys({"type", "id", "actions", "after"});
    return Act{read_words(node.required("actions"), kMostActions),
               node.required("after").number(0, kMostNumber)};
  }
  if (type == "talk") {
    node.allow_keys({"type", "id", "text", "to"});
    const Node to = node["to"];
    const SeatSet seats = to.has_value() ? read_seats(to) : SeatSet{0};
    // A private word to nobody must not become one to all.
    if (to.has_value() && seats == 0) to.complain("must name a seat");
    return Talk{std::string(node.required("text").text()), seats};
  }
  if (type == "show") {
    node.allow_keys({"type", "id", "cards", "to"});
    return ShowCards{read_words(node.required("cards"), kMostShown),
                     read_seats(node.required("to"))};
  }
  if (type == "propose") {
    node.allow_keys({"type", "id", "text", "to"});
    return ProposePact{std::string(node.required("text").text()), read_seats(node.required("to"))};
  }
  if (type == "answer") {
    node.allow_keys({"type", "id", "pact", "accept"});
    return AnswerPact{node.required("pact").number(0, kMostNumber), node.required("accept").flag()};
  }
  if (type == "lend") {
    node.allow_keys({"type", "id", "seat", "bot"});
    return Lend{seat_or_any(node["seat"]), std::string(node.required("bot").text())};
  }
  node.allow_keys({"type", "id"});
  if (type == "leave") return Leave{};
  if (type == "start") return Start{};
  if (type == "back") return TakeBack{};
  if (type == "rematch") return Rematch{};
  type_node.complain("unknown type " + notation::quoted(type));
  return Leave{};
}

}  // namespace

Outcome<Message> read_message(std::string_view text, u32& id) {
  id = 0;
  if (text.size() > kLongestMessage) return Refused{Fault::too_long, "the message is too long"};
  if (std::optional<Message> act = read_plain_act(text)) {
    id = act->id;
    return *std::move(act);
  }
  const notation::Result<notation::json::value> value = notation::parse_json(text);
  if (!value) return Refused{Fault::malformed, value.error().text()};
  notation::Complaints complaints;
  const Node node(*value, complaints);
  if (!value->is_object()) return Refused{Fault::malformed, "must be an object"};
  if (node["id"].there()) id = node["id"].number(0, kMostNumber);
  Message message{id, read_command(node)};
  if (!complaints.none()) return Refused{Fault::malformed, complaints.first()->text()};
  return message;
}

}  // namespace condotta::table
