#include "notation/standing.hpp"

#include "engine/condottiere/aftermath.hpp"
#include "engine/condottiere/part.hpp"
#include "engine/core/game.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

json::object write_part(Card c, const Cards& line, const Weather& now) {
  const Part part = part_of(c, line, now);
  json::array why;
  if (part.winter) why.emplace_back(name_of(Card::winter));
  if (part.drummer) why.emplace_back(name_of(Card::drummer));
  if (part.spring) why.emplace_back(name_of(Card::spring));
  return {{"card", name_of(c)}, {"value", part.value}, {"why", std::move(why)}};
}

json::object write_line(const Cards& line, const Weather& now) {
  json::array parts;
  for (u8 k = 0; k < kCardKinds; ++k) {
    for (u8 n = line.count(card(k)); n != 0; --n) parts.push_back(write_part(card(k), line, now));
  }
  return {{"total", strength(line, now)}, {"parts", std::move(parts)}};
}

void add_down(const Observation& seen, json::object& one) {
  Table turned_up = seen.table;
  Cards& line = turned_up.lines[index(seen.me)];
  line.add(seen.down);
  const Weather now = weather(turned_up);
  one["down"] = write_part(seen.down, line, now);
  one["with_down"] = strength(line, now);
}

// The region that is being fought for stays winnable even when the favour has come there (C4.6).
RegionSet winnable(const Table& t, Seat who) {
  const bool fighting =
      t.phase != Phase::place && t.phase != Phase::draw && t.phase != Phase::over && !is_final(t);
  const RegionSet fought_for = fighting ? only(t.contested) & ~t.owned[index(who)] : 0U;
  return battlefields(t, who) | fought_for;
}

json::array winning_regions(const Table& t, Seat who) {
  json::array winning;
  if (is_final(t) || t.phase == Phase::over) return winning;
  for (RegionSet todo = winnable(t, who); todo != 0; todo &= todo - 1) {
    const RegionSet with = t.owned[index(who)] | only(first_of(todo));
    if (victory_of(t.options, with) != Reason::none) winning.emplace_back(name_of(first_of(todo)));
  }
  return winning;
}

}  // namespace

json::object write_strengths(const Observation& seen) {
  const Table& t = seen.table;
  const Weather now = weather(t);
  json::array seats;
  for (u8 i = 0; i < t.options.players; ++i) {
    json::object one = write_line(t.lines[i], now);
    if (seat(i) == seen.me && seen.down != Card::none) add_down(seen, one);
    seats.push_back(std::move(one));
  }
  NullSink nobody;
  return {{"seats", std::move(seats)}, {"leaders", list_of(strongest(t, nobody))}};
}

json::array write_nearness(const Table& t) {
  json::array seats;
  for (u8 i = 0; i < t.options.players; ++i) {
    json::object one{{"regions", size(t.owned[i])},
                     {"group", largest_group(t.owned[i])},
                     {"needs_regions", t.options.regions_to_win()},
                     {"needs_group", t.options.group_to_win()},
                     {"winning", winning_regions(t, seat(i))}};
    if (t.options.play_for_points != 0) {
      one["points"] = t.points[i];
      one["needs_points"] = t.options.play_for_points;
    }
    seats.push_back(std::move(one));
  }
  return seats;
}

}  // namespace condotta::notation
