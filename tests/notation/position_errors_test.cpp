// What a strict reader of positions refuses, and how it says so.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/position.hpp"

namespace condotta::notation {
namespace {

using condottiere::State;

// A battle of three, in its middle.
constexpr const char* kBattle = R"({
  "game": "condottiere", "players": 3, "options": {}, "regions": {"Parma": 0}, "pope": "Siena",
  "holder": 0, "contested": "Milano", "phase": "battle", "turn": 1,
  "seats": [
    {"hand": ["10", "winter"], "line": ["6", "drummer"], "down": null, "passed": false, "played": true},
    {"hand": ["4", "bishop"], "line": ["5"], "down": null, "passed": false, "played": true},
    {"hand": ["3"], "line": [], "down": null, "passed": true, "played": false}
  ],
  "discard": ["1", "scarecrow", "bishop"]})";

// Objects are merged, lists are replaced; a list beside an object is changed where the keys say.
void merge(json::value& into, const json::value& change) {
  if (!change.is_object()) {
    into = change;
    return;
  }
  for (const auto& entry : change.get_object()) {
    if (into.is_array()) {
      merge(into.get_array()[static_cast<std::size_t>(entry.key()[0] - '0')], entry.value());
    } else if (into.is_object()) {
      merge(into.get_object()[entry.key()], entry.value());
    } else {
      into = change;
      return;
    }
  }
}

Result<State> read_changed(const char* change) {
  json::value position = json::parse(kBattle);
  merge(position, json::parse(change));
  return read_position(json::serialize(position));
}

struct Bad {
  const char* change;
  const char* error;
};

void expect_refused(std::initializer_list<Bad> all) {
  for (const Bad& one : all) {
    const Result<State> state = read_changed(one.change);
    if (state) {
      ADD_FAILURE() << "accepted: " << one.change;
    } else {
      EXPECT_EQ(state.error().text(), one.error) << one.change;
    }
  }
}

TEST(PositionErrors, TheUnchangedPositionIsFine) { EXPECT_TRUE(read_changed("{}")); }

