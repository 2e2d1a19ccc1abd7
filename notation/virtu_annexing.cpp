// What a neutral city costs in Diplomacy, part by part (V4.10).
#include <boost/json/array.hpp>

#include "notation/virtu_parts.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

void add_part(json::array& parts, std::string_view what, int count) {
  if (count != 0) parts.push_back({{"what", what}, {"count", count}});
}

// The own city that the way of so many ships begins in: by road if there are none.
City begin_of_way(const State& s, const Player& p, City to, u8 ships) {
  const CitySet by_road = roads_from(s.options.players, to) & p.cities;
  if (by_road != 0) return first_of(by_road);
  for (CitySet todo = p.cities; todo != 0; todo &= todo - 1) {
    if (seas_between(first_of(todo), to) == ships) return first_of(todo);
  }
  return City::none;
}

}  // namespace

json::object annexing_of(const virtu::State& s, Seat buyer, City to) {
  const Player& p = player(s, buyer);
  const int base = base_strength(to), strength = strength_against(s, to, buyer, true);
  const u8 ships = ships_to(s, p, to);
  const City from = ships == kNone ? City::none : begin_of_way(s, p, to, ships);
  json::array parts;
  add_part(parts, "city", base);
  add_part(parts, "agent", strength - base);
  add_part(parts, "more", 1);
  json::object out;
  out["cost"] = symbols_of(some(Symbol::crown, static_cast<u32>(strength) + 1U) +
                           some(Symbol::ship, ships == kNone ? 0U : ships));
  out["parts"] = std::move(parts);
  out["ships"] = ships == kNone ? 0 : ships;
  out["from"] = from == City::none ? json::value(nullptr) : json::value(name_of(from));
  return out;
}

}  // namespace condotta::notation
