// A whole state that fits what a seat saw: every unseen card dealt anew.
#pragma once
#include <initializer_list>

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
    // A hand that cannot be the keeper's is rare: the first deal nearly always stands.
    for (u32 attempt = 0;; ++attempt) {
      deal(s, attempt >= kPatience);
      if (fits_keeper(s) || attempt >= 2 * kPatience) break;
    }
    s.dice = Dice::fresh(rng_);
    return s;
  }

 private:
  static constexpr u32 kPatience = 64;

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

  // One unseen card for a place outside the deck.
  struct Pools {
    Stack elsewhere, anywhere;
    u32 places;  // outside the deck, still to be filled
  };
  CONDOTTA_FN Card next_card(Pools& pools) {
    const u32 tied = pools.elsewhere.left();
    const bool take_tied = tied != 0 && rng_.below(pools.places) < tied;
    --pools.places;
    return take_tied ? pools.elsewhere.draw(rng_) : pools.anywhere.draw(rng_);
  }

  CONDOTTA_FN void deal(State& s, bool keeper_first) {
    Cards known[kMaxPlayers] = {};
    u8 slots[kMaxPlayers] = {};
    Pools pools{Stack{elsewhere_}, Stack{anywhere_}, free_};
    start_over(known, slots);
    if (seen_.table.down != 0) lay_down_cards(s, known, slots, pools);
    if (keeper_first) serve_keeper(known, slots, pools);
    for (u8 i = 0; i < players(); ++i) {
      if (!hidden(i)) continue;
      Cards hand = known[i];
      for (u8 n = slots[i]; n != 0; --n) hand.add(next_card(pools));
      s.hands[i] = hand;
    }
    s.deck = pools.anywhere.rest();
  }

  CONDOTTA_FN void start_over(Cards (&known)[kMaxPlayers], u8 (&slots)[kMaxPlayers]) const {
    for (u8 i = 0; i < players(); ++i) {
      known[i] = known_[i];
      slots[i] = slots_[i];
    }
  }

  // D5. A face-down card is any of the seat's cards alike, if it is of a kind that is hidden: so
  // any are laid, and all again if one is not. After kPatience failures such kinds are hard to come
  // by, and are picked out.
  CONDOTTA_FN void lay_down_cards(State& s, Cards (&known)[kMaxPlayers], u8 (&slots)[kMaxPlayers],
                                  Pools& pools) {
    for (u32 attempt = 0; attempt < kPatience; ++attempt) {
      bool all_hideable = true;
      for (u8 i = 0; i < players() && all_hideable; ++i) {
        if (!covers(i)) continue;
        s.down[i] = any_card_of(i, known[i], slots[i], pools);
        all_hideable = contains(kHideableKinds, s.down[i]);
      }
      if (all_hideable) return;
      start_over(known, slots);
      pools = {Stack{elsewhere_}, Stack{anywhere_}, free_};
    }
    for (u8 i = 0; i < players(); ++i) {
      if (covers(i)) s.down[i] = hideable_card_of(i, known[i], slots[i], pools);
    }
  }

  // The known cards that may have gone face down.
  [[nodiscard]] CONDOTTA_FN Cards loose(u8 i, const Cards& known) const {
    return restricted_to(known, static_cast<CardSet>(~seen_.firm[i]));
  }

  CONDOTTA_FN Card any_card_of(u8 i, Cards& known, u8& slots, Pools& pools) {
    Stack candidates{loose(i, known)};
    const u32 which = rng_.below(candidates.left() + slots);
    if (which < candidates.left()) {
      const Card c = candidates.take(which);
      known.remove(c);
      return c;
    }
    --slots;
    return next_card(pools);
  }

  CONDOTTA_FN Card hideable_card_of(u8 i, Cards& known, u8& slots, Pools& pools) {
    if (slots != 0) {
      for (Stack* pool : {&pools.elsewhere, &pools.anywhere}) {
        Stack candidates{restricted_to(pool->rest(), kHideableKinds)};
        if (candidates.left() == 0) continue;
        const Card c = candidates.draw(rng_);
        Cards rest = pool->rest();
        rest.remove(c);
        *pool = Stack{rest};
        --pools.places;
        --slots;
        return c;
      }
    }
    Stack candidates{restricted_to(loose(i, known), kHideableKinds)};
    const Card c = candidates.draw(rng_);
    known.remove(c);
    return c;
  }

  // C6.1: of what the keeper is not known to hold, at least `owed` can have been kept.
  [[nodiscard]] CONDOTTA_FN bool fits_keeper(const State& s) const {
    const Table& t = seen_.table;
    if (t.owed == 0 || !hidden(index(t.keeper))) return true;
    return possibly_kept(t, hand_and_down(s, index(t.keeper))) >= t.owed;
  }

  // The keeper's hand is begun with cards that can have been kept.
  CONDOTTA_FN void serve_keeper(Cards (&known)[kMaxPlayers], u8 (&slots)[kMaxPlayers],
                                Pools& pools) {
    const Table& t = seen_.table;
    const u8 k = index(t.keeper);
    for (u8 n = 0; n < t.owed && slots[k] != 0; ++n) {
      Cards pool = pools.anywhere.rest();
      Stack candidates{restricted_to(pool, t.kept_from.kinds())};
      if (candidates.left() == 0) return;
      const Card c = candidates.draw(rng_);
      pool.remove(c);
      pools.anywhere = Stack{pool};
      --pools.places;
      --slots[k];
      known[k].add(c);
    }
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
