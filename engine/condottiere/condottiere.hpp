// The game of Condottiere, as the rest of the project knows it.
#pragma once
#include "engine/condottiere/imagine.hpp"
#include "engine/condottiere/legal.hpp"
#include "engine/condottiere/observation.hpp"
#include "engine/condottiere/rounds.hpp"
#include "engine/condottiere/soundness.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/game.hpp"

namespace condotta::condottiere {

struct Condottiere {
  using Options = condottiere::Options;
  using State = condottiere::State;
  using Action = condottiere::Action;
  using Observation = condottiere::Observation;
  using Event = condottiere::Event;

  static constexpr const char* kName = "condottiere";
  static constexpr int kVersion = 1;
  static constexpr u8 kMaxSeats = kMaxPlayers;
  static constexpr u32 kMaxActions = Actions::capacity();

  static CONDOTTA_FN u8 players(const State& s) { return s.table.options.players; }
  static CONDOTTA_FN bool playable(const Options& options) { return options.playable(); }

  template <class Sink>
  static CONDOTTA_FN State deal(const Options& options, Seed seed, Sink& emit) {
    State s{};
    deal_into(s, options, seed, emit);
    return s;
  }
  // The same into a state that is empty or was played with before: for those who count bytes.
  template <class Sink>
  static CONDOTTA_FN void deal_into(State& s, const Options& options, Seed seed, Sink& emit) {
    s.table.options = options;
    s.table.winners = 0;
    s.table.reason = Reason::none;
    for (u16& points : s.table.points) points = 0;
    s.table.barren = 0;
    s.dice = Dice::from(seed);
    Seat first = options.start;
    if (first == Seat::none) first = condotta::seat(Throws(s.dice).below(options.players));
    start_game(s, first, emit);
  }

  static CONDOTTA_FN Seat to_move(const State& s) { return s.table.turn; }

  template <class List>
  static CONDOTTA_FN void legal(const State& s, List& out) {
    list_legal(s, out);
  }
  static CONDOTTA_FN bool is_legal(const State& s, Action a) { return is_legal_action(s, a); }

  template <class Sink>
  static CONDOTTA_FN void apply(State& s, Action a, Sink& emit) {
    switch (s.table.phase) {
      case Phase::battle:
        if (a.kind() == ActionKind::play) {
          play_card(s, a.played_card(), emit);
        } else {
          pass(s, a.kind() == ActionKind::pass_show, emit);
        }
        break;
      case Phase::place:
        place_token(s, a.chosen_region(), emit);
        break;
      case Phase::take:
        take_back(s, a.played_card(), emit);
        break;
      case Phase::favour:
        place_favour(s, a.chosen_region(), emit);
        break;
      case Phase::discard:
        answer_discard(s, a.kind() == ActionKind::discard, emit);
        break;
      case Phase::keep:
        keep_cards(s, a.played_card(), a.second_card(), emit);
        break;
      case Phase::draw:
        draw_cards(s, a.number(), emit);
        break;
      case Phase::over:
        break;
    }
  }

  template <class Sink>
  static CONDOTTA_FN Refusal try_apply(State& s, Seat who, Action a, Sink& emit) {
    if (s.table.phase == Phase::over) return Refusal::game_over;
    if (static_cast<u8>(a.kind()) >= kActionKinds) return Refusal::malformed;
    if (who != s.table.turn) return Refusal::not_your_turn;
    if (!is_legal_action(s, a)) return Refusal::illegal;
    apply(s, a, emit);
    return Refusal::none;
  }

  // C7.2: no move, and at any time. The cards must be in the hand.
  template <class Sink>
  static CONDOTTA_FN Refusal try_show(State& s, Seat from, SeatSet to, const Cards& cards,
                                      Sink& emit) {
    if (s.table.phase == Phase::over) return Refusal::game_over;
    if (!is_seat(s.table, from) || cards.empty()) return Refusal::malformed;
    if (to == 0 || (to & ~seats_of(s.table)) != 0 || contains(to, from)) return Refusal::malformed;
    if (!is_pile(cards) || !s.hands[index(from)].includes(cards)) return Refusal::illegal;
    remember_shown(s, from, to, cards);
    tell_cards(EventKind::showed, from, cards, static_cast<SeatSet>(to | only(from)), emit);
    return Refusal::none;
  }

  static CONDOTTA_FN Observation observe(const State& s, Seat me) { return observe_state(s, me); }
  static CONDOTTA_FN bool witness(const Event& event, Seat viewer, Event& shown) {
    return condottiere::witness(event, viewer, shown);
  }
  static CONDOTTA_FN State imagine(const Observation& seen, Rng& rng) {
    return imagine_state(seen, rng);
  }

  static CONDOTTA_FN u8 score(const State& s, Seat who) {
    if (s.table.phase != Phase::over || !contains(s.table.winners, who)) return 0;
    return static_cast<u8>(kWholeVictory / count_bits(s.table.winners));
  }
  static CONDOTTA_FN bool is_sound(const State& s) { return problem_of(s) == Problem::none; }
};
static_assert(Game<Condottiere>);

}  // namespace condotta::condottiere