TEST(PositionErrors, NotJson) {
  const std::pair<const char*, const char*> bad[] = {
      {"", "line 1, column 1: not JSON"},
      {"{\n  \"game\": }", "line 2, column 11: not JSON"},
      {"{} {}", "line 1, column 4: not JSON: something follows the value"},
      {"[]", "must be an object"},
      {"17", "must be an object"},
      {R"({"game": "condottiere", "game": "virtu"})", "the key \"game\" occurs twice"},
      {R"({"seats": [{"hand": [], "line": []}, {"hand": [], "down": null, "hand": []}]})",
       "seats[1]: the key \"hand\" occurs twice"},
      {R"({"memory": {"shown": [1, {"cards": {"10": 1, "10": 2}}]}})",
       "memory.shown[1].cards: the key \"10\" occurs twice"},
      {R"({"game": "chess"})", "game: unknown game \"chess\"; known: condottiere, virtu"},
      {R"({"game": "condottiere"})", "players: is missing"},
      {R"({"players": 3})", "game: is missing"},
  };
  for (const auto& [text, error] : bad) {
    const Result<State> state = read_position(std::string_view(text));
    ASSERT_FALSE(state) << text;
    EXPECT_EQ(state.error().text(), error);
  }
  const Result<State> deep = read_position(std::string(100'000, '['));
  ASSERT_FALSE(deep);
  EXPECT_EQ(deep.error().text(), "line 1, column 33: nested too deeply");
}

TEST(PositionErrors, KeysAndTypes) {
  expect_refused({
      {R"({"foo": 1})", "unknown key \"foo\""},
      {R"({"seats": {"1": {"hnd": []}}})", "seats[1]: unknown key \"hnd\""},
      {R"({"players": "3"})", "players: must be a whole number"},
      {R"({"players": 7})", "players: must be from 2 to 6, not 7"},
      {R"({"players": 1})", "players: must be from 2 to 6, not 1"},
      {R"({"players": 2})", "seats: must be a list of 2, one for each player"},
      {R"({"options": []})", "options: must be an object"},
      {R"({"options": {"start": 3}})", "options.start: must be from 0 to 2, not 3"},
      {R"({"options": {"ghosts": true}})", "options: unknown option \"ghosts\""},
      {R"({"regions": []})", "regions: must be an object"},
      {R"({"regions": {"Rome": 0}})", "regions: unknown region \"Rome\""},
      {R"({"regions": {"Roma": 3}})", "regions.Roma: must be from 0 to 2, not 3"},
      {R"({"regions": {"Roma": "0"}})", "regions.Roma: must be a whole number"},
      {R"({"pope": "Rom"})", "pope: unknown region \"Rom\""},
      {R"({"pope": 3})", "pope: must be text"},
      {R"({"holder": 3})", "holder: must be from 0 to 2, not 3"},
      {R"({"holder": null})", "holder: must be a whole number"},
      {R"({"first": -1})", "first: must be from 0 to 2, not -1"},
      {R"({"contested": "Paris"})", "contested: unknown region \"Paris\""},
      {R"({"phase": "war"})", "phase: unknown phase \"war\""},
      {R"({"turn": 3})", "turn: must be from 0 to 2, not 3"},
      {R"({"turn": null})", "turn: must be a whole number"},
      {R"({"idle": -1})", "idle: must be from 0 to 65535, not -1"},
      {R"({"seats": 3})", "seats: must be a list"},
      {R"({"seats": {"0": 3}})", "seats[0]: must be an object"},
      {R"({"seats": {"0": {"hand": "10"}}})", "seats[0].hand: must be a list"},
      {R"({"seats": {"0": {"hand": [10]}}})", "seats[0].hand[0]: must be text"},
      {R"({"seats": {"1": {"hand": ["1", "11"]}}})", "seats[1].hand[1]: unknown card \"11\""},
      {R"({"seats": {"2": {"line": ["Winter"]}}})", "seats[2].line[0]: unknown card \"Winter\""},
      {R"({"seats": {"2": {"down": "?"}}})", "seats[2].down: unknown card \"?\""},
      {R"({"seats": {"2": {"passed": 1}}})", "seats[2].passed: must be true or false"},
      {R"({"seats": {"2": {"played": null}}})", "seats[2].played: must be true or false"},
      {R"({"discard": 5})", "discard: must be a list"},
      {R"({"dice": "12"})", "dice: must be 48 hexadecimal digits"},
      {R"({"dice": 12})", "dice: must be text"},
      {R"({"result": {"winners": [0]}})", "result: must be null: the game is not over"},
      {R"({"points": [1, 2, 3]})", "points: only with play_for_points (D2)"},
  });
}

TEST(PositionErrors, TooManyCards) {
  expect_refused({
      {R"({"discard": ["10", "10", "10", "10", "10", "10", "10", "10"]})",
       "discard[7]: too many 10s: 9 of 8"},
      {R"({"seats": {"2": {"hand": ["winter", "winter", "winter"]}}})",
       "seats[2].hand[2]: too many winters: 4 of 3"},
      {R"({"seats": {"2": {"line": ["heroine", "heroine", "heroine", "heroine"]}}})",
       "seats[2].line[3]: too many heroines: 4 of 3"},
  });
}

TEST(PositionErrors, Board) {
  expect_refused({
      {R"({"regions": {"Milano": 1}})", "contested: Milano belongs to seat 1 already (C3.1)"},
      {R"({"options": {"capturing_regions": true}, "contested": "Parma"})",
       "contested: Parma is the holder's own region (D4)"},
      {R"({"phase": "discard", "contested": "Siena", "seats": {"0": {"line": []}, "1": {"line": []}}})",
       "contested: the favour lies on Siena: no battle begins there (C3.1)"},
      {R"({"phase": "keep", "contested": null, "seats": {"0": {"line": []}, "1": {"line": []}}})",
       "contested: is missing in phase keep"},
      {R"({"contested": null})", "contested: is missing in phase battle"},
      {R"({"regions": {"Parma": 0, "Lucca": 0, "Modena": 0, "Firenze": 0}})",
       "regions: seat 0 has won already: 4 adjacent regions (C2.4)"},
      {R"({"regions": {"Torino": 2, "Venezia": 2, "Lucca": 2, "Siena": 2, "Ancona": 2, "Bologna": 2}})",
       "regions: seat 2 has won already: 6 regions (C2.4)"},
      {R"({"idle": 9})", "idle: 9 idle battles end the game"},
      {R"({"options": {"play_for_points": 5}, "points": [1, 5, 0]})",
       "points[1]: 5 points end the series (D2)"},
      {R"({"options": {"play_for_points": 5}, "points": [1, 5]})", "points: must be a list of 3"},
      {R"({"barren": 1})", "barren: only with play_for_points (D2)"},
      {R"({"options": {"play_for_points": 5}, "barren": 3})",
       "barren: 3 games without a region end the series (D2)"},
      {R"({"options": {"play_for_points": 5}, "barren": 7})", "barren: must be from 0 to 6, not 7"},
      {R"({"contested": "Siena", "discard": []})",
       "pope: on Siena, where the battle is: but no Bishop was played since it began (C3.1, C4.6)"},
      {R"({"contested": "Siena", "phase": "favour"})",
       "pope: on Siena, where the battle is: but no Bishop was played since it began (C3.1, C4.6)"},
  });
}

TEST(PositionErrors, Lines) {
  expect_refused({
      {R"({"seats": {"0": {"line": ["bishop"]}}})",
       "seats[0].line: a bishop never stays in a line (C4.6)"},
      {R"({"seats": {"0": {"line": ["scarecrow"]}}})",
       "seats[0].line: a scarecrow never stays in a line (C4.7)"},
      {R"({"seats": {"1": {"line": ["surrender"]}}})",
       "seats[1].line: a surrender would have ended the battle (C4.8)"},
      {R"({"seats": {"0": {"line": ["winter"]}, "1": {"line": ["spring"]}}})",
       "seats[1].line: a spring while a winter is in play (C4.4)"},
      {R"({"seats": {"2": {"line": ["1"]}}})",
       "seats[2].played: must be true: there are cards on the table"},
      {R"({"seats": {"1": {"down": "10"}}})", "seats[1].down: only with hidden_cards (D5)"},
      {R"({"options": {"hidden_cards": true}, "seats": {"1": {"down": "winter"}}})",
       "seats[1].down: a winter is played face up (D5)"},
      {R"({"phase": "discard"})", "seats[0].line: no lines lie on the table in phase discard"},
      {R"({"phase": "place", "turn": 0, "contested": null})",
       "seats[0].line: no lines lie on the table in phase place before the first battle"},
  });
}

// C6.2, D1: nobody is ever given more than ten cards and one for each region. Under D4 the regions
// can be lost again; then only the number that would have won is a bound.
TEST(PositionErrors, HandsTooLarge) {
  const char* twelve = R"(["1", "1", "2", "2", "3", "3", "4", "5", "5", "6", "6", "10"])";
  const char* full = R"(["1", "1", "2", "2", "3", "3", "4", "5", "5", "6", "6"])";
  const char* sixteen =
      R"(["1", "1", "2", "2", "3", "3", "4", "5", "5", "6", "6", "10", "1", "2", "3", "4"])";
  const auto with = [](const char* options, const char* phase, const char* hand) {
    return std::string(R"({"options": {)") + options + R"(}, "turn": 0, "phase": ")" + phase +
           R"(", "seats": {"0": {"hand": )" + hand + "}}}";
  };
  const auto error = [&](const std::string& change) {
    const Result<State> state = read_changed(change.c_str());
    return state ? std::string() : state.error().text();
  };
  EXPECT_EQ(error(with("", "battle", full)), "");  // Parma is seat 0's
  EXPECT_EQ(error(with("", "battle", twelve)),
            "seats[0].hand: 12 cards, but 11 are the most that this seat can have (C6.2)");
  EXPECT_EQ(error(with("", "take", full)),
            "seats[0].hand: a full hand, and yet a mercenary lies there to be taken back (C4.7)");
  EXPECT_EQ(error(with(R"("draw_after_battle": true)", "battle", twelve)),
            "seats[0].hand: 12 cards, but 11 are the most that this seat can have (D1)");
  EXPECT_EQ(error(with(R"("capturing_regions": true)", "battle", twelve)), "");
  EXPECT_EQ(error(with(R"("capturing_regions": true)", "battle", sixteen)),
            "seats[0].hand: 16 cards, but 15 are the most that this seat can have (C6.2)");
}

