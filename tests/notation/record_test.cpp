// Records: what is written is confirmed, and whatever is changed is found, in its line.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "notation/action_text.hpp"
#include "notation/record_verifier.hpp"
#include "notation/record_writer.hpp"

namespace condotta::notation {
namespace {

using condottiere::Condottiere;
using condottiere::Options;
using condottiere::State;
using Lines = std::vector<std::string>;

// One random game, with a card shown now and then.
Lines random_game(const Options& options, u64 seed, bool explain = true) {
  RecordWriter record(options, derive_seed(seed), explain);
  Rng rng = Rng::seeded(seed);
  for (u32 turn = 0; Condottiere::to_move(record.state()) != Seat::none; ++turn) {
    const State& s = record.state();
    const Seat from = seat(rng.below(options.players)), to = seat(rng.below(options.players));
    const Cards& hand = s.hands[index(from)];
    if (turn != 0 && from != to && !hand.empty() && rng.below(20) == 0) {
      Cards one = condottiere::kNoCards;
      one.add(condottiere::Stack(hand).draw(rng));
      record.show(from, only(to), one);
    }
    ActionList<Condottiere> legal;
    Condottiere::legal(s, legal);
    record.act(legal[rng.below(legal.count)]);
  }
  Lines lines;
  std::istringstream text(record.take());
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

// "LINE: reason", or nothing.
std::string verdict(const Lines& lines) {
  RecordVerifier verifier;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (const Complaint wrong = verifier.line(lines[i])) {
      return fmt::format("{}: {}", i + 1, wrong->text());
    }
  }
  if (const Complaint wrong = verifier.finish()) {
    return fmt::format("{}: {}", lines.size() + 1, wrong->text());
  }
  return "";
}

void replace(std::string& text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from << " is not in " << text;
  text.replace(at, from.size(), to);
}

// The first line with this in it.
std::size_t line_with(const Lines& lines, std::string_view what) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].find(what) != std::string::npos) return i;
  }
  ADD_FAILURE() << "no line has " << what;
  return 0;
}

Options plain(u8 players = 3) {
  Options options;
  options.players = players;
  options.start = seat(1);
  return options;
}

TEST(Record, EveryGameIsConfirmedUnderAllOptions) {
  for (u32 bits = 0; bits < 32; ++bits) {
    Options options;
    options.players = static_cast<u8>(2 + bits % 5);
    options.draw_after_battle = bits & 1U;
    options.play_for_points = (bits & 2U) != 0 ? 12 : 0;
    options.bigger_kingdoms = bits >> 2U & 1U;
    options.capturing_regions = bits >> 3U & 1U;
    options.hidden_cards = bits >> 4U & 1U;
    options.idle_battles = 2;
    for (u64 seed = 0; seed < 4; ++seed) {
      EXPECT_EQ(verdict(random_game(options, seed)), "") << "options " << bits << ", seed " << seed;
    }
  }
}

TEST(Record, SeveralGamesFollowEachOther) {
  Lines lines = random_game(plain(), 1);
  const Lines more = random_game(plain(5), 2, false);
  lines.insert(lines.end(), more.begin(), more.end());
  EXPECT_EQ(verdict(lines), "");
}

TEST(Record, HeaderIsThatOfTheContract) {
  const Lines lines = random_game(plain(), 1);
  EXPECT_EQ(lines[0],
            fmt::format(R"({{"game":"condottiere","version":1,"players":3,"options":{{"start":1}},)"
                        R"("seed":"{}","start":1}})",
                        text_of(derive_seed(1))));
  EXPECT_EQ(lines[1].rfind(R"({"chance":"deal","hands":[[")", 0), 0U);
  EXPECT_EQ(lines.back().rfind(R"({"result":{"winners":[)", 0), 0U);
}

TEST(Record, FinalBattleDealsOnlyToThoseInIt) {
  Options options = plain(3);
  options.idle_battles = 1;
  RecordWriter record(options, derive_seed(3), false);
  const auto act = [&](const char* text) {
    const Result<condottiere::Action> action = parse_action(text);
    ASSERT_TRUE(action && Condottiere::is_legal(record.state(), *action)) << text;
    record.act(*action);
  };
  act("place Roma");  // nobody conquers anything, so all three fight the final battle
  for (int i = 0; i < 3; ++i) act("pass");
  const std::string text = record.take();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 7);
  for (int i = 0; i < 3; ++i) act("pass");
  EXPECT_EQ(record.take().substr(0, 26 * 3 + 3),
            "{\"seat\":2,\"action\":\"pass\"}\n{\"seat\":0,\"action\":\"pass\"}\n"
            "{\"seat\":1,\"action\":\"pass\"}\n");
}

