// A view read back, and what is told of it: strengths, nearness, previews.
#include "notation/view.hpp"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "engine/condottiere/part.hpp"
#include "notation/action_text.hpp"
#include "notation/event.hpp"
#include "notation/json_node.hpp"
#include "notation/observation.hpp"
#include "notation/position.hpp"
#include "notation/preview.hpp"
#include "notation/standing.hpp"
#include "notation/vocabulary.hpp"
#include "tests/support/condottiere_games.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

json::value seen_by(const State& s, Seat viewer) {
  return write_observation(observe_state(s, viewer));
}

State position(std::string_view text) {
  const Result<State> state = read_position(text);
  EXPECT_TRUE(state) << state.error().text();
  return *state;
}

// C4.10: the parts of a line sum up to its strength, in every state of many games.
TEST(Part, SumsUpToTheStrength) {
  visit_random_games(scaled(1, 4), [](const State& s, Rng&) {
    const Weather now = weather(s.table);
    for (u8 i = 0; i < s.table.options.players; ++i) {
      const Cards& line = s.table.lines[i];
      u32 sum = 0;
      for (u8 k = 0; k < kCardKinds; ++k) {
        sum += line.count(card(k)) * part_of(card(k), line, now).value;
      }
      ASSERT_EQ(sum, strength_of(s.table, seat(i)));
    }
  });
}

// C4.1 to C4.3, C4.5.
TEST(Part, TellsWhichRuleChangedTheCard) {
  const State s = position(R"({
    "game": "condottiere", "players": 2, "options": {"hidden_cards": true}, "holder": 0,
    "contested": "Roma", "phase": "battle", "turn": 0,
    "seats": [{"hand": ["1"], "line": ["6", "10", "drummer", "heroine"], "down": "5"},
              {"hand": ["2"], "line": ["6", "spring", "courtesan"]}]})");
  EXPECT_EQ(
      json::serialize(write_strengths(observe_state(s, seat(0)))),
      R"({"seats":[{"total":45,"parts":[{"card":"6","value":12,"why":["drummer"]},)"
      R"({"card":"10","value":23,"why":["drummer","spring"]},{"card":"drummer","value":0,"why":[]},)"
      R"({"card":"heroine","value":10,"why":[]}],)"
      R"("down":{"card":"5","value":10,"why":["drummer"]},"with_down":55},)"
      R"({"total":7,"parts":[{"card":"6","value":6,"why":[]},{"card":"spring","value":0,"why":[]},)"
      R"({"card":"courtesan","value":1,"why":[]}]}],"leaders":[0]})");
  EXPECT_FALSE(
      write_strengths(observe_state(s, seat(1))).at("seats").at(0).as_object().contains("down"));
}

TEST(Part, WinterChangesAllButTheOnes) {
  const Cards line = cards_of({{Card::one, 1}, {Card::six, 1}});
  const Weather winter{true, false, Card::six};
  EXPECT_FALSE(part_of(Card::one, line, winter).winter);
  EXPECT_TRUE(part_of(Card::six, line, winter).winter);
  EXPECT_EQ(part_of(Card::six, line, winter).value, 1);
}

// C3.9: whoever looks, the state that is made of the view is one that shows the same view.
TEST(View, IsTheSameOfTheStateMadeOfIt) {
  visit_random_games(1, [](const State& s, Rng& rng) {
    if (rng.below(static_cast<u32>(scaled(32, 4))) != 0 && s.table.phase != Phase::over) return;
    for (const Seat viewer : viewers_of(s)) {
      const json::value seen = seen_by(s, viewer);
      const Result<View> view = read_view(seen);
      ASSERT_TRUE(view) << view.error().text() << "\n" << json::serialize(seen);
      ASSERT_EQ(view->viewer, viewer);
      ASSERT_EQ(json::serialize(seen_by(view->state, viewer)), json::serialize(seen));
      ASSERT_EQ(view->state.table.winners, s.table.winners);
      ASSERT_EQ(view->state.table.reason, s.table.reason);
    }
  });
}

TEST(View, RefusesWhatIsNone) {
  const State s = position(R"({
    "game": "condottiere", "players": 2, "holder": 0, "contested": "Roma", "phase": "battle",
    "turn": 0, "seats": [{"hand": ["1"], "line": ["6"]}, {"hand": ["2", "3"]}]})");
  const json::object good = seen_by(s, seat(0)).as_object();
  const auto refusal = [&](auto change) {
    json::object bad = good;
    change(bad);
    const Result<View> view = read_view(bad);
    return view ? std::string("read") : view.error().text();
  };
  EXPECT_EQ(refusal([](json::object&) {}), "read");
  EXPECT_EQ(refusal([](json::object& v) { v["deck"] = 3; }),
            "deck: 108 cards are unseen, and 2 of them not in it");
  EXPECT_EQ(refusal([](json::object& v) { v["seats"].at(0).as_object()["held"] = 7; }),
            "seats[0].held: is not the number of cards in hand");
  EXPECT_EQ(refusal([](json::object& v) { v["seats"].at(1).as_object()["hand"] = json::array(); }),
            "seats[1].hand: is seen by its owner alone");
  EXPECT_EQ(refusal([](json::object& v) { v["seats"].at(1).as_object()["down"] = "6"; }),
            "seats[1].down: must be \"?\" or null");
  EXPECT_EQ(
      refusal([](json::object& v) { v["seats"].at(1).as_object()["line"] = json::array{"9"}; }),
      "seats[1].line[0]: unknown card \"9\"");
  EXPECT_EQ(refusal([](json::object& v) { v["viewer"] = 2; }).substr(0, 8), "viewer: ");
  EXPECT_EQ(refusal([](json::object& v) { v["discard"] = json::array(4, "winter"); }),
            "discard[3]: too many winters: 4 of 3");
  EXPECT_FALSE(read_view(json::value(3)));
}

