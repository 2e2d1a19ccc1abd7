#include "notation/event.hpp"

#include <boost/json/parse.hpp>

#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using condottiere::Event;
using condottiere::EventKind;
using condottiere::kEventKinds;

constexpr std::string_view kEventNames[kEventKinds] = {
    "game_started",    "dealt",        "received",      "drew",
    "reshuffled",      "placed",       "played",        "revealed",
    "discarded",       "took_back",    "favour_placed", "passed",
    "held_back",       "passed_empty", "strength",      "region_taken",
    "region_defended", "battle_tied",  "token_taken",   "lines_discarded",
    "hand_discarded",  "kept",         "round_ended",   "showed",
    "final_battle",    "game_won",     "scored",        "series_won"};

// Where 0 is an answer too.
bool counts(EventKind kind) {
  return kind == EventKind::strength || kind == EventKind::kept || kind == EventKind::scored ||
         kind == EventKind::dealt || kind == EventKind::drew;
}

}  // namespace

std::string_view name_of(EventKind kind) { return kEventNames[static_cast<u8>(kind)]; }

void add_event(JsonText& out, const Event& seen) {
  out.open('{').key("event").word(name_of(seen.kind));
  if (seen.seat != Seat::none) out.key("seat").number(index(seen.seat));
  if (seen.card != Card::none) out.key("card").word(name_of(seen.card));
  if (seen.region != Region::none) out.key("region").word(name_of(seen.region));
  if (seen.count != 0 || counts(seen.kind)) out.key("count").number(seen.count);
  out.close('}');
}

json::object write_event(const Event& seen) {
  std::string text;
  JsonText out(text);
  add_event(out, seen);
  json::error_code none;
  return json::parse(text, none).get_object();
}

}  // namespace condotta::notation
