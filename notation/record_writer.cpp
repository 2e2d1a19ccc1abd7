#include "notation/record_writer.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <charconv>

#include "notation/action_text.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"

namespace condotta::notation {

using condottiere::Condottiere;
using condottiere::Options;
using condottiere::State;

std::string text_of(Seed seed) { return fmt::format("{:016x}{:016x}", seed.high, seed.low); }

Result<Seed> parse_seed(std::string_view text) {
  Seed seed{0, 0};
  const Error wrong{"", "must be 32 hexadecimal digits"};
  if (text.size() != 32) return wrong;
  const char* middle = text.data() + 16;
  if (std::from_chars(text.data(), middle, seed.high, 16).ptr != middle) return wrong;
  if (std::from_chars(middle, middle + 16, seed.low, 16).ptr != middle + 16) return wrong;
  return seed;
}

json::object record_header(const State& s, Seed seed) {
  return {{"game", Condottiere::kName},
          {"version", Condottiere::kVersion},
          {"players", s.table.options.players},
          {"options", json_of(s.table.options)},
          {"seed", text_of(seed)},
          {"start", index(s.table.first)}};
}

json::array legal_texts(const State& s) {
  ActionList<Condottiere> actions;
  Condottiere::legal(s, actions);
  json::array texts;
  for (const condottiere::Action action : actions) texts.emplace_back(text_of(action));
  return texts;
}

RecordWriter::RecordWriter(const Options& options, Seed seed, bool explain)
    : state_(), explain_(explain) {
  state_ = Condottiere::deal(options, seed, scribe_);
  write(record_header(state_, seed));
  write_chance();
}

void RecordWriter::act(condottiere::Action action) {
  json::object line;
  line["seat"] = index(state_.table.turn);
  if (explain_) line["legal"] = legal_texts(state_);
  line["action"] = text_of(action);
  Condottiere::apply(state_, action, scribe_);
  if (explain_) line["strengths"] = strengths_of(state_.table);
  write(line);
  write_chance();
  if (state_.table.phase == Phase::over) write({{"result", result_of(state_.table)}});
}

void RecordWriter::show(Seat from, SeatSet to, const Cards& cards) {
  Condottiere::try_show(state_, from, to, cards, scribe_);
  write({{"seat", index(from)}, {"show", list_of(cards)}, {"to", list_of(to)}});
}

std::string RecordWriter::take() { return std::exchange(lines_, {}); }

void RecordWriter::write(const json::object& line) {
  lines_ += json::serialize(line);
  lines_ += '\n';
}

void RecordWriter::write_chance() {
  for (const ChanceLine& line : scribe_.take()) write(line.json(state_.table.options.players));
}

}  // namespace condotta::notation
