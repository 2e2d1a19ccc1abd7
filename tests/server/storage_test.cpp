// What is kept in SQLite, and what becomes of files of older and newer programs.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "engine/core/rng.hpp"
#include "server/sqlite_schema.hpp"
#include "server/sqlite_storage.hpp"
#include "server/wake.hpp"
#include "table/message_writer.hpp"

namespace condotta::server {
namespace {

// A file for the time of a test.
struct File {
  std::string name = testing::TempDir() + fmt::format("condotta-storage-{}.sqlite", getpid());
  File() { remove(); }
  ~File() { remove(); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  void remove() const {
    for (const char* end : {"", "-wal", "-shm", "-lock"}) std::filesystem::remove(name + end);
  }
};

// D2: a series of two, played at random; the same each time.
table::Table some_game(u32 steps) {
  table::Settings settings;
  settings.game = "condottiere";
  settings.players = 2;
  settings.options["play_for_points"] = 1000;
  EXPECT_FALSE(check_settings(settings));
  table::Table t;
  EXPECT_FALSE(t.load(table::Table::creation(settings, "p0", 1)));
  table::Facts facts{.now = 2, .name = "Name", .seed = {1, 2}};
  const auto perform = [&](const std::string& person, const table::Command& command) {
    const auto done = t.perform(person, command, facts, 0);
    EXPECT_TRUE(done) << done.refused().detail;
  };
  for (u32 i = 0; i < 2; ++i) perform(fmt::format("p{}", i), table::Join{seat(i)});
  perform("p0", table::Start{});
  Rng rng = Rng::seeded(3);
  for (u32 i = 0; i < steps && t.status() == table::Status::playing; ++i) {
    facts.now += 10'000;  // beyond any pause
    t.on_time(facts.now, 0);
    const Seat mover = t.play()->to_move();
    const auto legal = t.play()->legal(mover);
    perform(fmt::format("p{}", index(mover)),
            table::Act{{legal[rng.below(static_cast<u32>(legal.size()))]}, t.stamp(mover).number});
  }
  return t;
}

Change change_of(const table::Table& t, const std::string& id) {
  Change change{.table = id};
  for (const table::Entry& entry : t.log()) change.lines.push_back(line_of(entry));
  return change;
}

Written write(Storage& storage, const Change& change) {
  const Change* one = &change;
  return storage.write({&one, 1})[0];
}

std::string all_of(const table::Table& t) {
  return write_hello(t, seat(0), {}) + write_hello(t, seat(1), {}) + t.play()->position();
}

TEST(Storage, ASnapshotSparesTheReplay) {
  const File file;
  const auto storage = open_sqlite(file.name);
  const table::Table t = some_game(700);
  Change change = change_of(t, "t");
  EXPECT_EQ(write(*storage, change), Written::done);
  Woken replayed = wake_table(*storage, "t");
  ASSERT_TRUE(replayed.table);
  EXPECT_EQ(replayed.snapshot, 0U);
  EXPECT_EQ(all_of(*replayed.table), all_of(t));

  const table::Table earlier = some_game(500);
  const u32 lines = static_cast<u32>(earlier.log().size());
  Change snapshot{.table = "t", .snapshot = Snapshot{lines, earlier.snapshot()}};
  EXPECT_EQ(write(*storage, snapshot), Written::done);
  Woken woken = wake_table(*storage, "t");
  ASSERT_TRUE(woken.table);
  EXPECT_EQ(woken.snapshot, lines);
  EXPECT_EQ(woken.lines, t.log().size());
  EXPECT_EQ(woken.table->log(), t.log());
  EXPECT_EQ(all_of(*woken.table), all_of(t));

  snapshot.snapshot->text[100] = '~';
  EXPECT_EQ(write(*storage, snapshot), Written::done);
  woken = wake_table(*storage, "t");
  ASSERT_TRUE(woken.table);
  EXPECT_EQ(woken.snapshot, 0U) << "a damaged one is as good as none";
  EXPECT_EQ(all_of(*woken.table), all_of(t));
  snapshot.snapshot = Snapshot{1'000'000, earlier.snapshot()};
  EXPECT_EQ(write(*storage, snapshot), Written::done);
  EXPECT_EQ(all_of(*wake_table(*storage, "t").table), all_of(t)) << "of lines that there are not";
}

TEST(Storage, TwoCannotWriteTheSameLine) {
  const File file;
  const auto storage = open_sqlite(file.name);
  const auto other = open_sqlite(file.name);
  const Change change = change_of(some_game(5), "t");
  EXPECT_EQ(write(*storage, change), Written::done);
  EXPECT_EQ(write(*other, change), Written::conflict);
  EXPECT_EQ(other->read_log("t").size(), change.lines.size());
  EXPECT_FALSE(wake_table(*storage, "no such table").table);
}

// The schema as the first version made it; it must never change here.
constexpr const char* kFirstSchema = R"sql(
CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, host TEXT NOT NULL, status INTEGER NOT NULL,
  is_public INTEGER NOT NULL, created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL,
  summary TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (is_public, status, changed_at);
CREATE INDEX tables_host ON tables (host, status);
CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE INDEX members_table ON members (table_id);
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL)
  WITHOUT ROWID;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind INTEGER NOT NULL,
  table_id TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
PRAGMA user_version = 1;
)sql";

TEST(Storage, AFileOfTheFirstVersionIsBroughtUpToDate) {
  const File file;
  const table::Table t = some_game(50);
  {
    Database old(file.name);
    old.run("PRAGMA journal_mode = WAL");
    old.run(kFirstSchema);
    Statement put(old, "INSERT INTO log (table_id, seq, line) VALUES ('t', ?, ?)");
    u64 seq = 0;
    for (const table::Entry& entry : t.log()) {
      const std::string line = line_of(entry);
      put.bind(1, seq++).bind(2, line).run();
    }
    old.run("INSERT INTO people VALUES ('p0', 'Ada', 7)");
  }
  const auto storage = open_sqlite(file.name);
  const Woken woken = wake_table(*storage, "t");
  ASSERT_TRUE(woken.table);
  EXPECT_EQ(all_of(*woken.table), all_of(t));
  EXPECT_EQ(storage->find_person("p0")->name, "Ada");
  const u32 lines = static_cast<u32>(t.log().size());
  const Change snapshot{.table = "t", .snapshot = Snapshot{lines, t.snapshot()}};
  EXPECT_EQ(write(*storage, snapshot), Written::done);
  EXPECT_EQ(wake_table(*storage, "t").snapshot, lines);
  Database now(file.name);
  Statement version(now, "PRAGMA user_version");
  ASSERT_TRUE(version.step());
  EXPECT_EQ(version.number(0), kSchemaVersion);
}

TEST(Storage, AFileOfANewerVersionIsRefused) {
  const File file;
  {
    Database newer(file.name);
    newer.run("PRAGMA user_version = 99");
  }
  EXPECT_THROW(open_sqlite(file.name), SqliteError);
  Database untouched(file.name);
  Statement version(untouched, "PRAGMA user_version");
  ASSERT_TRUE(version.step());
  EXPECT_EQ(version.number(0), 99U);
}

}  // namespace
}  // namespace condotta::server
