#include <boost/json/parse.hpp>

#include "tests/cli/cli_call.hpp"

namespace condotta::cli {
namespace {

namespace json = boost::json;

constexpr const char* kBattle = R"({
  "game": "condottiere", "players": 3, "options": {}, "regions": {"Parma": 0}, "pope": "Siena",
  "holder": 0, "contested": "Milano", "phase": "battle", "turn": 1,
  "seats": [
    {"hand": ["10", "winter"], "line": ["6", "drummer"], "down": null, "passed": false, "played": true},
    {"hand": ["4", "bishop"], "line": ["5"], "down": null, "passed": false, "played": true},
    {"hand": ["3"], "line": [], "down": null, "passed": true, "played": false}
  ],
  "discard": ["1", "scarecrow"]})";

json::object position(std::vector<std::string> more, const std::string& input = kBattle) {
  std::vector<std::string> args = {"position", "-"};
  args.insert(args.end(), more.begin(), more.end());
  const Called called = call(args, input);
  EXPECT_EQ(called.code, 0) << called.err;
  json::error_code wrong;
  const json::value value = json::parse(called.out, wrong);
  EXPECT_FALSE(wrong) << called.out;
  return value.is_object() ? value.get_object() : json::object{};
}

TEST(PositionCommand, AddsWhatIsLegalAndTheStrengths) {
  const json::object out = position({});
  EXPECT_EQ(out.at("legal"), (json::array{"pass", "play 4", "play bishop"}));
  EXPECT_EQ(out.at("strengths"), (json::array{12, 5, 0}));
  EXPECT_EQ(out.at("turn"), 1);
  EXPECT_EQ(out.at("phase"), "battle");
  EXPECT_TRUE(out.at("result").is_null());
}

TEST(PositionCommand, DoesActionsInTurn) {
  const json::object out = position({"--do", "play bishop", "--do", "favour Roma"});
  EXPECT_EQ(out.at("pope"), "Roma");
  EXPECT_EQ(out.at("turn"), 0);
  EXPECT_EQ(out.at("strengths"), (json::array{0, 5, 0}));
}

TEST(PositionCommand, ReadsWhatItPrints) {
  const Called first = call({"position", "-", "--do", "play 4"}, kBattle);
  const Called again = call({"position", "-"}, first.out);
  EXPECT_EQ(again.out, first.out);
  const std::string file = temporary("position.json");
  write_file(file, kBattle);
  EXPECT_EQ(call({"position", file, "--do", "play 4"}).out, first.out);
}

TEST(PositionCommand, ShowsASeatOnlyWhatItSees) {
  const json::object mine = position({"--as", "1"});
  EXPECT_EQ(mine.at("legal"), (json::array{"pass", "play 4", "play bishop"}));
  EXPECT_EQ(mine.at("viewer"), 1);
  const json::object other = position({"--as", "0"});
  EXPECT_EQ(other.at("legal"), json::array{});
  EXPECT_FALSE(other.at("seats").at(1).get_object().contains("hand"));
  EXPECT_TRUE(other.at("seats").at(0).get_object().contains("hand"));
  EXPECT_TRUE(position({"--as", "spectator"}).at("viewer").is_null());
}

// C5.4: seat 0 sees its own turn of the battle, whether or not somebody is asked first.
TEST(PositionCommand, TheQuestionOfC54IsSecret) {
  const std::string asked = R"({"game": "condottiere", "players": 2, "holder": 0,
    "contested": "Roma", "phase": "discard", "turn": 1,
    "seats": [{"hand": ["10"]}, {"hand": ["winter"]}]})";
  const json::object out = position({"--as", "0"}, asked);
  EXPECT_EQ(out.at("phase"), "battle");
  EXPECT_EQ(out.at("turn"), 0);
  EXPECT_EQ(out.at("legal"), (json::array{"pass", "play 10"}));
  EXPECT_EQ(position({"--as", "1"}, asked).at("legal"), (json::array{"hold", "discard"}));
}

TEST(PositionCommand, PlaysToTheEnd) {
  const std::string last = R"({"game": "condottiere", "players": 2, "holder": 0,
    "contested": "Roma", "phase": "battle", "turn": 0,
    "regions": {"Firenze": 0, "Siena": 0, "Spoleto": 0},
    "seats": [{"hand": ["10", "surrender"], "line": ["10"]}, {"hand": ["winter"]}]})";
  const json::object out = position({"--do", "play surrender"}, last);
  EXPECT_EQ(out.at("phase"), "over");
  EXPECT_TRUE(out.at("turn").is_null());
  EXPECT_EQ(out.at("legal"), json::array{});
  EXPECT_EQ(out.at("result").at("winners"), json::array{0});
  EXPECT_EQ(out.at("result").at("reason"), "adjacent");
  expect_refused({"position", "-", "--do", "play surrender", "--do", "pass"},
                 "condotta: --do 2: \"pass\": the game is over", last);
}

TEST(PositionCommand, BadInputIsOneLine) {
  expect_refused({"position", "/nowhere.json"},
                 "/nowhere.json: cannot be read: No such file or directory");
  expect_refused({"position", "/"}, "/: is a folder");
  expect_refused({"position", "-"}, "<stdin>: line 1, column 1: not JSON", "");
  expect_refused({"position", "-"}, "<stdin>: game: is missing", "{}");
  expect_refused({"position", "-"}, "<stdin>: larger than 1048576 bytes",
                 std::string(2'000'000, ' '));
  expect_refused({"position", "-", "--do", "play 10"},
                 "condotta: --do: seat 1 may not \"play 10\": not in hand", kBattle);
  expect_refused({"position", "-", "--do", "play 9"}, "condotta: --do: play: \"9\" is not a card",
                 kBattle);
  expect_refused(
      {"position", "-", "--do", "place Roma"},
      "condotta: --do: seat 1 may not \"place Roma\": it is a turn of the battle: play a "
      "card or pass",
      kBattle);
  expect_refused({"position", "-", "--do", "pass show"},
                 "condotta: --do: seat 1 may not \"pass show\": no face-down card to show",
                 kBattle);
  // Each --do is one action, however it is written.
  expect_refused({"position", "-", "--do", "[pass,pass]"},
                 "condotta: --do: \"[pass,pass]\" is not an action", kBattle);
  EXPECT_EQ(call({"position", "-", "--do", "pass", "pass"}, kBattle).code, 2);
  expect_refused({"position", "-", "--as", "3"},
                 "condotta: --as: must be a seat from 0 to 2, or spectator, not \"3\"", kBattle);
  expect_refused({"position", "-", "--do", "play 4", "--do", "play 9", "--do", "pass"},
                 "condotta: --do 2: play: \"9\" is not a card", kBattle);
  for (const char* viewer : {"", "01", "+1", " 1"}) {
    expect_refused({"position", "-", "--as", viewer},
                   std::string("condotta: --as: must be a seat from 0 to 2, or spectator, not \"") +
                       viewer + "\"",
                   kBattle);
  }
  expect_refused({"position", "-", "--as", "me"},
                 "condotta: --as: must be a seat from 0 to 2, or spectator, not \"me\"", kBattle);
}

}  // namespace
}  // namespace condotta::cli
