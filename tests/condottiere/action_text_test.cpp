// Text round trip of actions at every ply: what is legal can be written down and read back.
#include "notation/action_text.hpp"

#include "tests/support/condottiere_games.hpp"

namespace condotta::condottiere {
namespace {

TEST(ActionTextRoundTrip, comes_back_at_every_ply) {
  visit_random_games(scaled(1, 10), [](const State& s, Rng&) {
    Actions legal;
    list_legal(s, legal);
    for (const Action action : legal) {
      const std::string text = notation::text_of(action);
      const auto back = notation::parse_action(text);
      ASSERT_TRUE(back) << text;
      ASSERT_EQ((*back).bits(), action.bits()) << text;
    }
  });
}

}  // namespace
}  // namespace condotta::condottiere
