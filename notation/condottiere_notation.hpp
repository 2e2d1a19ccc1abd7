// The notation of Condottiere, gathered.
#pragma once
#include <string>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/chance_scribe.hpp"
#include "notation/notation.hpp"
#include "notation/observation.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"

namespace condotta::notation {

// C7.2: a line `show` of a record. Shows the cards, or complains.
void check_show(const Node& node, condottiere::State& state, ChanceScribe& scribe);

template <>
struct Notation<condottiere::Condottiere> {
  using Game = condottiere::Condottiere;
  using Chance = ChanceScribe;

  static constexpr u8 kMinPlayers = condottiere::kMinPlayers;
  static constexpr u8 kMaxPlayers = condottiere::kMaxPlayers;
  static constexpr std::string_view kOptionNames = notation::kOptionNames;
  static constexpr std::string_view kOptionsExample = "hidden_cards,start=2";
  static constexpr std::string_view kReport = "strengths";
  static constexpr std::string_view kExtraLine = "show";

  static auto parse_options(std::string_view list, u8 players) {
    return notation::parse_options(list, players);
  }
  static auto read_options(const Node& node, u8 players) {
    return notation::read_options(node, players);
  }
  static auto json_of(const Game::Options& options) { return notation::json_of(options); }
  static auto text_of(const Game::Options& options) { return notation::text_of(options); }
  static auto text_of(Game::Action action) { return notation::text_of(action); }
  static auto parse_action(std::string_view text) { return notation::parse_action(text); }
  static auto why_not(const Game::State& s, Game::Action a) { return notation::why_not(s, a); }
  static auto write_position(const Game::State& s) { return notation::write_position(s); }
  static auto read_position(const json::value& value) { return notation::read_position(value); }
  static auto write_observation(const Game::Observation& seen) {
    return notation::write_observation(seen);
  }
  static json::value report(const Game::State& s) { return strengths_of(s.table); }
  static json::value report_seen(const Game::Observation& seen) { return strengths_of(seen.table); }
  static json::value result_of(const Game::State& s) { return notation::result_of(s.table); }
  static json::value result_seen(const Game::Observation& seen) {
    return notation::result_of(seen.table);
  }
  static Seat turn_seen(const Game::Observation& seen) { return seen.table.turn; }
  static Seat start_of(const Game::State& s) { return s.table.first; }
  static void check_extra(const Node& node, Game::State& s, Chance& scribe) {
    check_show(node, s, scribe);
  }
};

}  // namespace condotta::notation
