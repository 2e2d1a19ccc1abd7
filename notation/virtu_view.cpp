#include "notation/virtu_view.hpp"

#include <fmt/format.h>

#include "notation/seats.hpp"
#include "notation/virtu_notation.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

// V1.5: who has placed has done so somehow, who has not yet has all family cards. All open places
// together hold a family.
void fill_palace(json::object& one, Colour colour, bool placed) {
  json::object courtiers;
  json::array family;
  u32 place = 0;
  for (u32 i = 0; i < kFamilySize; ++i) {
    const std::string_view card = name_of(family_card(colour, i));
    if (!placed) {
      family.emplace_back(card);
      continue;
    }
    while (bit(shaded_places(), place)) ++place;
    courtiers[place_name(place++)] = {{"card", card}, {"state", "available"}};
  }
  one["courtiers"] = std::move(courtiers);
  one["family"] = std::move(family);
}
static_assert(kLeftOpen + kRightOpen >= kFamilySize);

// A seat's number; whether there is such a seat is for the reader of positions.
std::optional<u32> number_in(const json::value* value) {
  if (value == nullptr) return std::nullopt;
  boost::system::error_code wrong;
  const u32 found = value->to_number<u32>(wrong);
  return wrong ? std::nullopt : std::optional<u32>(found);
}

// Fills in what a viewer does not see; false: there is nothing of the kind.
bool fill_palaces(json::object& position, Seat viewer) {
  json::value* const phase = position.if_contains("phase");
  json::value* const seats = position.if_contains("seats");
  const std::optional<u32> turn = number_in(position.if_contains("turn"));
  const bool setup = phase != nullptr && phase->is_string() && phase->get_string() == "setup";
  if (!setup || seats == nullptr || !seats->is_array() || !turn) return false;
  bool covered = false;
  u32 i = 0;
  for (json::value& seat_value : seats->get_array()) {
    json::object* const one = seat_value.if_object();
    const bool hidden =
        one != nullptr && i != std::int64_t{index(viewer)} && one->if_contains("family") == nullptr;
    if (hidden) {
      const json::value* const colour = one->if_contains("colour");
      const auto found = colour != nullptr && colour->is_string()
                             ? colour_named(std::string_view(colour->get_string()))
                             : std::nullopt;
      if (!found) return covered;
      fill_palace(*one, *found, i < *turn);
      covered = true;
    }
    ++i;
  }
  return covered;
}

// What has only one answer is done, but the seat's turn is not left: it may be all that there is.
void settle_within_turn(State& s, Seat me) {
  NullSink nobody;
  const u8 place = s.turn.place;
  while (true) {
    Probe probe;
    list_legal(s, probe);
    if (probe.count != 1) return;
    State next = s;
    act(next, probe.first, nobody);
    if (next.to_move != me || next.turn.place != place || next.year != s.year) return;
    s = next;
  }
}

// The turn of a seat as if it began now.
Complaint suppose(const Node& node, Seat me, State& s) {
  if (!node.there()) return std::nullopt;
  const bool winter = node.text() == "winter";
  if (!winter && node.text() != "spring") node.complain("must be winter or spring");
  if (s.phase == Phase::setup || s.phase == Phase::over || me == Seat::none) {
    node.complain("there is no turn to prepare");
  }
  if (!node.complaints().none()) return node.complaints().first();
  NullSink nobody;
  s.turn.place = 0;
  while (s.order[s.turn.place] != me) ++s.turn.place;
  if (winter) {
    begin_winter_turn(s, nobody);
  } else {
    for (Player& p : s.players) p.asked = 0;
    begin_spring_turn(s, nobody);
  }
  settle_within_turn(s, me);
  return std::nullopt;
}

}  // namespace

Result<VirtuView> read_virtu_view(const json::value& value) {
  VirtuView view;
  if (!value.is_object()) return Error{"", "must be an object"};
  json::object position = value.get_object();
  if (const json::value* const viewer = position.if_contains("viewer")) {
    const std::optional<u32> found = number_in(viewer);
    if (found && *found < kMaxPlayers) {
      view.viewer = seat(*found);
    } else if (!viewer->is_null()) {
      return Error{"viewer", "must be a seat or null"};
    }
    position.erase("viewer");
  }
  view.covered = fill_palaces(position, view.viewer);
  const Result<State> state = read_virtu_position(json::value(std::move(position)));
  if (!state) return state.error();
  if (view.viewer != Seat::none && index(view.viewer) >= state->options.players) {
    return Error{"viewer", "no such seat"};
  }
  view.state = *state;
  return view;
}

Result<VirtuAsked> read_asked(const Node& node, std::initializer_list<std::string_view> more) {
  for (const auto& entry : node.object()) {
    const std::string_view key = entry.key();
    bool known = key == "view" || key == "do" || key == "suppose" || key == "seat";
    for (const std::string_view other : more) known = known || key == other;
    if (!known) node.complain("unknown key " + quoted(key));
  }
  (void)node.required("view");
  if (!node.complaints().none()) return *node.complaints().first();
  VirtuAsked asked;
  Result<VirtuView> view = read_virtu_view(node.object().at("view"));
  if (!view)
    return Error{"view" + (view.error().place.empty() ? "" : "." + view.error().place),
                 view.error().message};
  asked.view = *view;
  State& s = asked.view.state;
  asked.me = asked.view.viewer != Seat::none ? asked.view.viewer : s.to_move;
  if (node["seat"].there()) asked.me = read_seat(node["seat"], s.options.players);
  if (const Complaint wrong = suppose(node["suppose"], asked.me, s)) return *wrong;
  const Node composed = node["do"];
  for (std::size_t i = 0; composed.there() && i < composed.size(); ++i) {
    asked.composed.emplace_back(composed[i].text());
  }
  if (!node.complaints().none()) return *node.complaints().first();
  return asked;
}

Result<virtu::Action> legal_action(const virtu::State& s, std::string_view text) {
  const Result<Action> action = parse_virtu_action(text);
  if (!action) return action.error();
  if (s.phase == Phase::over) return Error{"", "the game is over"};
  if (!is_legal_action(s, *action)) return Error{"", why_not(s, *action)};
  return *action;
}

Result<virtu::State> after_composed(const VirtuAsked& asked) {
  State s = asked.view.state;
  NullSink nobody;
  for (std::size_t i = 0; i < asked.composed.size(); ++i) {
    const Result<Action> action = legal_action(s, asked.composed[i]);
    if (!action) return Error{fmt::format("do[{}]", i), action.error().text()};
    virtu::Virtu::apply(s, *action, nobody);
  }
  return s;
}

}  // namespace condotta::notation
