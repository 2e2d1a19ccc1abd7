// What a seat may decide.
#pragma once
#include "engine/virtu/vocabulary.hpp"

namespace condotta::virtu {

enum class ActionKind : u8 {
  put,         // V1.5: a family card, counted over all colours, to a target
  enter,       // V4.1: the first spring, a room
  stop,        // V4.1: here
  on,          // V4.1: the second free room
  on_florins,  // V4.1: one more for 2 florins
  on_arrow,    // V4.1: one more for an arrow
  redeem,      // V4.2: pay off the indulgence here, with crosses or crowns
  use,         // V2.3: a source, for one kind of symbol
  pay,         // the rest of the florins out of the treasury
  ask,         // V4.5: an indulgence, for 3 florins
  end,         // done with this part of the turn
  advance,     // V4.8: a step on the patronage track
  choose,      // V4.8: a patronage bonus
  lodge,       // a new card into a group of places
  drop,        // V3.4: a courtier
  turn,        // V4.7: a token, or an alliance
  annex,       // V4.10: a city
  march,       // V4.11: a troop, from, to
  sail,        // V4.11: a troop, from, to
  muster,      // V4.11: +1 tokens from a card of the room
  agent,       // V4.12: an agent from the hand, or the one just lifted, to a spot
  lift,        // V4.12: an own agent from a spot
  remove,      // V4.12: an enemy agent
  besiege,     // V5.1: the city to resolve next
  assault,     // V5.2: the winner in the plain goes on
  call_off,    // V5.2: or withdraws
  declare,     // V5.4: a source
  pass,        // V5.4
  retreat,     // V5.7: one troop, to a city
  disband,     // V5.7: the rest of the army; V6.1: one troop of a city
  upkeep,      // V6.1: so many florins
  shift,       // V6.2, V3.3: a card, from a position to a target
  buy,         // V6.3: an item; with a cathedral its city
  hire,        // V6.4: a troop in a city
  ally,        // V6.5: an alliance, and the kind of symbol that an agent saves
};
inline constexpr u8 kActionKinds = 35;

// 16 bits: 0bcccccccccc'kkkkkk, the kind k and ten bits of content c, which a kind splits in two
// where it needs two: see the accessors. Bits that a kind has no use for are 0.
class Action {
 public:
  static CONDOTTA_FN Action of(ActionKind kind, u32 content = 0) {
    return Action{static_cast<u16>(number(kind) | content << 6U)};
  }
  static CONDOTTA_FN Action put(u32 card, Target to) {
    return of(ActionKind::put, card << 4U | to);
  }
  static CONDOTTA_FN Action use(Source source, Symbol kind) {
    return of(ActionKind::use, static_cast<u32>(source) << 3U | number(kind));
  }
  static CONDOTTA_FN Action go(ActionKind kind, City from, City to) {
    return of(kind, static_cast<u32>(number(from)) << 5U | number(to));
  }
  static CONDOTTA_FN Action at(ActionKind kind, City where) { return of(kind, number(where)); }
  static CONDOTTA_FN Action shift(Position from, Target to) {
    return of(ActionKind::shift, static_cast<u32>(from) << 4U | to);
  }
  static CONDOTTA_FN Action buy(Item item, u32 where = 0) {
    return of(ActionKind::buy, static_cast<u32>(item) << 5U | where);
  }
  // Without an agent's help the saved kind is `war`, which no alliance costs.
  static CONDOTTA_FN Action ally(Alliance a, Symbol saved = Symbol::war) {
    return of(ActionKind::ally, static_cast<u32>(number(a)) << 3U | number(saved));
  }
  // From outside: any bits. is_legal tells whether they mean anything.
  static CONDOTTA_FN Action from_bits(u16 bits) { return Action{bits}; }

  Action() = default;

  [[nodiscard]] CONDOTTA_FN u16 bits() const { return bits_; }
  [[nodiscard]] CONDOTTA_FN ActionKind kind() const { return static_cast<ActionKind>(bits_ & 63U); }
  [[nodiscard]] CONDOTTA_FN u32 content() const { return bits_ >> 6U; }
  // enter, redeem, ask: a room, or which price; lodge: a group; drop: a place; turn, muster,
  // declare: a source; agent, lift, remove: a spot; choose: a bonus; upkeep: florins.
  [[nodiscard]] CONDOTTA_FN u8 value() const { return static_cast<u8>(content()); }
  [[nodiscard]] CONDOTTA_FN City where() const { return city(content() & 31U); }
  [[nodiscard]] CONDOTTA_FN City from() const { return city(content() >> 5U); }
  [[nodiscard]] CONDOTTA_FN Source source() const { return static_cast<Source>(content() >> 3U); }
  [[nodiscard]] CONDOTTA_FN Symbol symbol() const { return static_cast<Symbol>(content() & 7U); }
  [[nodiscard]] CONDOTTA_FN u8 card() const { return static_cast<u8>(content() >> 4U); }
  [[nodiscard]] CONDOTTA_FN Position position() const {
    return static_cast<Position>(content() >> 4U);
  }
  [[nodiscard]] CONDOTTA_FN Target target() const { return static_cast<Target>(content() & 15U); }
  [[nodiscard]] CONDOTTA_FN Item item() const { return static_cast<Item>(content() >> 5U); }
  [[nodiscard]] CONDOTTA_FN Alliance alliance() const {
    return static_cast<Alliance>(content() >> 3U);
  }

  friend CONDOTTA_FN bool operator==(Action, Action) = default;

 private:
  explicit CONDOTTA_FN Action(u16 bits) : bits_(bits) {}

  u16 bits_;
};

// V5.7: what is left of an army is disbanded, rather than a troop of a city (V6.1).
inline constexpr u8 kArmy = 31;
static_assert(kCities <= kArmy);

// Two prices of an indulgence (V4.6).
inline constexpr u8 kByCross = 0;
inline constexpr u8 kByCrowns = 1;

}  // namespace condotta::virtu
