// Paying: kind by kind, source by source, never into a dead end (V2.3, V2.4).
#pragma once
#include "engine/virtu/lists.hpp"
#include "engine/virtu/sources.hpp"

namespace condotta::virtu {

// The order in which kinds are paid; florins last, since what is left of them is kept.
CONDOTTA_FN u8 next_stage(const Turn& t) {
  constexpr Symbol before[2] = {Symbol::cross, Symbol::crown};
  constexpr Symbol after[5] = {Symbol::cavalry, Symbol::ship, Symbol::mask, Symbol::arrow,
                               Symbol::florin};
  for (const Symbol kind : before) {
    if (count(t.owed, kind) != 0) return number(kind);
  }
  if (t.either != 0) return kEitherStage;
  for (const Symbol kind : after) {
    if (count(t.owed, kind) != 0) return number(kind);
  }
  return kNoStage;
}
CONDOTTA_FN Symbols stage_kinds(u8 stage) {
  return stage == kEitherStage ? kCrownsAndCrosses : all_of(static_cast<Symbol>(stage));
}

// What is left over of sources used before pays first.
CONDOTTA_FN void draw_on_pool(Turn& t) {
  const Symbols rest = less(t.pool, t.owed);
  t.owed = less(t.owed, t.pool);
  t.pool = rest;
  constexpr Symbol kinds[2] = {Symbol::crown, Symbol::cross};
  for (const Symbol kind : kinds) {
    while (t.either != 0 && count(t.pool, kind) != 0) {
      t.pool -= some(kind);
      --t.either;
    }
  }
}

// The source has given: used, spent, or lying in the room of the marker.
template <class Sink>
CONDOTTA_FN void spend_source(State& s, Seat me, Source source, Sink& emit) {
  Player& p = player(s, me);
  if (source < kCourtierSource) {
    s.turn.room_cards = static_cast<u8>(s.turn.room_cards | 1U << source);
  } else if (source < kCitySource) {
    p.available = static_cast<u8>(p.available & ~(1U << (source - kCourtierSource)));
  } else if (source < kCathedralSource) {
    p.cities_available &= ~(1U << (source - kCitySource));
  } else if (source < kDeedSource) {
    p.cathedrals_available &= ~(1U << (source - kCathedralSource));
  } else if (source < kAllianceSource) {
    p.deeds_available = static_cast<u8>(p.deeds_available & ~(1U << (source - kDeedSource)));
  } else if (source < kIndulgenceSource) {
    s.ready = static_cast<u8>(s.ready & ~(1U << (source - kAllianceSource)));
  } else if (source == kIndulgenceSource) {
    p.asked = 1;
    p.indulgences = static_cast<u8>(p.indulgences | 1U << p.marker);
    --s.indulgences_left;
    emit(Event{.kind = EventKind::indulgence_taken, .seat = me, .what = p.marker});
  }
}

CONDOTTA_FN Symbols source_symbols(const State& s, Seat me, Source source) {
  const Player& p = player(s, me);
  if (source < kCourtierSource) return room_card_symbols(p, source);
  if (source < kCitySource) {
    const Card card = p.courtiers[source - kCourtierSource];
    return card == Card::none ? 0 : card_symbols(card);
  }
  if (source < kCathedralSource) return city_symbols(city(source - u32{kCitySource}));
  if (source < kDeedSource) return kCathedralSymbols;
  if (source < kAllianceSource) return deed_symbols(static_cast<Deed>(source - kDeedSource));
  if (source < kIndulgenceSource) {
    return alliance_symbols(static_cast<Alliance>(source - kAllianceSource));
  }
  return some(Symbol::florin, kIndulgenceFlorins) + some(Symbol::crown);
}

// Uses all symbols of one kind: florins of pieces that are turned go to the treasury (V2.4), all
// else to the pool. Tells how many there were.
template <class Sink>
CONDOTTA_FN u8 use_source(State& s, Source source, Symbol kind, Sink& emit) {
  const Seat me = s.to_move;
  const u8 gives = count(source_symbols(s, me, source), kind);
  spend_source(s, me, source, emit);
  emit(Event{.kind = EventKind::source_used,
             .seat = me,
             .what = source,
             .where = number(kind),
             .count = gives,
             .card = card_behind(mover(s), source)});
  if (kind == Symbol::florin && source >= kCourtierSource) {
    gain_florins(s, me, gives, source, emit);
  } else {
    s.turn.pool += some(kind, gives);
  }
  return gives;
}

// `action`, decided in the present phase, is carried out when all of this is paid.
CONDOTTA_FN void owe(State& s, Action action, Symbols owed, u8 either = 0) {
  Turn& t = s.turn;
  t.pending = action;
  t.back = s.phase;
  t.owed = owed;
  t.either = either;
  t.stage = kNoStage;
  s.phase = Phase::pay;
  draw_on_pool(t);
}

// A card of the room could still spare the treasury some florins.
CONDOTTA_FN bool room_florins_left(const State& s) {
  const Turn& t = s.turn;
  if (!is_action(t.back)) return false;
  for (Source which = t.last; which < kCourtierSource; ++which) {
    if (!bit(t.room_cards, which) &&
        count(room_card_symbols(mover(s), which), Symbol::florin) != 0) {
      return true;
    }
  }
  return false;
}

template <class Sink>
CONDOTTA_FN void pay_florins(State& s, Sink& emit) {
  const u8 florins = count(s.turn.owed, Symbol::florin);
  if (florins != 0) {
    mover(s).florins = static_cast<u16>(mover(s).florins - florins);
    emit(Event{.kind = EventKind::florins_paid, .seat = s.to_move, .count = florins});
  }
  s.turn.owed = 0;
}

// True when nothing is owed any more, and the pending action can be carried out.
template <class Sink>
CONDOTTA_FN bool paid_up(State& s, Sink& emit) {
  Turn& t = s.turn;
  const u8 stage = next_stage(t);
  if (stage != t.stage) {
    t.stage = stage;
    t.last = 0;
  }
  if (stage == number(Symbol::florin) && mover(s).florins >= count(t.owed, Symbol::florin) &&
      !room_florins_left(s)) {
    pay_florins(s, emit);
  }
  return t.owed == 0 && t.either == 0;
}

// The sources for the kind that is being paid now, each only if the rest can then be paid too.
template <class List>
CONDOTTA_FN void list_payment(const State& s, List& out) {
  const Turn& t = s.turn;
  const Player& p = mover(s);
  const Symbols kinds = stage_kinds(t.stage);
  const u8 florins = count(t.owed, Symbol::florin);
  const bool paying_florins = t.stage == number(Symbol::florin);
  const bool enough = p.florins >= florins;
  if (paying_florins && enough) out.push(Action::of(ActionKind::pay));
  Purse purse;
  open_purse(s, t.back, purse);
  for (u32 i = 0; i < purse.sources.count; ++i) {
    Usable& one = purse.sources.items[i];
    if (one.id >= t.last) continue;
    purse.total -= one.gives & kinds;
    one.gives &= ~kinds;
  }
  const Symbols have = purse.have;
  // Who has paid arrows in this move stands for nobody who has not.
  const u32 spent = t.stage == number(Symbol::arrow) ? t.arrow_paid : 0U;
  const u32 allowed = p.available & ~u32{t.fresh_places} & places_from(t.last) & ~spent;
  for (u32 i = 0; i < purse.sources.count && !is_enough(out); ++i) {
    const Usable one = purse.sources[i];
    if ((one.gives & kinds) == 0) continue;
    if (paying_florins && enough && one.id >= kCourtierSource) break;
    const bool courtier = one.id >= kCourtierSource && one.id < kCitySource;
    Usable& mine = purse.sources.items[i];
    const bool again = courtier && same_as_earlier(p, one.id - u32{kCourtierSource}, allowed);
    for (u32 k = 0; k < 8 && !again; ++k) {
      const Symbol kind = static_cast<Symbol>(k);
      if ((one.gives & kinds & all_of(kind)) == 0) continue;
      const Symbols total = purse.total;
      mine.gives = 0;
      purse.have = have + (one.gives & all_of(kind));
      purse.total = total - one.gives + (one.gives & all_of(kind));
      if (can_pay(purse, t.owed, t.either)) out.push(Action::use(one.id, kind));
      purse.total = total;
    }
    mine.gives = one.gives & ~kinds;  // whoever uses a later one has passed this one over
    purse.total -= one.gives & kinds;
    purse.have = have;
  }
}

}  // namespace condotta::virtu