// C3.2: from the holder on everyone has played or passed before the next is asked.
TEST(PositionErrors, TurnsOutOfOrder) {
  expect_refused({
      {R"({"seats": {"0": {"line": [], "played": false}}})",
       "turn: seat 1 cannot be asked yet: seat 0 comes before, and has neither played nor passed "
       "(C3.2)"},
      {R"({"holder": 2, "seats": {"0": {"line": [], "played": false}}})",
       "turn: seat 1 cannot be asked yet: seat 0 comes before, and has neither played nor passed "
       "(C3.2)"},
      {R"({"phase": "favour", "seats": {"0": {"line": [], "played": false}}})",
       "turn: seat 1 cannot be asked yet: seat 0 comes before, and has neither played nor passed "
       "(C3.2)"},
      // D4: the defender of Parma has cards and has played none.
      {R"({"options": {"capturing_regions": true}, "contested": "Parma", "holder": 1,
           "seats": {"0": {"line": [], "played": false, "passed": true}}})",
       "seats[0].passed: must be false: a defender who has played nothing stays in (D4)"},
      {R"({"phase": "draw", "options": {"draw_after_battle": true},
           "seats": {"0": {"hand": []}, "1": {"hand": []}, "2": {"hand": []}}})",
       "phase: no draw: nobody has a card, so everyone gets ten without a choice (D1)"},
  });
  // A defender who held back has done nothing either; one who has no cards is out.
  EXPECT_TRUE(read_changed(R"({"options": {"capturing_regions": true}, "contested": "Parma",
    "holder": 2, "seats": {"0": {"line": [], "played": false}}})"));
  EXPECT_TRUE(read_changed(R"({"options": {"capturing_regions": true}, "contested": "Parma",
    "holder": 1, "seats": {"0": {"hand": [], "line": [], "played": false, "passed": true}}})"));
}

