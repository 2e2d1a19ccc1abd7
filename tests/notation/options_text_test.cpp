#include "notation/options_text.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace condotta::notation {
namespace {

using condottiere::Options;

struct Bad {
  const char* text;
  const char* error;
};

TEST(OptionsText, ListsAndObjectsSayTheSame) {
  for (u32 bits = 0; bits < 128; ++bits) {
    Options options;
    options.draw_after_battle = bits & 1U;
    options.bigger_kingdoms = bits >> 1U & 1U;
    options.capturing_regions = bits >> 2U & 1U;
    options.hidden_cards = bits >> 3U & 1U;
    if ((bits & 16U) != 0) options.play_for_points = 30;
    if ((bits & 32U) != 0) options.start = seat(3);
    if ((bits & 64U) != 0) options.idle_battles = 0;
    const Result<Options> list = parse_options(text_of(options), 4);
    ASSERT_TRUE(list) << list.error().text();
    EXPECT_EQ(*list, options);

    const json::value object = json_of(options);
    Complaints complaints;
    EXPECT_EQ(read_options(Node(object, complaints), 4), options);
    EXPECT_TRUE(complaints.none());
  }
}

TEST(OptionsText, OnlyThoseSetAreWritten) {
  EXPECT_EQ(text_of(Options{}), "");
  EXPECT_EQ(json::serialize(json_of(Options{})), "{}");
  const Result<Options> options = parse_options("start=0,hidden_cards", 2);
  ASSERT_TRUE(options);
  EXPECT_EQ(json::serialize(json_of(*options)), R"({"hidden_cards":true,"start":0})");
}

TEST(OptionsText, BadListsAreRefused) {
  const Bad bad[] = {
      {"foo", "options: unknown option \"foo\""},
      {"Hidden_cards", "options: unknown option \"Hidden_cards\""},
      {"hidden_cards=1", "options.hidden_cards: takes no value"},
      {"hidden_cards,hidden_cards", "options.hidden_cards: is given twice"},
      {"start=1,start=2", "options.start: is given twice"},
      {"start", "options.start: needs a number: start=N"},
      {"start=", "options.start: \"\" is not a number"},
      {"start=x", "options.start: \"x\" is not a number"},
      {"start=1x", "options.start: \"1x\" is not a number"},
      {"start=-1", "options.start: \"-1\" is not a number"},
      {"start=4", "options.start: must be from 0 to 3, not 4"},
      {"play_for_points=0", "options.play_for_points: must be from 1 to 1000, not 0"},
      {"play_for_points=1001", "options.play_for_points: must be from 1 to 1000, not 1001"},
      {"idle_battles=99999999999", "options.idle_battles: must be from 0 to 1000, not 99999999999"},
      {"hidden_cards,", "options: a name is missing beside a comma"},
      {",hidden_cards", "options: a name is missing beside a comma"},
      {" hidden_cards", "options: unknown option \" hidden_cards\""},
  };
  for (const Bad& one : bad) {
    const Result<Options> options = parse_options(one.text, 4);
    ASSERT_FALSE(options) << one.text;
    EXPECT_EQ(options.error().text(), one.error);
  }
}

TEST(OptionsText, BadObjectsAreRefused) {
  const Bad bad[] = {
      {R"([])", "options: must be an object"},
      {R"({"foo": true})", "options: unknown option \"foo\""},
      {R"({"hidden_cards": 1})", "options.hidden_cards: must be true or false"},
      {R"({"start": true})", "options.start: must be a whole number"},
      {R"({"start": 1.0})", "options.start: must be a whole number"},
      {R"({"start": -1})", "options.start: must be from 0 to 3, not -1"},
      {R"({"start": 4})", "options.start: must be from 0 to 3, not 4"},
      {R"({"idle_battles": 18446744073709551615})",
       "options.idle_battles: must be from 0 to 1000, not 18446744073709551615"},
  };
  for (const Bad& one : bad) {
    const json::value value = json::parse(one.text);
    Complaints complaints;
    (void)read_options(Node(value, complaints, "options"), 4);
    ASSERT_FALSE(complaints.none()) << one.text;
    EXPECT_EQ(complaints.first()->text(), one.error);
  }
}

}  // namespace
}  // namespace condotta::notation
