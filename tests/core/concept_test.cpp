// What is a game, and what is not: every promise of the concept, left out once, must not compile.
#include <gtest/gtest.h>

#include "tests/support/toy_game.hpp"

namespace condotta {
namespace {

using toy::Toy;

static_assert(Game<Toy>);
static_assert(!Game<int>);

// Each of these is the toy game with one thing wrong.
struct StateWithPadding : Toy {
  struct State {
    u8 small;
    u64 large;
  };
};
static_assert(!Plain<StateWithPadding::State> && !Game<StateWithPadding>);

struct StateWithPointer : Toy {
  struct State : Toy::State {
    virtual ~State() = default;
  };
};
static_assert(!Game<StateWithPointer>);

struct FloatInTheOptions : Toy {
  struct Options {
    float chance;
  };
};
static_assert(!Plain<FloatInTheOptions::Options> && !Game<FloatInTheOptions>);

struct LongAction : Toy {
  struct Action {
    u64 bits;
  };
};
static_assert(!Game<LongAction>);

struct NoName {
  using Options = Toy::Options;
  using State = Toy::State;
  using Action = Toy::Action;
  using Observation = Toy::Observation;
  using Event = Toy::Event;
};
static_assert(!Game<NoName>);

struct NamedByNumber : Toy {
  static constexpr int kName = 7;
};
static_assert(!Game<NamedByNumber>);

struct TurnAsNumber : Toy {
  static int to_move(const State&) { return 0; }
};
static_assert(!Game<TurnAsNumber>);

struct LegalChangesTheState : Toy {
  template <class List>
  static void legal(State&, List&) {}
};
static_assert(!Game<LegalChangesTheState>);

struct IsLegalChangesTheState : Toy {
  static bool is_legal(State&, Action) { return true; }
};
static_assert(!Game<IsLegalChangesTheState>);

struct SilentRefusal : Toy {
  template <class Sink>
  static bool try_apply(State&, Seat, Action, Sink&) {
    return true;
  }
};
static_assert(!Game<SilentRefusal>);

struct ObservationIsTheState : Toy {
  static State observe(const State& s, Seat) { return s; }
};
static_assert(!Game<ObservationIsTheState>);

struct ImagineFromTheState : Toy {
  static State imagine(const State& s, Rng&) { return s; }
};
static_assert(!Game<ImagineFromTheState>);

struct NobodyWitnesses : Toy {
  static void witness(const Event&, Seat, Event&) {}
};
static_assert(!Game<NobodyWitnesses>);

struct ScoreAsFraction : Toy {
  static double score(const State&, Seat) { return 0.5; }
};
static_assert(!Game<ScoreAsFraction>);

struct NoSoundness : Toy {
  static void is_sound(const State&) {}
};
static_assert(!Game<NoSoundness>);

struct DealWithoutSeed : Toy {
  template <class Sink>
  static State deal(const Options&, Sink&) {
    return {};
  }
};
static_assert(!Game<DealWithoutSeed>);

// kWholeVictory can be shared by any number of winners without a rest.
TEST(GameConcept, the_whole_victory_can_be_shared) {
  for (int winners = 1; winners <= 6; ++winners) EXPECT_EQ(kWholeVictory % winners, 0);
}

TEST(GameConcept, nobody_listens_to_the_null_sink) {
  EXPECT_FALSE(NullSink::kListening);
  NullSink nobody;
  nobody(toy::Event{});
}

}  // namespace
}  // namespace condotta
