#include <fmt/format.h>

#include "engine/condottiere/strength.hpp"
#include "engine/core/rng.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using condottiere::kRegions;
using condottiere::State;
using condottiere::Table;

bool same(const Dice& a, const Dice& b) {
  return a.key[0] == b.key[0] && a.key[1] == b.key[1] && a.thrown == b.thrown;
}

json::array seats_of_position(const State& s) {
  json::array seats;
  for (u8 i = 0; i < s.table.options.players; ++i) {
    json::object one;
    one["hand"] = list_of(s.hands[i]);
    one["line"] = list_of(s.table.lines[i]);
    one["down"] = s.down[i] == Card::none ? json::value(nullptr) : json::value(name_of(s.down[i]));
    one["passed"] = contains(s.table.passed, seat(i));
    one["played"] = contains(s.table.played, seat(i));
    seats.push_back(std::move(one));
  }
  return seats;
}

bool any_points(const Table& t) {
  for (const u16 points : t.points) {
    if (points != 0) return true;
  }
  return false;
}

}  // namespace

json::array points_of(const Table& t) {
  json::array points;
  for (u8 i = 0; i < t.options.players; ++i) points.emplace_back(t.points[i]);
  return points;
}

json::object regions_of(const Table& t) {
  json::object regions;
  for (u8 r = 0; r < kRegions; ++r) {
    const Region place = condottiere::region(r);
    const Seat owner = owner_of(t, place);
    if (owner != Seat::none) regions[name_of(place)] = index(owner);
  }
  return regions;
}

json::array strengths_of(const Table& t) {
  json::array strengths;
  for (u8 i = 0; i < t.options.players; ++i) strengths.emplace_back(strength_of(t, seat(i)));
  return strengths;
}

json::value result_of(const Table& t) {
  if (t.phase != Phase::over) return nullptr;
  json::object result;
  result["winners"] = list_of(t.winners);
  result["regions"] = regions_of(t);
  result["reason"] = name_of(t.reason);
  if (t.options.play_for_points != 0) result["points"] = points_of(t);
  return result;
}

json::object write_position(const State& s) {
  const Table& t = s.table;
  json::object out;
  out["game"] = "condottiere";
  out["players"] = t.options.players;
  out["options"] = json_of(t.options);
  out["regions"] = regions_of(t);
  out["pope"] = name_or_null(t.pope);
  out["holder"] = index(t.holder);
  if (t.first != t.holder) out["first"] = index(t.first);
  out["contested"] = name_or_null(t.contested);
  if (is_final(t)) out["finalists"] = list_of(t.finalists);
  out["phase"] = name_of(t.phase);
  out["turn"] = seat_or_null(t.turn);
  if (t.idle != 0) out["idle"] = t.idle;
  if (any_points(t)) out["points"] = points_of(t);
  if (t.barren != 0) out["barren"] = t.barren;
  out["seats"] = seats_of_position(s);
  out["discard"] = list_of(t.discard);
  if (!same(s.dice, Dice::from(derive_seed(0)))) {
    out["dice"] = fmt::format("{:016x}{:016x}{:016x}", s.dice.key[0], s.dice.key[1], s.dice.thrown);
  }
  json::object memory = write_memory(s);
  if (!memory.empty()) out["memory"] = std::move(memory);
  if (t.phase == Phase::over) out["result"] = result_of(t);
  return out;
}

}  // namespace condotta::notation
