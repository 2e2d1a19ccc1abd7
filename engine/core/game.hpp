// What the rest of the project may ask of any game.
#pragma once
#include "engine/core/dice.hpp"
#include "engine/core/fixed_vec.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/types.hpp"

namespace condotta {

// Takes no notice. Bots play with it: events then cost nothing.
struct NullSink {
  static constexpr bool kListening = false;
  template <class Event>
  CONDOTTA_FN void operator()(const Event&) const {}
};

// Why an action from outside was turned away.
enum class Refusal : u8 { none, game_over, not_your_turn, malformed, illegal };

template <class G>
using ActionList = FixedVec<typename G::Action, G::kMaxActions>;

// A game is free functions over plain state, gathered in one type.
template <class G>
concept Game = Plain<typename G::Options> && Plain<typename G::State> &&
                   Plain<typename G::Action> && Plain<typename G::Observation> &&
                   Plain<typename G::Event> && sizeof(typename G::Action) <= 4 &&
               requires(const typename G::Options& options, const typename G::State& now,
                        typename G::State& next, typename G::Action action,
                        const typename G::Observation& seen, const typename G::Event& event,
                        typename G::Event& shown, ActionList<G>& out, Rng& rng, NullSink& sink) {
  { G::kName } -> std::convertible_to<const char*>;
  { G::kVersion } -> std::convertible_to<int>;  // changed only when play changes
  { G::kMaxSeats } -> std::convertible_to<u8>;
  { G::players(now) } -> std::same_as<u8>;
  { G::playable(options) } -> std::same_as<bool>;
  // The same options and seed give the same game, on every target.
  { G::deal(options, Seed{}, sink) } -> std::same_as<typename G::State>;
  { G::to_move(now) } -> std::same_as<Seat>;  // none once the game is over
  // Every action of the seat to move, each once; never empty before the end.
  { G::legal(now, out) } -> std::same_as<void>;
  { G::is_legal(now, action) } -> std::same_as<bool>;
  // The hot path: the action must be legal.
  { G::apply(next, action, sink) } -> std::same_as<void>;
  // For the outside: checks first, and leaves the state untouched when it refuses.
  { G::try_apply(next, Seat{}, action, sink) } -> std::same_as<Refusal>;
  // All that a seat (or, with none, a spectator) knows.
  { G::observe(now, Seat{}) } -> std::same_as<typename G::Observation>;
  // The event as that viewer sees it; false if they see nothing of it.
  { G::witness(event, Seat{}, shown) } -> std::same_as<bool>;
  // A whole state, drawn from those that fit what was seen, with fresh dice.
  { G::imagine(seen, rng) } -> std::same_as<typename G::State>;
  // A seat's share of the victory, of kWholeVictory; 0 before the end.
  { G::score(now, Seat{}) } -> std::same_as<u8>;
  // True when nothing about the state breaks a rule.
  { G::is_sound(now) } -> std::same_as<bool>;
};

// Divisible by every number of players that can share a victory.
inline constexpr u8 kWholeVictory = 60;

}  // namespace condotta
