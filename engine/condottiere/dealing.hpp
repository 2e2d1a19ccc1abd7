// Cards from the deck into hands (C2.2, C6.2, C8.1, D1).
#pragma once
#include "engine/condottiere/lines.hpp"
#include "engine/condottiere/state.hpp"
#include "engine/core/dice.hpp"

namespace condotta::condottiere {

// The deck while it is being dealt from; put it back with `close`.
class Dealer {
 public:
  explicit CONDOTTA_FN Dealer(State& s) : state_(s), deck_(s.deck), dice_(s.dice) {}

  template <class Sink>
  CONDOTTA_RARE CONDOTTA_FN void deal(Seat who, u32 number, Sink& emit) {
    Cards got = kNoCards;
    for (u32 i = 0; i < number; ++i) got.add(deck_.draw(dice_));
    if (state_.table.options.draw_after_battle != 0) state_.drawn[index(who)].add(got);
    receive(who, got, EventKind::dealt, emit);
  }
  CONDOTTA_FN void close() { state_.deck = deck_.rest(); }

  // D1: up to `number` cards, the discards shuffled in when the deck runs out.
  template <class Sink>
  CONDOTTA_RARE CONDOTTA_FN void draw(Seat who, u32 number, Sink& emit) {
    Cards got = kNoCards;
    u32 drawn = 0;
    while (drawn < number && (deck_.left() != 0 || reshuffle(got, emit))) {
      got.add(deck_.draw(dice_));
      ++drawn;
    }
    if (drawn == 0) return;
    state_.drawn[index(who)].add(since_shuffle(got));
    before_shuffle_ = kNoCards;
    receive(who, got, EventKind::drew, emit);
  }

 private:
  template <class Sink>
  CONDOTTA_FN void receive(Seat who, const Cards& got, EventKind kind, Sink& emit) {
    state_.hands[index(who)].add(got);
    emit(Event{.kind = kind, .seat = who, .count = got.total()});
    tell_cards(EventKind::received, who, got, only(who), emit);
  }

  // What everyone drew from the deck before this moment says nothing of the new one.
  template <class Sink>
  CONDOTTA_FN bool reshuffle(const Cards& got, Sink& emit) {
    Table& t = state_.table;
    if (t.discard.empty()) return false;
    deck_ = Stack{t.discard};
    t.reshuffled = t.discard;
    t.discard = kNoCards;
    for (Cards& mine : state_.drawn) mine = kNoCards;
    before_shuffle_ = got;
    emit(Event{.kind = EventKind::reshuffled});
    return true;
  }
  [[nodiscard]] CONDOTTA_FN Cards since_shuffle(Cards got) const {
    got.remove(before_shuffle_);
    return got;
  }

  State& state_;
  Stack deck_;
  Throws dice_;
  Cards before_shuffle_ = kNoCards;
};

}  // namespace condotta::condottiere
