// A whole state that fits what a seat saw: every unseen card dealt anew.
#pragma once
#include "engine/condottiere/memory_soundness.hpp"
#include "engine/condottiere/observation.hpp"
#include "engine/condottiere/state.hpp"
#include "engine/core/rng.hpp"

namespace condotta::condottiere {

// The unseen cards lie in others' hands, face down before them (D5), and in the deck. Every way to
// lay the single cards there that contradicts nothing in the Observation is equally likely. Three
// things can contradict: a face-down card must be of a kind that D5 hides; D1: a card that was not
// in the deck when it was last shuffled cannot be there now; C6.1: the keeper has so many cards of
// those that were unseen when the round ended.
class Imagination {
 public:
  CONDOTTA_FN Imagination(const Observation& seen, Rng& rng)
      : seen_(seen), rng_(rng), elsewhere_(kNoCards), anywhere_(kNoCards), free_(0) {
    sort_unseen();
  }

  CONDOTTA_FN State whole() {
    State s{};
    copy_seen(s);
    deal(s);
    s.dice = Dice::fresh(rng_);
    return s;
  }

 private:
  [[nodiscard]] CONDOTTA_FN u8 players() const { return seen_.table.options.players; }
  [[nodiscard]] CONDOTTA_FN bool hidden(u8 i) const { return seat(i) != seen_.me; }
  [[nodiscard]] CONDOTTA_FN bool covers(u8 i) const {
    return hidden(i) && contains(seen_.table.down, seat(i));
  }

  // The cards whose places are open, and the places.
  CONDOTTA_FN void sort_unseen() {
    const Table& t = seen_.table;
    Cards unseen = whole_deck();
    unseen.remove(t.discard);
    unseen.remove(seen_.hand);
    if (seen_.down != Card::none) unseen.remove(seen_.down);
    for (u8 i = 0; i < players(); ++i) {
      unseen.remove(t.lines[i]);
      if (!hidden(i)) continue;
      known_[i] = seen_.known[i].cards();
      unseen.remove(known_[i]);
      slots_[i] = static_cast<u8>(seen_.held[i] + (covers(i) ? 1 : 0) - known_[i].total());
      free_ += slots_[i];
    }
    anywhere_ = unseen;
    if (t.options.draw_after_battle != 0) {
      Cards in_deck = t.reshuffled;
      in_deck.remove(seen_.drawn);
      elsewhere_ = surplus(unseen, in_deck);
      anywhere_.remove(elsewhere_);
    }
  }

  CONDOTTA_FN void copy_seen(State& s) const {
    s.table = seen_.table;
    for (u8 i = 0; i < kMaxPlayers; ++i) s.down[i] = Card::none;
    if (seen_.me == Seat::none) return;
    const u8 v = index(seen_.me);
    s.hands[v] = seen_.hand;
    s.down[v] = seen_.down;
    s.drawn[v] = seen_.drawn;
    for (u8 i = 0; i < players(); ++i) {
      s.shown.extra[v][i].bits = seen_.known[i].bits - seen_.table.known[i].bits;
      s.shown.firm[v][i] = seen_.firm[i];
      s.shown.extra[i][v] = seen_.told[i];
      s.shown.firm[i][v] = seen_.told_firm[i];
      if ((s.shown.extra[v][i].bits | seen_.firm[i]) != 0) s.shown_of |= only(seat(i));
      if ((seen_.told[i].bits | seen_.told_firm[i]) != 0) s.shown_of |= only(seen_.me);
    }
  }

  // A world in the making.
  struct World {
    Cards known[kMaxPlayers];
    u8 slots[kMaxPlayers];      // still to be filled with unseen cards
    Stack elsewhere, anywhere;  // unseen cards still to be laid
    u32 places;                 // outside the deck, still to be filled
  };
  [[nodiscard]] CONDOTTA_FN World begin() const {
    World w{{}, {}, Stack{elsewhere_}, Stack{anywhere_}, free_};
    for (u8 i = 0; i < players(); ++i) {
      w.known[i] = known_[i];
      w.slots[i] = slots_[i];
    }
    return w;
  }

  // One unseen card for a place outside the deck. All of `elsewhere` must find such a place.
  CONDOTTA_FN Card next_card(World& w) {
    const u32 tied = w.elsewhere.left();
    const bool take_tied = tied != 0 && rng_.below(w.places) < tied;
    --w.places;
    return take_tied ? w.elsewhere.draw(rng_) : w.anywhere.draw(rng_);
  }

