// What is written of an observation, and that nothing hidden is in it.
#include "notation/observation.hpp"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "engine/condottiere/condottiere.hpp"
#include "notation/position.hpp"

namespace condotta::notation {
namespace {

using condottiere::Condottiere;
using condottiere::Options;
using condottiere::State;

State hidden_battle() {
  const Result<State> state = read_position(std::string_view(R"({
    "game": "condottiere", "players": 2, "options": {"hidden_cards": true}, "holder": 0,
    "contested": "Roma", "phase": "battle", "turn": 0,
    "seats": [{"hand": ["1", "winter"], "line": ["6"], "down": "10"},
              {"hand": ["5", "heroine"], "line": [], "down": "drummer"}],
    "memory": {"known": [{}, {"5": 1}], "shown": [{"of": 1, "to": 0, "cards": {"heroine": 1}}]}})"));
  EXPECT_TRUE(state);
  return *state;
}

std::string seats_seen(Seat viewer) {
  return json::serialize(
      write_observation(Condottiere::observe(hidden_battle(), viewer)).at("seats"));
}

TEST(ObservationJson, EachSeesTheirOwn) {
  EXPECT_EQ(
      seats_seen(seat(0)),
      R"([{"held":2,"hand":["1","winter"],"line":["6"],"down":"10","passed":false,"played":true},)"
      R"({"held":2,"known":["5","heroine"],"line":[],"down":"?","passed":false,"played":true}])");
  EXPECT_EQ(
      seats_seen(seat(1)),
      R"([{"held":2,"line":["6"],"down":"?","passed":false,"played":true},)"
      R"({"held":2,"hand":["5","heroine"],"line":[],"down":"drummer","passed":false,"played":true}])");
  EXPECT_EQ(seats_seen(Seat::none),
            R"([{"held":2,"line":["6"],"down":"?","passed":false,"played":true},)"
            R"({"held":2,"known":["5"],"line":[],"down":"?","passed":false,"played":true}])");
}

TEST(ObservationJson, CountsTheDeckAndNamesTheViewer) {
  const json::object seen = write_observation(Condottiere::observe(hidden_battle(), Seat::none));
  EXPECT_EQ(seen.at("deck"), 103);
  EXPECT_TRUE(seen.at("viewer").is_null());
  EXPECT_FALSE(seen.contains("dice"));
  EXPECT_FALSE(seen.contains("memory"));
}

// D2: who began says who begins the next game.
TEST(ObservationJson, ASeriesTellsWhoBegan) {
  NullSink nobody;
  Options options;
  options.play_for_points = 12;
  options.start = seat(2);
  const State s = Condottiere::deal(options, derive_seed(1), nobody);
  EXPECT_EQ(write_observation(Condottiere::observe(s, Seat::none)).at("first"), 2);
  EXPECT_FALSE(
      write_observation(Condottiere::observe(hidden_battle(), Seat::none)).contains("first"));
}

// C3.9, C5.4: what a seat cannot see may be anything; the text stays the same.
TEST(ObservationJson, DoesNotDependOnWhatIsHidden) {
  NullSink nobody;
  Options options;
  options.hidden_cards = 1;
  Rng rng = Rng::seeded(4);
  State s = Condottiere::deal(options, derive_seed(4), nobody);
  while (Condottiere::to_move(s) != Seat::none) {
    for (u8 viewer = 0; viewer < options.players; ++viewer) {
      const condottiere::Observation seen = Condottiere::observe(s, seat(viewer));
      const State other = Condottiere::imagine(seen, rng);
      ASSERT_EQ(json::serialize(write_observation(seen)),
                json::serialize(write_observation(Condottiere::observe(other, seat(viewer)))));
    }
    ActionList<Condottiere> legal;
    Condottiere::legal(s, legal);
    Condottiere::apply(s, legal[rng.below(legal.count)], nobody);
  }
}

}  // namespace
}  // namespace condotta::notation
