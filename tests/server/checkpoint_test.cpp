// The journal is copied into the database a portion at a time while the writer goes on, and
// does not grow without end.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <optional>
#include <thread>

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
