// A table as one text, beside its log: so that waking a long game need not play it again.
#include <boost/json/serialize.hpp>
#include <charconv>

#include "notation/json_node.hpp"
#include "table/sha256.hpp"
#include "table/table.hpp"

namespace condotta::table {
namespace {

using notation::Node;

// Raised whenever a snapshot of before would be read as another table than its log gives.
constexpr u32 kSnapshotVersion = 1;
constexpr std::size_t kHashLength = 64;

std::string hex_of(std::string_view bytes) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char c : bytes) {
    text += digits[static_cast<u8>(c) >> 4U];
    text += digits[static_cast<u8>(c) & 15U];
  }
  return text;
}

// Whatever is no digit makes bytes of which the play complains.
std::string bytes_of(std::string_view hex) {
  std::string bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    u8 byte = 0;
    if (std::from_chars(&hex[i], &hex[i] + 2, byte, 16).ptr != &hex[i] + 2) return "";
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

// Times and banks are beyond the 32 bits of Node::number.
u64 long_number(const Node& node) {
  const std::string_view digits = node.text();
  u64 number = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), number).ec != std::errc{}) {
    node.complain("must be digits");
  }
  return number;
}

json::object json_of(const SeatInfo& s) {
  return {{"sitter", static_cast<u8>(s.sitter)},
          {"colour", s.colour},
          {"lent", s.lent},
          {"timeouts", s.timeouts},
          {"bank", std::to_string(s.bank)},
          {"person", s.person},
          {"name", s.name},
          {"bot", s.bot},
          {"held", joined_text(s.held)}};
}

SeatInfo read_seat(const Node& node) {
  SeatInfo s;
  s.sitter = static_cast<Sitter>(node.required("sitter").number(0, 2));
  s.colour = static_cast<u8>(node.required("colour").number(0, 255));
  s.lent = node.required("lent").flag();
  s.timeouts = node.required("timeouts").number(0, ~0U);
  s.bank = long_number(node.required("bank"));
  s.person = node.required("person").text();
  s.name = node.required("name").text();
  s.bot = node.required("bot").text();
  s.held = split_text(node.required("held").text());
  return s;
}

json::object json_of(const Pact& pact) {
  return {{"from", index(pact.from)},
          {"to", pact.to},
          {"accepted", pact.accepted},
          {"declined", pact.declined},
          {"text", pact.text}};
}

Pact read_pact(const Node& node) {
  const auto set = [&](const char* key) {
    return static_cast<SeatSet>(node.required(key).number(0, kEveryone));
  };
  return {seat(node.required("from").number(0, index(Seat::none) - 1U)), set("to"), set("accepted"),
          set("declined"), std::string(node.required("text").text())};
}

}  // namespace

std::string Table::snapshot() const {
  json::array seats, pacts, extra;
  for (const SeatInfo& one : seats_) seats.push_back(json_of(one));
  for (const Pact& pact : pacts_) pacts.push_back(json_of(pact));
  for (const u32 one : extra_) extra.emplace_back(one);
  json::object all{{"version", kSnapshotVersion},
                   {"lines", log_.size()},
                   {"settings", table::json_of(settings_)},
                   {"status", static_cast<u8>(status_)},
                   {"host", host_},
                   {"rematch", rematch_},
                   {"seats", std::move(seats)},
                   {"pacts", std::move(pacts)},
                   {"seed", text_of_seed(seed_)},
                   {"play", play_ ? hex_of(play_->bytes()) : ""},
                   {"number", number_},
                   {"moved", moved_number_},
                   {"extra", std::move(extra)},
                   {"turn_began", std::to_string(turn_began_)},
                   {"pause_until", std::to_string(pause_until_)},
                   {"pause_served", pause_served_}};
  const std::string text = json::serialize(all);
  return sha256_hex(text) + text;
}

std::optional<Table> Table::restore(std::string_view snapshot, std::vector<Entry> log) {
  if (snapshot.size() < kHashLength) return std::nullopt;
  const std::string_view text = snapshot.substr(kHashLength);
  if (snapshot.substr(0, kHashLength) != sha256_hex(text)) return std::nullopt;
  const auto value = notation::parse_json(text);
  if (!value) return std::nullopt;
  notation::Complaints complaints;
  const Node node(*value, complaints);
  if (node.required("version").number(0, ~0U) != kSnapshotVersion) return std::nullopt;
  if (node.required("lines").number(0, ~0U) != log.size()) return std::nullopt;
  Table t;
  t.settings_ = read_settings(node.required("settings"));
  t.status_ = static_cast<Status>(node.required("status").number(0, 2));
  t.host_ = node.required("host").text();
  t.rematch_ = node.required("rematch").text();
  const Node seats = node.required("seats"), pacts = node.required("pacts");
  for (std::size_t i = 0; i < seats.size(); ++i) t.seats_.push_back(read_seat(seats[i]));
  for (std::size_t i = 0; i < pacts.size(); ++i) t.pacts_.push_back(read_pact(pacts[i]));
  t.seed_ = seed_from(node.required("seed").text()).value_or(t.seed_);
  t.number_ = node.required("number").number(0, ~0U);
  t.moved_number_ = node.required("moved").number(0, ~0U);
  const Node extra = node.required("extra");
  for (u8 v = 0; v < kViewers; ++v) t.extra_[v] = extra[v].number(0, ~0U);
  t.turn_began_ = long_number(node.required("turn_began"));
  t.pause_until_ = long_number(node.required("pause_until"));
  t.pause_served_ = node.required("pause_served").flag();
  if (!complaints.none() || check_settings(t.settings_)) return std::nullopt;
  if (t.status_ != Status::open) {
    t.play_ = resume(t.settings_, bytes_of(node.required("play").text()));
    if (!t.play_) return std::nullopt;
  }
  if (t.seats_.size() != t.settings_.players || !complaints.none()) return std::nullopt;
  t.log_ = std::move(log);
  return t;
}

}  // namespace condotta::table
