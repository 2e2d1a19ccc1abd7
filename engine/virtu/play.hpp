// Carrying out an action, and all that follows from it without a choice.
#pragma once
#include "engine/virtu/year.hpp"

namespace condotta::virtu {

// What was owed is paid: the action that it was for.
template <class Sink>
CONDOTTA_FN void carry_out(State& s, Action a, Sink& emit) {
  switch (s.phase) {
    case Phase::move:
      return finish_move(s, a, emit);
    case Phase::patronage:
      return advance(s, emit);
    case Phase::diplomacy:
      return annex(s, a.where(), emit);
    case Phase::war:
      return finish_war_step(s, a, emit);
    case Phase::intrigue:
      return finish_intrigue(s, a, emit);
    case Phase::declare:
      s.turn.passes = 0;
      return next_declarer(s);
    case Phase::withdraw:
      retreat(s, a.where(), emit);
      if (mover(s).retreating[number(s.turn.city)] == 0) go_on_withdrawing(s, emit);
      return;
    case Phase::upkeep:
      return pay_troops(s, a.value());
    case Phase::buy:
      return finish_purchase(s, a, emit);
    case Phase::hire:
      return hire(s, a.where(), emit);
    default:  // Phase::ally, the only other one where something is paid
      make_alliance(s, a.alliance(), emit);
      return end_winter_turn(s, emit);
  }
}

template <class Sink>
CONDOTTA_FN void go_on_paying(State& s, Sink& emit) {
  if (s.phase != Phase::pay || !paid_up(s, emit)) return;
  s.phase = s.turn.back;
  carry_out(s, s.turn.pending, emit);
}

template <class Sink>
CONDOTTA_FN void make_payment(State& s, Action a, Sink& emit) {
  Turn& t = s.turn;
  if (a.kind() == ActionKind::pay) {
    pay_florins(s, emit);
    return;
  }
  const Source source = a.source();
  use_source(s, source, a.symbol(), emit);
  t.last = static_cast<Source>(source + 1U);
  if (a.symbol() == Symbol::arrow && source >= kCourtierSource && source < kCitySource) {
    t.arrow_paid = static_cast<u8>(t.arrow_paid | 1U << (source - kCourtierSource));
  }
  draw_on_pool(t);
}

// V4.5: for florins, kept.
template <class Sink>
CONDOTTA_FN void ask_for_florins(State& s, Sink& emit) {
  spend_source(s, s.to_move, kIndulgenceSource, emit);
  gain_florins(s, s.to_move, kIndulgenceFlorins, kIndulgenceSource, emit);
}

template <class Sink>
CONDOTTA_FN void put_family(State& s, Action a, Sink& emit) {
  place_family_card(s, a, emit);
  if (mover(s).family != 0) return;
  if (index(s.to_move) + 1U < s.options.players) {
    s.to_move = seat(index(s.to_move) + 1U);
    return;
  }
  reveal_palaces(s, emit);
  begin_spring_turn(s, emit);
}

// An action of a room of the palace (V4.7 to V4.12).
template <class Sink>
CONDOTTA_FN void act_in_room(State& s, Action a, Sink& emit) {
  if (a.kind() == ActionKind::ask) return ask_for_florins(s, emit);
  if (a.kind() == ActionKind::end) {
    if (s.phase != Phase::govern || s.turn.power == 0) return end_spring_turn(s, emit);
    s.phase = Phase::refresh;
    s.turn.last = 0;
    s.turn.acted = 1;
    return;
  }
  switch (s.phase) {
    case Phase::govern:
      return govern_with(s, a, emit);
    case Phase::refresh:
      return turn_token(s, a.value(), emit);
    case Phase::patronage:
      return owe(s, a, patronage_cost(mover(s).steps), patronage_either(mover(s).steps));
    case Phase::trade:
      return trade_with(s, a, emit);
    case Phase::diplomacy:
      return begin_annexing(s, a);
    case Phase::war:
      return begin_war_step(s, a, emit);
    case Phase::intrigue:
      return owe(
          s, a,
          some(Symbol::mask, a.kind() == ActionKind::remove ? kMasksToRemove : kMasksToPlace));
    default:
      return finish_intrigue(s, a, emit);  // lifted: paid already
  }
}

template <class Sink>
CONDOTTA_FN void act_in_siege(State& s, Action a, Sink& emit) {
  switch (a.kind()) {
    case ActionKind::besiege:
      s.turn.city = a.where();
      next_fight(s, emit);
      return;
    case ActionKind::assault:
      return begin_declaring(s, s.to_move, owner_of(s, s.turn.city), false, emit);
    case ActionKind::call_off:
      emit(Event{
          .kind = EventKind::siege_called_off, .seat = s.to_move, .what = number(s.turn.city)});
      send_back(s, s.to_move, s.turn.city);
      return go_on_besieging(s, emit);
    case ActionKind::declare:
      return begin_declaration(s, a, emit);
    case ActionKind::pass:
      return pass(s, emit);
    case ActionKind::retreat:
      return begin_retreat(s, a);
    case ActionKind::disband:
      lose_army(s, emit);
      return go_on_withdrawing(s, emit);
    default:  // V3.3
      evict(s, a, emit);
      return go_on_besieging(s, emit);
  }
}

template <class Sink>
CONDOTTA_FN void act_in_winter(State& s, Action a, Sink& emit) {
  if (a.kind() == ActionKind::end) {
    s.turn.pool = 0;
    s.turn.last = 0;
    if (s.phase == Phase::ally) return end_winter_turn(s, emit);
    s.phase = s.phase == Phase::arrange ? Phase::buy
              : s.phase == Phase::buy   ? Phase::hire
                                        : Phase::ally;
    return;
  }
  switch (s.phase) {
    case Phase::upkeep:
      return owe(s, a, some(Symbol::florin, a.value()));
    case Phase::disband:
      return disband_one(s, a.where(), emit);
    case Phase::arrange:
      return arrange(s, a, emit);
    case Phase::buy:
      if (a.kind() == ActionKind::ask) return ask_for_florins(s, emit);
      return owe(s, a, price_of(a.item()));
    case Phase::hire:
      return owe(s, a, some(Symbol::florin, hire_price(mover(s), a.where())));
    default:
      return owe(s, a, alliance_price(a.alliance(), a.symbol()));
  }
}

template <class Sink>
CONDOTTA_FN void act(State& s, Action a, Sink& emit) {
  switch (s.phase) {
    case Phase::setup:
      put_family(s, a, emit);
      break;
    case Phase::enter:
      mover(s).marker = a.value();
      emit(Event{.kind = EventKind::marker_entered, .seat = s.to_move, .what = a.value()});
      stop_here(s);
      break;
    case Phase::move:
      choose_move(s, a, emit);
      break;
    case Phase::choose:
      choose_bonus(s, static_cast<Bonus>(a.value()), emit);
      break;
    case Phase::pay:
      make_payment(s, a, emit);
      break;
    case Phase::lodge:
      if (a.kind() == ActionKind::lodge) {
        lodge(s, static_cast<Group>(a.value()), emit);
      } else {
        drop_courtier(s, s.to_move, a.value(), emit);
      }
      break;
    case Phase::sieges:
    case Phase::press:
    case Phase::declare:
    case Phase::evict:
    case Phase::withdraw:
      act_in_siege(s, a, emit);
      break;
    case Phase::upkeep:
    case Phase::disband:
    case Phase::arrange:
    case Phase::buy:
    case Phase::hire:
    case Phase::ally:
      act_in_winter(s, a, emit);
      break;
    case Phase::over:
      break;
    default:
      act_in_room(s, a, emit);
  }
  go_on_paying(s, emit);
}

// Nobody is asked where there is only one answer.
template <class Sink>
CONDOTTA_FN void settle(State& s, Sink& emit) {
  while (s.phase != Phase::over) {
    Probe probe;
    list_legal(s, probe);
    if (probe.count != 1) return;
    act(s, probe.first, emit);
  }
}

}  // namespace condotta::virtu
