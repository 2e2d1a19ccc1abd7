// The journal is copied into the database while the writer goes on, and does not grow without end.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "server/sqlite_checkpoint.hpp"

namespace condotta::server {
namespace {

u64 number_of(const Database& database, const char* sql) {
  Statement question(database, sql);
  EXPECT_TRUE(question.step());
  return question.number(0);
}

TEST(Checkpointer, TheJournalBeginsAnewAgainAndAgainUnderAWriterThatNeverRests) {
  const std::string file = testing::TempDir() + fmt::format("condotta-journal-{}", getpid());
  const auto remove = [&] {
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file + end);
  };
  remove();
  u64 commits = 0;
  {
    Database writer(file);
    writer.run("PRAGMA journal_mode = WAL");
    writer.run("CREATE TABLE pages (number INTEGER PRIMARY KEY, text TEXT)");
    Checkpointer checkpointer(file, writer, 40);
    const u64 version = number_of(writer, "PRAGMA data_version");
    Statement put(writer, "INSERT INTO pages (text) VALUES (?)");
    const std::string page(3000, 'x');
    while (checkpointer.rounds() < 5 && commits < 200'000) {
      put.bind(1, page).run();
      ++commits;
    }
    EXPECT_EQ(checkpointer.rounds(), 5U);
    EXPECT_EQ(number_of(writer, "PRAGMA data_version"), version)
        << "who copies pages is not mistaken for another process";
    EXPECT_EQ(number_of(writer, "SELECT count(*) FROM pages"), commits);
    // Two pages or three a commit: all of them in one journal would be longer.
    EXPECT_LT(std::filesystem::file_size(file + "-wal"), commits * 2 * 4096 / 2);
  }
  const Database again(file);
  EXPECT_EQ(number_of(again, "SELECT count(*) FROM pages"), commits);
  remove();
}

}  // namespace
}  // namespace condotta::server
