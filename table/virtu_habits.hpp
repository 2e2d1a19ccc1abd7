// How tables speak with the game of Virtù. Included by the registry alone.
#pragma once
#include "bots/rosters.hpp"
#include "bots/virtu/prices.hpp"
#include "bots/virtu/worth.hpp"
#include "engine/virtu/virtu.hpp"
#include "notation/record_writer.hpp"
#include "notation/virtu_event.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_view.hpp"
#include "table/fault.hpp"

namespace condotta::table {

struct VirtuHabits {
  using Game = virtu::Virtu;
  using State = virtu::State;
  using Action = virtu::Action;
  using Observation = virtu::Observation;
  using Writer = notation::RecordWriterOf<Game>;
  static constexpr u8 kLeastPlayers = virtu::kMinPlayers;
  static constexpr u8 kMostPlayers = virtu::kMaxPlayers;
  using Roster = bots::Roster<Game>;

  static virtu::Options read_options(const notation::Node& node, u8 players) {
    return notation::read_virtu_options(node, players);
  }
  static boost::json::object json_of(const virtu::Options& options) {
    return notation::json_of(options);
  }
  static std::string text_of(Action action) { return notation::text_of(action); }
  static notation::Result<Action> parse_action(std::string_view text) {
    return notation::parse_virtu_action(text);
  }
  static std::string why_not(const State& state, Action action) {
    return notation::why_not(state, action);
  }
  static boost::json::object write_observation(const Observation& seen) {
    return notation::write_observation(seen);
  }
  static boost::json::object write_event(const virtu::Event& seen) {
    return notation::write_event(seen);
  }
  static boost::json::object write_position(const State& state) {
    return notation::write_position(state);
  }
  static notation::Result<State> read_position(const boost::json::value& value) {
    return notation::read_virtu_position(value);
  }
  static notation::Result<notation::VirtuView> read_view(const boost::json::value& value) {
    return notation::read_virtu_view(value);
  }
  // All is open but family cards for a while, so what the bots think of a position is enough.
  static std::vector<float> chances(const State& state) {
    static const bots::virtu::Prices prices{bots::virtu::Style{}};
    bots::virtu::Worths chances = {};
    bots::virtu::chances_of(state, prices, chances);
    return {chances, chances + state.options.players};
  }
  static boost::json::value result_of(const State& state) { return notation::result_of(state); }
  static Seat turn_in(const Observation& seen) { return seen.open.to_move; }

  // Everyone knows who places family cards (V1.5); only how is hidden.
  static bool may_ask_secretly(const State&, const State&, bool) { return false; }

  // stop, end, pass, and what costs nothing come first in their lists, and of the ways to pay the
  // cards of the room. But all troops are kept that can be (V6.1), nobody storms a city unasked
  // (V5.2), and an indulgence is the last resort (V4.5).
  template <class Actions>
  static Action mildest(const Actions& legal) {
    using virtu::ActionKind;
    const Action first = legal[0], last = legal[legal.count - 1];
    if (first.kind() == ActionKind::upkeep || first.kind() == ActionKind::assault) return last;
    for (const Action action : legal) {
      const bool indulgence =
          action.kind() == ActionKind::use && action.source() == virtu::kIndulgenceSource;
      if (!indulgence) return action;
    }
    return first;
  }

  // There are no hands to show anything of.
  template <class Sink>
  static std::optional<Refused> show(State&, Seat, SeatSet, const std::vector<std::string>&,
                                     Sink&) {
    return Refused{Fault::illegal, "all cards lie open"};
  }
  static bool write_show(Writer&, Seat, SeatSet, const std::vector<std::string>&) { return false; }

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
