// Whether a state can be one of the game. Checks positions from outside, and serves as invariant.
#pragma once
#include "engine/condottiere/aftermath.hpp"
#include "engine/condottiere/knowledge.hpp"
#include "engine/condottiere/state.hpp"

namespace condotta::condottiere {

enum class Problem : u8 {
  none,
  options,        // not playable
  seat_range,     // a seat beyond the players
  region_range,   // a region beyond the map
  card_count,     // the cards are not the 110 of C1.3
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
  contested,      // a battle where none can be
  outsider,       // a card or a turn of a seat that is not in the final battle (C8.1)
  known,          // something is known of a hand that is not so
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

CONDOTTA_FN Problem card_problem(const State& s) {
  const Table& t = s.table;
  Cards all = kNoCards;
  all.add(s.deck);
  all.add(t.discard);
  bool winter = false, spring = false;
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    const Cards& line = t.lines[i];
    const Card down = s.down[i];
    const bool any = !line.empty() || down != Card::none;
    if (i >= t.options.players && (any || !s.hands[i].empty())) return Problem::seat_range;
    if ((down != Card::none) != contains(t.down, seat(i))) return Problem::not_hidden;
    if (down != Card::none) {
      if (t.options.hidden_cards == 0 || !contains(kHideableKinds, down))
        return Problem::not_hidden;
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

// Where a battle is fought or about to be (C3.1, D4).
CONDOTTA_FN Problem field_problem(const Table& t) {
  if (t.contested == Region::none) return Problem::contested;
  const Seat owner = owner_of(t, t.contested);
  const bool open = owner == Seat::none || t.options.capturing_regions != 0;
  return open && owner != t.holder && owner == t.defender ? Problem::none : Problem::contested;
}

// In a battle, or deciding on the effect of a card just played.
CONDOTTA_FN Problem battle_problem(const State& s) {
  const Table& t = s.table;
  const u8 p = index(t.turn);
  if (contains(t.passed, t.turn)) return Problem::turn;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (t.lines[i].has(Card::surrender)) return Problem::stray_card;
    if (is_final(t) && !contains(t.finalists, seat(i)) &&
        (!s.hands[i].empty() || !contains(t.passed, seat(i)))) {
      return Problem::outsider;
    }
  }
  if (is_final(t)) {
    if (t.contested != Region::none) return Problem::contested;
  } else if (const Problem problem = field_problem(t); problem != Problem::none) {
    return problem;
  }
  if (t.phase == Phase::battle) return s.hands[p].empty() ? Problem::turn : Problem::none;
  if (!contains(t.played, t.turn)) return Problem::turn;
  if (t.phase == Phase::take) {
    return t.lines[p].has_mercenary() && t.discard.has(Card::scarecrow) ? Problem::none
                                                                        : Problem::turn;
  }
  return !is_final(t) && t.discard.has(Card::bishop) ? Problem::none : Problem::turn;
}

// Between battles.
CONDOTTA_FN Problem pause_problem(const State& s) {
  const Table& t = s.table;
  const Cards& hand = s.hands[index(t.turn)];
  const bool lines_lie = t.phase == Phase::place || t.phase == Phase::draw;
  const bool rounds = t.options.draw_after_battle == 0;
  u8 hands = 0;
  if (is_final(t) || t.down != 0) return Problem::phase;
  for (u8 i = 0; i < t.options.players; ++i) {
    if (!s.hands[i].empty()) ++hands;
    const bool may_lie = lines_lie && t.contested != Region::none;
    if (!may_lie && !t.lines[i].empty()) return Problem::stray_line;
  }
  switch (t.phase) {
    case Phase::place:
      if (t.turn != t.holder) return Problem::turn;
      return battlefields(t, t.holder) == 0 ? Problem::contested : Problem::none;
    case Phase::draw:
      if (rounds || t.contested == Region::none) return Problem::phase;
      return most_draws(s, t.turn) == 0 ? Problem::turn : Problem::none;
    case Phase::discard:
      if (!rounds) return Problem::phase;
      if (field_problem(t) != Problem::none || t.pope == t.contested) return Problem::contested;
      return hand.empty() || hand.has_mercenary() ? Problem::turn : Problem::none;
    default:  // keep
      if (!rounds) return Problem::phase;
      if (field_problem(t) != Problem::none || t.pope == t.contested) return Problem::contested;
      return hands != 1 || hand.empty() ? Problem::turn : Problem::none;
  }
}

CONDOTTA_FN Problem known_problem(const State& s) {
  const u8 players = s.table.options.players;
  for (u8 target = 0; target < players; ++target) {
    Cards cards = s.hands[target];
    if (s.down[target] != Card::none) cards.add(s.down[target]);
    if (!cards.includes(s.table.known[target].cards())) return Problem::known;
    for (u8 viewer = 0; viewer < players; ++viewer) {
      Cards claimed = s.table.known[target].cards();
      claimed.add(s.shown.extra[viewer][target].cards());
      if (!cards.includes(claimed)) return Problem::known;
    }
  }
  return Problem::none;
}

CONDOTTA_FN Problem problem_of(const State& s) {
  const Table& t = s.table;
  if (!t.options.playable()) return Problem::options;
  if (!is_seat(t, t.holder) || !is_seat(t, t.first)) return Problem::seat_range;
  if (t.phase > Phase::over) return Problem::phase;
  if (t.phase == Phase::over ? t.turn != Seat::none : !is_seat(t, t.turn)) return Problem::turn;
  const SeatSet all = seats_of(t);
  if (((t.passed | t.played | t.down | t.finalists | t.winners) & ~all) != 0) {
    return Problem::seat_range;
  }
  if (const Problem p = board_problem(t); p != Problem::none) return p;
  if (const Problem p = card_problem(s); p != Problem::none) return p;
  if (const Problem p = known_problem(s); p != Problem::none) return p;
  switch (t.phase) {
    case Phase::over:
      return t.winners == 0 || t.reason == Reason::none ? Problem::phase : Problem::none;
    case Phase::battle:
    case Phase::take:
    case Phase::favour:
      return battle_problem(s);
    default:
      return pause_problem(s);
  }
}

}  // namespace condotta::condottiere
