// The engine in lockstep with the slow reference: after every action of random games all that both
// know is the same. Proves C2 to C8 and D1 to D5 as far as two readings of the rules agree.
#include <exception>

#include "notation/action_text.hpp"
#include "tests/support/condottiere_games.hpp"
#include "tests/support/twin.hpp"

namespace condotta::condottiere {
namespace {

// How often each option set is played; there are 160 of them.
constexpr int kGamesEach = scaled(1, 20);
constexpr int kVariedGamesEach = scaled(1, 4);
// Under the sanitizers the varied games take only every so many-th set.
constexpr int kVariedStep = scaled(3, 1);

enum class Temper { any, lazy, eager };

// Random play alone meets some rules rarely: the lazy keep their cards, the eager never pass while
// they can play.
Action choose(const State& s, Temper temper, Rng& rng) {
  Actions legal;
  list_legal(s, legal);
  if (s.table.phase == Phase::battle && legal.count > 1) {
    if (temper == Temper::lazy && rng.below(2) == 0) return Action::pass();
    if (temper == Temper::eager && rng.below(8) != 0) {
      return legal[legal.count - 1 - rng.below(legal.count - 1)];
    }
  }
  return legal[rng.below(legal.count)];
}

void play_side_by_side(const Options& options, u64 number) {
  Rng rng = Rng::seeded(number);
  const auto temper = static_cast<Temper>(rng.below(3));
  Log log;
  State s = Condottiere::deal(options, derive_seed(13, number), log);
  tests::Twin twin(options, s.table.holder, log.events);
  ASSERT_EQ(twin.difference(s), "");
  std::vector<std::string> last;
  while (s.table.phase != Phase::over) {
    const Action action = choose(s, temper, rng);
    const std::string text = notation::text_of(action);
    last.push_back(std::to_string(index(s.table.turn)) + " " + text);
    if (last.size() > 12) last.erase(last.begin());
    log.events.clear();
    Condottiere::apply(s, action, log);
    try {
      twin.apply(text, log.events);
    } catch (const std::exception& e) {
      FAIL() << e.what() << " after " << ::testing::PrintToString(last);
    }
    ASSERT_EQ(twin.difference(s), "") << "after " << ::testing::PrintToString(last);
  }
}

void play_all(int games_each, int step, u64 first, Options (*change)(Options, u64)) {
  u64 number = first;
  const std::vector<Options> sets = all_option_sets();
  for (std::size_t set = 0; set < sets.size(); set += static_cast<std::size_t>(step)) {
    for (int game = 0; game < games_each; ++game) {
      const Options options = change(sets[set], number);
      SCOPED_TRACE(describe(options) + ", game number " + std::to_string(number));
      ASSERT_NO_FATAL_FAILURE(play_side_by_side(options, number));
      ++number;
    }
  }
}

// D2: nobody plays a card, so game after game ends without a region.
TEST(Differential, D2_a_series_of_idle_players) {
  for (u8 players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Options options;
    options.players = players;
    options.play_for_points = 20;
    options.idle_battles = 1;
    Log log;
    State s = Condottiere::deal(options, derive_seed(14, players), log);
    tests::Twin twin(options, s.table.holder, log.events);
    int games = 0;
    for (; !is_final(s.table); games += s.table.contested == Region::none ? 1 : 0) {
      ASSERT_LT(games, 20);
      Actions legal;
      list_legal(s, legal);  // a region, or the pass
      log.events.clear();
      Condottiere::apply(s, legal[0], log);
      ASSERT_NO_THROW(twin.apply(notation::text_of(legal[0]), log.events));
      ASSERT_EQ(twin.difference(s), "");
      ASSERT_EQ(problem_of(s), Problem::none);
    }
    EXPECT_EQ(games, players);
    EXPECT_EQ(s.table.finalists, seats_of(s.table));
  }
}

TEST(Differential, all_options_and_numbers_of_players) {
  play_all(kGamesEach, 1, 0, [](Options o, u64) { return o; });
}

// The idle limit applies C2.6 to boards of all kinds, ties (C8) among them.
TEST(Differential, C2_6_C8_short_idle_limits) {
  play_all(kVariedGamesEach, kVariedStep, 1'000'000, [](Options o, u64 number) {
    o.idle_battles = static_cast<u16>(1 + number % 2);
    return o;
  });
}

// C2.1, D2: any start, and series of other lengths.
TEST(Differential, C2_1_D2_starts_and_targets) {
  play_all(kVariedGamesEach, kVariedStep, 2'000'000, [](Options o, u64 number) {
    o.start = seat(static_cast<u32>(number % o.players));
    if (o.play_for_points != 0) o.play_for_points = static_cast<u16>(1 + number % 20);
    return o;
  });
}

}  // namespace
}  // namespace condotta::condottiere
