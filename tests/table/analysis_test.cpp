// Hints, and everyone's chances step by step.
#include "table/analysis.hpp"

#include <algorithm>
#include <chrono>

#include "notation/json_node.hpp"
#include "table/archive.hpp"
#include "tests/table/table_call.hpp"

namespace condotta::table {
namespace {

json::value read(const std::string& text) {
  const notation::Result<json::value> value = notation::parse_json(text);
  EXPECT_TRUE(value) << text;
  return value ? *value : json::value();
}

double sum_of(const json::value& list) {
  double sum = 0;
  for (const json::value& one : list.as_array()) sum += one.to_number<double>();
  return sum;
}

void play_out(TestTable& t) {
  Rng rng = Rng::seeded(5);
  for (u32 step = 0; t.table.status() == Status::playing; ++step) {
    ASSERT_LT(step, 100'000U);
    if (!t.think(rng.next())) t.wait(kSecretPause);
  }
}

TEST(Analysis, AHintIsForWhomeverIsToMove) {
  TestTable t;
  t.start(3);
  const Seat mover = t.mover();
  const auto adviser = t.table.play()->adviser(mover, 1, {});
  ASSERT_TRUE(adviser);
  const Advice advice = adviser(20);
  const std::vector<std::string> legal = t.table.play()->legal(mover);
  ASSERT_FALSE(advice.actions.empty());
  for (const Advice::Option& option : advice.actions) {
    EXPECT_NE(std::find(legal.begin(), legal.end(), option.action), legal.end()) << option.action;
    EXPECT_GE(option.value, 0);
    EXPECT_LE(option.value, 1);
  }
  EXPECT_EQ(advice.chances.size(), 3U);
  EXPECT_NEAR(sum_of(read(write_advice(advice)).at("chances")), 1, 0.001);
  EXPECT_FALSE(t.table.play()->adviser(seat((index(mover) + 1U) % 3U), 1, {}));
  EXPECT_FALSE(t.table.play()->adviser(Seat::none, 1, {}));
}

TEST(Analysis, AHintFromAViewIsTheHintOfTheTable) {
  TestTable t;
  t.start(3);
  const Seat mover = t.mover();
  const json::value view = read(t.table.play()->view(mover));
  const auto adviser = adviser_of_view(view, 1);
  ASSERT_TRUE(adviser) << adviser.refused().detail;
  ASSERT_TRUE(*adviser);
  const std::vector<std::string> legal = t.table.play()->legal(mover);
  const Advice advice = (*adviser)(20);
  ASSERT_FALSE(advice.actions.empty());
  for (const Advice::Option& option : advice.actions) {
    EXPECT_NE(std::find(legal.begin(), legal.end(), option.action), legal.end()) << option.action;
  }
  for (const Seat other : {seat((index(mover) + 1U) % 3U), Seat::none}) {
    const auto nobody = adviser_of_view(read(t.table.play()->view(other)), 1);
    ASSERT_TRUE(nobody) << nobody.refused().detail;
    EXPECT_FALSE(*nobody) << "it is another seat's turn";
  }
  EXPECT_FALSE(adviser_of_view(json::value(1), 1));
  EXPECT_EQ(adviser_of_view(json::object{{"game", "chess"}}, 1).refused().fault,
            Fault::unknown_game);
}

TEST(Analysis, ChancesAreTextWithFourDecimals) {
  const std::vector<float> chances{0.0F, 0.25F, 0.00004F, 0.99999F, 1.0F};
  EXPECT_EQ(write_chances(chances), "[0.0000,0.2500,0.0000,1,1]");
}

TEST(Analysis, TheCourseHasAnEntryForEveryStepOfTheReplay) {
  TestTable t({.players = 4, .options = {{"hidden_cards", true}, {"start", 1}}});
  t.fill(0);
  ASSERT_EQ(t.perform(0, Start{}), "");
  play_out(t);
  const json::value replay = read(write_replay(t.table));
  const auto begin = std::chrono::steady_clock::now();
  const json::value course = read(write_course(t.table));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(60));
  const json::array& steps = replay.at("steps").as_array();
  ASSERT_EQ(course.as_array().size(), steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_NEAR(sum_of(course.at(i)), 1, 0.001);
    const Outcome<std::vector<float>> alone = chances_of(steps[i].at("position"));
    ASSERT_TRUE(alone) << alone.refused().detail;
    EXPECT_EQ(read(write_chances(*alone)), course.at(i)) << "a position tells the same";
  }
  const json::value& end = steps.back().at("position");
  for (const json::value& winner : end.at("result").at("winners").as_array()) {
    EXPECT_NEAR(course.as_array().back().at(winner.as_int64()).to_number<double>(),
                1.0 / static_cast<double>(end.at("result").at("winners").as_array().size()), 0.001);
  }
}

TEST(Analysis, NoPositionNoChances) {
  EXPECT_FALSE(chances_of(json::value(1)));
  EXPECT_EQ(chances_of(json::object{{"game", "chess"}}).refused().fault, Fault::unknown_game);
  EXPECT_EQ(chances_of(json::object{{"game", "condottiere"}}).refused().detail,
            "players: is missing");
}

}  // namespace
}  // namespace condotta::table
