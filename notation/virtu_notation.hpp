// The notation of Virtù, gathered. docs/notation.md has all of it with examples.
#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/virtu/virtu.hpp"
#include "notation/json_node.hpp"
#include "notation/notation.hpp"
#include "notation/result.hpp"

namespace condotta::notation {

std::string text_of(virtu::Action action);
Result<virtu::Action> parse_virtu_action(std::string_view text);
// Why the seat to move may not do this. Only for actions that are not legal.
std::string why_not(const virtu::State& state, virtu::Action action);

Result<virtu::Options> parse_virtu_options(std::string_view list, u8 players);
virtu::Options read_virtu_options(const Node& node, u8 players);
// Only those set.
json::object json_of(const virtu::Options& options);
std::string text_of(const virtu::Options& options);

// Everything. Reading it gives back the same bytes.
json::object write_position(const virtu::State& state);
// Strict: unknown keys, wrong types and broken rules are refused.
Result<virtu::State> read_virtu_position(const json::value& value);
// A problem of the rules as a sentence.
Error explain(virtu::Problem problem);
// What a seat is in the middle of; only what is not as it is between turns.
json::object write_turn(const virtu::State& state);
void read_turn(const Node& node, virtu::State& state);
json::object write_observation(const virtu::Observation& seen);

// For each seat the lines of V7 and their sum.
json::array scores_of(const virtu::State& state);
// {"winners": [2], "scores": [...], "years": 9}; null before the end.
json::value result_of(const virtu::State& state);

// V1.1: the colours, if they were drawn; nothing else in this game is left to chance.
struct ColourLine {
  std::vector<virtu::Colour> colours;  // by seat

  [[nodiscard]] json::object json(u8 players) const;
  void check(const Node& node, u8 players) const;
};

class ColourScribe {
 public:
  using Line = ColourLine;
  static constexpr bool kListening = true;

  void operator()(const virtu::Event& event);
  std::vector<ColourLine> take();

 private:
  ColourLine line_;
};

template <>
struct Notation<virtu::Virtu> {
  using Game = virtu::Virtu;
  using Chance = ColourScribe;

  static constexpr u8 kMinPlayers = virtu::kMinPlayers;
  static constexpr u8 kMaxPlayers = virtu::kMaxPlayers;
  static constexpr std::string_view kOptionNames =
      "years=N, gentle_agents, start=SEAT, colours=A/B/C";
  static constexpr std::string_view kOptionsExample = "years=12,start=2";
  static constexpr std::string_view kReport = "scores";

  static auto parse_options(std::string_view list, u8 players) {
    return parse_virtu_options(list, players);
  }
  static auto read_options(const Node& node, u8 players) {
    return read_virtu_options(node, players);
  }
  static auto json_of(const Game::Options& options) { return notation::json_of(options); }
  static auto text_of(const Game::Options& options) { return notation::text_of(options); }
  static auto text_of(Game::Action action) { return notation::text_of(action); }
  static auto parse_action(std::string_view text) { return parse_virtu_action(text); }
  static auto why_not(const Game::State& s, Game::Action a) { return notation::why_not(s, a); }
  static auto write_position(const Game::State& s) { return notation::write_position(s); }
  static auto read_position(const json::value& value) { return read_virtu_position(value); }
  static auto write_observation(const Game::Observation& seen) {
    return notation::write_observation(seen);
  }
  static json::value report(const Game::State& s) { return scores_of(s); }
  static json::value report_seen(const Game::Observation& seen) { return scores_of(seen.open); }
  static json::value result_of(const Game::State& s) { return notation::result_of(s); }
  static json::value result_seen(const Game::Observation& seen) {
    return notation::result_of(seen.open);
  }
  static Seat turn_seen(const Game::Observation& seen) { return seen.open.to_move; }
  static Seat start_of(const Game::State& s) { return s.order[0]; }
};

}  // namespace condotta::notation