TEST(Record, ASeriesAddsPoints) {
  Options options = plain(2);
  options.play_for_points = 10;
  const Lines lines = random_game(options, 5, false);
  EXPECT_NE(lines.back().find(R"(,"points":[)"), std::string::npos);
}

TEST(Record, LinesLeftOutOrDoubledAreFound) {
  Options options = plain();
  options.draw_after_battle = 1;
  const Lines good = random_game(options, 9);
  ASSERT_EQ(verdict(good), "");
  for (std::size_t i = 0; i < good.size(); ++i) {
    if (good[i].find("\"show\"") != std::string::npos) continue;  // may come or not
    Lines less = good, more = good;
    less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_NE(verdict(less), "") << "without line " << i + 1;
    more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), good[i]);
    EXPECT_NE(verdict(more), "") << "line " << i + 1 << " twice";
  }
}

struct Change {
  std::size_t line;  // from 0
  std::string from, to;
  std::string error;
};

TEST(Record, ChangesAreNamedWithTheirLine) {
  const Lines good = random_game(plain(), 1);
  const std::size_t pass = line_with(good, R"("action":"pass")");
  const std::size_t last = good.size() - 1;
  const std::string n = std::to_string(last + 1);
  const Change changes[] = {
      {0, "condottiere", "chess", "1: game: unknown game \"chess\"; known: condottiere, virtu"},
      {0, "condottiere", "virtu", "2: the colours are missing here"},
      {0, "\"version\":1", "\"version\":2", "1: version: must be 1, not 2"},
      {0, "\"players\":3", "\"players\":9", "1: players: must be from 2 to 6, not 9"},
      {0, "\"start\":1}", "\"start\":2}", "1: start: must be 2"},
      {0, "\"start\":1}", "\"sart\":1}", "1: options: unknown option \"sart\""},
      {0, "\"seed\":\"", "\"seed\":\"0", "1: seed: must be 32 hexadecimal digits"},
      {0, "\"seed\":\"", "\"sed\":\"", "1: unknown key \"sed\""},
      {0, "{", "", "1: column "},
      {1, "deal", "draw", "2: the deal is missing here"},
      {1, "\"hands\":[[", "\"hands\":[[],[", "2: hands: must be a list of 3"},
      {1, "\"hands\":[[\"", "\"hands\":[[\"x", "2: hands[0][0]: unknown card \"x"},
      {2, "\"seat\":1", "\"seat\":0", "3: seat 0 is not to move, seat 1 is"},
      {2, "\"seat\":1", "\"seat\":7", "3: seat: must be from 0 to 2, not 7"},
      {2, "\"action\":\"place", "\"action\":\"put", "3: action: \"put "},
      {2, "\"action\":\"place", "\"acton\":\"place",
       "3: not a line of a record: game, chance, action, show or result expected"},
      {2, "\"strengths\":[0,0,0]", "\"strengths\":[0,1,0]", "3: strengths: must be [0,0,0]"},
      {2, "\"strengths\":[0,0,0]", "\"strengths\":[0,0]", "3: strengths: must be [0,0,0]"},
      {2, "\"strengths\":[0,0,0]", "\"strength\":[0,0,0]", "3: unknown key \"strength\""},
      {2, "\"legal\":[\"place Torino\",", "\"legal\":[", "3: legal: \"place Torino\" is missing"},
      {2, "\"legal\":[", "\"legal\":[\"pass\",",
       "3: legal: \"pass\" is not legal, or is there twice"},
      {pass, "\"action\":\"pass\"", "\"action\":\"hold\"", fmt::format("{}: seat ", pass + 1)},
      {last, "\"winners\":[", "\"winners\":[0,1,2,", n + ": result.winners: must be ["},
      {last, "\"reason\":\"", "\"reason\":\"not ", n + ": result.reason: must be \""},
      {last, "\"regions\":{", "\"regions\":{\"Atlantis\":0,", n + ": result.regions: must be {"},
      {last, "\"reason\"", "\"cause\"", n + ": result: unknown key \"cause\""},
  };
  for (const Change& change : changes) {
    Lines bad = good;
    ASSERT_NO_FATAL_FAILURE(replace(bad[change.line], change.from, change.to));
    const std::string found = verdict(bad);
    EXPECT_EQ(found.substr(0, change.error.size()), change.error) << change.to << "\n" << found;
  }
}