TEST(PositionErrors, Turns) {
  const char* no_lines =
      R"({"phase": "keep", "seats": {"0": {"line": []}, "1": {"line": []}, "2": {"line": []}}})";
  expect_refused({
      {R"({"turn": 2})", "turn: seat 2 has passed"},
      {R"({"seats": {"1": {"hand": []}}})", "turn: seat 1 has no cards and passes (C3.6)"},
      {R"({"phase": "take", "turn": 2})", "turn: seat 2 has passed"},
      {R"({"phase": "take", "seats": {"1": {"line": [], "played": false}}})",
       "turn: seat 1 has played no card"},
      {R"({"phase": "take", "seats": {"1": {"line": ["courtesan"]}}})",
       "turn: seat 1 has no mercenary to take back (C4.7)"},
      {R"({"phase": "take", "discard": []})",
       "turn: seat 1 has nothing to take: no scarecrow in the discard (C4.7)"},
      {R"({"phase": "favour", "discard": []})",
       "turn: seat 1 has no favour to place: no bishop in the discard (C4.6)"},
      {R"({"phase": "place"})", "turn: seat 1 does not hold the token, seat 0 does (C5.2)"},
      {R"({"phase": "draw"})", "phase: draw only with draw_after_battle (D1)"},
      {R"({"phase": "keep", "options": {"draw_after_battle": true},
           "seats": {"0": {"line": []}, "1": {"line": []}}})",
       "phase: no keep with draw_after_battle (D1)"},
      {R"({"phase": "discard", "seats": {"0": {"line": []}, "1": {"line": []}}})",
       "turn: seat 1 has a mercenary and may not discard the hand (C5.4)"},
      {R"({"phase": "discard", "seats": {"0": {"line": []}, "1": {"line": [], "hand": []}}})",
       "turn: seat 1 has no cards to discard (C5.4)"},
      {no_lines, "turn: seat 1 is not the only one with cards: the round goes on (C6.1)"},
      {R"({"phase": "place", "turn": 0, "options": {"hidden_cards": true},
           "seats": {"1": {"down": "10"}}})",
       "seats[1].down: is turned up when the battle ends (D5)"},
      {R"({"phase": "over", "turn": 1})", "turn: must be null: the game is over"},
      {R"({"phase": "over", "turn": null})", "result: is missing: the game is over"},
      {R"({"phase": "over", "turn": null, "result": {"winners": [], "reason": "most"}})",
       "result.winners: nobody won"},
      {R"({"phase": "over", "turn": null, "result": {"winners": [0], "reason": "luck"}})",
       "result.reason: unknown reason \"luck\""},
      {R"({"phase": "over", "turn": null, "result": {"winners": [1, 1], "reason": "most"}})",
       "result.winners[1]: the same seat twice"},
  });
}

