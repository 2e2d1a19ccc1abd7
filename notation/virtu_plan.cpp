// A turn as it is composed: what may come next, and what all of it comes to.
#include <fmt/format.h>

#include "notation/seats.hpp"
#include "notation/virtu_event.hpp"
#include "notation/virtu_guide.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_parts.hpp"
#include "notation/virtu_view.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation::virtu_guide {
namespace {

using namespace virtu_words;

// What a seat plays in one go. A payment and the placing of a card are a part of what they are for.
enum class Part : u8 { setup, spring, sieges, withdrawal, winter, over };
constexpr std::string_view kPartNames[] = {"setup",      "spring", "sieges",
                                           "withdrawal", "winter", "over"};

Part part_of(Phase phase) {
  if (phase == Phase::setup) return Part::setup;
  if (phase == Phase::over) return Part::over;
  if (phase <= Phase::idle) return Part::spring;
  if (phase >= Phase::upkeep) return Part::winter;
  return phase == Phase::withdraw ? Part::withdrawal : Part::sieges;
}
Part part_of(const State& s) {
  return part_of(s.phase == Phase::pay || s.phase == Phase::lodge ? s.turn.back : s.phase);
}

void write_decision(const State& s, json::object& out) {
  out["seat"] = seat_or_null(s.to_move);
  out["phase"] = name_of(s.phase);
  out["part"] = kPartNames[number(part_of(s))];
  out["year"] = s.year;
}

// Notes what a viewer is told.
struct Ear {
  static constexpr bool kListening = true;
  Seat viewer;
  bool covered;
  json::array told;

  void operator()(const Event& event) {
    // V1.5: what others placed was made up.
    if (covered && event.kind == EventKind::cards_revealed && event.seat != viewer) return;
    Event shown;
    if (witness_event(event, viewer, shown)) told.push_back(write_event(shown));
  }
};

json::object view_of(const VirtuView& before, State s) {
  if (before.covered && s.phase != Phase::setup) {
    for (u8 i = 0; i < s.options.players; ++i) {
      if (seat(i) != before.viewer) cover_palace(s.players[i]);
    }
  }
  return write_observation(observe_state(s, before.viewer));
}

// Why nothing more can be composed.
std::string_view stop_of(const State& before, const State& after) {
  const Part first = part_of(before), then = part_of(after);
  if (then == Part::over) return first == then ? "" : "over";
  if (first == Part::setup && then != first) return "reveal";
  if (first != then || before.year != after.year) return "turn";
  if (before.to_move == after.to_move) return "";
  return first == Part::sieges || first == Part::withdrawal ? "other" : "turn";
}

}  // namespace

Answer legal(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked);
  if (!question) return question.error();
  const Result<State> s = after_composed(*question);
  if (!s) return s.error();
  json::object out;
  write_decision(*s, out);
  json::array actions;
  Actions found;
  list_legal(*s, found);
  for (const Action action : found) actions.push_back(parts_of(*s, action));
  out["actions"] = std::move(actions);
  if (s->phase == Phase::pay) {
    out["owed"] = {{"for", text_of(s->turn.pending)},
                   {"cost", price_of(s->turn.owed, s->turn.either)},
                   {"spare", symbols_of(s->turn.pool)}};
  }
  return out;
}

Answer preview(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked);
  if (!question) return question.error();
  const VirtuView& before = question->view;
  State s = before.state;
  json::object out;
  json::array steps;
  out["wrong"] = nullptr;
  for (std::size_t i = 0; i < question->composed.size(); ++i) {
    const std::string& text = question->composed[i];
    const Result<Action> action = legal_action(s, text);
    if (!action) {
      out["wrong"] = {{"index", i}, {"action", text}, {"why", action.error().text()}};
      break;
    }
    Ear ear{before.viewer, before.covered, {}};
    virtu::Virtu::apply(s, *action, ear);
    steps.push_back({{"action", text}, {"told", std::move(ear.told)}});
  }
  const std::string_view stop = stop_of(before.state, s);
  json::object next;
  write_decision(s, next);
  out["view"] = view_of(before, s);
  out["steps"] = std::move(steps);
  out["next"] = std::move(next);
  out["complete"] = !stop.empty() && out["wrong"].is_null();
  out["stop"] = stop.empty() ? json::value(nullptr) : json::value(stop);
  return out;
}

Answer roads(const Node& asked) {
  const Result<VirtuAsked> question = read_asked(asked, {"city"});
  if (!question) return question.error();
  const std::string_view name = asked.required("city").text();
  const auto from = city_named(name);
  if (!from) return Error{"city", quoted(name) + " is not a city"};
  const u8 players = question->view.state.options.players;
  json::array by_road, by_sea;
  for (CitySet todo = roads_from(players, *from); todo != 0; todo &= todo - 1) {
    by_road.emplace_back(name_of(first_of(todo)));
  }
  const CitySet open = open_cities(players);
  for (CitySet todo = contains(open, *from) ? open & ~only(*from) : 0; todo != 0;
       todo &= todo - 1) {
    const u8 seas = seas_between(*from, first_of(todo));
    if (seas != 0) by_sea.push_back({{"city", name_of(first_of(todo))}, {"seas", seas}});
  }
  return json::object{{"city", name}, {"roads", std::move(by_road)}, {"seas", std::move(by_sea)}};
}

}  // namespace condotta::notation::virtu_guide