  CONDOTTA_FN void deal_hand(State& s, World& w, u8 i) {
    Cards hand = w.known[i];
    for (u8 n = w.slots[i]; n != 0; --n) hand.add(next_card(w));
    s.hands[i] = hand;
  }

  // What a world may fail by is laid first, and again until it fits: so all that fit stay alike.
  CONDOTTA_FN void deal(State& s) {
    const Table& t = seen_.table;
    const bool kept = t.owed != 0 && hidden(index(t.keeper));
    World w = begin();
    while (true) {
      if (t.down != 0 && !lay_down_cards(s, w)) {
        w = begin();
        continue;
      }
      if (!kept) break;
      deal_hand(s, w, index(t.keeper));
      if (possibly_kept(t, hand_and_down(s, index(t.keeper))) >= t.owed) break;
      w = begin();
    }
    for (u8 i = 0; i < players(); ++i) {
      if (hidden(i) && !(kept && seat(i) == t.keeper)) deal_hand(s, w, i);
    }
    s.deck = w.anywhere.rest();
  }

  // How likely the face-down card of seat i is to be of a hideable kind, all else being chance: of
  // the cards known to be the seat's any that may lie there, each with weight `known`; of the
  // unseen ones, each with weight `tied` or `free` by where it comes from.
  struct Odds {
    Cards loose, elsewhere, anywhere;  // hideable
    u64 known, tied, free;
    [[nodiscard]] CONDOTTA_FN u64 sum() const {
      return loose.total() * known + elsewhere.total() * tied + anywhere.total() * free;
    }
  };
  [[nodiscard]] CONDOTTA_FN Odds odds(const World& w, u8 i) const {
    const CardSet may_lie = static_cast<CardSet>(kHideableKinds & ~seen_.firm[i]);
    const u64 places = w.places != 0 ? w.places : 1;  // if none, no slot refers to them
    const u64 pool = w.anywhere.left() != 0 ? w.anywhere.left() : 1;
    const u64 from_pool = w.places - w.elsewhere.left();  // of the places, filled from `anywhere`
    return {restricted_to(w.known[i], may_lie),
            restricted_to(w.elsewhere.rest(), kHideableKinds),
            restricted_to(w.anywhere.rest(), kHideableKinds),
            places * pool,
            w.slots[i] * pool,
            w.slots[i] * from_pool};
  }

  // D5. Seat after seat gets a face-down card of a hideable kind. A choice that makes it less
  // likely for a later seat to have one at all than it was at first is taken back as often as that:
  // then every way to lay single cards is equally likely. False: taken back.
  CONDOTTA_FN bool lay_down_cards(State& s, World& w) {
    const World first = w;
    for (u8 i = 0; i < players(); ++i) {
      if (!covers(i)) continue;
      const Odds now = odds(w, i), before = odds(first, i);
      if (now.sum() == 0) return false;
      // now.sum() / now.known against before.sum() / before.known, the likeliest it can be.
      const u64 likely = now.sum() * before.known, most = before.sum() * now.known;
      if (likely < most && rng_.next() >> 8U >= (likely << 24U) / most) return false;
      s.down[i] = lay_down(w, i, now);
    }
    return true;
  }

  CONDOTTA_FN Card lay_down(World& w, u8 i, const Odds& odds) {
    const u64 of_known = odds.loose.total() * odds.known;
    const u64 of_tied = odds.elsewhere.total() * odds.tied;
    const u64 which = rng_.below(static_cast<u32>(odds.sum()));
    if (which < of_known) {
      const Card c = Stack{odds.loose}.draw(rng_);
      w.known[i].remove(c);
      return c;
    }
    Stack& pool = which < of_known + of_tied ? w.elsewhere : w.anywhere;
    const Card c = Stack{which < of_known + of_tied ? odds.elsewhere : odds.anywhere}.draw(rng_);
    Cards rest = pool.rest();
    rest.remove(c);
    pool = Stack{rest};
    --w.slots[i];
    --w.places;
    return c;
  }

  const Observation& seen_;
  Rng& rng_;
  Cards known_[kMaxPlayers] = {};
  u8 slots_[kMaxPlayers] = {};  // places for unseen cards, the face-down one included
  Cards elsewhere_;             // unseen, and surely not in the deck
  Cards anywhere_;              // unseen
  u32 free_;                    // places outside the deck
};

CONDOTTA_FN State imagine_state(const Observation& seen, Rng& rng) {
  return Imagination(seen, rng).whole();
}

}  // namespace condotta::condottiere