// C2.6: before the holder chooses a region, and under D1 before anyone draws, the game would have
// ended if there is none.
TEST(PositionErrors, C2_6_NoRegionToChoose) {
  const auto error = [](const char* options, const char* pope, const char* phase) {
    const std::string text = std::string(R"({"game": "condottiere", "players": 5, "options": {)") +
                             options + R"(}, "pope": )" + pope + R"(, "phase": ")" + phase +
                             R"(", "holder": 0, "turn": 0, "contested": "Urbino", "regions": {
        "Lucca": 0, "Spoleto": 0, "Parma": 0, "Urbino": 0, "Firenze": 1, "Roma": 1, "Milano": 1,
        "Ferrara": 2, "Ancona": 2, "Torino": 2, "Bologna": 3, "Genova": 3, "Napoli": 3, "Siena": 4,
        "Modena": 4, "Venezia": 4}, "seats": [{"hand": ["1"], "line": ["4"]}, {}, {}, {}, {}]})";
    const Result<State> state = read_position(std::string_view(text));
    return state ? std::string() : state.error().text();
  };
  const char* draw = R"("draw_after_battle": true)";
  const char* capture = R"("draw_after_battle": true, "capturing_regions": true)";
  const char* over = "holder: seat 0 has no region to place the token in: the game is over (C2.6)";
  EXPECT_EQ(error("", R"("Mantova")", "place"), over);
  EXPECT_EQ(error(draw, R"("Mantova")", "place"), over);
  EXPECT_EQ(error(draw, R"("Mantova")", "draw"), over);
  EXPECT_EQ(error("", "null", "place"), "");
  EXPECT_EQ(error(draw, "null", "draw"), "");
  // D4: there are the others' regions.
  EXPECT_EQ(error(capture, R"("Mantova")", "place"), "");
  EXPECT_EQ(error(capture, R"("Mantova")", "draw"), "");
}

TEST(PositionErrors, FinalBattle) {
  expect_refused({
      {R"({"finalists": [0, 1], "regions": {"Roma": 1}})",
       "seats[2].hand: is not in the final battle (C8.1)"},
      {R"({"finalists": [0, 1], "contested": null, "regions": {"Roma": 1},
           "seats": {"2": {"hand": [], "passed": false}}})",
       "seats[2].passed: must be true: not in the final battle (C8.1)"},
      {R"({"finalists": [0, 1], "regions": {"Roma": 1}, "seats": {"2": {"hand": []}}})",
       "contested: must be null in the final battle (C8)"},
      {R"({"finalists": [0, 3]})", "finalists[1]: must be from 0 to 2, not 3"},
      {R"({"finalists": [0, 1], "contested": null, "phase": "place", "turn": 0,
           "regions": {"Roma": 1}, "seats": {"2": {"hand": []}}})",
       "phase: no place in the final battle (C8)"},
      {R"({"finalists": [0, 1], "contested": null, "phase": "favour", "regions": {"Roma": 1},
           "seats": {"2": {"hand": []}}})",
       "turn: seat 1 does nothing with the favour in the final battle (C8.3)"},
      {R"({"finalists": [0]})", "finalists: the final battle is between several (C8)"},
      {R"({"finalists": [0, 1]})", "finalists: must be who has the most regions: 0 (C8.1)"},
      {R"({"finalists": [0, 1], "regions": {"Roma": 1, "Torino": 2}})",
       "finalists: must be who has the most regions: 0, 1, 2 (C8.1)"},
      {R"({"finalists": [0, 1], "options": {"play_for_points": 5}, "points": [6, 5, 0]})",
       "finalists: must be who has the most points: 0 (C8.1)"},
      {R"({"finalists": [0, 1], "options": {"play_for_points": 5}, "points": [4, 4, 0]})",
       "finalists: nobody has reached the target: the series goes on (D2)"},
  });
}

