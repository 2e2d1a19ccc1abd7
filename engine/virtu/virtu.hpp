// The game of Virtù, as the rest of the project knows it.
#pragma once
#include "engine/core/game.hpp"
#include "engine/virtu/observation.hpp"
#include "engine/virtu/soundness.hpp"

namespace condotta::virtu {

struct Virtu {
  using Options = virtu::Options;
  using State = virtu::State;
  using Action = virtu::Action;
  using Observation = virtu::Observation;
  using Event = virtu::Event;

  static constexpr const char* kName = "virtu";
  static constexpr int kVersion = 1;
  static constexpr u8 kMinSeats = kMinPlayers;
  static constexpr u8 kMaxSeats = kMaxPlayers;
  static constexpr u32 kMaxActions = virtu::kMaxActions;

  static CONDOTTA_FN u8 players(const State& s) { return s.options.players; }
  static CONDOTTA_FN bool playable(const Options& options) { return options.playable(); }

  template <class Sink>
  static CONDOTTA_FN State deal(const Options& options, Seed seed, Sink& emit) {
    State s{};
    set_up(s, options, seed, emit);
    return s;
  }

  static CONDOTTA_FN Seat to_move(const State& s) { return s.to_move; }

  template <class List>
  static CONDOTTA_FN void legal(const State& s, List& out) {
    list_legal(s, out);
  }
  static CONDOTTA_FN bool is_legal(const State& s, Action a) { return is_legal_action(s, a); }

  template <class Sink>
  static CONDOTTA_FN void apply(State& s, Action a, Sink& emit) {
    act(s, a, emit);
    settle(s, emit);
  }

  template <class Sink>
  static CONDOTTA_FN Refusal try_apply(State& s, Seat who, Action a, Sink& emit) {
    if (s.phase == Phase::over) return Refusal::game_over;
    if (number(a.kind()) >= kActionKinds) return Refusal::malformed;
    if (who != s.to_move) return Refusal::not_your_turn;
    if (!is_legal_action(s, a)) return Refusal::illegal;
    apply(s, a, emit);
    return Refusal::none;
  }

  static CONDOTTA_FN Observation observe(const State& s, Seat me) { return observe_state(s, me); }
  static CONDOTTA_FN bool witness(const Event& event, Seat viewer, Event& shown) {
    return witness_event(event, viewer, shown);
  }
  static CONDOTTA_FN State imagine(const Observation& seen, Rng& rng) {
    return imagine_state(seen, rng);
  }

  static CONDOTTA_FN u8 score(const State& s, Seat who) {
    if (s.phase != Phase::over || !contains(s.winners, who)) return 0;
    return static_cast<u8>(kWholeVictory / count_bits(s.winners));
  }
  static CONDOTTA_FN bool is_sound(const State& s) { return problem_of(s) == Problem::none; }
};
static_assert(Game<Virtu>);

}  // namespace condotta::virtu
