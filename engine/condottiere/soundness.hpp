// Whether a state can be one of the game. Checks positions from outside, and serves as invariant.
#pragma once
#include "engine/condottiere/aftermath.hpp"
#include "engine/condottiere/ending_soundness.hpp"
#include "engine/condottiere/memory_soundness.hpp"
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

enum class Problem : u8 {
  none,
  options,        // not playable
  seat_range,     // a seat beyond the players
  region_range,   // a region beyond the map
  card_count,     // the cards are not the 110 of C1.3
  hand_size,      // more cards in a hand than it can ever get (C6.2, C8.1, D1)
  region_twice,   // two owners (C1.4)
  markers,        // more than six markers of one player (C1.4)
  already_won,    // C2.4 is met already
  two_seasons,    // Winter and Spring in play together (C4.4)
  stray_card,     // a Bishop or Scarecrow in a line (C4.6, C4.7), or a Surrender in a battle (C4.8)
  not_hidden,     // a face-down card without D5, or of a kind played face up
  unplayed_line,  // cards before a seat that has played none
  stray_line,     // cards in lines where none can be
  turn,           // that seat cannot be asked in that phase
  phase,          // no such phase with these options
  contested,      // a battle where none can be, or no region left for one (C2.6)
  favour,         // on the contested region without a Bishop having been played (C3.1, C4.6)
  defender,       // passed for good, without having had to (D4)
  finalists,      // others than those tied for the most (C8.1, D2)
  outsider,       // a card or a turn of a seat that is not in the final battle (C8.1)
  known,          // something is remembered that is not so
  idle,           // the idle limit is reached already
  points,         // points without D2, or the target is reached already
  barren,         // so many games without a region end the series, or are no series (D2)
  outcome,        // winners or a reason before the end; others at the end than the rules say
};

CONDOTTA_FN bool is_seat(const Table& t, Seat s) { return index(s) < t.options.players; }

CONDOTTA_FN Problem board_problem(const Table& t) {
  if (t.pope != Region::none && index(t.pope) >= kRegions) return Problem::region_range;
  if (t.contested != Region::none && index(t.contested) >= kRegions) return Problem::region_range;
  RegionSet all = 0;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    const RegionSet mine = t.owned[i];
    if ((mine & ~kAllRegions) != 0) return Problem::region_range;
    if (i >= t.options.players && mine != 0) return Problem::seat_range;
    if ((mine & all) != 0) return Problem::region_twice;
    if (size(mine) > 6) return Problem::markers;
    if (t.phase != Phase::over && !is_final(t) && victory_of(t.options, mine) != Reason::none) {
      return Problem::already_won;
    }
    all |= mine;
  }
  return Problem::none;
}

// A pile that can be added to others without a count running over.
CONDOTTA_FN bool is_pile(const Cards& pile) {
  return (pile.half[1] >> 56U) == 0 && whole_deck().includes(pile);
}

CONDOTTA_FN Problem card_problem(const State& s) {
  const Table& t = s.table;
  if (!is_pile(s.deck) || !is_pile(t.discard) || !is_pile(t.kept_from) || !is_pile(t.reshuffled)) {
    return Problem::card_count;
  }
  Cards all = kNoCards;
  all.add(s.deck);
  all.add(t.discard);
  bool winter = false, spring = false;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    const Cards& line = t.lines[i];
    const Card down = s.down[i];
    const bool any = !line.empty() || down != Card::none;
    if (!is_pile(line) || !is_pile(s.hands[i]) || !is_pile(s.drawn[i])) return Problem::card_count;
    if (i >= t.options.players && (any || !s.hands[i].empty())) return Problem::seat_range;
    if ((down != Card::none) != contains(t.down, seat(i))) return Problem::not_hidden;
    if (down != Card::none) {
      const bool known_kind = index(down) < kCardKinds && contains(kHideableKinds, down);
      if (t.options.hidden_cards == 0 || !known_kind) return Problem::not_hidden;
      all.add(down);
    }
    if (line.has(Card::bishop) || line.has(Card::scarecrow)) return Problem::stray_card;
    if (any && !contains(t.played, seat(i))) return Problem::unplayed_line;
    winter = winter || line.has(Card::winter);
    spring = spring || line.has(Card::spring);
    all.add(s.hands[i]);
    all.add(line);
  }
  if (winter && spring) return Problem::two_seasons;
  return all == whole_deck() ? Problem::none : Problem::card_count;
}

