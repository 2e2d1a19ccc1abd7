// A character's temper shows in how it plays, not only in what it says.
#include "bots/condottiere/temper.hpp"

#include "bots/condottiere/captain.hpp"
#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::Temper;
using bots::condottiere::Captain;

// What a captain does in its seat among plain captains, over the same deals for every temper.
struct Habits {
  double plays = 0, passes = 0, courtesans = 0;

  [[nodiscard]] double play_rate() const { return plays / (plays + passes); }
  [[nodiscard]] double courtesan_rate() const { return courtesans / plays; }
};

Habits habits_of(std::optional<Temper> temper) {
  Habits habits;
  Captain plain;
  Captain other(temper);
  NullSink nobody;
  for (u32 game = 0; game < 120; ++game) {
    State s = Condottiere::deal(Options{}, derive_seed(404, game), nobody);
    const Seat me = seat(game % 4);
    while (s.table.turn != Seat::none) {
      Actions legal;
      list_legal(s, legal);
      const bool mine = s.table.turn == me;
      const Action choice =
          (mine ? other : plain)
              .decide(Condottiere::observe(s, s.table.turn), {legal.begin(), legal.count}, {})
              .action;
      if (mine && s.table.phase == Phase::battle) {
        habits.plays += choice.kind() == ActionKind::play ? 1 : 0;
        habits.passes += choice.kind() == ActionKind::pass ? 1 : 0;
        habits.courtesans += choice == Action::play(Card::courtesan) ? 1 : 0;
      }
      Condottiere::apply(s, choice, nobody);
    }
  }
  return habits;
}

TEST(Temper, BoldOnesFightOnWhereCautiousOnesPass) {
  EXPECT_GT(habits_of(Temper::bold).play_rate(), habits_of(Temper::cautious).play_rate());
}

TEST(Temper, SlyOnesSendMoreCourtesans) {
  EXPECT_GT(habits_of(Temper::sly).courtesan_rate(), habits_of({}).courtesan_rate());
}

TEST(Temper, PatientOnesPassMoreOften) {
  EXPECT_LT(habits_of(Temper::patient).play_rate(), habits_of({}).play_rate());
}

TEST(Temper, GreedyAndVengefulOnesPassLessOften) {
  const double plain = habits_of({}).play_rate();
  EXPECT_GT(habits_of(Temper::greedy).play_rate(), plain);
  EXPECT_GT(habits_of(Temper::vengeful).play_rate(), plain);
}

}  // namespace
}  // namespace condotta::condottiere
