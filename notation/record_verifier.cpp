#include "notation/record_verifier.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "notation/action_text.hpp"
#include "notation/games.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"
#include "notation/record_writer.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

// Not what the game says.
void must_be(const Node& node, const json::value& right) {
  node.complain(fmt::format("must be {}", json::serialize(right)));
}

void same_pile(const Node& node, const Cards& right) {
  const Cards written = read_pile(node);
  if (node.complaints().none() && !(written == right)) must_be(node, list_of(right));
}

std::string kind_of(const Node& line) {
  for (const std::string_view key : {"game", "chance", "action", "show", "result"}) {
    if (line[key].there()) return std::string(key);
  }
  return "";
}

}  // namespace

Complaint RecordVerifier::line(std::string_view text) {
  if (text.size() > kLongestLine) {
    return Error{"", fmt::format("longer than {} characters", kLongestLine)};
  }
  if (text.find_first_not_of(" \t\r") == std::string_view::npos) return Error{"", "a blank line"};
  const Result<json::value> value = parse_json_line(text);
  if (!value) return value.error();
  Complaints complaints;
  const Node node(*value, complaints);
  const std::string kind = kind_of(node);
  if (kind.empty()) {
    node.complain("not a line of a record: game, chance, action, show or result expected");
  } else if (expected_ == Expected::header) {
    header(node);
  } else if (expected_ == Expected::chance) {
    chance(node);
  } else if (kind == "show") {
    show(node);
  } else if (expected_ == Expected::result) {
    result(node);
  } else {
    decision(node);
  }
  return complaints.first();
}

Complaint RecordVerifier::finish() const {
  if (expected_ != Expected::header) return Error{"", "the record ends before the game does"};
  if (games_ == 0) return Error{"", "no game in it"};
  return std::nullopt;
}

void RecordVerifier::await_next() {
  for (const ChanceLine& one : scribe_.take()) due_.push_back(one);
  if (!due_.empty()) {
    expected_ = Expected::chance;
  } else {
    expected_ = state_.table.phase == Phase::over ? Expected::result : Expected::decision;
  }
}

void RecordVerifier::header(const Node& node) {
  if (!node["game"].there()) {
    node.complain("a game begins with its header");
    return;
  }
  node.allow_keys({"game", "version", "players", "options", "seed", "start"});
  if (const Complaint unknown = unknown_game(node["game"].text())) {
    node["game"].complain(unknown->message);
  }
  (void)node.required("version").number(Condottiere::kVersion, Condottiere::kVersion);
  const u8 seats = static_cast<u8>(node.required("players").number(kMinPlayers, kMaxPlayers));
  const Options options = read_options(node["options"], seats);
  const Result<Seed> seed = parse_seed(node.required("seed").text());
  if (!seed) node["seed"].complain(seed.error().message);
  if (!node.complaints().none()) return;

  state_ = Condottiere::deal(options, *seed, scribe_);
  const Node start = node.required("start");
  if (read_seat(start, seats) != state_.table.first) must_be(start, index(state_.table.first));
  await_next();
}

void RecordVerifier::chance(const Node& node) {
  const ChanceLine& right = due_.front();
  const std::string_view kind = right.is_deal() ? "deal" : "draw";
  const Node named = node["chance"];
  if (!named.there() || named.text() != kind) {
    node.complain(fmt::format("the {} is missing here", kind));
    return;
  }
  if (right.is_deal()) {
    node.allow_keys({"chance", "hands"});
    const Node hands = node.required("hands");
    if (hands.size() != players()) hands.complain(fmt::format("must be a list of {}", players()));
    for (u8 i = 0; i < players(); ++i) same_pile(hands[std::size_t{i}], right.cards[i]);
  } else {
    node.allow_keys({"chance", "seat", "cards"});
    const Node who = node.required("seat");
    if (read_seat(who, players()) != right.drawer) must_be(who, index(right.drawer));
    same_pile(node.required("cards"), right.cards[index(right.drawer)]);
  }
  due_.pop_front();
  await_next();
}