// At the end: who won, by what, and what is said of it twice.
TEST(PositionErrors, Outcome) {
  const std::string over = R"("phase": "over", "turn": null, "result": )";
  const auto error = [&](const std::string& more, const char* result) {
    const Result<State> state = read_changed(("{" + more + over + result + "}").c_str());
    return state ? std::string() : state.error().text();
  };
  const std::string group =
      R"("regions": {"Parma": 0, "Lucca": 0, "Modena": 0, "Firenze": 0, "Roma": 1}, )";
  const std::string finals = R"("finalists": [0, 1], "contested": null, "regions": {"Roma": 1}, )"
                             R"("seats": {"2": {"hand": []}}, )";
  const std::string series = R"("options": {"play_for_points": 5}, "points": [5, 7, 0], )" + group;
  EXPECT_EQ(error(group, R"({"winners": [0], "reason": "adjacent"})"), "");
  EXPECT_EQ(error(group, R"({"winners": [1], "reason": "adjacent"})"),
            "result.winners: must be seat 0, by regions (C2.4)");
  EXPECT_EQ(error(group, R"({"winners": [0, 1], "reason": "adjacent"})"),
            "result.winners: must be seat 0, by regions (C2.4)");
  EXPECT_EQ(error(group, R"({"winners": [0], "reason": "total"})"),
            "result.reason: must be adjacent, by the regions (C2.4)");
  EXPECT_EQ(error("", R"({"winners": [0], "reason": "adjacent"})"),
            "result.reason: must be most, by the regions (C2.4)");
  EXPECT_EQ(error("", R"({"winners": [0], "reason": "most"})"), "");
  EXPECT_EQ(error("", R"({"winners": [2], "reason": "most"})"),
            "result.winners: must be seat 0, by regions (C2.4)");
  EXPECT_EQ(error(R"("regions": {"Roma": 1}, )", R"({"winners": [0], "reason": "most"})"),
            "result: a tie is settled by the final battle (C8)");
  EXPECT_EQ(error("", R"({"winners": [0], "reason": "final_battle"})"),
            "finalists: are missing: a final battle was fought (C8)");
  EXPECT_EQ(error(finals, R"({"winners": [0], "reason": "final_battle"})"), "");
  EXPECT_EQ(error(finals, R"({"winners": [0], "reason": "most"})"),
            "result.reason: must be final_battle: there are finalists (C8)");
  EXPECT_EQ(error(finals, R"({"winners": [1], "reason": "final_battle"})"),
            "result.winners: must be who has the strongest line: 0 (C8.3)");
  EXPECT_EQ(error(series, R"({"winners": [1], "reason": "adjacent"})"), "");
  EXPECT_EQ(error(series, R"({"winners": [0], "reason": "adjacent"})"),
            "result.winners: must be seat 1, by points (D2)");
  EXPECT_EQ(error(R"("options": {"play_for_points": 5}, "points": [4, 3, 0], )",
                  R"({"winners": [0], "reason": "most"})"),
            "points: nobody has reached the target: the series goes on (D2)");
  EXPECT_EQ(error("", R"({"winners": [0], "reason": "most", "regions": {"Parma": 0}})"), "");
  EXPECT_EQ(error("", R"({"winners": [0], "reason": "most", "regions": {"Roma": 0}})"),
            "result.regions: must be {\"Parma\":0}, as above");
  EXPECT_EQ(error("", R"({"winners": [0], "reason": "most", "points": [1, 2, 3]})"),
            "result.points: only with play_for_points (D2)");
  EXPECT_EQ(error(series, R"({"winners": [1], "reason": "adjacent", "points": [5, 7, 1]})"),
            "result.points: must be [5,7,0], as above");
}

