// The data of Virtù: a wrong file is refused with its place, and a corrected value reaches the
// tables without a change of code.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "engine/virtu/virtu.hpp"
#include "tests/support/repository.hpp"
#include "tests/support/words.hpp"

namespace condotta::tests {
namespace {

namespace fs = std::filesystem;

class VirtuData : public ::testing::Test {
 protected:
  void SetUp() override {
    folder = fs::temp_directory_path() / ("condotta-data-" + std::to_string(::getpid()));
    fs::remove_all(folder);
    fs::create_directories(folder);
    fs::copy(in_repository("data"), folder / "data", fs::copy_options::recursive);
  }
  void TearDown() override { fs::remove_all(folder); }

  void change(const std::string& file, const std::string& from, const std::string& to) {
    const std::string path = (folder / "data" / "virtu" / file).string();
    std::string text = text_of_file(path);
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    write_file(path, text);
  }
  // What the generator complains about; empty if it made the tables.
  std::string complaint() {
    const std::string out = (folder / "out").string(), errors = (folder / "errors").string();
    const std::string command = "python3 -B " + in_repository("scripts/generate_tables.py ") +
                                (folder / "data").string() + " " + out + " 2> " + errors;
    const int status = std::system(command.c_str());
    const std::string text = text_of_file(errors);
    EXPECT_EQ(status == 0, text.empty()) << text;
    const std::size_t name = text.find("data/virtu/");
    return name == std::string::npos ? text : text.substr(name + 11);
  }

  fs::path folder;
};

TEST_F(VirtuData, is_accepted_as_it_is) { EXPECT_EQ(complaint(), ""); }

TEST_F(VirtuData, wrong_values_are_named_with_their_place) {
  struct Case {
    const char *file, *from, *to, *error;
  };
  const Case cases[] = {
      {"map.json", "\"strength\": 1,", "\"strength\": 9,",
       "map.json: cities.Nizza.strength: must be from 1 to 4, is 9\n"},
      {"map.json", "\"seas\": [\"ligurian\"]", "\"seas\": [\"baltic\"]",
       "map.json: cities.Nizza.seas: 'baltic' is not a sea\n"},
      {"map.json", "\"a\": \"Nizza\"", "\"a\": \"Paris\"",
       "map.json: roads[0]: 'Paris' is not a city\n"},
      {"cards.json", "\"copies\": 5", "\"copies\": true",
       "cards.json: nobles.ambassador.copies: must be of type integer, is true\n"},
      {"cards.json", "\"kind\": \"crown\"", "\"kind\": \"crowns\"",
       "cards.json: nobles.ambassador.symbols[0].kind: \"crowns\" is not one of \"florin\", "
       "\"crown\", \"cross\", \"cavalry\", \"ship\", \"mask\", \"war\", \"arrow\"\n"},
      {"tokens.json", "\"places\"", "\"palaces\"",
       "tokens.json: titles.duchy.places: is missing\n"},
      {"patronage.json", "\"type\": \"creator\"", "\"type\": \"creation\"",
       "patronage.json: bonuses: must have 5 of type creator (V4.8), has 4\n"},
      {"supply.json", "\"source\": \"k\"", "\"origin\": \"k\"",
       "supply.json: source: is missing\n"},
      {"alliances.json", "{", "[", "alliances.json: not JSON"},
  };
  for (const Case& one : cases) {
    SetUp();
    change(one.file, one.from, one.to);
    EXPECT_EQ(complaint().substr(0, std::string(one.error).size()), one.error);
  }
}

TEST_F(VirtuData, a_corrected_value_reaches_the_tables) {
  change("map.json", "\"strength\": 1,", "\"strength\": 4,");
  change("cards.json", "\"copies\": 5", "\"copies\": 4");
  EXPECT_EQ(complaint(), "");
  const std::string tables = text_of_file((folder / "out/engine/virtu/tables.hpp").string());
  EXPECT_NE(tables.find("4,  // Nizza"), std::string::npos);
  EXPECT_NE(tables.find("4,  // ambassador"), std::string::npos);
}

// V1.2, V1.3, V1.4: what the tables hold is what the rulebook says of it.
TEST(VirtuTables, hold_what_the_rulebook_says) {
  using namespace virtu;
  EXPECT_EQ(size(open_cities(3)), 20);
  EXPECT_EQ(size(open_cities(4)), 28);
  EXPECT_EQ(size(open_cities(5)), 30);
  EXPECT_EQ(base_strength(City::ravenna), 2);
  EXPECT_EQ(base_strength(City::terracina), 1);
  EXPECT_EQ(seas_between(City::pisa, City::terracina), 2);
  EXPECT_EQ(seas_between(City::ancona, City::venezia), 1);
  EXPECT_EQ(seas_between(City::firenze, City::venezia), 0) << "no port";
  EXPECT_TRUE(contains(roads_from(4, City::firenze), City::spoleto));
  EXPECT_EQ(count_bits(kPirates), 4U);
  for (const City c : {City::ragusa, City::ajaccio, City::cagliari, City::tunis}) {
    EXPECT_TRUE(contains(kPirates, c));
  }
  for (u8 a = 0; a < kCities; ++a) {
    for (u8 b = 0; b < kCities; ++b) {
      EXPECT_EQ(seas_between(city(a), city(b)), seas_between(city(b), city(a)));
      for (u8 players = 3; players <= 5; ++players) {
        EXPECT_EQ(contains(roads_from(players, city(a)), city(b)),
                  contains(roads_from(players, city(b)), city(a)));
      }
    }
  }
}

}  // namespace
}  // namespace condotta::tests