void RecordVerifier::decision(const Node& node) {
  if (node["action"].there()) {
    action(node);
  } else if (node["chance"].there()) {
    node.complain("nothing is dealt or drawn here");
  } else if (node["result"].there()) {
    node.complain("the game is not over");
  } else {
    node.complain("the game before is not over");
  }
}

void RecordVerifier::action(const Node& node) {
  node.allow_keys({"seat", "legal", "action", "strengths"});
  const Seat who = read_seat(node.required("seat"), players());
  const Result<Action> parsed = parse_action(node["action"].text());
  if (!parsed) node["action"].complain(parsed.error().text());
  if (!node.complaints().none()) return;
  const Seat turn = state_.table.turn;
  if (who != turn) {
    node.complain(fmt::format("seat {} is not to move, seat {} is", index(who), index(turn)));
    return;
  }
  if (!Condottiere::is_legal(state_, *parsed)) {
    node.complain(fmt::format("seat {} may not \"{}\": {}", index(who), text_of(*parsed),
                              why_not(state_, *parsed)));
    return;
  }
  check_legal(node["legal"]);
  Condottiere::apply(state_, *parsed, scribe_);
  check_strengths(node["strengths"]);
  ++actions_;
  await_next();
}

void RecordVerifier::check_legal(const Node& node) const {
  if (!node.there()) return;
  std::vector<std::string> written, right;
  for (std::size_t i = 0; i < node.size(); ++i) written.emplace_back(node[i].text());
  for (const json::value& text : legal_texts(state_)) right.emplace_back(text.get_string());
  std::sort(written.begin(), written.end());
  std::sort(right.begin(), right.end());
  std::vector<std::string> odd;
  std::set_difference(right.begin(), right.end(), written.begin(), written.end(),
                      std::back_inserter(odd));
  if (!odd.empty()) node.complain(quoted(odd[0]) + " is missing");
  std::set_difference(written.begin(), written.end(), right.begin(), right.end(),
                      std::back_inserter(odd));
  if (!odd.empty()) node.complain(quoted(odd[0]) + " is not legal, or is there twice");
}

void RecordVerifier::check_strengths(const Node& node) const {
  if (!node.there()) return;
  bool same = node.size() == players();
  for (u8 i = 0; i < players() && same; ++i) {
    same = node[std::size_t{i}].number(0, 0xFFFF) == strength_of(state_.table, seat(i));
  }
  if (!same) must_be(node, strengths_of(state_.table));
}

void RecordVerifier::show(const Node& node) {
  node.allow_keys({"seat", "show", "to"});
  const Seat from = read_seat(node.required("seat"), players());
  const SeatSet to = read_seats(node.required("to"), players());
  const Cards cards = read_pile(node["show"]);
  if (!node.complaints().none()) return;
  switch (Condottiere::try_show(state_, from, to, cards, scribe_)) {
    case Refusal::none:
      break;
    case Refusal::illegal:
      node.complain(fmt::format("seat {} may not show {}: not in hand", index(from),
                                words_of(surplus(cards, state_.hands[index(from)]))));
      break;
    case Refusal::game_over:
      node.complain("nothing is shown when the game is over");
      break;
    default:
      node.complain(cards.empty() ? "no card is shown"
                                  : "cards are shown to other seats, at least to one");
  }
}

void RecordVerifier::result(const Node& node) {
  const Node found = node["result"];
  if (!found.there()) {
    node.complain("the result is missing here");
    return;
  }
  node.allow_keys({"result"});
  const json::value right = result_of(state_.table);
  const json::object& entries = right.get_object();
  for (const auto& entry : found.object()) {
    if (!entries.contains(entry.key())) {
      found.complain("unknown key " + quoted(entry.key()));
    }
  }
  for (const auto& entry : entries) {
    const std::string_view key = entry.key();
    const Node written = found.required(key);
    const json::value* value = found.object().if_contains(entry.key());
    if (value != nullptr && *value != entry.value()) must_be(written, entry.value());
  }
  ++games_;
  expected_ = Expected::header;
}

}  // namespace condotta::notation
