// Whether a final battle or an end can have come about: one half of soundness.hpp.
#pragma once
#include "engine/condottiere/aftermath.hpp"
#include "engine/condottiere/state.hpp"
#include "engine/core/game.hpp"

namespace condotta::condottiere {

// What the regions decided when the last game ended; `most`: nobody had won by C2.4.
struct Decision {
  Reason reason;
  SeatSet winners;
};
CONDOTTA_FN Decision decision_of(const Table& t) {
  for (u8 i = 0; i < t.options.players; ++i) {
    const Reason reason = victory_of(t.options, t.owned[i]);
    if (reason != Reason::none) return {reason, only(seat(i))};
  }
  return {Reason::most, most_regions(t)};
}

// C2.4: a game ends with the first victory, so there are never two.
CONDOTTA_FN bool has_two_victors(const Table& t) {
  u32 victors = 0;
  for (const RegionSet mine : t.owned) {
    victors += victory_of(t.options, mine) != Reason::none ? 1U : 0U;
  }
  return victors > 1;
}

// D2: somebody has reached the target, or nobody wants to.
CONDOTTA_FN bool series_is_over(const Table& t) {
  bool reached = false;
  for (const u16 points : t.points) reached = reached || points >= t.options.play_for_points;
  return t.barren == 0 ? reached && controlled(t) != 0
                       : t.barren == t.options.players && controlled(t) == 0;
}

// Who won the game or the series, or has to fight for it (C8.1, D2).
CONDOTTA_FN SeatSet leaders_of(const Table& t) {
  return t.options.play_for_points != 0 ? most_points(t) : decision_of(t).winners;
}

// C8.1: those who are tied, and nobody else.
CONDOTTA_FN bool finalists_are_sound(const Table& t) {
  if (is_single(t.finalists) || t.finalists != leaders_of(t) || has_two_victors(t)) return false;
  return t.options.play_for_points != 0 ? series_is_over(t) : decision_of(t).reason == Reason::most;
}

// At the end: the winners are those whom the reason makes winners.
CONDOTTA_FN bool outcome_is_sound(const Table& t) {
  if (t.winners == 0 || is_final(t) != (t.reason == Reason::final_battle)) return false;
  if (is_final(t)) {
    NullSink nobody;
    return t.winners == strongest(t, nobody);
  }
  if (has_two_victors(t) || !is_single(t.winners) || t.winners != leaders_of(t)) return false;
  if (t.options.play_for_points != 0 && !series_is_over(t)) return false;
  return t.reason == decision_of(t).reason;
}

}  // namespace condotta::condottiere
