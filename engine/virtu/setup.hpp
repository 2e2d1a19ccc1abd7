// The start: colours, palaces, and family cards placed in secret (V1).
#pragma once
#include "engine/core/dice.hpp"
#include "engine/virtu/movement.hpp"

namespace condotta::virtu {

inline constexpr u8 kFirstFlorins = 1;  // V1.5
inline constexpr u8 kFirstAgents = 2;   // V1.5

CONDOTTA_FN Card family_card(Colour colour, u32 i) {
  return static_cast<Card>(kNobles + number(colour) * kFamilySize + i);
}
// Its number among the family cards of all colours.
CONDOTTA_FN u32 family_number(Card card) { return number(card) - u32{kNobles}; }

// V1.1: in the order of the seats.
CONDOTTA_FN void draw_colours(State& s, Dice& dice) {
  if (s.options.colours_chosen()) {
    for (u8 i = 0; i < s.options.players; ++i) s.players[i].colour = s.options.colours[i];
    return;
  }
  Throws throws(dice);
  u32 left = s.options.colours_in_play();
  for (u8 i = 0; i < s.options.players; ++i) {
    u32 skip = throws.below(count_bits(left));
    u32 todo = left;
    for (; skip != 0; --skip) todo &= todo - 1;
    s.players[i].colour = static_cast<Colour>(lowest_bit(todo));
    left &= ~(1U << lowest_bit(todo));
  }
}

CONDOTTA_FN void empty_palace(Player& p) {
  for (Room& room : p.rooms) room = {Card::none, Card::none};
  for (Card& card : p.courtiers) card = Card::none;
  p.available = 0;
}

CONDOTTA_FN void set_up_player(Player& p, bool plays) {
  empty_palace(p);
  p.marker = kNone;
  if (!plays) {
    p.colour = Colour::none;
    return;
  }
  p.florins = kFirstFlorins;
  p.agents = kFirstAgents;
  p.family = (1U << kFamilySize) - 1U;
  for (u32 i = 0; i < kFamilySize; ++i) {
    p.agents = static_cast<u8>(p.agents + card_agents(family_card(p.colour, i)));
  }
  if (p.agents > kAgentsEach) p.agents = kAgentsEach;
  p.cities = p.cities_available = start_cities(p.colour);
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) p.troops[lowest_bit(todo)] = 1;
}

// V1.4.
CONDOTTA_FN void fill_supply(State& s) {
  for (u32 i = 0; i < kNobles; ++i) s.nobles[i] = noble_copies(i);
  for (u32 i = 0; i < kDeeds; ++i) s.deeds[i] = deed_copies(static_cast<Deed>(i));
  s.cathedrals_left = kCathedralCopies;
  s.indulgences_left = kIndulgences;
  s.bonuses_left = (1U << kBonuses) - 1U;
  for (Seat& holder : s.holders) holder = Seat::none;
  for (Seat& agent : s.agents) agent = Seat::none;
}

template <class Sink>
CONDOTTA_FN void set_up(State& s, const Options& options, Seed seed, Sink& emit) {
  Dice dice = Dice::from(seed);
  s = State{};
  s.options = options;
  draw_colours(s, dice);
  Seat first = options.start;
  if (first == Seat::none) first = seat(Throws(dice).below(options.players));
  for (u8 i = 0; i < kMaxPlayers; ++i) {
    set_up_player(s.players[i], i < options.players);
    const u32 who = (index(first) + u32{i}) % options.players;  // V1.6
    s.order[i] = s.track[i] = i < options.players ? seat(who) : Seat::none;
  }
  fill_supply(s);
  s.year = 1;
  clear_turn(s);
  s.phase = Phase::setup;
  s.to_move = seat(0);
  for (u8 i = 0; i < options.players; ++i) {
    emit(Event{.kind = EventKind::game_started,
               .seat = seat(i),
               .what = number(s.players[i].colour),
               .where = index(first)});
  }
}

template <class List>
CONDOTTA_FN void list_setup(const State& s, List& out) {
  const Player& p = mover(s);
  const u32 filled = filled_places(p);
  for (u32 todo = p.family; todo != 0; todo &= todo - 1) {
    const u32 i = lowest_bit(todo);
    const Card card = family_card(p.colour, i);
    for (u32 room = 0; room < kRooms; ++room) {
      if (fits_room(p, room, card))
        out.push(Action::put(family_number(card), static_cast<Target>(room)));
    }
    for (u8 g = 0; g < kGroups; ++g) {
      if (free_place(p, static_cast<Group>(g), filled) == kNone) continue;
      out.push(Action::put(family_number(card), static_cast<Target>(kGroupTarget + g)));
    }
  }
}

// V1.5: courtiers begin available. Others learn nothing: a card with only one place left goes there
// by itself, so even the number of decisions would tell something.
template <class Sink>
CONDOTTA_FN void place_family_card(State& s, Action a, Sink& emit) {
  Player& p = mover(s);
  const Card card = static_cast<Card>(kNobles + a.card());
  p.family = static_cast<u8>(p.family & ~(1U << a.card() % kFamilySize));
  if (a.target() < kGroupTarget) {
    put_into_room(p, a.target(), card);
  } else {
    const Group group = static_cast<Group>(a.target() - kGroupTarget);
    put_into_place(p, free_place(p, group, filled_places(p)), card, true);
  }
  emit(Event{.kind = EventKind::card_placed,
             .seat = s.to_move,
             .what = number(card),
             .where = a.target(),
             .full = only(s.to_move)});
}

template <class Sink>
CONDOTTA_FN void reveal_palaces(const State& s, Sink& emit) {
  for (u8 i = 0; i < s.options.players; ++i) {
    for (Position at = 0; at < kPositions; ++at) {
      const Card card = card_at(s.players[i], at);
      if (card == Card::none) continue;
      emit(Event{
          .kind = EventKind::cards_revealed, .seat = seat(i), .what = number(card), .where = at});
    }
  }
}

}  // namespace condotta::virtu
