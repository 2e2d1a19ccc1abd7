#include "notation/observation.hpp"

#include "notation/options_text.hpp"
#include "notation/position.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using condottiere::Observation;
using condottiere::Table;

json::value down_of(const Observation& o, Seat who) {
  if (!contains(o.table.down, who)) return nullptr;
  return who == o.me ? json::value(name_of(o.down)) : json::value("?");
}

json::object seat_seen(const Observation& o, u8 i) {
  const Seat who = seat(i);
  json::object one;
  one["held"] = o.held[i];
  if (who == o.me) {
    one["hand"] = list_of(o.hand);
  } else if (o.known[i].bits != 0) {
    one["known"] = list_of(o.known[i].cards());
  }
  one["line"] = list_of(o.table.lines[i]);
  one["down"] = down_of(o, who);
  one["passed"] = contains(o.table.passed, who);
  one["played"] = contains(o.table.played, who);
  return one;
}

}  // namespace

json::object write_observation(const Observation& o) {
  const Table& t = o.table;
  const u8 players = t.options.players;
  json::object out;
  out["game"] = "condottiere";
  out["players"] = players;
  out["options"] = json_of(t.options);
  out["viewer"] = seat_or_null(o.me);
  out["regions"] = regions_of(t);
  out["pope"] = name_or_null(t.pope);
  out["holder"] = index(t.holder);
  if (t.options.play_for_points != 0) out["first"] = index(t.first);
  out["contested"] = name_or_null(t.contested);
  if (is_final(t)) out["finalists"] = list_of(t.finalists);
  out["phase"] = name_of(t.phase);
  out["turn"] = seat_or_null(t.turn);
  if (t.idle != 0) out["idle"] = t.idle;
  if (t.options.play_for_points != 0) out["points"] = points_of(t);
  if (t.barren != 0) out["barren"] = t.barren;
  json::array seats;
  for (u8 i = 0; i < players; ++i) seats.push_back(seat_seen(o, i));
  out["seats"] = std::move(seats);
  out["discard"] = list_of(t.discard);
  out["deck"] = o.deck;
  return out;
}

}  // namespace condotta::notation
