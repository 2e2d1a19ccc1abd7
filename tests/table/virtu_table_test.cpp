// Virtù at a table: whole games with their records, what others learn of family cards (V1.5), whole
// turns as one batch, time, hints.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/record_verifier.hpp"
#include "notation/virtu_notation.hpp"
#include "table/analysis.hpp"
#include "table/archive.hpp"
#include "table/message_writer.hpp"
#include "tests/table/table_call.hpp"

namespace condotta::table {
namespace {

Setting setting(u8 players, u64 seed, json::object options = {}) {
  return {.players = players, .options = std::move(options), .seed = seed, .game = "virtu"};
}

const std::string& any(const std::vector<std::string>& legal, Rng& rng) {
  return legal[rng.below(static_cast<u32>(legal.size()))];
}

// Bots by their own choice, people at random.
void play_out(TestTable& t, u64 seed) {
  Rng rng = Rng::seeded(seed);
  for (u32 step = 0; t.table.status() == Status::playing; ++step) {
    ASSERT_LT(step, 50'000U);
    if (t.think(rng.next())) continue;
    const Seat mover = t.mover();
    ASSERT_EQ(t.act(index(mover), any(t.table.play()->legal(mover), rng)), "");
  }
}

void expect_confirmed(std::string record) {
  notation::RecordVerifier verifier;
  EXPECT_NE(record, "");
  for (std::size_t end; (end = record.find('\n')) != std::string::npos; record.erase(0, end + 1)) {
    const notation::Complaint wrong = verifier.line(record.substr(0, end));
    ASSERT_FALSE(wrong) << wrong->text();
  }
  EXPECT_FALSE(verifier.finish());
}

TEST(VirtuTable, IsOneOfTheGames) {
  const std::string games = json::serialize(describe_games());
  EXPECT_NE(games.find(R"({"name":"virtu","version":1,"players":[3,5],"bots":["random")"),
            std::string::npos)
      << games;
  for (const char* bot : {"random", "novice", "captain", "prince", "nello"}) {
    EXPECT_TRUE(has_bot("virtu", bot)) << bot;
  }
  EXPECT_FALSE(has_bot("virtu", "condottiere")) << "a level of another game";
  EXPECT_EQ(substitute_of("virtu"), "captain");
  Settings settings{"virtu", 2, {}, false, true, {}};
  EXPECT_EQ(check_settings(settings)->detail, "players: must be from 3 to 5");
  settings.players = 3;
  settings.options = {{"hidden_cards", true}};
  EXPECT_EQ(check_settings(settings)->fault, Fault::bad_options);
  settings.options = {{"years", 20}, {"gentle_agents", true}};
  EXPECT_FALSE(check_settings(settings));
  EXPECT_EQ(json::serialize(settings.options), R"({"gentle_agents":true})")
      << "20 is usual (V5.10)";
}

TEST(VirtuTable, V5_10_GamesEndAndTheirRecordsAreConfirmed) {
  for (u64 seed = 0; seed < 6; ++seed) {
    TestTable t(setting(static_cast<u8>(3 + seed % 3), seed, {{"years", 3}}));
    t.start(static_cast<u8>(1 + seed % 2));
    play_out(t, seed);
    if (HasFatalFailure()) return;
    expect_confirmed(write_record(t.table));
    Table again;
    for (const Entry& entry : t.table.log()) ASSERT_FALSE(again.load(*parse_entry(line_of(entry))));
    for (u8 v = 0; v < kViewers; ++v) {
      if (!contains(t.table.all(), seat(v))) continue;
      EXPECT_EQ(write_hello(again, seat(v), {}), write_hello(t.table, seat(v), {}));
    }
  }
}

// Everything but the stamps of time and the seed's promise, for one viewer.
std::string texts_for(const TestTable& t, Seat viewer) {
  return write_update(t.table, t.last, viewer) + write_game(t.table, viewer);
}

// Two games of the same seed, in which one seat places its cards in other ways.
TEST(VirtuTable, V1_5_OthersCannotTellHowFamilyCardsArePlaced) {
  u32 compared = 0;
  for (u64 seed = 0; seed < 40; ++seed) {
    const u8 players = static_cast<u8>(3 + seed % 3);
    TestTable one(setting(players, seed)), two(setting(players, seed));
    one.start(players);
    two.start(players);
    Rng rng = Rng::seeded(seed);
    const Seat sly = seat(rng.below(players));
    while (one.mover() != sly) {
      const std::string action = any(one.table.play()->legal(one.mover()), rng);
      ASSERT_EQ(one.act(index(one.mover()), action), "");
      ASSERT_EQ(two.act(index(two.mover()), action), "");
    }
    // A card with one place left goes there by itself. The last of all would reveal everything.
    const bool last = index(sly) + 1U == players;
    for (TestTable* t : {&one, &two}) {
      for (u32 card = 0; t->mover() == sly && (!last || card == 0); ++card) {
        ASSERT_EQ(t->act(index(sly), any(t->table.play()->legal(sly), rng)), "");
      }
    }
    for (u8 v = 0; v < kViewers; ++v) {
      const Seat viewer = seat(v);
      if (viewer == sly || !contains(one.table.all(), viewer)) continue;
      ASSERT_EQ(texts_for(one, viewer), texts_for(two, viewer));
      ASSERT_EQ(one.table.stamp(viewer), two.table.stamp(viewer));
      const Missed past = events_since(one.table, viewer, {}, 1'000);
      ASSERT_EQ(past.events, events_since(two.table, viewer, {}, 1'000).events);
      ++compared;
    }
    EXPECT_NE(one.table.play()->view(sly), one.table.play()->view(Seat::none));
  }
  EXPECT_GT(compared, 100U);
}

TEST(VirtuTable, V1_5_AllIsOpenAfterwards) {
  TestTable t(setting(3, 4));
  t.start(3);
  Rng rng = Rng::seeded(4);
  const auto phase = [&] { return json::parse(t.table.play()->view(seat(0))).at("phase"); };
  while (phase() == "setup") {
    ASSERT_EQ(t.act(index(t.mover()), any(t.table.play()->legal(t.mover()), rng)), "");
  }
  const json::value mine = json::parse(t.table.play()->view(seat(0)));
  EXPECT_EQ(mine.at("phase"), "enter");
  EXPECT_EQ(mine.at("seats"), json::parse(t.table.play()->view(Seat::none)).at("seats"));
  EXPECT_NE(write_update(t.table, t.last, Seat::none).find("cards_revealed"), std::string::npos);
}

TEST(VirtuTable, AWholeTurnIsOneBatchAndAllOrNothing) {
  TestTable t(setting(3, 8));
  t.start(3);
  Rng rng = Rng::seeded(8);
  while (json::parse(t.table.play()->view(seat(0))).at("phase") != "enter") {
    ASSERT_EQ(t.act(index(t.mover()), any(t.table.play()->legal(t.mover()), rng)), "");
  }
  const Seat mover = t.mover();
  const u32 number = t.table.stamp(mover).number;
  const std::string before = t.table.play()->view(mover);
  EXPECT_EQ(t.perform(index(mover), Act{{"enter 1", "annex Tunis"}, number}), "illegal");
  EXPECT_EQ(t.perform(index(mover), Act{{"enter 1", "dance"}, number}), "malformed");
  EXPECT_EQ(t.table.play()->view(mover), before);
  ASSERT_EQ(t.perform(index(mover), Act{{"enter 1", "end"}, number}), "");
  EXPECT_NE(t.mover(), mover) << "the turn is over (V4)";
  EXPECT_EQ(t.last.size(), 2U) << "one line of the log each";
}

TEST(VirtuTable, TheClockMakesTheMildestChoice) {
  Setting timed = setting(3, 2, {{"years", 2}});
  timed.clock = {ClockKind::decision, 30'000, 0};
  TestTable t(timed);
  t.start(3);
  for (u32 i = 0; i < 5'000 && t.table.status() == Status::playing; ++i) {
    t.wait(30'000);
    for (const Happening& one : t.last) {
      EXPECT_EQ(one.entry.text.find("indulgence"), std::string::npos) << "not unasked (V4.5)";
      EXPECT_NE(one.entry.text, "assault") << "not unasked (V5.2)";
    }
  }
  EXPECT_EQ(t.table.status(), Status::finished) << "nobody waits for ever";
}

// Neither the number of decisions nor the time of each can be told from the banks.
TEST(VirtuTable, V1_5_ABankIsChargedOnceForAllFamilyCards) {
  Setting timed = setting(3, 2);
  timed.clock = {ClockKind::bank, 600'000, 5'000};
  TestTable t(timed);
  t.start(3);
  Rng rng = Rng::seeded(2);
  while (t.mover() == seat(0)) {
    t.wait(10'000);
    EXPECT_EQ(t.table.seats()[0].bank, 600'000U);
    ASSERT_EQ(t.act(0, any(t.table.play()->legal(seat(0)), rng)), "");
  }
  EXPECT_EQ(t.table.seats()[0].bank, 600'000U - (t.now - 1'000'000) + 5'000);
}

TEST(VirtuTable, ThereAreNoHandsToShow) {
  TestTable t(setting(3, 1));
  t.start(3);
  EXPECT_EQ(t.perform(0, ShowCards{{"banker"}, only(seat(1))}), "illegal");
}

TEST(VirtuTable, HintsAndChances) {
  TestTable t(setting(3, 3, {{"years", 1}}));
  t.start(1);
  const auto adviser = t.table.play()->adviser(t.mover(), 1, {});
  ASSERT_TRUE(adviser);
  const Advice advice = adviser(20);
  ASSERT_FALSE(advice.actions.empty());
  EXPECT_EQ(advice.chances.size(), 3U);
  play_out(t, 3);
  const json::array course = json::parse(write_course(t.table)).as_array();
  const json::array steps = json::parse(write_replay(t.table)).at("steps").as_array();
  ASSERT_EQ(course.size(), steps.size());
  for (const json::value& chances : course) {
    double sum = 0;
    for (const json::value& one : chances.as_array()) sum += one.to_number<double>();
    EXPECT_NEAR(sum, 1, 0.001);
  }
  const Outcome<std::vector<float>> alone = chances_of(steps.back().at("position"));
  ASSERT_TRUE(alone) << alone.refused().detail;
  EXPECT_EQ(json::parse(write_chances(*alone)), course.back());
}

}  // namespace
}  // namespace condotta::table
