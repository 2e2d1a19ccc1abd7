// What every game promises by satisfying the Game concept, as tests. A game passes all of them by
// one line in a *_test.cpp:
//
//   CONDOTTA_GAME_CONTRACT(Condottiere, condottiere::Condottiere, all_option_sets())
//
// Nothing here knows any game: only engine/core/game.hpp is used.
#pragma once
#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/playout.hpp"
#include "tests/support/bytes.hpp"
#include "tests/support/event_log.hpp"
#include "tests/support/scale.hpp"

namespace condotta::contract {

using tests::bytes_of;
using tests::EventLog;
using tests::from_bytes;
using tests::same_bytes;
using tests::scaled;

template <Game G>
using OptionSets = std::vector<typename G::Options>;

inline constexpr u32 kLongestGame = 1'000'000;  // decisions; beyond it a game counts as endless

// An action as a number: its bits.
template <Game G>
u32 bits_of(typename G::Action action) {
  u32 bits = 0;
  std::memcpy(&bits, &action, sizeof(action));
  return bits;
}

// All bit patterns of an action of at most two bytes; of a larger one a sample.
template <Game G>
struct Patterns {
  static constexpr u32 kCount = sizeof(typename G::Action) == 1 ? 256 : 65536;

  static typename G::Action pattern(u32 n) {
    const u32 bits = sizeof(typename G::Action) <= 2 ? n : n * 2654435761U;
    tests::Bytes<typename G::Action> bytes;
    std::memcpy(bytes.data(), &bits, bytes.size());
    return from_bytes<typename G::Action>(bytes);
  }
};

template <Game G>
std::vector<typename G::Action> legal_list(const typename G::State& state) {
  ActionList<G> out;
  G::legal(state, out);
  return {out.begin(), out.end()};
}

template <Game G>
std::vector<Seat> viewers(const typename G::State& state) {
  std::vector<Seat> all{Seat::none};
  for (u8 i = 0; i < G::players(state); ++i) all.push_back(seat(i));
  return all;
}

template <Game G>
typename G::Action random_action(const typename G::State& state, Rng& rng) {
  ActionList<G> out;
  G::legal(state, out);
  return out[rng.below(out.count)];
}

// Plays random games under each of the option sets and visits every state, the last one included.
template <Game G, class Visit>
void visit_games(const OptionSets<G>& sets, int games_each, Visit visit) {
  ASSERT_FALSE(sets.empty());
  u64 number = 0;
  for (std::size_t set = 0; set < sets.size(); ++set) {
    ASSERT_TRUE(G::playable(sets[set]));
    for (int game = 0; game < games_each; ++game) {
      SCOPED_TRACE("option set " + std::to_string(set) + ", game number " + std::to_string(number));
      Rng rng = Rng::seeded(number);
      NullSink nobody;
      typename G::State state = G::deal(sets[set], derive_seed(1, number), nobody);
      ++number;
      u32 decisions = 0;
      while (true) {
        visit(static_cast<const typename G::State&>(state), rng);
        if (::testing::Test::HasFatalFailure()) return;
        if (G::to_move(state) == Seat::none) break;
        ASSERT_LT(++decisions, kLongestGame) << "a game that does not end";
        G::apply(state, random_action<G>(state, rng), nobody);
      }
    }
  }
}

// Random games end, no state on the way breaks a rule, and the whole victory is shared out once.
template <Game G>
void games_end(const OptionSets<G>& sets) {
  visit_games<G>(sets, scaled(5, 20), [](const typename G::State& state, Rng&) {
    ASSERT_TRUE(G::is_sound(state));
    const bool over = G::to_move(state) == Seat::none;
    ASSERT_TRUE(over || index(G::to_move(state)) < G::players(state));
    u32 shared = 0;
    for (u8 i = 0; i < G::players(state); ++i) shared += G::score(state, seat(i));
    ASSERT_EQ(shared, over ? kWholeVictory : 0);
    ASSERT_EQ(G::score(state, Seat::none), 0);
  });
}

// Looking at a state changes no byte of it, and looking twice shows the same.
template <Game G>
void looking_changes_nothing(const OptionSets<G>& sets) {
  visit_games<G>(sets, scaled(1, 4), [](const typename G::State& state, Rng& rng) {
    const auto before = bytes_of(state);
    ASSERT_EQ(legal_list<G>(state).size(), legal_list<G>(state).size());
    (void)G::is_legal(state, Patterns<G>::pattern(rng.below(Patterns<G>::kCount)));
    for (const Seat viewer : viewers<G>(state)) {
      const typename G::Observation seen = G::observe(state, viewer);
      ASSERT_TRUE(same_bytes(seen, G::observe(state, viewer)));
      const auto seen_before = bytes_of(seen);
      (void)G::imagine(seen, rng);
      ASSERT_EQ(bytes_of(seen), seen_before);
    }
    ASSERT_EQ(bytes_of(state), before);
  });
}

// A copy is a game of its own: playing one leaves the other as it was.
template <Game G>
void copies_are_apart(const OptionSets<G>& sets) {
  visit_games<G>(sets, 1, [](const typename G::State& state, Rng& rng) {
    if (G::to_move(state) == Seat::none) return;
    const auto before = bytes_of(state);
    typename G::State copy = state;
    NullSink nobody;
    G::apply(copy, random_action<G>(copy, rng), nobody);
    ASSERT_EQ(bytes_of(state), before);
  });
}

// A state is its bytes: written and read back at every ply, it is the same game.
template <Game G>
void bytes_round_trip(const OptionSets<G>& sets) {
  visit_games<G>(sets, scaled(1, 4), [](const typename G::State& state, Rng& rng) {
    const typename G::State back = from_bytes<typename G::State>(bytes_of(state));
    ASSERT_TRUE(same_bytes(state, back));
    ASSERT_TRUE(G::is_sound(back));
    ASSERT_EQ(G::to_move(back), G::to_move(state));
    if (G::to_move(state) == Seat::none) return;
    typename G::State one = state, other = back;
    const typename G::Action action = random_action<G>(one, rng);
    ASSERT_TRUE(G::is_legal(other, action));
    NullSink nobody;
    G::apply(one, action, nobody);
    G::apply(other, action, nobody);
    ASSERT_TRUE(same_bytes(one, other));
  });
}

// The same options, seed and actions give the same bytes and the same events; whether anybody
// listens makes no difference.
template <Game G>
void the_same_again(const OptionSets<G>& sets) {
  u64 number = 0;
  for (const typename G::Options& options : sets) {
    SCOPED_TRACE("option set " + std::to_string(number));
    const Seed seed = derive_seed(2, number++);
    Rng rng = Rng::seeded(number);
    EventLog<G> first_log, second_log;
    NullSink nobody;
    typename G::State first = G::deal(options, seed, first_log);
    typename G::State second = G::deal(options, seed, second_log);
    typename G::State quiet = G::deal(options, seed, nobody);
    while (G::to_move(first) != Seat::none) {
      const typename G::Action action = random_action<G>(first, rng);
      G::apply(first, action, first_log);
      ASSERT_EQ(G::try_apply(second, G::to_move(second), action, second_log), Refusal::none);
      G::apply(quiet, action, nobody);
      ASSERT_TRUE(same_bytes(first, second));
      ASSERT_TRUE(same_bytes(first, quiet));
    }
    ASSERT_EQ(first_log.events.size(), second_log.events.size());
    for (std::size_t i = 0; i < first_log.events.size(); ++i) {
      ASSERT_TRUE(same_bytes(first_log.events[i], second_log.events[i])) << "event " << i;
    }
    ASSERT_EQ(play_randomly<G>(options, seed).digest, play_randomly<G>(options, seed).digest);
  }
}

// The legal list: never empty before the end, each action once, all of them legal.
template <Game G>
void legal_lists(const OptionSets<G>& sets) {
  visit_games<G>(sets, scaled(5, 20), [](const typename G::State& state, Rng&) {
    const std::vector<typename G::Action> actions = legal_list<G>(state);
    ASSERT_EQ(actions.empty(), G::to_move(state) == Seat::none);
    ASSERT_LE(actions.size(), u32{G::kMaxActions});
    std::set<u32> distinct;
    for (const typename G::Action action : actions) {
      distinct.insert(bits_of<G>(action));
      ASSERT_TRUE(G::is_legal(state, action));
    }
    ASSERT_EQ(distinct.size(), actions.size());
  });
}

// Of all bit patterns exactly the listed ones are legal, and try_apply accepts exactly those. What
// it refuses leaves the state untouched.
template <Game G>
void check_all_patterns(const typename G::State& state) {
  std::set<u32> listed;
  for (const typename G::Action action : legal_list<G>(state)) listed.insert(bits_of<G>(action));
  const Seat mover = G::to_move(state);
  typename G::State probe = state;
  NullSink nobody;
  for (u32 n = 0; n < Patterns<G>::kCount; ++n) {
    const typename G::Action action = Patterns<G>::pattern(n);
    const bool expected = listed.count(bits_of<G>(action)) != 0;
    ASSERT_EQ(G::is_legal(state, action), expected) << "bits " << bits_of<G>(action);
    const Refusal answer = G::try_apply(probe, mover, action, nobody);
    if (mover == Seat::none) {
      ASSERT_EQ(answer, Refusal::game_over);
    } else if (expected) {
      ASSERT_EQ(answer, Refusal::none);
      probe = state;
    } else {
      ASSERT_TRUE(answer == Refusal::illegal || answer == Refusal::malformed);
    }
    ASSERT_TRUE(same_bytes(probe, state)) << "bits " << bits_of<G>(action);
  }
}

template <Game G>
void every_bit_pattern(const OptionSets<G>& sets) {
  visit_games<G>(sets, 1, [](const typename G::State& state, Rng& rng) {
    if (G::to_move(state) == Seat::none || rng.below(scaled(400, 40)) == 0) {
      check_all_patterns<G>(state);
    }
  });
}

// try_apply: the same as apply for the seat to move, refused by name for everybody else.
template <Game G>
void refusals(const OptionSets<G>& sets) {
  visit_games<G>(sets, scaled(1, 4), [](const typename G::State& state, Rng& rng) {
    const Seat mover = G::to_move(state);
    EventLog<G> log;
    typename G::State probe = state;
    if (mover == Seat::none) {
      for (const Seat who : viewers<G>(state)) {
        const typename G::Action any = Patterns<G>::pattern(rng.below(Patterns<G>::kCount));
        ASSERT_EQ(G::try_apply(probe, who, any, log), Refusal::game_over);
      }
    } else {
      const typename G::Action action = random_action<G>(state, rng);
      for (const Seat who : viewers<G>(state)) {
        if (who == mover) continue;
        ASSERT_EQ(G::try_apply(probe, who, action, log), Refusal::not_your_turn);
      }
      typename G::State applied = state;
      NullSink nobody;
      G::apply(applied, action, nobody);
      typename G::State tried = state;
      ASSERT_EQ(G::try_apply(tried, mover, action, nobody), Refusal::none);
      ASSERT_TRUE(same_bytes(applied, tried));
    }
    ASSERT_TRUE(same_bytes(probe, state));
    ASSERT_TRUE(log.events.empty()) << "a refused action made an event";
  });
}

template <Game G>
void play_to_the_end(typename G::State state, Rng& rng) {
  NullSink nobody;
  u32 decisions = 0;
  while (G::to_move(state) != Seat::none) {
    ASSERT_LT(++decisions, kLongestGame);
    G::apply(state, random_action<G>(state, rng), nobody);
    ASSERT_TRUE(G::is_sound(state));
  }
}

// Whatever a viewer imagines looks to them exactly as what they saw, breaks no rule, offers them
// the same actions, and can be played to the end.
template <Game G>
void imagined_worlds(const OptionSets<G>& sets) {
  visit_games<G>(sets, scaled(1, 6), [](const typename G::State& state, Rng& rng) {
    for (const Seat viewer : viewers<G>(state)) {
      SCOPED_TRACE("viewer " + std::to_string(index(viewer)));
      const typename G::Observation seen = G::observe(state, viewer);
      Rng again = rng;
      const typename G::State world = G::imagine(seen, rng);
      ASSERT_TRUE(same_bytes(world, G::imagine(seen, again)));
      ASSERT_TRUE(G::is_sound(world));
      ASSERT_EQ(G::players(world), G::players(state));
      ASSERT_TRUE(same_bytes(G::observe(world, viewer), seen));
      if (G::to_move(state) == viewer && viewer != Seat::none) {
        ASSERT_EQ(G::to_move(world), viewer);
        std::vector<u32> real, imagined;
        for (const auto action : legal_list<G>(state)) real.push_back(bits_of<G>(action));
        for (const auto action : legal_list<G>(world)) imagined.push_back(bits_of<G>(action));
        ASSERT_EQ(real, imagined);
      }
      if (rng.below(scaled(400, 100)) == 0) play_to_the_end<G>(world, rng);
      if (::testing::Test::HasFatalFailure()) return;
    }
  });
}

}  // namespace condotta::contract

