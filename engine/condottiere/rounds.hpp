// Between two battles: the next region, hands discarded, the end of a round (C5.2 to C5.4, C6).
#pragma once
#include "engine/condottiere/battle.hpp"
#include "engine/condottiere/dealing.hpp"
#include "engine/core/bits.hpp"

namespace condotta::condottiere {

// C6.2: everyone gets up to ten cards, and one more for each region.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void deal_round(State& s, Sink& emit) {
  Table& t = s.table;
  emit(Event{.kind = EventKind::round_ended});
  s.deck.add(t.discard);
  t.discard = kNoCards;
  emit(Event{.kind = EventKind::reshuffled});
  Dealer dealer(s);
  for (u8 i = 0; i < t.options.players; ++i) {
    dealer.deal(seat(i), 10U - s.hands[i].total() + size(t.owned[i]), emit);
  }
  dealer.close();
  begin_battle(s, emit);
}

// C6.1: with at most one hand left the round is over.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void end_upkeep(State& s, Sink& emit) {
  Table& t = s.table;
  const SeatSet hands = seats_with_cards(s);
  if (count_bits(hands) > 1) {
    begin_battle(s, emit);
    return;
  }
  if (hands != 0) {
    t.phase = Phase::keep;
    t.turn = first_from(t, hands, t.holder);
  } else {
    t.keeper = Seat::none;
    t.owed = 0;
    t.kept_from = kNoCards;
    deal_round(s, emit);
  }
}

// C3.6: those before the first hand with cards pass at once when the battle begins.
template <class Sink>
CONDOTTA_FN void skip_empty_hands(State& s, Sink& emit) {
  Table& t = s.table;
  for (u32 left = leading_empty_hands(s) & ~u32{t.passed}; left != 0;) {
    const Seat who = first_from(t, static_cast<SeatSet>(left), t.holder);
    left &= ~u32{only(who)};
    t.passed = static_cast<SeatSet>(t.passed | only(who));
    emit(Event{.kind = EventKind::passed_empty, .seat = who});
  }
}

// C5.4: asks the first of `candidates`, clockwise from the holder, who may discard the hand.
template <class Sink>
CONDOTTA_FN void await_discard(State& s, SeatSet candidates, Sink& emit) {
  Table& t = s.table;
  u32 asked = 0;
  for (u32 i = 0; i < t.options.players; ++i) {
    const Cards& hand = s.hands[i];
    asked |= static_cast<u32>(!hand.empty() && !hand.has_mercenary()) << i;
  }
  asked &= candidates;
  // What the others see must not depend on whether somebody is asked: so what is certain to happen
  // next, if nobody discards, happens now. If a discard then ends the round, it is undone.
  if (count_bits(seats_with_cards(s)) > 1) {
    skip_empty_hands(s, emit);
  } else {
    t.passed = 0;
  }
  if (asked == 0) {
    end_upkeep(s, emit);
  } else {
    t.phase = Phase::discard;
    t.turn = first_from(t, static_cast<SeatSet>(asked), t.holder);
  }
}

// Those who come after `who` in a lap that begins with the holder.
CONDOTTA_FN SeatSet later_than(const Table& t, Seat who) {
  SeatSet later = 0;
  for (Seat s = next_seat(t, who); s != t.holder; s = next_seat(t, s)) {
    later = static_cast<SeatSet>(later | only(s));
  }
  return later;
}

// C5.2, C5.3: the token moves and the field is cleared.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void place_token(State& s, Region r, Sink& emit) {
  Table& t = s.table;
  const bool first_battle = t.contested == Region::none;
  emit(Event{.kind = EventKind::placed, .seat = t.holder, .region = r});
  if (!first_battle) discard_lines(s, emit);
  t.contested = r;
  t.defender = t.options.capturing_regions != 0 ? owner_of(t, r) : Seat::none;
  t.passed = t.played = 0;
  if (first_battle || t.options.draw_after_battle != 0) {
    begin_battle(s, emit);
  } else {
    await_discard(s, seats_of(t), emit);
  }
}

// C5.4: the answer of the seat that was asked. `hold` is nobody else's business.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void answer_discard(State& s, bool discards, Sink& emit) {
  Table& t = s.table;
  const Seat me = t.turn;
  if (discards) {
    Cards& hand = s.hands[index(me)];
    tell_cards(EventKind::hand_discarded, me, hand, kEveryone, emit);
    t.discard.add(hand);
    hand = kNoCards;
    forget_hand(s, me);
  }
  await_discard(s, later_than(t, me), emit);
}

// C6.1: up to two cards stay; the rest is dropped unseen, into the deck that is shuffled next.
template <class Sink>
CONDOTTA_RARE CONDOTTA_FN void keep_cards(State& s, Card a, Card b, Sink& emit) {
  const Seat me = s.table.turn;
  Cards& hand = s.hands[index(me)];
  Cards kept = kNoCards;
  if (a != Card::none) kept.add(a);
  if (b != Card::none) kept.add(b);
  const u32 held = hand.total();
  s.deck.add(hand);
  kept_some(s, me, held, kept.total(), s.deck);
  s.deck.remove(kept);
  hand = kept;
  emit(Event{.kind = EventKind::kept, .seat = me, .count = kept.total()});
  deal_round(s, emit);
}

}  // namespace condotta::condottiere
