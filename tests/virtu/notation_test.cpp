// The notation of Virtù: what is written is read back, and docs/notation.md is true.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <sstream>

#include "notation/games.hpp"
#include "notation/record_verifier.hpp"
#include "notation/record_writer.hpp"
#include "tests/support/contract_suite.hpp"
#include "tests/support/repository.hpp"
#include "tests/support/virtu_games.hpp"

namespace condotta::notation {
namespace {

using virtu::Virtu;
using Words = Notation<Virtu>;

std::string example(const char* name) { return examples_in("notation.md", name); }

TEST(VirtuNotationPage, ActionsAreWrittenAsTheyAreRead) {
  std::istringstream lines(example("actions virtu"));
  u32 count = 0;
  std::set<u8> kinds;
  for (std::string line; std::getline(lines, line); ++count) {
    const Result<virtu::Action> action = Words::parse_action(line);
    ASSERT_TRUE(action) << line << ": " << action.error().text();
    EXPECT_EQ(Words::text_of(*action), line);
    kinds.insert(virtu::number(action->kind()));
  }
  EXPECT_EQ(count, 55U);
  EXPECT_EQ(kinds.size(), virtu::kActionKinds) << "each kind has an example";
}

TEST(VirtuNotationPage, OptionsAreRead) {
  std::string list = example("options virtu");
  list.pop_back();
  const Result<virtu::Options> options = Words::parse_options(list, 4);
  ASSERT_TRUE(options) << options.error().text();
  EXPECT_EQ(Words::text_of(*options), list);
}

TEST(VirtuNotationPage, PositionIsReadAndWrittenAgain) {
  const json::value document = json::parse(example("json virtu position"));
  const Result<virtu::State> state = Words::read_position(document);
  ASSERT_TRUE(state) << state.error().text();
  EXPECT_EQ(json::serialize(Words::write_position(*state)), json::serialize(document));
}

TEST(VirtuNotationPage, RecordIsConfirmed) {
  std::istringstream lines(example("jsonl virtu record"));
  RecordVerifier verifier;
  for (std::string line; std::getline(lines, line);) {
    const Complaint wrong = verifier.line(line);
    ASSERT_FALSE(wrong) << line << ": " << wrong->text();
  }
  EXPECT_FALSE(verifier.finish());
  EXPECT_EQ(verifier.games(), 1U);
}

// Every position and every legal action of random games.
TEST(VirtuNotation, RandomGamesAreWrittenAndReadBack) {
  contract::visit_games<Virtu>(
      virtu::all_option_sets(), tests::scaled(1, 4), [](const auto& s, Rng&) {
        const Result<virtu::State> back = Words::read_position(Words::write_position(s));
        ASSERT_TRUE(back) << back.error().text() << json::serialize(Words::write_position(s));
        ASSERT_TRUE(tests::same_bytes(*back, s)) << json::serialize(Words::write_position(s));
        std::set<std::string> texts;
        for (const virtu::Action action : contract::legal_list<Virtu>(s)) {
          const std::string text = Words::text_of(action);
          const Result<virtu::Action> again = Words::parse_action(text);
          ASSERT_TRUE(again) << text;
          ASSERT_EQ(*again, action) << text;
          ASSERT_TRUE(texts.insert(text).second) << text;
        }
      });
}

TEST(VirtuNotation, RecordsAreConfirmedAndChangesNamed) {
  RecordWriterOf<Virtu> record(virtu::Options{}, derive_seed(1), true);
  Rng rng = Rng::seeded(1);
  while (Virtu::to_move(record.state()) != Seat::none) {
    record.act(contract::random_action<Virtu>(record.state(), rng));
  }
  const std::string good = record.take();
  const auto verdict = [](std::string text, const std::string& from, const std::string& to) {
    if (!from.empty()) text.replace(text.find(from), from.size(), to);
    std::istringstream lines(text);
    RecordVerifier verifier;
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      if (const Complaint wrong = verifier.line(line)) {
        return std::to_string(number) + ": " + wrong->text();
      }
    }
    const Complaint wrong = verifier.finish();
    return wrong ? wrong->text() : std::string("confirmed");
  };
  EXPECT_EQ(verdict(good, "", ""), "confirmed");
  EXPECT_EQ(verdict(good, "\"players\":4", "\"players\":6"),
            "1: players: must be from 3 to 5, not 6");
  EXPECT_EQ(verdict(good, "\"colours\":[\"", "\"colours\":[\"x").substr(0, 20),
            "2: colours: must be ");
  EXPECT_EQ(verdict(good, "\"action\":\"put ", "\"action\":\"buy pope now ").substr(0, 2), "3:");
  EXPECT_EQ(verdict(good, "\"scores\":[{\"cities\":0", "\"scores\":[{\"cities\":9").substr(0, 19),
            "3: scores: must be ");
  EXPECT_EQ(verdict(good, "{\"result\"", "{\"outcome\"").find("not a line of a record") !=
                std::string::npos,
            true);
}

struct Wrong {
  const char* from;
  const char* to;
  const char* error;
};

TEST(VirtuNotation, WrongPositionsAreRefusedWithTheirPlace) {
  const std::string good = example("json virtu position");
  const Wrong all[] = {
      {"\"players\": 3", "\"players\": 7", "players: must be from 3 to 5, not 7"},
      {"\"phase\": \"", "\"phase\": \"no ", "phase: \"no "},
      {"\"year\": 4", "\"year\": 21", "year: the game does not last so long (V5.10)"},
      {"\"colour\": \"florence\"", "\"colour\": \"green\"",
       "seats[0].colour: \"green\" is not a colour"},
      {"\"colour\": \"florence\"", "\"colour\": \"rome\"",
       "seats: the colours are not those of this number of players (V1.1)"},
      {"\"Firenze\": \"available\"", "\"Paris\": \"available\"",
       "seats[0].cities: \"Paris\" is not a city"},
      {"\"Firenze\": \"available\"", "\"Venezia\": \"available\"",
       "seats[2].cities: Venezia is seat 0's already"},
      {"\"card\": \"banker\"", "\"card\": \"council_of_ten\"",
       "seats: a card that this player cannot have"},
      {"\"order\": [0, 1, 2]", "\"order\": [0, 1, 1]", "order[2]: the same seat twice"},
      {"\"track\": [0, 1, 2]", "\"track\": [0, 1, 1]", "track[2]: the same seat twice"},
      {"\"bonuses\": [\"leonardo\"]", "\"bonuses\": [\"leonardo\", \"leonardo\"]",
       "seats[0].bonuses[1]: is there twice"},
      {"\"trophies\": []", "\"trophies\": [\"naples\", \"naples\"]",
       "seats[0].trophies[1]: is there twice"},
      {"\"Napoli\": \"available\"", "\"Pisa\": \"available\"",
       "seats[1].cities: Pisa is seat 0's already"},
      {"\"agents\": {\"Roma\": 1}", "\"agents\": {\"Nizza\": 1}",
       "agents: too many of a seat, or where none can be (V4.12)"},
  };
  for (const Wrong& wrong : all) {
    std::string text = good;
    const std::size_t at = text.find(wrong.from);
    ASSERT_NE(at, std::string::npos) << wrong.from;
    text.replace(at, std::string(wrong.from).size(), wrong.to);
    const Result<virtu::State> state = Words::read_position(json::parse(text));
    ASSERT_FALSE(state) << wrong.to;
    EXPECT_EQ(state.error().text().substr(0, std::string(wrong.error).size()), wrong.error);
  }
}

TEST(VirtuNotation, WrongActionsAndOptionsAreNamed) {
  EXPECT_EQ(Words::parse_action("annex Paris").error().text(), "annex: \"Paris\" is not a city");
  EXPECT_EQ(Words::parse_action("put banker room 1").error().text(),
            "put: \"banker\" is not a family card");
  EXPECT_EQ(Words::parse_action("use L9 crown").error().text(),
            "use: \"L9\" is not a card, a token or the like");
  EXPECT_EQ(Words::parse_action("dance").error().text(), "\"dance\" is not an action");
  EXPECT_EQ(Words::parse_action(" ").error().text(), "an action is missing");
  EXPECT_EQ(Words::parse_options("years=300", 4).error().text(),
            "options.years: must be from 0 to 255, not 300");
  EXPECT_EQ(Words::parse_options("colours=rome/milan/venice", 3).error().text(),
            "options.colours: must be the colours of a game of 3, each once (V1.1)");
  EXPECT_EQ(Words::parse_options("hidden_cards", 4).error().text(),
            "options: unknown option \"hidden_cards\"");
}

}  // namespace
}  // namespace condotta::notation
