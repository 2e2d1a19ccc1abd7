// The journal is copied into the database a portion at a time while the writer goes on, and
// does not grow without end.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <optional>
#include <thread>
#include <utility>

#include "server/sqlite_checkpoint.hpp"

namespace condotta::server {
namespace {

u64 number_of(const Database& database, const char* sql) {
  Statement question(database, sql);
  EXPECT_TRUE(question.step());
  return question.number(0);
}

// A database of pages, and somebody who writes them.
class Journal {
 public:
  Journal() {
    remove();
    writer_.emplace(file_);
    writer_->run("PRAGMA journal_mode = WAL");
    writer_->run("CREATE TABLE pages (number INTEGER PRIMARY KEY, text TEXT)");
    put_.emplace(*writer_, "INSERT INTO pages (text) VALUES (?)");
  }
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal() {
    put_.reset();
    writer_.reset();
    remove();
  }

  void commit() {
    put_->bind(1, page_).run();
    ++commits;
  }
  [[nodiscard]] u64 kept() const { return number_of(*writer_, "SELECT count(*) FROM pages"); }
  [[nodiscard]] std::size_t bytes(const char* end) const {
    return std::filesystem::file_size(file_ + end);
  }
  [[nodiscard]] const std::string& file() const { return file_; }
  Database& writer() { return *writer_; }

  u64 commits = 0;

 private:
  void remove() const {
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file_ + end);
  }

  std::string file_ = testing::TempDir() + fmt::format("condotta-journal-{}", getpid());
  std::string page_ = std::string(3000, 'x');
  std::optional<Database> writer_;
  std::optional<Statement> put_;
};

// SQLite's own way to files, but for one thing: flushing a database may be refused.
class RefusedFlushes {
 public:
  RefusedFlushes() {
    flaky_ = *usual;
    flaky_.zName = "flaky";
    flaky_.xOpen = &open;
    sqlite3_vfs_register(&flaky_, 1);
  }
  RefusedFlushes(const RefusedFlushes&) = delete;
  RefusedFlushes& operator=(const RefusedFlushes&) = delete;
  ~RefusedFlushes() {
    sqlite3_vfs_unregister(&flaky_);
    sqlite3_vfs_register(usual, 1);
  }

  static inline std::atomic<bool> now = false;
  static inline std::atomic<u64> number = 0;

 private:
  static int open(sqlite3_vfs* /*self*/, const char* name, sqlite3_file* file, int flags,
                  int* flags_out) {
    const int code = usual->xOpen(usual, name, file, flags, flags_out);
    if (code == SQLITE_OK && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
      if (methods.xSync != &flush) {
        methods = *file->pMethods;
        usual_flush = std::exchange(methods.xSync, &flush);
      }
      file->pMethods = &methods;
    }
    return code;
  }
  static int flush(sqlite3_file* file, int flags) {
    if (!now) return usual_flush(file, flags);
    ++number;
    return SQLITE_IOERR_FSYNC;
  }

  static inline sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
  static inline sqlite3_io_methods methods{};
  static inline int (*usual_flush)(sqlite3_file*, int) = nullptr;
  sqlite3_vfs flaky_{};
};

TEST(Checkpointer, AJournalWhoseCopyCouldNotBeFlushedIsKept) {
  const RefusedFlushes refused;
  constexpr u64 kLongest = 40, kPage = 4096;
  Journal journal;
  const std::string copy = journal.file() + "-copy";
  std::filesystem::copy_file(journal.file(), copy);
  {
    const Checkpointer checkpointer(journal.file(), journal.writer(), kLongest);
    RefusedFlushes::now = true;
    while (RefusedFlushes::number == 0) journal.commit();
    // Who knows what the disk has of the database now? All of it must stay in the journal.
    for (u64 i = 0; i < 10 * kLongest; ++i) journal.commit();
    EXPECT_EQ(checkpointer.rounds(), 0U);
    EXPECT_EQ(checkpointer.portions(), 0U);
    EXPECT_GT(journal.bytes("-wal"), journal.commits * kPage);
    EXPECT_EQ(journal.kept(), journal.commits);
  }
  // As after a crash that took with it what was never flushed: the journal has every page.
  std::filesystem::copy_file(journal.file() + "-wal", copy + "-wal");
  RefusedFlushes::now = false;
  EXPECT_EQ(number_of(Database(copy), "SELECT count(*) FROM pages"), journal.commits);
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(copy + end);
}

TEST(Checkpointer, TheJournalBeginsAnewAgainAndAgainUnderAWriterThatNeverRests) {
  Journal journal;
  {
    Checkpointer checkpointer(journal.file(), journal.writer(), 40);
    const u64 version = number_of(journal.writer(), "PRAGMA data_version");
    while ((checkpointer.rounds() < 5 || journal.commits < 1000) && journal.commits < 200'000) {
      journal.commit();
    }
    EXPECT_GE(checkpointer.rounds(), 5U);
    EXPECT_EQ(number_of(journal.writer(), "PRAGMA data_version"), version)
        << "who copies pages is not mistaken for another process";
    EXPECT_EQ(journal.kept(), journal.commits);
    // Two pages or three a commit: all of them in one journal would be longer.
    EXPECT_LT(journal.bytes("-wal"), journal.commits * 2 * 4096 / 2);
  }
  EXPECT_EQ(number_of(Database(journal.file()), "SELECT count(*) FROM pages"), journal.commits);
}

TEST(Checkpointer, PagesAreCopiedLongBeforeTheJournalIsFull) {
  Journal journal;
  constexpr std::size_t kLongest = 2000, kPage = 4096;
  Checkpointer checkpointer(journal.file(), journal.writer(), kLongest);
  while (journal.bytes("-wal") < kLongest / 4 * kPage) journal.commit();
  while (checkpointer.portions() == 0) std::this_thread::yield();
  EXPECT_EQ(checkpointer.rounds(), 0U) << "the journal goes on";
  // Two pages or three a commit, one of them new.
  EXPECT_GT(journal.bytes(""), kLongest / 8 / 3 * kPage);
  EXPECT_EQ(journal.kept(), journal.commits);
}

}  // namespace
}  // namespace condotta::server
