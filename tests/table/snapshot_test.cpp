// A table that was put aside and taken up again is the table that its log gives.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "table/message_writer.hpp"
#include "table/sha256.hpp"
#include "tests/table/table_call.hpp"

namespace condotta::table {
namespace {

std::string all_of(const Table& t) {
  std::string text;
  for (u8 v = 0; v < kViewers; ++v) {
    if (contains(t.all(), seat(v))) text += write_hello(t, seat(v), {});
  }
  if (t.play() != nullptr) text += t.play()->position();
  return text + std::to_string(t.next_alarm().value_or(0));
}

// The first of what is legal, in turn.
void play(TestTable& t, u32 step) {
  const Seat mover = t.mover();
  const std::vector<std::string> legal = t.table.play()->legal(mover);
  EXPECT_EQ(t.act(index(mover), legal[step % legal.size()]), "");
}

TestTable long_game(u32 steps) {
  TestTable t({.players = 4,
               .options = {{"play_for_points", 100}, {"hidden_cards", true}},
               .clock = {ClockKind::bank, 600'000, 5'000}});
  t.start(4);
  EXPECT_EQ(t.perform(1, Talk{"in private", only(seat(2))}), "");
  EXPECT_EQ(t.perform(2, ProposePact{"peace", only(seat(1))}), "");
  EXPECT_EQ(t.perform(1, AnswerPact{0, true}), "");
  for (u32 i = 0; i < steps && t.table.status() == Status::playing; ++i) {
    t.wait(kSecretPause + 10'000 * Millis{i % 2});
    play(t, i * 7);
  }
  return t;
}

TEST(TableSnapshot, IsTheTableThatTheLogGives) {
  const TestTable before_the_start;
  const auto open = Table::restore(before_the_start.table.snapshot(), before_the_start.table.log());
  ASSERT_TRUE(open);
  EXPECT_EQ(all_of(*open), all_of(before_the_start.table));
  for (const u32 steps : {0U, 1U, 50U, 333U}) {
    TestTable t = long_game(steps);
    std::optional<Table> restored = Table::restore(t.table.snapshot(), t.table.log());
    ASSERT_TRUE(restored) << steps;
    EXPECT_EQ(all_of(*restored), all_of(t.table)) << steps;
    EXPECT_EQ(restored->snapshot(), t.table.snapshot());
    // Both go on alike.
    const std::size_t from = t.table.log().size();
    for (u32 i = 0; i < 100; ++i) {
      t.wait(kSecretPause);
      play(t, i);
    }
    for (std::size_t i = from; i < t.table.log().size(); ++i) {
      ASSERT_FALSE(restored->load(t.table.log()[i]));
    }
    EXPECT_EQ(all_of(*restored), all_of(t.table)) << steps;
  }
}

TEST(TableSnapshot, OfVirtuTooIsTheTableThatTheLogGives) {
  for (const u32 steps : {0U, 2U, 60U, 400U}) {
    TestTable t({.players = 3, .game = "virtu"});
    t.start(3);
    const auto go_on = [&](u32 number) {
      for (u32 i = 0; i < number && t.table.status() == Status::playing; ++i) {
        t.wait(kSecretPause);
        play(t, i * 7);
      }
    };
    go_on(steps);
    std::optional<Table> restored = Table::restore(t.table.snapshot(), t.table.log());
    ASSERT_TRUE(restored) << steps;
    EXPECT_EQ(all_of(*restored), all_of(t.table)) << steps;
    const std::size_t from = t.table.log().size();
    go_on(100);
    for (std::size_t i = from; i < t.table.log().size(); ++i) {
      ASSERT_FALSE(restored->load(t.table.log()[i]));
    }
    EXPECT_EQ(all_of(*restored), all_of(t.table)) << steps;
  }
}

TEST(TableSnapshot, WhatIsDamagedIsNotUsed) {
  const TestTable t = long_game(20);
  const std::string good = t.table.snapshot();
  ASSERT_TRUE(Table::restore(good, t.table.log()));
  EXPECT_FALSE(Table::restore("", t.table.log()));
  EXPECT_FALSE(Table::restore(good.substr(0, good.size() - 1), t.table.log()));
  for (std::size_t i = 0; i < good.size(); i += 11) {
    std::string bad = good;
    bad[i] = static_cast<char>(bad[i] ^ 1);
    EXPECT_FALSE(Table::restore(bad, t.table.log())) << i;
  }
  std::vector<Entry> fewer = t.table.log();
  fewer.pop_back();
  EXPECT_FALSE(Table::restore(good, fewer)) << "of another moment";
}

TEST(TableSnapshot, AnotherVersionIsNotUsed) {
  const TestTable t = long_game(20);
  const std::string good = t.table.snapshot();
  // With everything in order but what another program would have written.
  const auto with = [&](const char* key, const json::value& value) {
    json::object all = json::parse(good.substr(64)).as_object();
    all[key] = value;
    const std::string text = json::serialize(all);
    return sha256_hex(text) + text;
  };
  EXPECT_TRUE(Table::restore(with("version", 1), t.table.log()));
  EXPECT_FALSE(Table::restore(with("version", 2), t.table.log()));
  EXPECT_FALSE(Table::restore(with("status", "playing"), t.table.log()));
  json::string play = json::parse(good.substr(64)).at("play").as_string();
  EXPECT_FALSE(Table::restore(with("play", play.subview(2)), t.table.log())) << "another size";
  play[0] = play[0] == '0' ? '1' : '0';
  EXPECT_FALSE(Table::restore(with("play", play), t.table.log())) << "other rules, or layout";
  EXPECT_FALSE(Table::restore(with("play", ""), t.table.log()));
}

}  // namespace
}  // namespace condotta::table
