// The newest lines are found wherever they lie: in memory, in the halves, or filed in the log.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <map>

#include "engine/core/rng.hpp"
#include "server/limits.hpp"
#include "server/sqlite_database.hpp"
#include "server/sqlite_storage.hpp"

namespace condotta::server {
namespace {

constexpr const char* kEnds[] = {"", "-wal", "-shm"};

// A folder for the time of a test.
struct Folder {
  std::string name = testing::TempDir() + fmt::format("condotta-recent-{}", getpid());
  Folder() {
    std::filesystem::remove_all(name);
    std::filesystem::create_directory(name);
  }
  ~Folder() { std::filesystem::remove_all(name); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
};

// Tables whose logs grow by commits of many changes, as they do under load; and what must be found.
class Growth {
 public:
  explicit Growth(u32 tables) : tables_(tables) {}

  void commit(Storage& storage, u32 changes) {
    std::vector<Change> made;
    for (u32 i = 0; i < changes; ++i) {
      const std::string table = fmt::format("table {}", rng_.below(tables_));
      std::vector<std::string>& log = logs[table];
      Change change{.table = table, .first_line = static_cast<u32>(log.size())};
      for (u32 n = rng_.below(3) + 1; n != 0; --n) {
        log.push_back(fmt::format("line {} of {}", log.size(), table));
        change.lines.push_back(log.back());
      }
      made.push_back(std::move(change));
    }
    std::vector<const Change*> pointers;
    pointers.reserve(made.size());
    for (const Change& change : made) pointers.push_back(&change);
    for (const Written written : storage.write(pointers)) EXPECT_EQ(written, Written::done);
  }

  void expect_in(Storage& storage) const {
    for (const auto& [table, log] : logs) EXPECT_EQ(storage.read_log(table), log) << table;
  }

  [[nodiscard]] std::size_t lines() const {
    std::size_t sum = 0;
    for (const auto& [table, log] : logs) sum += log.size();
    return sum;
  }

  std::map<std::string, std::vector<std::string>> logs;

 private:
  u32 tables_;
  Rng rng_ = Rng::seeded(11);
};

u64 rows_of(const std::string& file, const char* sql) {
  const Database database(file);
  Statement question(database, sql);
  question.step();
  return question.number(0);
}

TEST(RecentLines, EveryLineIsFoundWhileHalvesAreFilledFiledAndFilledAgain) {
  const Folder folder;
  const std::string file = folder.name + "/a";
  Growth growth(60);
  {
    const auto storage = open_sqlite(file);
    while (growth.lines() < kMostUnfiled / 2) growth.commit(*storage, 80);
    growth.expect_in(*storage);
    EXPECT_EQ(rows_of(file, "SELECT count(*) FROM log"), 0U) << "the halves take lines first";
    while (growth.lines() < 5 * kMostUnfiled / 2) {
      growth.commit(*storage, 80);
      if (growth.lines() % 16 == 0) growth.expect_in(*storage);
    }
    growth.expect_in(*storage);
    EXPECT_GE(rows_of(file, "SELECT count(*) FROM log"), kMostUnfiled);
  }
  const auto again = open_sqlite(file);
  growth.expect_in(*again);
  EXPECT_EQ(rows_of(file, "SELECT count(*) FROM log"), growth.lines());
  EXPECT_EQ(rows_of(file, "SELECT count(*) FROM recent_0"), 0U);
  EXPECT_EQ(rows_of(file, "SELECT count(*) FROM recent_1"), 0U);
}

// The files as a power cut would leave them, at moments before, during and after the filing.
TEST(RecentLines, ACutLosesNothingThatWasWritten) {
  const Folder folder;
  const std::string file = folder.name + "/a", cut = folder.name + "/b";
  Growth growth(300);
  const auto storage = open_sqlite(file);
  u32 commits = 0;
  while (growth.lines() < 3 * kMostUnfiled / 2) {
    growth.commit(*storage, 150);
    if (++commits % 12 != 0) continue;
    for (const char* end : kEnds) {
      std::filesystem::remove(cut + end);
      std::filesystem::copy_file(file + end, cut + end);
    }
    growth.expect_in(*open_sqlite(cut));
  }
}

TEST(RecentLines, TwoProcessesFindEachOthersLinesAndNeverWriteTheSame) {
  const Folder folder;
  const std::string file = folder.name + "/a";
  Growth growth(20);
  const auto one = open_sqlite(file);
  while (growth.lines() < kMostUnfiled + 3000) growth.commit(*one, 50);
  const auto two = open_sqlite(file);
  growth.expect_in(*two);
  for (u32 turn = 0; turn < 20; ++turn) {
    growth.commit(turn % 3 == 0 ? *two : *one, 10);
    const auto& [table, log] = *growth.logs.begin();
    const Change late{
        .table = table, .first_line = static_cast<u32>(log.size()) - 1, .lines = {"another's"}};
    const Change* change = &late;
    for (Storage* storage : {one.get(), two.get()}) {
      EXPECT_EQ(storage->write({&change, 1})[0], Written::conflict);
    }
    growth.expect_in(*one);
    growth.expect_in(*two);
  }
}

// Whoever was second goes on reading the log only, when the first has gone and a third has come.
TEST(RecentLines, WhoComesAfterTheFirstHasGoneIsNotAlone) {
  const Folder folder;
  const std::string file = folder.name + "/a";
  Growth growth(20);
  auto one = open_sqlite(file);
  const auto two = open_sqlite(file);
  one.reset();
  const auto three = open_sqlite(file);
  for (u32 turn = 0; turn < 10; ++turn) {
    growth.commit(*three, 10);
    growth.expect_in(*two);
    const auto& [table, log] = *growth.logs.begin();
    const Change late{
        .table = table, .first_line = static_cast<u32>(log.size()) - 1, .lines = {"another's"}};
    const Change* change = &late;
    EXPECT_EQ(two->write({&change, 1})[0], Written::conflict);
    growth.commit(*two, 10);
    growth.expect_in(*three);
  }
}

}  // namespace
}  // namespace condotta::server
