// What can still be had, what it costs a seat, and why it cannot be had.
#include "notation/seats.hpp"
#include "notation/virtu_guide.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_parts.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

bool is_winter(Phase phase) { return phase >= Phase::upkeep && phase <= Phase::ally; }
Phase part_in(const State& s) {
  return s.phase == Phase::pay || s.phase == Phase::lodge ? s.turn.back : s.phase;
}

// One seat before the shop: as it is in its own turn, otherwise as if its turn came now.
class Customer {
 public:
  Customer(const State& now, Seat me) : now_(now), state_(now), me_(me) {
    const bool mine = now.to_move == me;
    in_winter_ = mine && is_winter(part_in(now));
    if (!in_winter_) {
      if (!mine) clear_turn(state_);
      state_.to_move = me;
    }
  }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Player& me() const { return player(state_, me_); }
  [[nodiscard]] bool is_now(Action a) const {
    return now_.to_move == me_ && is_legal_action(now_, a);
  }

  // `why` are reasons beside the price; empty: there are none.
  json::object offer(Symbols price, u8 either, Phase phase, std::string_view why, bool now) const {
    const Purse all = purse_for(phase, true), own = purse_for(phase, false);
    const bool affordable = can_pay(all, price, either);
    Symbols missing = 0;
    if (!affordable) {
      missing = less(price, all.total);
      const Symbols rest = less(all.total, price);
      const u32 crowns = u32{count(rest, Symbol::crown)} + count(rest, Symbol::cross);
      if (crowns < either) missing += some(Symbol::crown, either - crowns);
      if (why.empty()) why = missing != 0 ? "cannot_pay" : "one_kind_a_card";
    }
    json::object out;
    out["cost"] = notation::price_of(price, either);
    out["affordable"] = affordable;
    out["needs_indulgence"] = affordable && !can_pay(own, price, either);
    out["missing"] = symbols_of(missing);
    out["why"] = why.empty() ? json::value(nullptr) : json::value(why);
    out["now"] = now;
    return out;
  }

 private:
  // Cards of a room count only in the action that they serve; they are there while it is on.
  [[nodiscard]] Purse purse_for(Phase phase, bool indulgence) const {
    State s = state_;
    if (part_in(now_) != phase || now_.to_move != me_) {
      s.turn.room_cards = 3;
      if (!in_winter_) s.turn.pool = 0;
    }
    if (!indulgence) player(s, me_).asked = 1;
    Purse purse;
    open_purse(s, phase, purse);
    return purse;
  }

  const State& now_;
  State state_;
  Seat me_;
  bool in_winter_ = false;
};

json::array nobles_of(const Customer& who) {
  const State& s = who.state();
  json::array list;
  for (u8 i = 0; i < kNobles; ++i) {
    const Card card = static_cast<Card>(i);
    const u8 have = count_in_palace(who.me(), card), limit = noble_limit(i);
    const bool full = limit != kNone && have >= limit;
    const std::string_view why = s.nobles[i] == 0        ? "none_left"
                                 : bit(s.turn.bought, i) ? "bought"
                                 : full                  ? "limit"
                                 : !has_room_for_card(s) ? "no_place"
                                                         : "";
    json::object one = who.offer(noble_cost(i), 0, Phase::buy, why, who.is_now(Action::buy(i)));
    one["card"] = name_of(card);
    one["left"] = s.nobles[i];
    one["have"] = have;
    one["limit"] = limit == kNone ? json::value(nullptr) : json::value(limit);
    list.push_back(std::move(one));
  }
  return list;
}

json::array deeds_of(const Customer& who) {
  const State& s = who.state();
  json::array list;
  for (u8 d = 0; d < kDeeds; ++d) {
    const Deed deed = static_cast<Deed>(d);
    if (deed == Deed::artillery) continue;  // a bonus, not for sale
    const Item item = static_cast<Item>(kDeedItem + d);
    const std::string_view why = has(who.me(), deed)                           ? "have_it"
                                 : (deed_excludes(deed) & who.me().deeds) != 0 ? "excluded"
                                 : s.deeds[d] == 0                             ? "none_left"
                                                                               : "";
    json::object one =
        who.offer(deed_cost(deed), 0, Phase::buy, why, who.is_now(Action::buy(item)));
    one["deed"] = name_of(deed);
    one["left"] = s.deeds[d];
    list.push_back(std::move(one));
  }
  return list;
}

json::object cathedral_of(const Customer& who) {
  const State& s = who.state();
  const CitySet sites = cathedral_sites(s);
  const std::string_view why = s.cathedrals_left == 0             ? "none_left"
                               : bit(s.turn.bought_deeds, kDeeds) ? "bought"
                               : sites == 0                       ? "no_site"
                                                                  : "";
  const bool now = sites != 0 && who.is_now(Action::buy(kCathedralItem, lowest_bit(sites)));
  json::object out = who.offer(kCathedralCost, 0, Phase::buy, why, now);
  json::array names;
  for (CitySet todo = sites; todo != 0; todo &= todo - 1) {
    names.emplace_back(name_of(first_of(todo)));
  }
  out["left"] = s.cathedrals_left;
  out["sites"] = std::move(names);
  return out;
}