// `name`: of the test suite; `option_sets`: a std::vector of the game's options, all playable.
#define CONDOTTA_GAME_CONTRACT(name, game, option_sets)                                           \
  TEST(name##Contract, games_end) { condotta::contract::games_end<game>(option_sets); }           \
  TEST(name##Contract, looking_changes_nothing) {                                                 \
    condotta::contract::looking_changes_nothing<game>(option_sets);                               \
  }                                                                                               \
  TEST(name##Contract, copies_are_apart) {                                                        \
    condotta::contract::copies_are_apart<game>(option_sets);                                      \
  }                                                                                               \
  TEST(name##Contract, bytes_round_trip) {                                                        \
    condotta::contract::bytes_round_trip<game>(option_sets);                                      \
  }                                                                                               \
  TEST(name##Contract, the_same_again) { condotta::contract::the_same_again<game>(option_sets); } \
  TEST(name##Contract, legal_lists) { condotta::contract::legal_lists<game>(option_sets); }       \
  TEST(name##Contract, every_bit_pattern) {                                                       \
    condotta::contract::every_bit_pattern<game>(option_sets);                                     \
  }                                                                                               \
  TEST(name##Contract, refusals) { condotta::contract::refusals<game>(option_sets); }             \
  TEST(name##Contract, imagined_worlds) { condotta::contract::imagined_worlds<game>(option_sets); }
