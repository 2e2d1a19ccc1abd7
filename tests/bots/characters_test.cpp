#include "bots/characters.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>

#include "bots/rosters.hpp"
#include "tests/cli/cli_call.hpp"
#include "tests/support/repository.hpp"

namespace condotta::bots {
namespace {

namespace json = boost::json;

TEST(Characters, AreThoseOfTheData) {
  const json::value data = json::parse(cli::read_file(in_repository("data/characters.json")));
  const json::array& rows = data.at("characters").as_array();
  ASSERT_EQ(characters().size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Character& character = characters()[i];
    EXPECT_EQ(std::string(character.id), std::string(rows[i].at("id").as_string()));
    EXPECT_EQ(std::string(name_of(character.level)), std::string(rows[i].at("level").as_string()));
    EXPECT_EQ(std::string(name_of(character.temper)),
              std::string(rows[i].at("temper").as_string()));
    EXPECT_EQ(find_character(character.id), &character);
  }
  EXPECT_EQ(find_character("nobody"), nullptr);
}

TEST(Characters, EveryLevelHasSomeAndNoTwoAreAlike) {
  std::map<Level, int> levels;
  std::map<std::pair<Level, Temper>, int> kinds;
  Level last = Level::novice;
  for (const Character& character : characters()) {
    ++levels[character.level];
    EXPECT_EQ((++kinds[{character.level, character.temper}]), 1) << character.id;
    EXPECT_GE(character.level, last) << "from the weakest to the strongest";
    last = character.level;
  }
  for (const Level level : {Level::novice, Level::captain, Level::condottiere}) {
    EXPECT_GE(levels[level], 3) << name_of(level);
  }
}

}  // namespace
}  // namespace condotta::bots
