// Other worlds that look the same to one viewer. Written apart from `imagine`, which is tested
// against it: this one starts from the true state and only exchanges cards that the viewer cannot
// see.
#pragma once
#include <algorithm>
#include <vector>

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {

inline Cards with_down(const State& s, u8 i) {
  Cards cards = s.hands[i];
  if (s.down[i] != Card::none) cards.add(s.down[i]);
  return cards;
}

// What a viewer (or, with none, a spectator) has seen of a hand and can still rely on.
inline Cards known_cards(const State& s, Seat viewer, u8 target) {
  Cards known = s.table.known[target].cards();
  if (viewer != Seat::none) known.add(s.shown.extra[index(viewer)][target].cards());
  return known;
}

// C4.7, C7.2: what was seen in a hand is in it or, under D5, face down before it; kinds that were
// seen since the card was laid down are in the hand.
inline bool agrees_with_known(const State& s, Seat viewer) {
  for (u8 i = 0; i < s.table.options.players; ++i) {
    if (seat(i) == viewer) continue;
    const Cards known = known_cards(s, viewer, i);
    if (!with_down(s, i).includes(known)) return false;
    if (viewer == Seat::none) continue;
    const CardSet firm = s.shown.firm[index(viewer)][i];
    if (!s.hands[i].includes(restricted_to(known, firm))) return false;
  }
  return true;
}

// D1: no card is in the deck that was not in it when it was shuffled, or that the viewer drew
// since.
inline bool agrees_with_deck(const State& s, Seat viewer) {
  if (s.table.options.draw_after_battle == 0) return true;
  Cards in_deck = s.table.reshuffled;
  if (viewer != Seat::none) {
    if (!in_deck.includes(s.drawn[index(viewer)])) return false;
    in_deck.remove(s.drawn[index(viewer)]);
  }
  return in_deck.includes(s.deck);
}

// C6.1: the keeper still has so many of the cards that can have been kept.
inline bool agrees_with_keeper(const State& s, Seat viewer) {
  const Table& t = s.table;
  if (t.owed == 0 || t.keeper == viewer) return true;
  const u8 k = index(t.keeper);
  const Cards held = with_down(s, k);
  u32 possible = 0;
  for (u8 i = 0; i < kCardKinds; ++i) {
    const Card c = card(i);
    const int beyond = std::max(0, held.count(c) - t.known[k].count(c));
    possible += static_cast<u32>(std::min(beyond, int{t.kept_from.count(c)}));
  }
  return possible >= t.owed;
}

inline bool hides_only_hideable(const State& s) {
  return std::all_of(std::begin(s.down), std::end(s.down),
                     [](Card c) { return c == Card::none || contains(kHideableKinds, c); });
}

// Whether this state can be the true one, as far as the viewer has seen.
inline bool agrees_with_all_seen(const State& s, Seat viewer) {
  return hides_only_hideable(s) && agrees_with_known(s, viewer) && agrees_with_deck(s, viewer) &&
         agrees_with_keeper(s, viewer);
}

// A place for a card that the viewer cannot see into.
struct Place {
  enum class Kind { hand, down, deck } kind;
  u8 seat;
};

class HiddenPlaces {
 public:
  HiddenPlaces(State& s, Seat viewer) : state_(s) {
    places_.push_back({Place::Kind::deck, 0});
    for (u8 i = 0; i < s.table.options.players; ++i) {
      if (seat(i) == viewer) continue;
      places_.push_back({Place::Kind::hand, i});
      if (s.down[i] != Card::none) places_.push_back({Place::Kind::down, i});
    }
  }

  [[nodiscard]] Place any(Rng& rng) const {
    return places_[rng.below(static_cast<u32>(places_.size()))];
  }
  [[nodiscard]] Card any_card(Place p, Rng& rng) const {
    if (p.kind == Place::Kind::down) return state_.down[p.seat];
    const Cards& pile = p.kind == Place::Kind::hand ? state_.hands[p.seat] : state_.deck;
    return pile.empty() ? Card::none : Stack{pile}.draw(rng);
  }
  void replace(Place p, Card old, Card fresh) {
    if (p.kind == Place::Kind::down) {
      state_.down[p.seat] = fresh;
      return;
    }
    Cards& pile = p.kind == Place::Kind::hand ? state_.hands[p.seat] : state_.deck;
    pile.remove(old);
    pile.add(fresh);
  }

 private:
  State& state_;
  std::vector<Place> places_;
};

// What other seats know of each other is hidden from the viewer too, and so are their draws. It
// must be true in the new world, or that one would be no state of the game.
inline void replace_private_knowledge(State& s, Seat viewer, Rng& rng) {
  const u8 players = s.table.options.players;
  for (u8 target = 0; target < players; ++target) {
    if (seat(target) == viewer) continue;
    for (u8 knower = 0; knower < players; ++knower) {
      if (seat(knower) == viewer || knower == target) continue;
      Known extra{0};
      CardSet firm = 0;
      for (u8 k = 0; k < kCardKinds; ++k) {
        const u32 open = s.table.known[target].count(card(k));
        const u32 held = s.hands[target].count(card(k));
        if (held < open) continue;
        if (rng.below(3) == 0) extra.set(card(k), rng.below(held - open + 1));
        if (rng.below(2) == 0) firm = static_cast<CardSet>(firm | 1U << k);
      }
      s.shown.extra[knower][target] = extra;
      s.shown.firm[knower][target] = firm;
      s.shown_of = static_cast<SeatSet>(s.shown_of | only(seat(target)));
    }
    s.drawn[target] = kNoCards;
  }
}

// Exchanges hidden cards at random, as long as nothing that the viewer saw becomes untrue.
inline State another_world(State s, Seat viewer, Rng& rng) {
  HiddenPlaces places(s, viewer);
  const u32 exchanges = 40;
  for (u32 n = 0; n < exchanges; ++n) {
    const Place a = places.any(rng);
    const Place b = places.any(rng);
    const Card from_a = places.any_card(a, rng);
    const Card from_b = places.any_card(b, rng);
    if (from_a == from_b || from_a == Card::none || from_b == Card::none) continue;
    if (a.kind == b.kind && a.seat == b.seat) continue;
    places.replace(a, from_a, from_b);
    places.replace(b, from_b, from_a);
    if (agrees_with_all_seen(s, viewer)) continue;
    places.replace(a, from_b, from_a);
    places.replace(b, from_a, from_b);
  }
  replace_private_knowledge(s, viewer, rng);
  s.dice = Dice::fresh(rng);
  return s;
}

}  // namespace condotta::condottiere
