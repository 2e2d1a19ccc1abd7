// How each game looks in a terminal.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "cli/card_rules.hpp"
#include "cli/screen.hpp"
#include "cli/teller.hpp"
#include "cli/virtu_screen.hpp"
#include "cli/virtu_teller.hpp"
#include "engine/condottiere/condottiere.hpp"
#include "engine/virtu/virtu.hpp"

namespace condotta::cli {

// A specialisation for each game: the sink that tells what happens, the table as text, the question
// to the viewer, how the game is won, and answers to questions that are no moves.
template <class G>
struct Screen;

template <>
struct Screen<condottiere::Condottiere> {
  using Game = condottiere::Condottiere;
  using Teller = cli::Teller;
  static constexpr std::string_view kTitle = "Condottiere";
  static constexpr std::string_view kHelp =
      "Type the number of an action, or the action itself, such as: play 10\n"
      "  look         the table and your choices again\n"
      "  map          all regions, who controls them and what they border on\n"
      "  rules CARD   what a card does, such as: rules bishop\n"
      "  hint         what a strong bot would do in your place, and why\n"
      "  help         this text\n"
      "  quit         leave the game\n";

  // C5.4: a pause would tell that somebody is asked.
  static bool is_secret(const Game::State& s) {
    return s.table.phase == condottiere::Phase::discard;
  }
  static void before_telling(Teller& teller, const Game::State& s) {
    const bool settled =
        s.table.phase != condottiere::Phase::discard && s.table.phase != condottiere::Phase::keep;
    if (settled) teller.battle_is_open();
  }
  static std::string table(const Game::Observation& seen, const Paint& paint) {
    return table_text(seen, paint);
  }
  static std::string question(const Game::Observation& seen) { return question_text(seen); }
  static std::string goal(const Game::Options& options) { return goal_text(options); }
  // Nothing: it is not such a question.
  static std::optional<std::string> answer(std::string_view line, const Game::Observation& seen) {
    if (line == "map") return map_text(seen);
    if (line == "rules" || line.starts_with("rules ")) {
      return card_text(line.substr(line.size() < 6 ? line.size() : 6));
    }
    return std::nullopt;
  }
};

template <>
struct Screen<virtu::Virtu> {
  using Game = virtu::Virtu;
  using Teller = VirtuTeller;
  static constexpr std::string_view kTitle = "Virtù";
  static constexpr std::string_view kHelp =
      "Type the number of an action, or the action itself, such as: annex Ravenna\n"
      "  look         the table and your choices again\n"
      "  map          all cities: strength, who controls them, roads and seas\n"
      "  scores       prestige, line by line\n"
      "  help         this text\n"
      "  quit         leave the game\n";

  static bool is_secret(const Game::State&) { return false; }
  static void before_telling(Teller&, const Game::State&) {}
  static std::string table(const Game::Observation& seen, const Paint& paint) {
    return virtu_table_text(seen, paint);
  }
  static std::string question(const Game::Observation& seen) { return virtu_question_text(seen); }
  static std::string goal(const Game::Options& options) { return virtu_goal_text(options); }
  static std::optional<std::string> answer(std::string_view line, const Game::Observation& seen) {
    if (line == "map") return virtu_map_text(seen);
    if (line == "scores") return virtu_scores_text(seen);
    return std::nullopt;
  }
};

}  // namespace condotta::cli
