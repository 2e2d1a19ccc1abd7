// The engine beside a slow second reading of the law, at every decision of random games.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <map>

#include "notation/games.hpp"
#include "notation/record_writer.hpp"
#include "tests/reference/virtu_law.hpp"
#include "tests/support/contract_suite.hpp"
#include "tests/support/virtu_games.hpp"

namespace condotta::virtu {
namespace {

namespace json = boost::json;
using Words = notation::Notation<Virtu>;

std::map<std::string, int> compared;

void compare(const State& s) {
  if (s.phase == Phase::over) return;
  const json::object position = Words::write_position(s);
  const auto lawful = reference::lawful_actions(position);
  if (!lawful) return;
  ++compared[std::string(position.at("phase").as_string())];
  std::set<std::string> legal;
  for (const json::value& text : notation::legal_texts_of<Virtu>(s)) {
    legal.insert(text.as_string().c_str());
  }
  ASSERT_EQ(legal, *lawful) << json::serialize(position);
}

// V2.3, V3.2, V3.3, V4.1, V4.5, V4.8, V4.10 to V4.13, V6.1 to V6.5: what may be decided.
TEST(VirtuLaw, the_same_actions_are_legal) {
  compared.clear();
  contract::visit_games<Virtu>(all_option_sets(), scaled(4, 10),
                               [&](const State& s, Rng&) { compare(s); });
  visit_rich_games(scaled(40, 120), [&](const State& s, Rng&) { compare(s); });
  EXPECT_EQ(compared.size(), 12U) << "each phase that the reference knows is met";
  for (const auto& [phase, times] : compared) EXPECT_GE(times, 3) << phase;
}

}  // namespace
}  // namespace condotta::virtu