TEST(PositionErrors, Memory) {
  expect_refused({
      {R"({"memory": {"foo": 1}})", "memory: unknown key \"foo\""},
      {R"({"memory": {"known": [{"10": 1}]}})", "memory.known: must be a list of 3"},
      {R"({"memory": {"known": [{"10": 2}, {}, {}]}})",
       "memory.known[0]: the seat does not have: 10"},
      {R"({"memory": {"known": [{"winter": 1}, {}, {}]}})",
       "memory.known[0]: only mercenaries are taken back (C4.7)"},
      {R"({"memory": {"known": [{"7": 1}, {}, {}]}})", "memory.known[0].7: unknown card"},
      {R"({"memory": {"known": [{"10": 9}, {}, {}]}})",
       "memory.known[0].10: must be from 1 to 8, not 9"},
      {R"({"memory": {"shown": [{"of": 0, "to": 0, "cards": {}}]}})",
       "memory.shown[0].to: nobody is shown cards of their own"},
      {R"({"memory": {"shown": [{"of": 0, "to": 1, "cards": {"heroine": 1}}]}})",
       "memory.shown: seat 0 does not have in hand what seat 1 was shown"},
      {R"({"memory": {"shown": [{"of": 0, "cards": {}}]}})", "memory.shown[0].to: is missing"},
      {R"({"memory": {"shown": [{"of": 0, "to": 1, "cards": {"10": 1}}, {"of": 0, "to": 2},
           {"of": 0, "to": 1, "cards": {"winter": 1}}]}})",
       "memory.shown[2]: of 0 to 1 for the second time"},
      {R"({"memory": {"owed": 1}})", "memory.keeper: is missing beside owed or kept_from"},
      {R"({"memory": {"keeper": 0, "owed": 3}})", "memory.owed: must be from 0 to 2, not 3"},
      {R"({"memory": {"keeper": 0, "owed": 1}})",
       "memory.owed: seat 0 has not so many cards of kept_from (C6.1)"},
      {R"({"options": {"draw_after_battle": true}, "memory": {"keeper": 0, "owed": 0}})",
       "memory.keeper: nobody keeps cards with draw_after_battle (D1)"},
      {R"({"memory": {"drawn": [{"1": 1}, {}, {}]}})",
       "memory.drawn: only with draw_after_battle (D1)"},
      {R"({"memory": {"reshuffled": {"1": 1}}})",
       "memory.reshuffled: only with draw_after_battle (D1)"},
      {R"({"options": {"hidden_cards": true}, "seats": {"0": {"down": "5"}},
           "memory": {"shown": [{"of": 0, "to": 1, "cards": {"5": 1}, "firm": ["5"]}]}})",
       "memory.shown: seat 0 does not have in hand what seat 1 was shown"},
      {R"({"options": {"draw_after_battle": true}, "memory": {"reshuffled": {}}})",
       "memory.reshuffled: the deck has cards that were not shuffled into it"},
      {R"({"options": {"draw_after_battle": true}, "memory": {"drawn": [{"1": 10}, {}, {}]}})",
       "memory.drawn[0]: cannot have come from the deck: 1, 1, 1, 1, 1, 1, 1, 1, 1"},
  });
}

TEST(PositionErrors, LegitimatePositionsOfEveryPhase) {
  for (
      const char* change : {
          R"({"phase": "favour"})",
          R"({"phase": "favour", "seats": {"1": {"line": []}}})",
          R"({"phase": "take"})",
          R"({"phase": "place", "turn": 0})",
          R"({"phase": "place", "turn": 0, "seats": {"0": {"line": ["surrender"]}}})",
          R"({"phase": "draw", "options": {"draw_after_battle": true}})",
          R"({"phase": "discard", "seats": {"0": {"line": []}, "1": {"line": [], "hand": ["bishop"]}}})",
          R"({"phase": "keep", "seats": {"0": {"line": [], "hand": []}, "1": {"line": []},
               "2": {"hand": []}}})",
          R"({"finalists": [0, 1], "contested": null, "regions": {"Roma": 1},
               "seats": {"2": {"hand": []}}})",
          R"({"options": {"hidden_cards": true}, "seats": {"0": {"down": "10"}}})",
          R"({"options": {"capturing_regions": true}, "contested": "Parma", "holder": 1})",
          R"({"contested": "Siena"})",  // a Bishop may bless the region that is fought for
          R"({"legal": ["anything"], "strengths": [1], "result": null})",
      }) {
    const Result<State> state = read_changed(change);
    EXPECT_TRUE(state) << change << ": " << (state ? "" : state.error().text());
  }
}

TEST(PositionErrors, FlagsOfTheLastBattleAreForgotten) {
  const Result<State> state = read_changed(
      R"({"phase": "discard", "seats": {"0": {"line": []}, "1": {"line": [], "hand": ["bishop"]}}})");
  ASSERT_TRUE(state);
  EXPECT_EQ(state->table.passed, 0);
  EXPECT_EQ(state->table.played, 0);
}

TEST(PositionErrors, WhatMayBeLeftOutIsFilledIn) {
  const Result<State> state = read_position(std::string_view(R"({
    "game": "condottiere", "players": 2, "holder": 0, "phase": "favour", "turn": 0,
    "contested": "Roma", "options": {"capturing_regions": true}, "regions": {"Roma": 1},
    "seats": [{}, {"hand": ["1"], "line": ["10"]}], "discard": ["bishop"]})"));
  ASSERT_TRUE(state) << state.error().text();
  EXPECT_EQ(state->table.first, seat(0));
  EXPECT_EQ(state->table.defender, seat(1));
  EXPECT_EQ(state->table.played, 3);
  EXPECT_EQ(state->table.passed, 0);
  EXPECT_EQ(state->deck.total(), 107);
}

}  // namespace
}  // namespace condotta::notation