// The most cards that a seat can have been given in this game, and so has in hand at most. Only
// under D4 can the regions that they were given for be lost again.
CONDOTTA_FN u32 largest_hand(const Table& t, Seat who) {
  const bool losable = t.options.capturing_regions != 0 && !is_final(t);
  return 10U + (losable ? t.options.regions_to_win() - 1U : size(t.owned[index(who)]));
}

CONDOTTA_FN Problem hand_problem(const State& s) {
  const Table& t = s.table;
  for (u8 i = 0; i < t.options.players; ++i) {
    // C4.7: the card that may be taken back belonged to the hand.
    const u32 lent = t.phase == Phase::take && t.turn == seat(i) ? 1 : 0;
    if (s.hands[i].total() + lent > largest_hand(t, seat(i))) return Problem::hand_size;
  }
  return Problem::none;
}

// Where a battle is fought or about to be (C3.1, D4).
CONDOTTA_FN Problem field_problem(const Table& t) {
  if (t.contested == Region::none) return Problem::contested;
  const Seat owner = owner_of(t, t.contested);
  const bool open = owner == Seat::none || t.options.capturing_regions != 0;
  return open && owner != t.holder && owner == t.defender ? Problem::none : Problem::contested;
}

// C3.2: a seat from the holder to the one to move that has done nothing yet; none: all is well. A
// defender may have held back (D4).
CONDOTTA_FN Seat skipped_seat(const Table& t) {
  const u32 done = t.played | t.passed;
  for (Seat who = t.holder; who != t.turn; who = next_seat(t, who)) {
    if (!contains(static_cast<SeatSet>(done), who) && who != t.defender) return who;
  }
  return Seat::none;
}

// C3.1, C4.6: no battle begins under the favour, so a Bishop brought it; in phase `favour` an
// earlier one than that just played.
CONDOTTA_FN bool favour_is_sound(const Table& t) {
  if (is_final(t) || t.pope == Region::none || t.pope != t.contested) return true;
  return t.discard.count(Card::bishop) > (t.phase == Phase::favour ? 1 : 0);
}

// D4: a defender who has cards and has played none is out only when all are.
CONDOTTA_FN bool defender_is_sound(const State& s) {
  const Seat who = s.table.defender;
  if (who == Seat::none || !contains(s.table.passed, who)) return true;
  return contains(s.table.played, who) || s.hands[index(who)].empty();
}

// In a battle, or deciding on the effect of a card just played.
CONDOTTA_FN Problem battle_problem(const State& s) {
  const Table& t = s.table;
  const u8 p = index(t.turn);
  if (contains(t.passed, t.turn)) return Problem::turn;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (t.lines[i].has(Card::surrender)) return Problem::stray_card;
    if (is_final(t) && !contains(t.finalists, seat(i)) &&
        (!s.hands[i].empty() || !contains(t.passed, seat(i)) || contains(t.played, seat(i)))) {
      return Problem::outsider;
    }
  }
  if (is_final(t)) {
    if (t.contested != Region::none || t.defender != Seat::none) return Problem::contested;
  } else if (const Problem problem = field_problem(t); problem != Problem::none) {
    return problem;
  }
  if (!favour_is_sound(t)) return Problem::favour;
  if (!defender_is_sound(s)) return Problem::defender;
  if (skipped_seat(t) != Seat::none) return Problem::turn;
  if (t.phase == Phase::battle) return s.hands[p].empty() ? Problem::turn : Problem::none;
  if (!contains(t.played, t.turn)) return Problem::turn;
  if (t.phase == Phase::take) {
    return t.lines[p].has_mercenary() && t.discard.has(Card::scarecrow) ? Problem::none
                                                                        : Problem::turn;
  }
  return !is_final(t) && t.discard.has(Card::bishop) ? Problem::none : Problem::turn;
}

// Who has passed while C5.4 asks: the empty hands before the first with cards.
CONDOTTA_FN SeatSet passed_before_battle(const State& s) {
  const bool asked = s.table.phase == Phase::discard && count_bits(seats_with_cards(s)) >= 2;
  return asked ? leading_empty_hands(s) : SeatSet{0};
}

