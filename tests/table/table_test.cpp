// Seats, start, play, refusals, time: one table from the first line of its log to the last.
#include <gmock/gmock.h>

#include <algorithm>

#include "notation/record_verifier.hpp"
#include "table/archive.hpp"
#include "table/message_writer.hpp"
#include "table/sha256.hpp"
#include "tests/table/table_call.hpp"

namespace condotta::table {
namespace {

// Plays to the end: bots by their own choice, people at random.
void play_out(TestTable& t, u64 seed) {
  Rng rng = Rng::seeded(seed);
  for (u32 step = 0; t.table.status() == Status::playing; ++step) {
    ASSERT_LT(step, 200'000U);
    if (t.think(rng.next())) continue;
    const Seat mover = t.mover();
    if (t.table.seats()[index(mover)].played_by_bot()) {
      t.wait(kSecretPause);
      continue;
    }
    const auto legal = t.table.play()->legal(mover);
    const std::string wrong = t.act(index(mover), legal[rng.below(static_cast<u32>(legal.size()))]);
    if (wrong == "already_done" || !t.table.seats()[index(mover)].held.empty()) {
      t.wait(kSecretPause);
    } else {
      ASSERT_EQ(wrong, "");
    }
  }
}

TEST(Table, SeatsAreTakenLeftAndGivenToBots) {
  TestTable t;
  EXPECT_EQ(t.perform(1, Join{seat(1)}), "");
  EXPECT_EQ(t.perform(1, Join{seat(2)}), "already_seated");
  EXPECT_EQ(t.perform(2, Join{seat(1)}), "seat_taken");
  EXPECT_EQ(t.perform(2, Join{seat(3)}), "no_such_seat");
  EXPECT_EQ(t.perform(2, Join{Seat::none}), "");
  EXPECT_EQ(t.table.seat_of("p2"), seat(0));
  EXPECT_EQ(t.table.seats()[0].name, "Player 2") << "names are unique at a table";
  EXPECT_EQ(t.perform(2, SeatBot{seat(2), "random"}), "not_host");
  EXPECT_EQ(t.perform(0, Start{}), "seats_open");
  EXPECT_EQ(t.perform(0, SeatBot{seat(2), "nobody"}), "unknown_bot");
  EXPECT_EQ(t.perform(0, SeatBot{Seat::none, "random"}), "");
  EXPECT_EQ(t.perform(0, Remove{seat(1)}), "");
  EXPECT_EQ(t.table.seat_of("p1"), Seat::none);
  EXPECT_EQ(t.perform(2, ChooseColour{1}), "") << "nobody has chosen it";
  EXPECT_EQ(t.table.seats()[1].colour, 0);
  EXPECT_EQ(t.perform(2, Leave{}), "");
  EXPECT_EQ(t.perform(2, Leave{}), "not_seated");
  EXPECT_EQ(t.perform(2, Act{{"pass"}, 0}), "not_seated");
}

TEST(Table, WhoLeavesHandsTheHostingOnToTheNextPerson) {
  TestTable t({.players = 4});
  for (const u8 person : {u8{0}, u8{2}, u8{3}})
    EXPECT_EQ(t.perform(person, Join{seat(person)}), "");
  EXPECT_EQ(t.perform(0, SeatBot{seat(1), "random"}), "");
  EXPECT_EQ(t.perform(0, Leave{}), "");
  EXPECT_EQ(t.table.host(), "p2") << "a bot cannot start a game";
  EXPECT_EQ(t.perform(0, SeatBot{seat(0), "random"}), "not_host");
  EXPECT_EQ(t.perform(3, Leave{}), "");
  EXPECT_EQ(t.table.host(), "p2");
  EXPECT_EQ(t.perform(2, Leave{}), "");
  EXPECT_EQ(t.table.host(), "p2") << "nobody is left to hand it to";
  EXPECT_EQ(t.perform(0, Join{seat(0)}), "");
  EXPECT_EQ(t.perform(0, Start{}), "not_host");
}

TEST(Table, NothingOfTheGameBeforeTheStart) {
  TestTable t;
  t.fill(3);
  EXPECT_EQ(t.act(0, "pass"), "not_started");
  EXPECT_EQ(t.perform(1, Start{}), "not_host");
  EXPECT_EQ(t.perform(0, Start{}), "");
  EXPECT_EQ(t.perform(0, Start{}), "already_started");
  EXPECT_EQ(t.perform(1, Join{seat(0)}), "already_started");
  EXPECT_EQ(t.perform(0, Rematch{}), "not_finished");
}

TEST(Table, RefusalsChangeNothing) {
  TestTable t;
  t.start(3);
  const u8 mover = index(t.mover());
  const u8 other = static_cast<u8>((mover + 1) % 3);
  const std::size_t lines = t.table.log().size();
  const std::string before = write_game(t.table, seat(mover));
  EXPECT_EQ(t.act(mover, "place Atlantis"), "malformed");
  EXPECT_EQ(t.act(mover, "pass"), "illegal");
  EXPECT_EQ(t.act(other, "place Roma"), "not_your_turn");
  EXPECT_EQ(t.perform(mover, Act{{"place Roma"}, 0}), "stale");
  const u32 number = t.table.stamp(Seat::none).number;
  EXPECT_EQ(t.perform(mover, Act{{"place Roma"}, number + 1}), "malformed")
      << "nobody knows an event that has not happened";
  EXPECT_EQ(t.perform(mover, Act{{"place Roma", "place Roma"}, number}), "illegal")
      << "a batch is done as a whole or not at all";
  EXPECT_EQ(t.table.log().size(), lines);
  EXPECT_EQ(write_game(t.table, seat(mover)), before);
  EXPECT_EQ(t.perform(mover, Act{{"place Roma", "pass"}, number}), "");
  EXPECT_EQ(t.table.log().size(), lines + 2);
}

TEST(Table, RecordIsConfirmedAndTheSeedKeepsItsPromise) {
  for (u64 seed = 0; seed < 20; ++seed) {
    TestTable t({.players = static_cast<u8>(2 + seed % 5), .seed = seed});
    t.start(static_cast<u8>(1 + seed % 2));
    const std::string open = write_table(t.table, Seat::none);
    EXPECT_EQ(open.find(text_of_seed(t.table.seed())), std::string::npos);
    EXPECT_EQ(write_record(t.table), "") << "not before the end";
    play_out(t, seed);
    notation::RecordVerifier verifier;
    std::string record = write_record(t.table);
    for (std::size_t end; (end = record.find('\n')) != std::string::npos;
         record.erase(0, end + 1)) {
      const notation::Complaint wrong = verifier.line(record.substr(0, end));
      ASSERT_FALSE(wrong) << wrong->text();
    }
    EXPECT_FALSE(verifier.finish());
    const std::string closed = write_table(t.table, Seat::none);
    EXPECT_NE(closed.find(text_of_seed(t.table.seed())), std::string::npos);
    EXPECT_NE(open.find(sha256_hex(text_of_seed(t.table.seed()))), std::string::npos);
  }
}

TEST(Table, TheLogIsTheWholeTruth) {
  TestTable t({.players = 4, .clock = {ClockKind::bank, 60'000, 1'000}});
  t.start(2);
  EXPECT_EQ(t.perform(0, Talk{"<b>Greetings</b>"}), "");
  EXPECT_EQ(t.perform(0, Talk{"psst", only(seat(1))}), "");
  play_out(t, 5);
  Table again;
  for (const Entry& entry : t.table.log()) {
    const notation::Result<Entry> read = parse_entry(line_of(entry));
    ASSERT_TRUE(read) << read.error().text();
    ASSERT_EQ(*read, entry);
    ASSERT_FALSE(again.load(*read));
  }
  for (u8 v = 0; v < kViewers; ++v) {
    if (!contains(t.table.all(), seat(v))) continue;
    EXPECT_EQ(write_hello(again, seat(v), {}), write_hello(t.table, seat(v), {}));
    const Missed all = events_since(t.table, seat(v), {}, 100'000);
    EXPECT_EQ(events_since(again, seat(v), {}, 100'000).events, all.events);
    const Missed some = events_since(t.table, seat(v), {5, 0}, 100'000);
    ASSERT_LT(some.events.size(), all.events.size());
    EXPECT_TRUE(std::equal(some.events.rbegin(), some.events.rend(), all.events.rbegin()));
    EXPECT_TRUE(events_since(t.table, seat(v), {}, 3).cut);
  }
}

TEST(Table, TheClockMakesTheMildestChoice) {
  TestTable t({.players = 3, .clock = {ClockKind::decision, 30'000, 0}});
  t.start(3);
  const Seat first = t.mover();
  EXPECT_EQ(t.table.next_alarm(), t.now + 30'000);
  t.wait(29'999);
  EXPECT_TRUE(t.last.empty());
  t.wait(1);
  ASSERT_EQ(t.last.size(), 1U);
  EXPECT_EQ(t.last[0].entry.by, By::clock);
  EXPECT_EQ(t.last[0].entry.seat, first);
  t.wait(30'000);
  ASSERT_EQ(t.last.size(), 1U);
  EXPECT_EQ(t.last[0].entry.text, "pass");
  for (u32 i = 0; i < 2'000 && t.table.status() == Status::playing; ++i) t.wait(30'000);
  EXPECT_EQ(t.table.status(), Status::finished) << "nobody waits for ever";
}

TEST(Table, ABankRunsDownAndIsRefilled) {
  TestTable t({.players = 2, .clock = {ClockKind::bank, 60'000, 2'000}});
  t.start(2);
  const Seat first = t.mover();
  t.wait(10'000);
  EXPECT_EQ(t.act(index(first), "place Roma"), "");
  EXPECT_EQ(t.table.seats()[index(first)].bank, 52'000U);
  t.wait(52'000);
  ASSERT_EQ(t.last.size(), 1U);
  EXPECT_EQ(t.table.seats()[index(first)].bank, 2'000U);
}

TEST(Table, ASeatIsLentAndTakenBack) {
  TestTable t({.players = 2});
  t.start(2);
  const u8 mover = index(t.mover());
  EXPECT_FALSE(t.think(1));
  const u8 guest = 1;
  EXPECT_EQ(t.perform(0, Lend{seat(guest), "random"}), "not_away");
  EXPECT_EQ(t.perform(mover, Lend{Seat::none, "random"}), "");
  EXPECT_EQ(t.act(mover, "place Roma"), "not_your_turn") << "a bot plays";
  EXPECT_EQ(t.perform(mover, TakeBack{}), "");
  EXPECT_EQ(t.perform(mover, TakeBack{}), "already_done");
  EXPECT_EQ(t.act(mover, "place Roma"), "");
  t.away = only(seat(1));
  EXPECT_EQ(t.perform(0, Lend{seat(1), "random"}), "") << "the host, for one who is away";
  EXPECT_EQ(t.perform(1, Leave{}), "already_done");
}

TEST(Table, C7_InAFullLogNothingButPlayGoesOn) {
  TestTable t;
  t.start(3);
  ASSERT_EQ(t.perform(1, Lend{Seat::none, "random"}), "");
  const Entry talk{.kind = EntryKind::talked, .at = t.now, .seat = seat(0), .text = "."};
  while (t.table.log().size() < kMostLines) ASSERT_FALSE(t.table.load(talk));
  EXPECT_EQ(t.perform(0, Talk{"one more", 0}), "too_many");
  EXPECT_EQ(t.perform(0, ProposePact{"one more", only(seat(1))}), "too_many");
  EXPECT_EQ(t.perform(0, ShowCards{{}, only(seat(1))}), "too_many");
  EXPECT_EQ(t.perform(0, Lend{Seat::none, "random"}), "too_many");
  EXPECT_EQ(t.perform(1, TakeBack{}), "") << "only what was lent before can be taken back";
  EXPECT_EQ(t.perform(1, Lend{Seat::none, "random"}), "too_many");
  const Seat mover = t.mover();
  EXPECT_EQ(t.act(index(mover), t.table.play()->legal(mover)[0]), "");
}

TEST(Table, ALateAnswerOfABotIsDropped) {
  TestTable t({.players = 2});
  t.start(1);
  while (t.mover() == seat(0)) {
    ASSERT_EQ(t.act(0, t.table.play()->legal(seat(0))[0]), "");
  }
  const std::optional<BotTask> task = t.table.bot_turn(t.now, 1);
  ASSERT_TRUE(task);
  EXPECT_EQ(t.perform(0, Talk{"hurry"}), "");
  EXPECT_EQ(t.table.bot_answer(*task, task->think({}), t.now, 0).size(), 1U) << "talk does no harm";
  EXPECT_TRUE(t.table.bot_answer(*task, task->think({}), t.now, 0).empty());
}

// What bots know of the others: what everybody sees.
TEST(Table, TheCompanyIsTheBotsByTheirNames) {
  TestTable t({.players = 3});
  EXPECT_EQ(t.perform(0, Join{seat(0)}), "");
  EXPECT_EQ(t.perform(1, Join{seat(1)}), "");
  EXPECT_EQ(t.perform(0, SeatBot{seat(2), "fiammetta"}), "");
  EXPECT_EQ(t.perform(0, Start{}), "");
  EXPECT_THAT(t.table.company(), testing::ElementsAre("", "", "fiammetta"));
  EXPECT_EQ(t.perform(1, Lend{seat(1), "novice"}), "");
  EXPECT_THAT(t.table.company(), testing::ElementsAre("", "novice", "fiammetta"));
}

TEST(Table, TheSamePeopleMeetAgain) {
  TestTable t({.players = 3});
  t.start(2);
  play_out(t, 3);
  EXPECT_EQ(t.act(0, "pass"), "game_over");
  EXPECT_EQ(t.perform(1, Rematch{}), "");
  EXPECT_EQ(t.perform(0, Rematch{}), "already_done");
  Table next;
  for (const Entry& entry : t.table.rematch_entries("p1", t.now)) {
    ASSERT_FALSE(next.load(entry));
  }
  EXPECT_EQ(next.seat_of("p0"), seat(0));
  EXPECT_EQ(next.seat_of("p1"), seat(1));
  EXPECT_EQ(next.seats()[2].sitter, Sitter::bot);
  EXPECT_EQ(next.host(), "p1");
}

}  // namespace
}  // namespace condotta::table
