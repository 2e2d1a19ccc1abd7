// The examples of docs/notation.md are true.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <sstream>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/observation.hpp"
#include "notation/options_text.hpp"
#include "notation/position.hpp"
#include "notation/record_verifier.hpp"
#include "tests/support/repository.hpp"

namespace condotta::notation {
namespace {

std::string example(const char* name) { return examples_in("notation.md", name); }

TEST(NotationPage, ActionsAreWrittenAsTheyAreRead) {
  std::istringstream lines(example("actions"));
  u32 count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const Result<condottiere::Action> action = parse_action(line);
    ASSERT_TRUE(action) << line << ": " << action.error().text();
    EXPECT_EQ(text_of(*action), line);
  }
  EXPECT_EQ(count, 15U);
}

TEST(NotationPage, OptionsAreRead) {
  std::string list = example("options");
  list.pop_back();
  const Result<condottiere::Options> options = parse_options(list, 4);
  ASSERT_TRUE(options) << options.error().text();
  EXPECT_EQ(json::value(json_of(*options)),
            json::parse(R"({"hidden_cards": true, "play_for_points": 20, "start": 2})"));
}

TEST(NotationPage, PositionIsReadAndWrittenAgain) {
  const std::string text = example("json position");
  const Result<condottiere::State> state = read_position(text);
  ASSERT_TRUE(state) << state.error().text();
  EXPECT_EQ(json::value(write_position(*state)), json::parse(text));
}

TEST(NotationPage, ObservationIsThatOfThePosition) {
  const Result<condottiere::State> state = read_position(example("json position"));
  ASSERT_TRUE(state);
  const json::object seen = write_observation(condottiere::Condottiere::observe(*state, seat(1)));
  EXPECT_EQ(json::serialize(seen), json::serialize(json::parse(example("json observation"))));
}

TEST(NotationPage, RecordIsConfirmed) {
  std::istringstream lines(example("jsonl record"));
  RecordVerifier verifier;
  for (std::string line; std::getline(lines, line);) {
    const Complaint wrong = verifier.line(line);
    ASSERT_FALSE(wrong) << line << ": " << wrong->text();
  }
  EXPECT_FALSE(verifier.finish());
  EXPECT_EQ(verifier.games(), 1U);
}

}  // namespace
}  // namespace condotta::notation
