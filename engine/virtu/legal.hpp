// Which actions are open to the seat to move.
#pragma once
#include "engine/core/fixed_vec.hpp"
#include "engine/virtu/diplomacy.hpp"
#include "engine/virtu/intrigue.hpp"
#include "engine/virtu/market.hpp"
#include "engine/virtu/outcome.hpp"
#include "engine/virtu/patronage.hpp"
#include "engine/virtu/setup.hpp"
#include "engine/virtu/war.hpp"

namespace condotta::virtu {

// The longest lists. War: with six garrisons, each to at most 29 other cities by sea and to its
// neighbours by road, 6 * (29 + 8), and four more. Intrigue: 58 spots for an agent of the hand, at
// most 25 agents on the map, and two more. Payments: 80 sources of at most three kinds.
inline constexpr u32 kMaxActions = 256;
static_assert(kTroopsEach * (kCities - 1U + 8U) + 4U <= kMaxActions);
static_assert(kSpots + kAgentsEach * kMaxPlayers + 2U <= kMaxActions);
static_assert(kSources * 3U <= kMaxActions + 32U);
using Actions = FixedVec<Action, kMaxActions>;

template <class List>
CONDOTTA_FN void list_idle(const State& s, List& out) {
  out.push(Action::of(ActionKind::end));
  push_ask(s, out);
}

template <class List>
CONDOTTA_FN void list_spring(const State& s, List& out) {
  switch (s.phase) {
    case Phase::setup:
      return list_setup(s, out);
    case Phase::enter:
      for (u32 room = 0; room < kRooms; ++room) out.push(Action::of(ActionKind::enter, room));
      return;
    case Phase::move:
      return list_moves(s, out);
    case Phase::govern:
      return list_govern(s, out);
    case Phase::refresh:
      return list_refresh(s, out);
    case Phase::patronage:
      return list_patronage(s, out);
    case Phase::choose:
      return list_bonuses(s, out);
    case Phase::trade:
      return list_trade(s, out);
    case Phase::diplomacy:
      return list_diplomacy(s, out);
    case Phase::war:
      return list_war(s, out);
    case Phase::intrigue:
      return list_intrigue(s, out);
    case Phase::lifted:
      return push_spots(open_spots(s, s.turn.lifted), out);
    default:
      return list_idle(s, out);
  }
}

// Every action of the seat to move, each once.
template <class List>
CONDOTTA_FN void list_legal(const State& s, List& out) {
  switch (s.phase) {
    case Phase::pay:
      return list_payment(s, out);
    case Phase::lodge:
      return list_lodgings(s, out);
    case Phase::sieges:
      for (CitySet todo = besieged_by(mover(s)); todo != 0; todo &= todo - 1) {
        out.push(Action::at(ActionKind::besiege, first_of(todo)));
      }
      return;
    case Phase::press:
      out.push(Action::of(ActionKind::assault));
      out.push(Action::of(ActionKind::call_off));
      return;
    case Phase::declare:
      return list_declarations(s, out);
    case Phase::evict:
      return list_evictions(s, out);
    case Phase::withdraw:
      return list_withdrawal(s, out);
    case Phase::upkeep:
      return list_upkeep(s, out);
    case Phase::disband:
      return list_disbanding(s, out);
    case Phase::arrange:
      return list_arrangements(s, out);
    case Phase::buy:
      return list_purchases(s, out);
    case Phase::hire:
      return list_hiring(s, out);
    case Phase::ally:
      return list_alliances(s, out);
    case Phase::over:
      return;
    default:
      return list_spring(s, out);
  }
}

// The same, asked of one action, which may hold any bits.
CONDOTTA_FN bool is_legal_action(const State& s, Action a) {
  Finder finder{.wanted = a};
  list_legal(s, finder);
  return finder.found;
}

}  // namespace condotta::virtu
