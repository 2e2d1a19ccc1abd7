// Which actions are open to the seat to move.
#pragma once
#include <utility>

#include "engine/condottiere/action.hpp"
#include "engine/condottiere/state.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/fixed_vec.hpp"

namespace condotta::condottiere {

// The longest list is that of C6.1: nothing, one of 15 kinds, or one of 15 * 16 / 2 pairs. One
// place more, since push_if writes before it decides.
inline constexpr u32 kMaxActions = 1 + 15 + 120;
using Actions = FixedVec<Action, kMaxActions + 1>;

// Adds a play for each kind of one half of a hand. This is the busiest code of the engine, so there
// is no branch: every kind's play is written at its rank among the kinds present, and where a kind
// is absent the next one's takes its place.
template <u32 Half, class List, u32... Lanes>
CONDOTTA_FN void push_plays(const Cards& hand, List& out, std::integer_sequence<u32, Lanes...>) {
  const u64 here = hand.present(Half);
  const u64 up_to = here * Cards::kOnes;
  const u64 before = up_to - here;
  Action* const end = out.items + out.count;
  ((end[before >> (8U * Lanes) & 0xFFU] = Action::play(card(8U * Half + Lanes))), ...);
  out.count += static_cast<u32>(up_to >> 56U);
}

#ifdef CONDOTTA_HAS_BIT_GATHER
// The same where the processor can gather bytes: the kinds that are here move together, then apart
// again into the cards' places of four actions at a time. Eight actions are written in any case.
template <u32 Half, class List>
inline void gather_plays(const Cards& hand, List& out) {
  static_assert(sizeof(Action) == 2 && Action::kCardShift == 4);
  constexpr u64 kinds = 0x0706050403020100ULL + 8U * Half * Cards::kOnes;
  constexpr u64 places = 0x0FF00FF00FF00FF0ULL;
  constexpr u64 rest = Action::play(card(0)).bits() * 0x0001000100010001ULL;
  const u64 here = hand.present(Half);
  const u64 together = gather_bits(kinds, here * 0xFFU);
  const u64 plays[2] = {scatter_bits(together, places) | rest,
                        scatter_bits(together >> 32U, places) | rest};
  __builtin_memcpy(static_cast<void*>(out.items + out.count), plays, sizeof plays);
  out.count += static_cast<u32>(here * Cards::kOnes >> 56U);
}
#endif

template <class List>
CONDOTTA_FN void list_plays(const State& s, List& out) {
  const Seat me = s.table.turn;
  const Cards& hand = s.hands[index(me)];
  out.push(Action::pass());
  if (contains(s.table.down, me)) out.push(Action::pass_show());
#ifdef CONDOTTA_HAS_BIT_GATHER
  if (!__builtin_is_constant_evaluated()) {
    gather_plays<0>(hand, out);
    gather_plays<1>(hand, out);
    return;
  }
#endif
  push_plays<0>(hand, out, std::make_integer_sequence<u32, 8>{});
  push_plays<1>(hand, out, std::make_integer_sequence<u32, kCardKinds - 8>{});
}

template <class List>
CONDOTTA_RARE CONDOTTA_FN void list_takes(const State& s, List& out) {
  out.push(Action::take(Card::none));
  const u32 kinds = s.table.lines[index(s.table.turn)].kinds();
  for (u8 k = 0; k < kMercenaryKinds; ++k) {
    out.push_if((kinds >> k & 1U) != 0, Action::take(card(k)));
  }
}

template <class List>
CONDOTTA_RARE CONDOTTA_FN void list_keeps(const Cards& hand, List& out) {
  out.push(Action::keep());
  for (u8 a = 0; a < kCardKinds; ++a) {
    const u8 have = hand.count(card(a));
    if (have == 0) continue;
    out.push(Action::keep(card(a)));
    if (have > 1) out.push(Action::keep(card(a), card(a)));
    for (u32 b = a + 1U; b < kCardKinds; ++b) {
      if (hand.has(card(b))) out.push(Action::keep(card(a), card(b)));
    }
  }
}

// Every action of the seat to move, each once.
template <class List>
CONDOTTA_FN void list_legal(const State& s, List& out) {
  const Table& t = s.table;
  if (t.phase == Phase::battle) [[likely]] {
    list_plays(s, out);
    return;
  }
  switch (t.phase) {
    case Phase::place:
      for (RegionSet todo = battlefields(t, t.turn); todo != 0; todo &= todo - 1) {
        out.push(Action::place(first_of(todo)));
      }
      break;
    case Phase::take:
      list_takes(s, out);
      break;
    case Phase::favour:
      out.push(Action::favour(Region::none));
      for (RegionSet todo = blessable(t); todo != 0; todo &= todo - 1) {
        out.push(Action::favour(first_of(todo)));
      }
      break;
    case Phase::discard:
      out.push(Action::hold());
      out.push(Action::discard());
      break;
    case Phase::keep:
      list_keeps(s.hands[index(t.turn)], out);
      break;
    case Phase::draw:
      for (u32 n = 0; n <= most_draws(s, t.turn); ++n) out.push(Action::draw(n));
      break;
    default:
      break;
  }
}

// The same, asked of one action, which may hold any bits.
CONDOTTA_FN bool may_play(const State& s, Action a) {
  const Card c = a.played_card();
  if (a == Action::pass()) return true;
  if (a == Action::pass_show()) return contains(s.table.down, s.table.turn);
  return index(c) < kCardKinds && a == Action::play(c) && s.hands[index(s.table.turn)].has(c);
}

CONDOTTA_FN bool may_keep(const State& s, Action a) {
  const Cards& hand = s.hands[index(s.table.turn)];
  const Card first = a.played_card(), second = a.second_card();
  if (a == Action::keep()) return true;
  if (index(first) >= kCardKinds || !hand.has(first)) return false;
  if (a == Action::keep(first)) return true;
  if (index(second) >= kCardKinds || a != Action::keep(first, second)) return false;
  return first == second ? hand.count(first) > 1 : first < second && hand.has(second);
}

CONDOTTA_FN bool is_legal_action(const State& s, Action a) {
  const Table& t = s.table;
  const Card c = a.played_card();
  const Region r = a.chosen_region();
  switch (t.phase) {
    case Phase::battle:
      return may_play(s, a);
    case Phase::place:
      return index(r) < kRegions && a == Action::place(r) && contains(battlefields(t, t.turn), r);
    case Phase::take:
      return a == Action::take(Card::none) ||
             (index(c) < kMercenaryKinds && a == Action::take(c) && t.lines[index(t.turn)].has(c));
    case Phase::favour:
      return a == Action::favour(Region::none) ||
             (index(r) < kRegions && a == Action::favour(r) && contains(blessable(t), r));
    case Phase::discard:
      return a == Action::hold() || a == Action::discard();
    case Phase::keep:
      return may_keep(s, a);
    case Phase::draw:
      return a.number() <= most_draws(s, t.turn) && a == Action::draw(a.number());
    case Phase::over:
      return false;
  }
  return false;
}

}  // namespace condotta::condottiere
