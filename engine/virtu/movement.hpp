// The marker goes round the palace (V4.1, V4.2), and what it finds where it stops (V4.3).
#pragma once
#include "engine/virtu/payment.hpp"

namespace condotta::virtu {

inline constexpr u8 kFreeRooms = 2;     // V4.1
inline constexpr u8 kRoomFlorins = 2;   // V4.1
inline constexpr u8 kRedeemCrowns = 2;  // V4.6

// A new part of a turn: nothing is paid, chosen or left over.
CONDOTTA_FN void clear_turn(State& s) {
  const u8 place = s.turn.place;
  s.turn = Turn{};
  s.turn.place = place;
  s.turn.pending = Action::of(ActionKind::end);
  s.turn.back = Phase::over;
  s.turn.stage = kNoStage;
  s.turn.placing = Card::none;
  s.turn.city = City::none;
  s.turn.attacker = s.turn.defender = Seat::none;
  s.turn.lifted = kNone;
}

// V4.1: their florins were taken before, as anyone would (V2.4).
template <class Sink>
CONDOTTA_FN void turn_courtiers(State& s, u8 side, Sink& emit) {
  Player& p = mover(s);
  const u32 here = filled_places(p) & u32{side};
  if (here == 0) return;
  for (u32 todo = here & p.available; todo != 0; todo &= todo - 1) {
    cash_courtier(s, s.to_move, lowest_bit(todo), emit);
  }
  p.available = static_cast<u8>(p.available | here);
  emit(Event{.kind = EventKind::courtiers_turned,
             .seat = s.to_move,
             .what = static_cast<u8>(side == kLeftSide ? 0 : 1)});
}

template <class Sink>
CONDOTTA_FN void enter_next_room(State& s, Sink& emit) {
  Player& p = mover(s);
  if (p.marker == kLeftArrow) turn_courtiers(s, kLeftSide, emit);
  if (p.marker == kRightArrow) turn_courtiers(s, kRightSide, emit);
  p.marker = static_cast<u8>(p.marker + 1 == kRooms ? 0 : p.marker + 1);
  ++s.turn.steps;
  emit(Event{.kind = EventKind::marker_entered, .seat = s.to_move, .what = p.marker});
}

template <class Sink>
CONDOTTA_FN void begin_spring_turn(State& s, Sink& emit) {
  clear_turn(s);
  s.to_move = s.order[s.turn.place];
  emit(Event{.kind = EventKind::spring_began, .seat = s.to_move, .count = s.year});
  if (mover(s).marker == kNone) {
    s.phase = Phase::enter;
  } else {
    s.phase = Phase::move;
    enter_next_room(s, emit);
  }
}

CONDOTTA_FN Phase phase_of(RoomAction action) {
  switch (action) {
    case RoomAction::government:
      return Phase::govern;
    case RoomAction::patronage:
      return Phase::patronage;
    case RoomAction::trade:
      return Phase::trade;
    case RoomAction::diplomacy:
      return Phase::diplomacy;
    case RoomAction::war:
      return Phase::war;
    case RoomAction::intrigue:
      return Phase::intrigue;
    default:
      return Phase::idle;
  }
}

// V4.3: the action begins, with what it gives for free (V2.6, Michelangelo).
CONDOTTA_FN void stop_here(State& s) {
  const Seat me = s.to_move;
  const Player& p = mover(s);
  const u8 room = p.marker;
  const RoomAction action = room_action(p, room);
  const bool agent = enemy_agent(s, me, room_spot(me, room));
  clear_turn(s);
  s.turn.barred = agent ? 1 : 0;
  s.phase = phase_of(action);
  // An agent does not keep its victim from Intrigue, if it is removed first (V4.12).
  if (bit(p.indulgences, room) || (agent && action != RoomAction::intrigue)) s.phase = Phase::idle;
  if (s.phase == Phase::idle) return;
  if (p.rooms[room].action == Card::none && printed_symbol(action) != Symbol::none) {
    s.turn.pool = some(printed_symbol(action));
  }
  if (s.phase == Phase::patronage) {
    for (u32 todo = p.bonuses; todo != 0; todo &= todo - 1) {
      s.turn.pool += some(Symbol::crown, bonus_crowns(static_cast<Bonus>(lowest_bit(todo))));
    }
  }
  if (s.phase == Phase::govern) {
    s.turn.power = static_cast<u8>(2U * count(s.turn.pool, Symbol::crown));
    s.turn.pool = 0;
  }
}

template <class List>
CONDOTTA_FN void list_moves(const State& s, List& out) {
  const Player& p = mover(s);
  const Turn& t = s.turn;
  out.push(Action::of(ActionKind::stop));
  if (t.steps < kFreeRooms) out.push(Action::of(ActionKind::on));
  if (is_enough(out)) return;
  Purse purse;
  open_purse(s, Phase::move, purse);
  if (t.steps >= kFreeRooms) {
    if (t.bought_room == 0 && most_of(purse, Symbol::florin) >= kRoomFlorins) {
      out.push(Action::of(ActionKind::on_florins));
    }
    if (most_of(purse, Symbol::arrow) != 0) out.push(Action::of(ActionKind::on_arrow));
  }
  if (bit(p.indulgences, p.marker)) {
    if (most_of(purse, Symbol::cross) != 0) out.push(Action::of(ActionKind::redeem, kByCross));
    if (most_of(purse, Symbol::crown) >= kRedeemCrowns) {
      out.push(Action::of(ActionKind::redeem, kByCrowns));
    }
  }
}

template <class Sink>
CONDOTTA_FN void choose_move(State& s, Action a, Sink& emit) {
  switch (a.kind()) {
    case ActionKind::stop:
      stop_here(s);
      return;
    case ActionKind::on:
      enter_next_room(s, emit);
      return;
    case ActionKind::on_florins:
      owe(s, a, some(Symbol::florin, kRoomFlorins));
      return;
    case ActionKind::on_arrow:
      owe(s, a, some(Symbol::arrow));
      return;
    default:
      owe(s, a, a.value() == kByCross ? some(Symbol::cross) : some(Symbol::crown, kRedeemCrowns));
  }
}

template <class Sink>
CONDOTTA_FN void finish_move(State& s, Action a, Sink& emit) {
  Player& p = mover(s);
  if (a.kind() == ActionKind::redeem) {
    p.indulgences = static_cast<u8>(p.indulgences & ~(1U << p.marker));
    ++s.indulgences_left;
    s.turn.pool &= all_of(Symbol::arrow);  // only arrows are left for the rest of the move
    emit(Event{.kind = EventKind::indulgence_paid, .seat = s.to_move, .what = p.marker});
    return;
  }
  if (a.kind() == ActionKind::on_florins) s.turn.bought_room = 1;
  enter_next_room(s, emit);
}

}  // namespace condotta::virtu
