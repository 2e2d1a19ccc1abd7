// Random games with every combination of options: they end, and no card is lost on the way.
#include <map>
#include <set>

#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

Options combination(int bits) {
  Options options;
  options.draw_after_battle = (bits & 1) != 0;
  options.play_for_points = (bits & 2) != 0 ? 20 : 0;
  options.bigger_kingdoms = (bits & 4) != 0;
  options.capturing_regions = (bits & 8) != 0;
  options.hidden_cards = (bits & 16) != 0;
  return options;
}

// What must hold in every position, whatever the rules did to get there.
void check_invariants(const Game& game) {
  const Position& position = game.position();
  ASSERT_NO_THROW(check_position(position));  // all 110 cards among it
  const Actions legal = game.legal();
  ASSERT_EQ(std::set<std::string>(legal.begin(), legal.end()).size(), legal.size());
  ASSERT_EQ(legal.empty(), game.over());
  ASSERT_EQ(position.winners.empty(), !game.over());
  for (int seat = 0; seat < position.players; ++seat) {
    ASSERT_LE(regions_of(position, seat), 6);  // C1.4
    ASSERT_FALSE(!takes_part(position, seat) && !position.seat(seat).hand.empty());
  }
}

void check_result(const Game& game) {
  const std::set<std::string> reasons = {"adjacent", "total", "most", "final_battle"};
  ASSERT_EQ(reasons.count(game.reason()), 1u);
  const int target = game.position().options.play_for_points;
  const std::vector<int> points = game.points();
  const int most = *std::max_element(points.begin(), points.end());
  if (target == 0) {
    ASSERT_EQ(most, 0);
  } else {
    ASSERT_TRUE(most >= target || game.position().regions.empty());
    for (int winner : game.winners()) {
      ASSERT_EQ(points.at(static_cast<std::size_t>(winner)), most);
    }
  }
}

// Passes more often than a blind choice would if `lazy`, so that hands last and idle limits bite.
std::string choose(const Actions& legal, bool lazy, std::mt19937& random) {
  if (lazy && contains(legal, "pass") && random() % 2 == 0) return "pass";
  return legal.at(random() % legal.size());
}

using Tally = std::map<std::string, int>;

void play_out(int players, const Options& options, unsigned seed, Tally& tally) {
  std::mt19937 random(seed);
  RandomSource source(seed + 1);
  Game game(players, options, static_cast<int>(seed) % players, source);
  source.follow(game);
  const bool lazy = seed % 2 == 0;
  int decisions = 0;
  while (!game.over()) {
    ASSERT_NO_FATAL_FAILURE(check_invariants(game));
    ASSERT_LT(++decisions, 200000) << "a game that does not end";
    const std::string action = choose(game.legal(), lazy, random);
    ++tally["phase " + game.position().phase];
    game.apply(action);
  }
  ASSERT_NO_FATAL_FAILURE(check_invariants(game));
  ASSERT_NO_FATAL_FAILURE(check_result(game));
  ++tally["reason " + game.reason()];
}

TEST(ReferenceRandom, games_end_and_cards_are_conserved_with_all_options) {
  Tally tally;
  unsigned seed = 1;
  for (int bits = 0; bits < 32; ++bits) {
    for (int players = 2; players <= 6; ++players) {
      SCOPED_TRACE("options " + std::to_string(bits) + ", players " + std::to_string(players));
      ASSERT_NO_FATAL_FAILURE(play_out(players, combination(bits), seed, tally));
      ++seed;
    }
  }
  for (const std::string phase : {"place", "battle", "take", "favour", "discard", "keep", "draw"}) {
    EXPECT_GT(tally["phase " + phase], 0) << phase;
  }
}

TEST(ReferenceRandom, short_idle_limits_end_in_every_way) {
  Tally tally;
  for (unsigned seed = 1; seed <= 200; ++seed) {
    Options options = combination(static_cast<int>(seed) % 32);
    options.idle_battles = 1;
    SCOPED_TRACE("seed " + std::to_string(seed));
    ASSERT_NO_FATAL_FAILURE(play_out(2 + static_cast<int>(seed) % 5, options, seed, tally));
  }
  for (const std::string reason : {"adjacent", "total", "most", "final_battle"}) {
    EXPECT_GT(tally["reason " + reason], 0) << reason;
  }
}

}  // namespace
}  // namespace reference
