// The smallest game with everything that the Game concept knows: chance, secrets and a tie. Each
// player is dealt a secret number; in turn they take one to three stones from a heap. Who takes the
// last stone wins, and shares with everybody who has the same number.
#pragma once
#include "engine/core/game.hpp"

namespace condotta::toy {

inline constexpr u8 kMaxPlayers = 4;

struct Options {
  u8 players;
  u8 stones;
};

struct State {
  Options options;
  u8 left;
  Seat turn;
  u8 numbers[kMaxPlayers];  // secret: 1 to 3, 0 for an empty seat
  u8 winners;
  u8 spare[7];
  Dice dice;  // secret
};

struct Action {
  u8 stones;
};

struct Observation {
  Options options;
  u8 left;
  Seat turn;
  Seat me;
  u8 number;  // the viewer's own; when over everybody's are in `numbers`
  u8 numbers[kMaxPlayers];
  u8 winners;
  u8 spare[5];
};

enum class EventKind : u8 { dealt, took, over };
struct Event {
  EventKind kind;
  Seat seat;
  u8 number;
  SeatSet full;
};

struct Toy {
  using Options = toy::Options;
  using State = toy::State;
  using Action = toy::Action;
  using Observation = toy::Observation;
  using Event = toy::Event;

  static constexpr const char* kName = "toy";
  static constexpr int kVersion = 1;
  static constexpr u8 kMaxSeats = kMaxPlayers;
  static constexpr u32 kMaxActions = 3;

  static CONDOTTA_FN u8 players(const State& s) { return s.options.players; }
  static CONDOTTA_FN bool playable(const Options& o) {
    return o.players >= 2 && o.players <= kMaxPlayers && o.stones >= 1 && o.stones <= 40;
  }

  template <class Sink>
  static CONDOTTA_FN State deal(const Options& options, Seed seed, Sink& emit) {
    State s{};
    s.options = options;
    s.left = options.stones;
    s.dice = Dice::from(seed);
    Throws dice(s.dice);
    s.turn = condotta::seat(dice.below(options.players));
    for (u8 i = 0; i < options.players; ++i) {
      s.numbers[i] = static_cast<u8>(1 + dice.below(3));
      emit(Event{EventKind::dealt, condotta::seat(i), s.numbers[i], only(condotta::seat(i))});
    }
    return s;
  }

  static CONDOTTA_FN Seat to_move(const State& s) { return s.turn; }

  template <class List>
  static CONDOTTA_FN void legal(const State& s, List& out) {
    for (u8 n = 1; n <= 3 && n <= s.left; ++n) out.push(Action{n});
  }
  static CONDOTTA_FN bool is_legal(const State& s, Action a) {
    return a.stones >= 1 && a.stones <= 3 && a.stones <= s.left;
  }

  template <class Sink>
  static CONDOTTA_FN void apply(State& s, Action a, Sink& emit) {
    const Seat me = s.turn;
    s.left = static_cast<u8>(s.left - a.stones);
    emit(Event{EventKind::took, me, a.stones, kEveryone});
    s.turn = condotta::seat((index(me) + 1U) % s.options.players);
    if (s.left != 0) return;
    s.turn = Seat::none;
    for (u8 i = 0; i < s.options.players; ++i) {
      if (s.numbers[i] == s.numbers[index(me)]) {
        s.winners = static_cast<u8>(s.winners | only(condotta::seat(i)));
      }
    }
    emit(Event{EventKind::over, me, s.numbers[index(me)], kEveryone});
  }
  template <class Sink>
  static CONDOTTA_FN Refusal try_apply(State& s, Seat who, Action a, Sink& emit) {
    if (s.turn == Seat::none) return Refusal::game_over;
    if (a.stones > 3) return Refusal::malformed;
    if (who != s.turn) return Refusal::not_your_turn;
    if (!is_legal(s, a)) return Refusal::illegal;
    apply(s, a, emit);
    return Refusal::none;
  }

  static CONDOTTA_FN Observation observe(const State& s, Seat me) {
    Observation o{};
    o.options = s.options;
    o.left = s.left;
    o.turn = s.turn;
    o.me = me;
    o.winners = s.winners;
    if (me != Seat::none) o.number = s.numbers[index(me)];
    if (s.turn == Seat::none) {
      for (u8 i = 0; i < kMaxPlayers; ++i) o.numbers[i] = s.numbers[i];
    }
    return o;
  }
  static CONDOTTA_FN bool witness(const Event& event, Seat viewer, Event& shown) {
    shown = event;
    shown.full = 0;
    return contains(event.full, viewer);
  }
  static CONDOTTA_FN State imagine(const Observation& o, Rng& rng) {
    State s{};
    s.options = o.options;
    s.left = o.left;
    s.turn = o.turn;
    s.winners = o.winners;
    for (u8 i = 0; i < o.options.players; ++i) {
      s.numbers[i] = o.turn == Seat::none ? o.numbers[i] : static_cast<u8>(1 + rng.below(3));
    }
    if (o.me != Seat::none) s.numbers[index(o.me)] = o.number;
    s.dice = Dice::fresh(rng);
    return s;
  }

  static CONDOTTA_FN u8 score(const State& s, Seat who) {
    if (!contains(s.winners, who)) return 0;
    u8 winners = 0;
    for (u8 i = 0; i < s.options.players; ++i) {
      winners = static_cast<u8>(winners + (contains(s.winners, condotta::seat(i)) ? 1 : 0));
    }
    return static_cast<u8>(kWholeVictory / winners);
  }
  static CONDOTTA_FN bool is_sound(const State& s) {
    if (!playable(s.options) || s.left > s.options.stones) return false;
    for (u8 i = 0; i < kMaxPlayers; ++i) {
      const bool in = i < s.options.players;
      if (in ? s.numbers[i] < 1 || s.numbers[i] > 3 : s.numbers[i] != 0) return false;
    }
    return (s.left == 0) == (s.turn == Seat::none);
  }
};
static_assert(Game<Toy>);

}  // namespace condotta::toy
