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
      {R"({"game": "chess"})", "game: unknown game \"chess\"; known: condottiere"},
      {R"({"game": "condottiere"})", "players: is missing"},
      {R"({"players": 3})", "game: is missing"},
  };
  for (const auto& [text, error] : bad) {
    const Result<State> state = read_position(std::string_view(text));
    ASSERT_FALSE(state) << text;
    EXPECT_EQ(state.error().text(), error);
  }
  EXPECT_FALSE(read_position(std::string(100'000, '[')));
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

TEST(PositionErrors, FinalBattle) {
  expect_refused({
      {R"({"finalists": [0, 1]})", "seats[2].hand: is not in the final battle (C8.1)"},
      {R"({"finalists": [0, 1], "contested": null, "seats": {"2": {"hand": [], "passed": false}}})",
       "seats[2].passed: must be true: not in the final battle (C8.1)"},
      {R"({"finalists": [0, 1], "seats": {"2": {"hand": []}}})",
       "contested: must be null in the final battle (C8)"},
      {R"({"finalists": [0, 3]})", "finalists[1]: must be from 0 to 2, not 3"},
      {R"({"finalists": [0, 1], "contested": null, "phase": "place", "turn": 0,
           "seats": {"2": {"hand": []}}})",
       "phase: no place in the final battle (C8)"},
      {R"({"finalists": [0, 1], "contested": null, "phase": "favour", "seats": {"2": {"hand": []}}})",
       "turn: seat 1 does nothing with the favour in the final battle (C8.3)"},
  });
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
          R"({"finalists": [0, 1], "contested": null, "seats": {"2": {"hand": []}}})",
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
