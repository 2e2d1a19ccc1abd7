// What a seat may decide.
#pragma once
#include "engine/condottiere/cards.hpp"
#include "engine/condottiere/map.hpp"
#include "engine/core/types.hpp"

namespace condotta::condottiere {

enum class ActionKind : u8 {
  pass,       // C3.3
  pass_show,  // D5: pass and turn the face-down card up
  play,       // C3.3: a card
  place,      // C5.2: a region
  take,       // C4.7: a mercenary, or none
  favour,     // C4.6: a region, or none
  hold,       // C5.4
  discard,    // C5.4: the whole hand
  keep,       // C6.1: no card, one or two
  draw,       // D1: a number
};
inline constexpr u8 kActionKinds = 10;

// 16 bits: 0b00'sssss'fffff'kkkk. k: the kind. f: a card, a region or a number. s: the second card
// kept. A field that the kind has no use for, or that says "none", is all ones.
class Action {
 public:
  static constexpr u16 kNone = 31;
  static constexpr u32 kCardShift = 4;  // where the first field begins

  static CONDOTTA_FN Action pass() { return make(ActionKind::pass); }
  static CONDOTTA_FN Action pass_show() { return make(ActionKind::pass_show); }
  static CONDOTTA_FN Action play(Card c) { return make(ActionKind::play, index(c)); }
  static CONDOTTA_FN Action place(Region r) { return make(ActionKind::place, index(r)); }
  static CONDOTTA_FN Action take(Card c) { return make(ActionKind::take, field(index(c))); }
  static CONDOTTA_FN Action favour(Region r) { return make(ActionKind::favour, field(index(r))); }
  static CONDOTTA_FN Action hold() { return make(ActionKind::hold); }
  static CONDOTTA_FN Action discard() { return make(ActionKind::discard); }
  // The cards in the order of C1.3.
  static CONDOTTA_FN Action keep(Card a = Card::none, Card b = Card::none) {
    return make(ActionKind::keep, field(index(a)), field(index(b)));
  }
  static CONDOTTA_FN Action draw(u32 number) { return make(ActionKind::draw, number); }
  // From outside: any bits. is_legal tells whether they mean anything.
  static CONDOTTA_FN Action from_bits(u16 bits) { return Action{bits}; }

  Action() = default;

  [[nodiscard]] CONDOTTA_FN u16 bits() const { return bits_; }
  [[nodiscard]] CONDOTTA_FN ActionKind kind() const { return static_cast<ActionKind>(bits_ & 15U); }
  [[nodiscard]] CONDOTTA_FN Card played_card() const { return as_card(first()); }
  [[nodiscard]] CONDOTTA_FN Card second_card() const { return as_card(second()); }
  [[nodiscard]] CONDOTTA_FN Region chosen_region() const {
    return first() == kNone ? Region::none : region(first());
  }
  [[nodiscard]] CONDOTTA_FN u8 number() const { return static_cast<u8>(first()); }

  friend CONDOTTA_FN bool operator==(Action, Action) = default;

 private:
  explicit CONDOTTA_FN Action(u16 bits) : bits_(bits) {}
  static CONDOTTA_FN u32 field(u8 value) { return value == 0xFF ? kNone : value; }
  static CONDOTTA_FN Card as_card(u16 value) { return value == kNone ? Card::none : card(value); }
  static CONDOTTA_FN Action make(ActionKind kind, u32 first = kNone, u32 second = kNone) {
    return Action{static_cast<u16>(static_cast<u32>(kind) | first << kCardShift | second << 9U)};
  }
  [[nodiscard]] CONDOTTA_FN u16 first() const { return bits_ >> kCardShift & 31U; }
  [[nodiscard]] CONDOTTA_FN u16 second() const { return bits_ >> 9U & 31U; }

  u16 bits_;
};

}  // namespace condotta::condottiere
