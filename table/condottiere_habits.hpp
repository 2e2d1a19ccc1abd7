// How tables speak with the game of Condottiere. Included by the registry alone.
#pragma once
#include "bots/rosters.hpp"
#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/event.hpp"
#include "notation/observation.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"
#include "notation/record_writer.hpp"
#include "notation/view.hpp"
#include "notation/vocabulary.hpp"
#include "table/condottiere_chances.hpp"
#include "table/fault.hpp"

namespace condotta::table {

struct CondottiereHabits {
  using Game = condottiere::Condottiere;
  using State = condottiere::State;
  using Action = condottiere::Action;
  using Observation = condottiere::Observation;
  using Writer = notation::RecordWriter;
  static constexpr u8 kLeastPlayers = condottiere::kMinPlayers;
  static constexpr u8 kMostPlayers = condottiere::kMaxPlayers;
  using Roster = bots::Roster<Game>;

  static condottiere::Options read_options(const notation::Node& node, u8 players) {
    return notation::read_options(node, players);
  }
  static boost::json::object json_of(const condottiere::Options& options) {
    return notation::json_of(options);
  }
  static std::string text_of(Action action) { return notation::text_of(action); }
  static notation::Result<Action> parse_action(std::string_view text) {
    return notation::parse_action(text);
  }
  static std::string why_not(const State& state, Action action) {
    return notation::why_not(state, action);
  }
  static void add_observation(notation::JsonText& out, const Observation& seen) {
    notation::add_observation(out, seen);
  }
  static void add_event(notation::JsonText& out, const condottiere::Event& seen) {
    notation::add_event(out, seen);
  }
  static boost::json::object write_position(const State& state) {
    return notation::write_position(state);
  }
  static notation::Result<State> read_position(const boost::json::value& value) {
    return notation::read_position(value);
  }
  static notation::Result<notation::View> read_view(const boost::json::value& value) {
    return notation::read_view(value);
  }
  static std::vector<float> chances(const State& state) { return open_chances(state); }
  static boost::json::value result_of(const State& state) {
    return notation::result_of(state.table);
  }
  static Seat turn_in(const Observation& seen) { return seen.table.turn; }

  // C5.4 follows the placing of the token, but for the first battle and under D1; it goes on for as
  // long as others cannot tell the difference, and again after a hand was discarded openly.
  static bool may_ask_secretly(const State& before, const State& after, bool already) {
    const condottiere::Table& t = before.table;
    if (t.options.draw_after_battle != 0) return false;
    if (t.phase == condottiere::Phase::place) return t.contested != condottiere::Region::none;
    return t.phase == condottiere::Phase::discard &&
           (already || after.table.phase == condottiere::Phase::discard);
  }

  // pass, take none, favour none, hold come first in their lists; of what is left nothing is milder
  // than another but to keep and to draw as much as one may, which come last.
  template <class Actions>
  static Action mildest(const Actions& legal) {
    const Action first = legal[0];
    const bool more_is_better = first.kind() == condottiere::ActionKind::keep ||
                                first.kind() == condottiere::ActionKind::draw;
    if (!more_is_better) return first;
    Action best = first;
    for (const Action action : legal) {
      const bool pair = action.second_card() != condottiere::Card::none;
      const bool best_pair = best.second_card() != condottiere::Card::none;
      if (first.kind() == condottiere::ActionKind::draw || pair || !best_pair) best = action;
    }
    return best;
  }

  template <class Sink>
  static std::optional<Refused> show(State& state, Seat from, SeatSet to,
                                     const std::vector<std::string>& words, Sink& sink) {
    condottiere::Cards cards = condottiere::kNoCards;
    for (const std::string& word : words) {
      const std::optional<condottiere::Card> found = notation::card_named(word);
      if (!found || cards.count(*found) == 0x7F) {
        return Refused{Fault::malformed, "unknown card " + notation::quoted(word)};
      }
      cards.add(*found);
    }
    switch (Game::try_show(state, from, to, cards, sink)) {
      case Refusal::none:
        return std::nullopt;
      case Refusal::game_over:
        return Refused{Fault::game_over, ""};
      case Refusal::illegal:
        return Refused{Fault::illegal, "not in hand"};
      default:
        return Refused{Fault::malformed, "cards are shown to other seats, at least to one"};
    }
  }

  static bool write_show(Writer& writer, Seat from, SeatSet to,
                         const std::vector<std::string>& words) {
    condottiere::Cards cards = condottiere::kNoCards;
    for (const std::string& word : words) {
      const std::optional<condottiere::Card> found = notation::card_named(word);
      if (!found) return false;
      cards.add(*found);
    }
    writer.show(from, to, cards);
    return true;
  }

  using Choose =
      std::function<Action(const Observation&, const std::vector<Action>&, const bots::Budget&)>;
  static Choose bot(std::string_view name, u64 chance, bots::Company company) {
    // std::function wants what it holds to be copyable.
    const std::shared_ptr<bots::Player<Game>> player = Roster::make(name, chance, company);
    if (!player) return {};
    return
        [player](const Observation& seen, const std::vector<Action>& legal,
                 const bots::Budget& budget) { return player->decide(seen, legal, budget).action; };
  }
};

}  // namespace condotta::table