TEST(Record, WhatMustNotFollowIsNamed) {
  const Lines good = random_game(plain(), 1);
  const auto with = [&](std::size_t at, const std::string& line) {
    Lines bad = good;
    bad.insert(bad.begin() + static_cast<std::ptrdiff_t>(at), line);
    return verdict(bad);
  };
  const std::string end = std::to_string(good.size() + 1);
  EXPECT_EQ(with(good.size(), R"({"seat":0,"action":"pass"})"),
            end + ": a game begins with its header");
  EXPECT_EQ(with(2, good[1]), "3: nothing is dealt or drawn here");
  EXPECT_EQ(with(2, good.back()), "3: the game is not over");
  EXPECT_EQ(with(2, good[0]), "3: the game before is not over");
  EXPECT_EQ(with(good.size() - 1, R"({"seat":0,"action":"pass"})"),
            std::to_string(good.size()) + ": the result is missing here");
  EXPECT_EQ(with(2, ""), "3: a blank line");
  EXPECT_EQ(with(2, "[]"), "3: must be an object");
  EXPECT_EQ(with(2, std::string(RecordVerifier::kLongestLine + 1, ' ')),
            "3: longer than 100000 characters");
  EXPECT_EQ(with(2, R"({"seat":0,"action":"play 10"})"), "3: seat 0 is not to move, seat 1 is");
  EXPECT_EQ(with(2, R"({"seat":1,"action":"play 10"})"),
            "3: seat 1 may not \"play 10\": the token has to be placed first");
  Lines cut = good;
  cut.pop_back();
  EXPECT_EQ(verdict(cut), std::to_string(good.size()) + ": the record ends before the game does");
  EXPECT_EQ(verdict({}), "1: no game in it");
}

TEST(Record, CardsNotInHandAreNamed) {
  Options options = plain(2);
  RecordWriter record(options, derive_seed(1), false);
  record.act(condottiere::Action::place(condottiere::Region::roma));
  const State& s = record.state();
  u8 missing = 0;
  while (s.hands[1].has(condottiere::card(missing))) ++missing;
  const std::string_view card = name_of(condottiere::card(missing));
  const std::string before = record.take();
  Lines lines;
  std::istringstream text(before);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  Lines shown = lines;
  lines.push_back(fmt::format(R"({{"seat":1,"action":"play {}"}})", card));
  EXPECT_EQ(verdict(lines), fmt::format("4: seat 1 may not \"play {}\": not in hand", card));
  shown.push_back(fmt::format(R"({{"seat":1,"show":["{}"],"to":[0]}})", card));
  EXPECT_EQ(verdict(shown), fmt::format("4: seat 1 may not show {}: not in hand", card));
  shown.back() = R"({"seat":1,"show":[],"to":[0]})";
  EXPECT_EQ(verdict(shown), "4: no card is shown");
  shown.back() = R"({"seat":1,"show":["1"],"to":[1]})";
  EXPECT_EQ(verdict(shown), "4: cards are shown to other seats, at least to one");
}

TEST(Record, SeedsAreReadBack) {
  const Seed seed = derive_seed(42, 7);
  const Result<Seed> back = parse_seed(text_of(seed));
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, seed);
  for (const char* bad :
       {"", "0", "0123456789abcdef0123456789abcde", "0123456789abcdefg123456789abcdef",
        "-123456789abcdef0123456789abcdef", "0123456789abcdef 123456789abcdef"}) {
    EXPECT_FALSE(parse_seed(bad)) << bad;
  }
}

}  // namespace
}  // namespace condotta::notation