struct Real {
  static constexpr bool kListening = true;
  Seat viewer;
  json::array told = {};
  bool dealt = false;
  bool uncovered = false;
  json::array strengths = {};

  void operator()(const Event& event) {
    dealt = dealt || event.kind == EventKind::dealt || event.kind == EventKind::drew;
    uncovered = uncovered || (event.kind == EventKind::revealed && event.seat != viewer);
    if (event.kind == EventKind::strength) strengths.emplace_back(event.count);
    Event shown;
    if (witness(event, viewer, shown)) told.push_back(write_event(shown));
  }
};

// Every action of the seat to move, previewed and really done.
void check_previews(const State& s) {
  if (s.table.phase == Phase::over) return;
  const Seat me = s.table.turn;
  const Result<View> view = read_view(seen_by(s, me));
  ASSERT_TRUE(view);
  Actions legal;
  list_legal(s, legal);
  for (const Action action : legal) {
    const Result<json::object> seen = preview(*view, text_of(action));
    ASSERT_TRUE(seen) << seen.error().text();
    State after = s;
    Real real{me};
    Condottiere::apply(after, action, real);
    const json::value& unknown = seen->at("unknown");
    if (real.uncovered) {
      ASSERT_EQ(unknown, "face_down");
    } else if (real.dealt) {
      ASSERT_EQ(unknown, "cards");
    } else {
      ASSERT_TRUE(unknown.is_null());
      ASSERT_EQ(json::serialize(seen->at("view")), json::serialize(seen_by(after, me)));
      ASSERT_EQ(json::serialize(seen->at("told")), json::serialize(real.told));
    }
    if (!real.uncovered && !real.strengths.empty() && !is_final(s.table)) {
      json::array totals;
      for (const json::value& one : seen->at("strengths").at("seats").as_array()) {
        totals.push_back(one.at("total"));
      }
      ASSERT_EQ(json::serialize(totals), json::serialize(real.strengths));
    }
  }
}

TEST(Preview, IsWhatReallyHappens) {
  visit_random_games(1, [](const State& s, Rng& rng) {
    if (rng.below(static_cast<u32>(scaled(32, 2))) != 0) return;
    check_previews(s);
  });
}

// D5: others' face-down cards decide, so nothing is told of the end.
TEST(Preview, StopsBeforeWhatIsHidden) {
  const State s = position(R"({
    "game": "condottiere", "players": 2, "options": {"hidden_cards": true}, "holder": 0,
    "contested": "Roma", "phase": "battle", "turn": 1,
    "seats": [{"hand": ["1"], "line": ["6"], "down": "10", "passed": true},
              {"hand": ["2"], "line": ["5"]}]})");
  const Result<View> view = read_view(seen_by(s, seat(1)));
  ASSERT_TRUE(view);
  const Result<json::object> seen = preview(*view, "pass");
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->at("unknown"), "face_down");
  EXPECT_EQ(json::serialize(seen->at("told")), R"([{"event":"passed","seat":1}])");
  EXPECT_EQ(seen->at("view").at("seats").at(0).at("down"), "?");
  EXPECT_EQ(seen->at("strengths").at("seats").at(0).at("total"), 6);
  EXPECT_EQ(preview(*view, "play 10").error().text(), "not in hand");
}

// C2.4, D3, D4, C4.6: Firenze would join two groups; the favour lies on Urbino.
TEST(Nearness, NamesTheRegionsThatWouldWin) {
  const auto winning = [](std::string_view options, std::string_view pope) {
    const State s = position(std::string(R"({"game": "condottiere", "players": 4, "options": )") +
                             std::string(options) +
                             R"(, "regions": {"Roma": 0, "Siena": 0, "Napoli": 1},
      "pope": )" + std::string(pope) +
                             R"(, "holder": 2, "contested": "Milano", "phase": "battle", "turn": 2,
      "seats": [{"hand": ["1"]}, {"hand": ["1"]}, {"hand": ["1"]}, {"hand": ["1"]}]})");
    const json::array seats = write_nearness(s.table);
    for (const json::value& name : seats.at(0).at("winning").as_array()) {
      const Region r = *region_named(name.as_string());
      EXPECT_NE(victory_of(s.table.options, s.table.owned[0] | only(r)), Reason::none);
    }
    EXPECT_TRUE(seats.at(2).at("winning").as_array().empty());
    return seats.at(0).as_object();
  };
  const json::object plain = winning("{}", "null");
  EXPECT_EQ(plain.at("regions"), 2);
  EXPECT_EQ(plain.at("group"), 2);
  EXPECT_EQ(plain.at("needs_regions"), 5);
  EXPECT_EQ(plain.at("needs_group"), 3);
  const std::size_t all = plain.at("winning").as_array().size();
  EXPECT_GT(all, 1U);
  const std::string first(plain.at("winning").at(0).as_string());
  EXPECT_EQ(winning("{}", "\"" + first + "\"").at("winning").as_array().size(), all - 1);
  EXPECT_EQ(winning(R"({"bigger_kingdoms": true})", "null").at("winning").as_array().size(), 0U);
  EXPECT_EQ(winning(R"({"capturing_regions": true})", "null").at("winning").as_array().size(),
            all + 1)
      << "Napoli too";
  EXPECT_EQ(winning(R"({"play_for_points": 20})", "null").at("needs_points"), 20);
}

}  // namespace
}  // namespace condotta::notation
