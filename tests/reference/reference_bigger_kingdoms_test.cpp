// D3, Bigger Kingdoms.
#include "tests/reference/reference_test_support.hpp"

namespace reference {
namespace {

TEST(ReferenceOptions, D3_one_more_adjacent_region) {
  for (int players = 2; players <= 6; ++players) {
    Position position = battle(players);
    position.options.bigger_kingdoms = true;
    position.seat(0).hand = {"1"};
    position.regions = {{"Torino", 0}, {"Genova", 0}};
    if (players < 4) position.regions["Parma"] = 0;
    Played not_yet(position);
    not_yet.apply({"play 1"});
    EXPECT_FALSE(not_yet.game().over());
    position.regions["Lucca"] = 0;
    position.regions["Parma"] = 0;
    if (players >= 4) position.regions.erase("Torino");
    Played done(position);
    done.apply({"play 1"});
    EXPECT_EQ(done.game().reason(), "adjacent");
  }
}

}  // namespace
}  // namespace reference
