// The persons one plays against sit at tables as bots do, under their own names.
#include "bots/characters.hpp"

#include "table/message_writer.hpp"
#include "tests/table/table_call.hpp"

namespace condotta::table {
namespace {

TEST(TableCharacters, EachTakesASeatAndPlays) {
  ASSERT_FALSE(bots::characters().empty());
  for (const bots::Character& who : bots::characters()) {
    const std::string id(who.id);
    TestTable t({.players = 2});
    EXPECT_EQ(t.perform(0, Join{seat(0)}), "");
    EXPECT_EQ(t.perform(0, SeatBot{seat(1), id}), "") << id;
    EXPECT_EQ(t.perform(0, Start{}), "");
    while (t.mover() == seat(0)) ASSERT_EQ(t.act(0, t.table.play()->legal(seat(0))[0]), "");
    const std::optional<BotTask> task = t.table.bot_turn(t.now + kSecretPause, 1);
    ASSERT_TRUE(task) << id;
    const auto done = t.table.bot_answer(*task, task->think({.milliseconds = 5}),
                                         t.now + kSecretPause, t.table.all());
    ASSERT_FALSE(done.empty()) << id;
    EXPECT_EQ(done[0].entry.by, By::bot);
    EXPECT_NE(write_table(t.table, seat(0)).find(fmt::format(R"("bot":"{}")", id)),
              std::string::npos);
  }
}

TEST(TableCharacters, ASeatIsLentToOne) {
  TestTable t({.players = 2});
  t.start(2);
  const std::string id(bots::characters()[0].id);
  EXPECT_EQ(t.perform(0, Lend{Seat::none, "nobody of that name"}), "unknown_bot");
  EXPECT_EQ(t.perform(0, Lend{Seat::none, id}), "");
  EXPECT_EQ(t.table.seats()[0].bot, id);
}

TEST(TableCharacters, StayForARematch) {
  TestTable t({.players = 2});
  const std::string id(bots::characters()[0].id);
  EXPECT_EQ(t.perform(0, Join{seat(0)}), "");
  EXPECT_EQ(t.perform(0, SeatBot{Seat::none, id}), "");
  Table next;
  for (const Entry& entry : t.table.rematch_entries("p0", t.now)) ASSERT_FALSE(next.load(entry));
  EXPECT_EQ(next.seats()[1].bot, id);
}

}  // namespace
}  // namespace condotta::table
