// What a neutral city costs, part by part.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "notation/virtu_parts.hpp"
#include "notation/virtu_vocabulary.hpp"

namespace condotta::notation {
namespace {

using namespace virtu_words;

State dealt() {
  NullSink nobody;
  virtu::Options options;
  options.players = 4;
  return virtu::Virtu::deal(options, derive_seed(7), nobody);
}
std::string parts_for(const State& s, City to) {
  return json::serialize(annexing_of(s, seat(0), to));
}

TEST(VirtuAnnexing, V4_10_OneCrownMoreThanTheStrengthByRoad) {
  State s = dealt();
  player(s, seat(0)).cities = only(*city_named("Firenze"));
  EXPECT_EQ(parts_for(s, *city_named("Ravenna")),
            R"({"cost":{"crown":3},"parts":[{"what":"city","count":2},{"what":"more","count":1}],)"
            R"("ships":0,"from":"Firenze"})");
}

TEST(VirtuAnnexing, V4_10_AnothersAgentAndTheSeasBetween) {
  State s = dealt();
  player(s, seat(0)).cities = only(*city_named("Pisa"));
  s.agents[number(*city_named("Terracina"))] = seat(1);
  EXPECT_EQ(parts_for(s, *city_named("Terracina")),
            R"({"cost":{"crown":3,"ship":2},"parts":[{"what":"city","count":1},)"
            R"({"what":"agent","count":1},{"what":"more","count":1}],"ships":2,"from":"Pisa"})");
  s.agents[number(*city_named("Terracina"))] = seat(0);
  EXPECT_EQ(json::serialize(annexing_of(s, seat(0), *city_named("Terracina")).at("parts")),
            R"([{"what":"city","count":1},{"what":"agent","count":-1},{"what":"more","count":1}])");
}

TEST(VirtuAnnexing, V4_10_WithoutAWay) {
  State s = dealt();
  player(s, seat(0)).cities = 0;
  EXPECT_TRUE(annexing_of(s, seat(0), *city_named("Ravenna")).at("from").is_null());
}

}  // namespace
}  // namespace condotta::notation
