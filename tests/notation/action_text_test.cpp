#include "notation/action_text.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/condottiere/condottiere.hpp"

namespace condotta::notation {
namespace {

using namespace condottiere;

std::vector<Action> every_action() {
  std::vector<Action> all = {Action::pass(),
                             Action::pass_show(),
                             Action::hold(),
                             Action::discard(),
                             Action::keep(),
                             Action::take(Card::none),
                             Action::favour(Region::none)};
  for (u8 r = 0; r < kRegions; ++r) {
    all.push_back(Action::place(region(r)));
    all.push_back(Action::favour(region(r)));
  }
  for (u8 a = 0; a < kCardKinds; ++a) {
    all.push_back(Action::play(card(a)));
    all.push_back(Action::keep(card(a)));
    if (is_mercenary(card(a))) all.push_back(Action::take(card(a)));
    for (u8 b = a; b < kCardKinds; ++b) all.push_back(Action::keep(card(a), card(b)));
  }
  for (u32 n = 0; n <= 3; ++n) all.push_back(Action::draw(n));
  return all;
}

TEST(ActionText, EveryActionIsReadBack) {
  std::set<std::string> texts;
  for (const Action action : every_action()) {
    const std::string text = text_of(action);
    EXPECT_TRUE(texts.insert(text).second) << text;
    const Result<Action> back = parse_action(text);
    ASSERT_TRUE(back) << text << ": " << back.error().text();
    EXPECT_EQ(*back, action) << text;
    const Result<Action> spaced = parse_action(" \t" + text + "\r\n");
    ASSERT_TRUE(spaced) << text;
    EXPECT_EQ(*spaced, action);
  }
  EXPECT_EQ(texts.size(), 7U + 2 * 17 + 15 + 15 + 7 + 120 + 4);
}

TEST(ActionText, WordsAreThoseOfTheContract) {
  EXPECT_EQ(text_of(Action::place(Region::roma)), "place Roma");
  EXPECT_EQ(text_of(Action::play(Card::ten)), "play 10");
  EXPECT_EQ(text_of(Action::pass_show()), "pass show");
  EXPECT_EQ(text_of(Action::take(Card::none)), "take none");
  EXPECT_EQ(text_of(Action::keep(Card::ten, Card::heroine)), "keep 10 heroine");
  EXPECT_EQ(text_of(Action::keep()), "keep none");
  EXPECT_EQ(text_of(Action::draw(2)), "draw 2");
}

struct Bad {
  const char* text;
  const char* error;
};

TEST(ActionText, NothingElseIsRead) {
  const Bad bad[] = {
      {"", "an action is missing"},
      {"   ", "an action is missing"},
      {"Pass", "\"Pass\" is not an action"},
      {"pass  show", "\"pass  show\" is not an action"},
      {"pass hide", "\"pass hide\" is not an action"},
      {"play", "\"play\" is not an action"},
      {"play  10", "\"play  10\" is not an action"},
      {"play 7", "play: \"7\" is not a card"},
      {"play 010", "play: \"010\" is not a card"},
      {"play Winter", "play: \"Winter\" is not a card"},
      {"play none", "play: \"none\" is not a card"},
      {"place roma", "place: \"roma\" is not a region"},
      {"place none", "place: \"none\" is not a region"},
      {"favour Rome", "favour: \"Rome\" is not a region"},
      {"favor Roma", "\"favor Roma\" is not an action"},
      {"take winter", "take: \"winter\" is not a mercenary"},
      {"take x", "take: \"x\" is not a card"},
      {"keep", "\"keep\" is not an action"},
      {"keep x", "keep: \"x\" is not a card"},
      {"keep 10 x", "keep: \"x\" is not a card"},
      {"keep none 10", "keep: \"none\" is not a card"},
      {"keep heroine 10", "keep: the cards go in the order of C1.3: keep 10 heroine"},
      {"keep 1 2 3", "\"keep 1 2 3\" is not an action"},
      {"draw 4", "draw: \"4\" is not a number from 0 to 3"},
      {"draw -1", "draw: \"-1\" is not a number from 0 to 3"},
      {"draw 02", "draw: \"02\" is not a number from 0 to 3"},
      {"hold on", "\"hold on\" is not an action"},
      {"\x1b[2J", "\"?[2J\" is not an action"},
  };
  for (const Bad& one : bad) {
    const Result<Action> action = parse_action(one.text);
    ASSERT_FALSE(action) << one.text;
    EXPECT_EQ(action.error().text(), one.error);
  }
}

}  // namespace
}  // namespace condotta::notation
