// The whole of a game at one moment: what lies open on the table, and what does not.
#pragma once
#include "engine/condottiere/action.hpp"
#include "engine/condottiere/cards.hpp"
#include "engine/condottiere/map.hpp"
#include "engine/condottiere/options.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/dice.hpp"

namespace condotta::condottiere {

// Which decision is awaited.
enum class Phase : u8 { place, battle, take, favour, discard, keep, draw, over };
inline constexpr u8 kPhases = 8;

// How the game was decided.
enum class Reason : u8 { none, adjacent, total, most, final_battle };

// Small counts, four bits for each kind of card: at least so many are known to be somewhere. A
// count that would pass 15 stays there, which is still true.
struct Known {
  u64 bits;

  [[nodiscard]] CONDOTTA_FN u8 count(Card c) const {
    return static_cast<u8>(bits >> lane(c) & 15U);
  }
  CONDOTTA_FN void set(Card c, u32 n) {
    bits = (bits & ~(u64{15} << lane(c))) | u64{n < 15 ? n : 15} << lane(c);
  }
  CONDOTTA_FN void add(Card c) { set(c, count(c) + 1U); }
  CONDOTTA_FN void drop(Card c) { bits -= u64{count(c) != 0 ? 1U : 0U} << lane(c); }
  // Eight bits a kind instead of four.
  [[nodiscard]] CONDOTTA_FN Cards cards() const {
    return {{spread(bits & 0xFFFFFFFFU), spread(bits >> 32U)}};
  }
  friend CONDOTTA_FN bool operator==(Known, Known) = default;

 private:
  static CONDOTTA_FN u32 lane(Card c) { return index(c) * 4U; }
  static CONDOTTA_FN u64 spread(u64 x) {
    x = (x | x << 16U) & 0x0000FFFF0000FFFFULL;
    x = (x | x << 8U) & 0x00FF00FF00FF00FFULL;
    return (x | x << 4U) & 0x0F0F0F0F0F0F0F0FULL;
  }
};

// Everything that all can see (C3.9), copied as it is into every Observation; only the step of C5.4
// is covered there (see observation.hpp). Nothing secret may be added here.
struct Table {
  Options options;
  Phase phase;
  Seat turn;          // whose decision is awaited; none when over
  Seat holder;        // of the Condottiere token
  Seat first;         // who held it when this game began (D2)
  Region pope;        // where the favour is; none: off the board
  Region contested;   // none: before the first battle, or in the final one
  Seat defender;      // D4: who controls the contested region; none: nobody, or a normal battle
  SeatSet passed;     // out of this battle
  SeatSet played;     // have played a card in this battle
  SeatSet down;       // have a face-down card (D5)
  SeatSet finalists;  // who fights the final battle; 0: it is not one (C8)
  SeatSet winners;    // when over
  Reason reason;      // when over: of the last game, or final_battle
  Seat keeper;        // who kept cards at the last end of a round (C6.1)
  u8 owed;            // how many of those have not been seen since
  u8 barren;          // D2: games in a row that ended without any region controlled
  u16 idle;           // battles in a row without a card
  u16 points[kMaxPlayers];  // D2
  RegionSet owned[kMaxPlayers];
  Cards lines[kMaxPlayers];  // face up
  Cards discard;             // every card of it was seen
  Cards kept_from;           // what the keeper can have kept: all that was unseen by then
  Cards reshuffled;          // D1: what the deck was made of when it was last shuffled
  Known known[kMaxPlayers];  // mercenaries taken back (C4.7) that have not been seen since
};

// What was shown of whose hand to whom (C7.2), beyond what all know.
struct Shown {
  Known extra[kMaxPlayers][kMaxPlayers];   // [viewer][target]
  CardSet firm[kMaxPlayers][kMaxPlayers];  // kinds shown since the face-down card was laid (D5)
};

struct State {
  Table table;
  // Secrets from here on.
  Dice dice;
  Cards hands[kMaxPlayers];
  Cards deck;
  Cards drawn[kMaxPlayers];  // D1: own draws since the deck was last shuffled
  Shown shown;
  Card down[kMaxPlayers];  // the face-down card, or none (D5)
  SeatSet shown_of;        // whose hands somebody was shown something of
  u8 spare;                // spelt out, so that there is no padding
};
static_assert(Plain<State> && sizeof(State) <= 1024);

CONDOTTA_FN Seat next_seat(const Table& t, Seat s) {
  const u32 next = index(s) + 1U;
  return seat(next == t.options.players ? 0U : next);
}
// The first seat of a set that is not empty, going clockwise from `from`, which may be in it.
CONDOTTA_FN Seat first_from(const Table& t, SeatSet set, Seat from) {
  const u32 players = t.options.players;
  const u32 twice_round = set | u32{set} << players;
  const u32 found = index(from) + lowest_bit(twice_round >> index(from));
  return seat(found < players ? found : found - players);
}
CONDOTTA_FN SeatSet seats_of(const Table& t) { return all_seats(t.options.players); }
CONDOTTA_FN bool is_final(const Table& t) { return t.finalists != 0; }

// Who controls a region; none: nobody.
CONDOTTA_FN Seat owner_of(const Table& t, Region r) {
  for (u8 i = 0; i < t.options.players; ++i) {
    if (contains(t.owned[i], r)) return seat(i);
  }
  return Seat::none;
}
CONDOTTA_FN RegionSet controlled(const Table& t) {
  RegionSet all = 0;
  for (const RegionSet mine : t.owned) all |= mine;
  return all;
}
// Where the token may be placed (C3.1, D4).
CONDOTTA_FN RegionSet battlefields(const Table& t, Seat holder) {
  const RegionSet closed =
      t.options.capturing_regions != 0 ? t.owned[index(holder)] : controlled(t);
  return kAllRegions & ~closed & ~only(t.pope);
}
// Where a Bishop's player may put the favour (C4.6, D4).
CONDOTTA_FN RegionSet blessable(const Table& t) {
  return t.options.capturing_regions != 0 ? kAllRegions : kAllRegions & ~controlled(t);
}

CONDOTTA_FN SeatSet seats_with_cards(const State& s) {
  u32 set = 0;
  for (u32 i = 0; i < s.table.options.players; ++i)
    set |= static_cast<u32>(!s.hands[i].empty()) << i;
  return static_cast<SeatSet>(set);
}

// C3.6: the empty hands from the holder to the first one with cards. There must be such a one.
CONDOTTA_FN SeatSet leading_empty_hands(const State& s) {
  u32 empty = 0;
  for (Seat who = s.table.holder; s.hands[index(who)].empty(); who = next_seat(s.table, who)) {
    empty |= only(who);
  }
  return static_cast<SeatSet>(empty);
}

// D1: how many cards the seat may draw at most.
CONDOTTA_FN u8 most_draws(const State& s, Seat who) {
  const u32 limit = 10U + size(s.table.owned[index(who)]);
  const u32 held = s.hands[index(who)].total();
  const u32 there = u32{s.deck.total()} + s.table.discard.total();
  u32 most = held < limit ? limit - held : 0U;
  if (most > 3) most = 3;
  if (most > there) most = there;
  return static_cast<u8>(most);
}

}  // namespace condotta::condottiere