json::array bonuses_of(const Customer& who) {
  const State& s = who.state();
  const u32 mine = who.me().bonuses;
  json::array list;
  for (u8 b = 0; b < kBonuses; ++b) {
    const Bonus bonus = static_cast<Bonus>(b);
    const bool creator = bit(kCreators, b);
    Seat holder = Seat::none;
    for (u8 i = 0; i < s.options.players; ++i) {
      if (has(s.players[i], bonus)) holder = seat(i);
    }
    const bool same_type = mine != 0 && ((mine & kCreators) != 0) == creator;
    const bool no_place =
        bonus == Bonus::machiavelli && !any_free_place(who.me()) && filled_places(who.me()) == 0;
    const std::string_view why = bit(mine, b)              ? "have_it"
                                 : holder != Seat::none    ? "held"
                                 : !bit(s.bonuses_left, b) ? "none_left"
                                 : count_bits(mine) >= 2   ? "limit"
                                 : same_type               ? "other_type"
                                 : no_place                ? "no_place"
                                                           : "";
    list.push_back({{"bonus", name_of(bonus)},
                    {"type", creator ? "creator" : "creation"},
                    {"holder", seat_or_null(holder)},
                    {"why", why.empty() ? json::value(nullptr) : json::value(why)},
                    {"now", who.is_now(Action::of(ActionKind::choose, b))}});
  }
  return list;
}

// With an own agent on a free one a symbol is saved: the cheapest choice that can be paid (V6.5).
json::array alliances_of(const Customer& who) {
  const State& s = who.state();
  json::array list;
  for (u8 a = 0; a < kAlliances; ++a) {
    const Alliance alliance = static_cast<Alliance>(a);
    const Seat holder = s.holders[a], agent = s.agents[alliance_spot(alliance)];
    const bool spied = agent == s.to_move;
    const std::string_view why = holder == s.to_move              ? "have_it"
                                 : holder != Seat::none && !spied ? "held"
                                                                  : "";
    json::array saves;
    json::object best =
        who.offer(alliance_cost(alliance), 0, Phase::ally, why, who.is_now(Action::ally(alliance)));
    for (u32 k = 0; k < 8 && spied && holder == Seat::none; ++k) {
      const Symbol saved = static_cast<Symbol>(k);
      if (saved == Symbol::war || count(alliance_cost(alliance), saved) == 0) continue;
      json::object one = who.offer(alliance_price(alliance, saved), 0, Phase::ally, why,
                                   who.is_now(Action::ally(alliance, saved)));
      if (saves.empty() || (one["affordable"].get_bool() && !best["affordable"].get_bool())) {
        best = std::move(one);
      }
      saves.emplace_back(name_of(saved));
    }
    best["alliance"] = name_of(alliance);
    best["holder"] = seat_or_null(holder);
    best["ready"] = bit(s.ready, a);
    best["agent"] = seat_or_null(agent);
    best["saves"] = std::move(saves);
    list.push_back(std::move(best));
  }
  return list;
}

json::object patronage_of(const Customer& who) {
  const u8 steps = who.me().steps;
  const bool over = steps >= kPatronageEnd;
  json::object out = who.offer(
      over ? 0 : patronage_cost(steps), over ? u8{0} : patronage_either(steps), Phase::patronage,
      over ? "end_of_track" : "", who.is_now(Action::of(ActionKind::advance)));
  out["step"] = over ? steps : steps + 1;
  out["bonus"] = !over && brings_bonus(static_cast<u8>(steps + 1));
  return out;
}

json::array troops_of(const Customer& who) {
  json::array list;
  const std::string_view why = troops_on_map(who.me()) >= kTroopsEach ? "too_many_troops" : "";
  for (CitySet todo = who.me().cities; todo != 0; todo &= todo - 1) {
    const City c = first_of(todo);
    json::object one = who.offer(some(Symbol::florin, hire_price(who.me(), c)), 0, Phase::hire, why,
                                 who.is_now(Action::at(ActionKind::hire, c)));
    one["city"] = name_of(c);
    list.push_back(std::move(one));
  }
  return list;
}

json::array neutral_cities(const Customer& who) {
  const State& s = who.state();
  json::array list;
  for (CitySet todo = open_cities(s.options.players) & ~controlled(s); todo != 0;
       todo &= todo - 1) {
    const City c = first_of(todo);
    const u8 strength = strength_against(s, c, s.to_move, true), ships = ships_to(s, who.me(), c);
    const bool no_way = ships == kNone;
    const std::string_view why = contains(kPirates, c) ? "pirates" : no_way ? "no_way" : "";
    json::object one =
        who.offer(some(Symbol::crown, strength + 1U) + some(Symbol::ship, no_way ? 0 : ships), 0,
                  Phase::diplomacy, why, who.is_now(Action::at(ActionKind::annex, c)));
    json::object annexing = annexing_of(s, s.to_move, c);
    one["city"] = name_of(c);
    one["strength"] = strength;
    one["ships"] = annexing["ships"];
    one["parts"] = annexing["parts"];
    one["from"] = annexing["from"];
    list.push_back(std::move(one));
  }
  return list;
}

}  // namespace

Answer supply(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked);
  if (!question) return question.error();
  const Result<State> s = after_composed(*question);
  if (!s) return s.error();
  const Seat me = question->me;
  if (me == Seat::none) return Error{"seat", "is missing"};
  const Customer who(*s, me);
  json::object out;
  out["seat"] = index(me);
  out["nobles"] = nobles_of(who);
  out["deeds"] = deeds_of(who);
  out["cathedral"] = cathedral_of(who);
  out["bonuses"] = bonuses_of(who);
  out["alliances"] = alliances_of(who);
  out["patronage"] = patronage_of(who);
  out["troops"] = troops_of(who);
  out["indulgences"] = {{"left", s->indulgences_left}, {"asked", player(*s, me).asked != 0}};
  out["cities"] = neutral_cities(who);
  return out;
}

}  // namespace condotta::notation::virtu_guide
