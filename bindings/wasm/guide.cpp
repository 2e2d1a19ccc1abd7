// What a page needs of the rules beside a table: what cards count, what an action would do, how
// near everyone is to victory, and a game set up for a lesson. There are no bots in it, so it is
// small. docs/wasm.md has what every call takes and gives.
#include <boost/json/serialize.hpp>
#include <optional>

#include "bindings/wasm/text_exchange.hpp"
#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/event.hpp"
#include "notation/observation.hpp"
#include "notation/position.hpp"
#include "notation/preview.hpp"
#include "notation/standing.hpp"
#include "notation/trial.hpp"

namespace {

using namespace condotta;
using namespace condotta::condottiere;
using notation::Error;
using notation::Result;
using wasm::answer;
using wasm::given;
namespace json = boost::json;

std::optional<State> lesson;

u32 answer(const json::value& value) { return answer(json::serialize(value)); }
u32 refuse(const Error& error) { return answer(json::object{{"refused", error.text()}}); }

Result<notation::View> view_in(std::string_view text) {
  const Result<json::value> value = notation::parse_json(text);
  if (!value) return value.error();
  return notation::read_view(*value);
}

// The seat, or nothing that is asked can be done.
notation::Complaint check(u32 viewer) {
  if (!lesson) return Error{"", "no position is open"};
  const bool spectator = viewer == index(Seat::none);
  if (spectator || viewer < lesson->table.options.players) return std::nullopt;
  return Error{"", "no such seat"};
}

// What the viewer may do in a turn that is theirs in their own eyes (C5.4).
json::array legal_for(Seat viewer, const Observation& seen) {
  json::array texts;
  if (viewer == Seat::none || seen.table.turn != viewer) return texts;
  Rng any = Rng::seeded(0);
  const State as_seen = lesson->table.turn == viewer ? *lesson : Condottiere::imagine(seen, any);
  Actions actions;
  Condottiere::legal(as_seen, actions);
  for (const Action action : actions) texts.emplace_back(notation::text_of(action));
  return texts;
}

}  // namespace

extern "C" {

u32 strengths() {
  const Result<notation::View> view = view_in(given());
  if (!view) return refuse(view.error());
  return answer(notation::write_strengths(observe_state(view->state, view->viewer)));
}

u32 nearness() {
  const Result<notation::View> view = view_in(given());
  if (!view) return refuse(view.error());
  return answer(json::object{{"seats", notation::write_nearness(view->state.table)}});
}

// The action stands right after the view.
u32 preview(u32 size_of_view) {
  if (size_of_view > given().size()) return refuse({"", "the view is longer than the text"});
  const Result<notation::View> view = view_in(given().substr(0, size_of_view));
  if (!view) return refuse(view.error());
  const Result<json::object> seen = notation::preview(*view, given().substr(size_of_view));
  return seen ? answer(*seen) : refuse(seen.error());
}

u32 open_position() {
  const Result<State> state = notation::read_position(given());
  if (!state) return refuse(state.error());
  lesson = *state;
  return answer(json::object{{"told", json::array{}}});
}

u32 do_action(u32 seat, u32 viewer) {
  for (const u32 who : {seat, viewer}) {
    if (const notation::Complaint wrong = check(who)) return refuse(*wrong);
  }
  json::array told;
  const auto hear = [&](const Event& event) {
    Event shown;
    if (witness(event, condotta::seat(viewer), shown)) told.push_back(notation::write_event(shown));
  };
  const notation::Complaint wrong =
      notation::try_action(*lesson, condotta::seat(seat), given(), hear);
  return wrong ? refuse(*wrong) : answer(json::object{{"told", std::move(told)}});
}

u32 see(u32 viewer) {
  if (const notation::Complaint wrong = check(viewer)) return refuse(*wrong);
  const Seat who = condotta::seat(viewer);
  const Observation seen = observe_state(*lesson, who);
  return answer(json::object{{"view", notation::write_observation(seen)},
                             {"legal", legal_for(who, seen)},
                             {"result", notation::result_of(lesson->table)}});
}
}
