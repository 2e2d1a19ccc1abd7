// What a card would make of the strengths that lie there is what it makes of them (C4).
#include "bots/condottiere/lead.hpp"

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

using bots::condottiere::Lead;
using bots::condottiere::View;

// Not in a final battle (C8) that has only just begun.
bool same_battle(const Table& before, const Table& after) {
  const bool fights =
      after.phase == Phase::battle || after.phase == Phase::favour || after.phase == Phase::take;
  return fights && is_final(before) == is_final(after);
}

TEST(Lead, IsThatOfTheRules) {
  u32 compared = 0, bishops = 0, seasons = 0, face_down = 0;
  visit_random_games(1, [&](const State& s, Rng& rng) {
    if (s.table.phase != Phase::battle || rng.below(10) != 0) return;
    const Seat me = s.table.turn;
    const Lead lead(View::of(s, me));
    Actions legal;
    list_legal(s, legal);
    NullSink nobody;
    for (const Action a : legal) {
      if (a.kind() != ActionKind::play) continue;
      State after = s;
      Condottiere::apply(after, a, nobody);
      if (!same_battle(s.table, after.table)) continue;
      const Card c = a.played_card();
      ASSERT_EQ(Lead(View::of(after, me)).now(), lead.with(c)) << u32{index(c)};
      ++compared;
      bishops += c == Card::bishop ? 1U : 0U;
      seasons += c == Card::winter || c == Card::spring ? 1U : 0U;
      face_down += contains(s.table.down, me) ? 1U : 0U;
    }
  });
  EXPECT_GT(compared, 1000U);
  EXPECT_GT(bishops, 0U);
  EXPECT_GT(seasons, 0U);
  EXPECT_GT(face_down, 0U);
}

}  // namespace
}  // namespace condotta::condottiere
