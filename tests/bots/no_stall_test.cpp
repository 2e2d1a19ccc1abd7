// No bot may stall a game: random mixes of all bots end every game, under each combination of D1
// to D5, with 2 to 6 players; ten thousand games without the sanitizers.
#include "arena/match.hpp"
#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

// Far beyond the longest game: a series of D2 has some thousand decisions.
constexpr u64 kLimit = 50'000;

class NoStall : public testing::TestWithParam<u32> {};

TEST_P(NoStall, RandomMixesEndEveryGame) {
  const u32 combination = GetParam();
  const auto names = bots::Roster<Condottiere>::names();
  Rng rng = Rng::seeded(combination);
  const std::atomic<bool> stop = false;
  u64 game = 0;
  for (int round = 0; round < scaled(1, 63); ++round) {
    for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players, ++game) {
      Options options = option_set(combination, players);
      if (round % 3 == 1) options.idle_battles = static_cast<u16>(1 + rng.below(4));
      std::string table;
      std::vector<arena::Entrant> seated;
      for (u8 i = 0; i < players; ++i) {
        const std::string name(names[rng.below(static_cast<u32>(names.size()))]);
        seated.push_back({name, name, 0, 8});
        table += " " + name;
      }
      arena::Match<Condottiere> match(options, seated, game, {combination}, game);
      const notation::Result<arena::GameResult> result = match.play(kLimit, stop);
      ASSERT_TRUE(result) << describe(options) << table << ": " << result.error().text();
      u32 shares = 0;
      for (const u8 share : result->shares) shares += share;
      ASSERT_EQ(shares, kWholeVictory) << describe(options);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(D1ToD5, NoStall, testing::Range(0U, 32U));

}  // namespace
}  // namespace condotta::condottiere