// Between battles.
CONDOTTA_FN Problem pause_problem(const State& s) {
  const Table& t = s.table;
  const Cards& hand = s.hands[index(t.turn)];
  const bool lines_lie = t.phase == Phase::place || t.phase == Phase::draw;
  const bool rounds = t.options.draw_after_battle == 0;
  // C2.6: otherwise the game would have ended before the draws (D1), and before the choice.
  const bool region_left = battlefields(t, t.holder) != 0;
  if (is_final(t) || t.down != 0) return Problem::phase;
  const bool may_lie = lines_lie && t.contested != Region::none;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (!may_lie && !t.lines[i].empty()) return Problem::stray_line;
  }
  if (!may_lie && (t.played != 0 || t.passed != passed_before_battle(s)))
    return Problem::stray_line;
  if (lines_lie && t.defender != Seat::none) return Problem::contested;
  switch (t.phase) {
    case Phase::place:
      if (t.turn != t.holder) return Problem::turn;
      return region_left ? Problem::none : Problem::contested;
    case Phase::draw:
      if (rounds || t.contested == Region::none || seats_with_cards(s) == 0) return Problem::phase;
      if (most_draws(s, t.turn) == 0) return Problem::turn;
      return region_left ? Problem::none : Problem::contested;
    case Phase::discard:
      if (!rounds) return Problem::phase;
      if (field_problem(t) != Problem::none || t.pope == t.contested) return Problem::contested;
      return hand.empty() || hand.has_mercenary() ? Problem::turn : Problem::none;
    default:  // keep
      if (!rounds) return Problem::phase;
      if (field_problem(t) != Problem::none || t.pope == t.contested) return Problem::contested;
      return seats_with_cards(s) != only(t.turn) ? Problem::turn : Problem::none;
  }
}

// What would have ended the game, or only its end can bring.
CONDOTTA_FN Problem score_problem(const Table& t) {
  const u16 target = t.options.play_for_points;
  const u16 limit = t.options.idle_limit();
  const bool over = t.phase == Phase::over;
  if (is_final(t) && !finalists_are_sound(t)) return Problem::finalists;
  if (over ? !outcome_is_sound(t) : t.winners != 0 || t.reason != Reason::none) {
    return Problem::outcome;
  }
  const bool ended = over || is_final(t);
  if (t.barren != 0 && (target == 0 || (!ended && t.barren >= t.options.players))) {
    return Problem::barren;
  }
  if (!ended && limit != 0 && t.idle >= limit) return Problem::idle;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    if (t.points[i] == 0) continue;
    if (target == 0 || i >= t.options.players) return Problem::points;
    if (t.points[i] >= target && !ended) return Problem::points;
  }
  return Problem::none;
}

CONDOTTA_FN Problem seat_problem(const State& s) {
  const Table& t = s.table;
  if (!is_seat(t, t.holder) || !is_seat(t, t.first)) return Problem::seat_range;
  if (t.defender != Seat::none && !is_seat(t, t.defender)) return Problem::seat_range;
  const u32 all = seats_of(t);
  const u32 named = t.passed | t.played | t.down | t.finalists | t.winners;
  if ((named & ~all) != 0 || s.spare != 0) return Problem::seat_range;
  if (t.phase > Phase::over) return Problem::phase;
  const bool over = t.phase == Phase::over;
  return (over ? t.turn == Seat::none : is_seat(t, t.turn)) ? Problem::none : Problem::turn;
}

CONDOTTA_FN Problem problem_of(const State& s) {
  const Table& t = s.table;
  if (!t.options.playable()) return Problem::options;
  if (const Problem p = seat_problem(s); p != Problem::none) return p;
  if (const Problem p = board_problem(t); p != Problem::none) return p;
  if (const Problem p = card_problem(s); p != Problem::none) return p;
  if (const Problem p = hand_problem(s); p != Problem::none) return p;
  if (const Problem p = score_problem(t); p != Problem::none) return p;
  if (!memory_is_sound(s)) return Problem::known;
  switch (t.phase) {
    case Phase::over:
      return t.defender == Seat::none ? Problem::none : Problem::contested;
    case Phase::battle:
    case Phase::take:
    case Phase::favour:
      return battle_problem(s);
    default:
      return pause_problem(s);
  }
}

}  // namespace condotta::condottiere
