// Who takes part, and who sits where.
#include "arena/schedule.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace condotta::arena {
namespace {

constexpr std::array<std::string_view, 8> kKnown = {"a", "b", "c", "d", "e", "f", "g", "h"};
constexpr bots::Budget kUsual{.iterations = 2000};

std::vector<Entrant> listed(std::string_view list) {
  notation::Result<std::vector<Entrant>> entrants = parse_entrants(list, kUsual, kKnown);
  EXPECT_TRUE(entrants) << list;
  return *entrants;
}

std::string refusal(std::string_view list) {
  const notation::Result<std::vector<Entrant>> entrants = parse_entrants(list, kUsual, kKnown);
  EXPECT_FALSE(entrants) << list;
  return entrants ? "" : entrants.error().text();
}

TEST(Entrants, CarryTheirBudgetsOrGetTheUsualOne) {
  const std::vector<Entrant> expected = {{"a", "a", 0, 2000},
                                         {"b@500it", "b", 0, 500},
                                         {"a@40ms", "a", 40, 0},
                                         {"nello@5ms", "nello", 5, 0}};  // a character
  EXPECT_EQ(listed("a,b@500it,a@40ms,nello@5ms"), expected);
}

// A character is known by its own name, a budget is nobody's business, people are nobody known.
TEST(Entrants, AreKnownToEachOtherByName) {
  const std::vector<Entrant> seated = listed("a,nello@5ms,b");
  using testing::ElementsAre;
  EXPECT_THAT(company_of(seated), ElementsAre("a", "nello", "b"));
  EXPECT_THAT(company_of(seated, only(seat(0))), ElementsAre("", "nello", "b"));
}

TEST(Entrants, BadOnesAreNamed) {
  EXPECT_EQ(refusal("a,genius"), "--bots: unknown bot \"genius\"; known: a, b, c, d, e, f, g, h");
  EXPECT_EQ(refusal("a,").substr(0, 23), "--bots: unknown bot \"\";");
  for (const char* budget : {"", "5", "5s", "ms", "0ms", "0it", "-1ms", "1.5ms", "3600001ms",
                             "99999999999it", "5ms5it"}) {
    EXPECT_EQ(refusal(std::string("b@") + budget),
              "--bots: b: a budget is 1ms to 3600000ms or 1it to 1000000000it, not \"" +
                  std::string(budget) + "\"");
  }
  std::string many = "a";
  for (int i = 0; i < 64; ++i) many += ",a";
  EXPECT_EQ(refusal(many), "--bots: more than 64 names");
}

TEST(Schedule, RotatesTheSeatsOnASharedDeal) {
  Schedule schedule(listed("a,b,b,c"), 4, 1);
  ASSERT_EQ(schedule.entrants().size(), 3U) << "one for each name";
  const std::vector<Lineup> expected = {{0, 1, 1, 2}, {1, 1, 2, 0}, {1, 2, 0, 1}, {2, 0, 1, 1}};
  for (u64 game = 0; game < 12; ++game) {
    EXPECT_EQ(schedule.lineup(game), expected[game % 4]);
    EXPECT_EQ(schedule.deal_of(game), game / 4);
  }
}

TEST(Schedule, OneNameIsForAllSeats) {
  Schedule schedule(listed("b"), 5, 1);
  EXPECT_EQ(schedule.entrants().size(), 1U);
  EXPECT_EQ(schedule.lineup(3), Lineup(5, 0));
}

TEST(Schedule, ATournamentIsFairToAll) {
  for (const u32 seats : {2U, 3U, 4U, 6U}) {
    for (const char* list : {"a,b,c,d,e", "a,b,c,d,e,f,g"}) {
      Schedule schedule(listed(list), seats, 7);
      const std::size_t names = schedule.entrants().size();
      std::vector<u64> deals(names);
      std::vector<std::vector<u64>> seat_games(names, std::vector<u64>(seats));
      std::set<Lineup> companies;
      for (u64 game = 0; game < u64{seats} * 210; ++game) {
        const Lineup lineup = schedule.lineup(game);
        Lineup company = lineup;
        std::sort(company.begin(), company.end());
        const bool repeats = std::adjacent_find(company.begin(), company.end()) != company.end();
        EXPECT_EQ(repeats, names < seats) << "nobody plays against itself without need";
        companies.insert(company);
        for (u32 i = 0; i < seats; ++i) ++seat_games[lineup[i]][i];
        if (game % seats == 0) {
          for (const u32 i : company) ++deals[i];
          const auto [least, most] = std::minmax_element(deals.begin(), deals.end());
          EXPECT_LE(*most - *least, 1U) << "after deal " << game / seats;
        }
      }
      for (std::size_t i = 0; i < names; ++i) {
        EXPECT_EQ(seat_games[i], std::vector<u64>(seats, seat_games[i][0])) << "every seat alike";
      }
      EXPECT_GE(companies.size(), names) << "and in changing company";
    }
  }
}

TEST(Schedule, ATournamentFollowsFromItsSeed) {
  Schedule forward(listed("a,b,c,d,e,f"), 4, 7), backward(listed("a,b,c,d,e,f"), 4, 7);
  Schedule other(listed("a,b,c,d,e,f"), 4, 8);
  bool differs = false;
  (void)backward.lineup(399);
  for (u64 game = 400; game-- > 0;) {
    const Lineup there = backward.lineup(game);
    EXPECT_EQ(there, forward.lineup(game));
    differs = differs || there != other.lineup(game);
  }
  EXPECT_TRUE(differs);
}

TEST(Schedule, ATournamentHasEachNameOnce) {
  EXPECT_FALSE(Schedule::problem(listed("a,a,b,b"), 4)) << "one for each seat";
  EXPECT_FALSE(Schedule::problem(listed("a"), 4));
  EXPECT_FALSE(Schedule::problem(listed("a,a@5it"), 4));
  const notation::Complaint twice = Schedule::problem(listed("a,b,a"), 4);
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->text(), "--bots: 3 names for 4 seats is a tournament, and that has a only once");
}

}  // namespace
}  // namespace condotta::arena
