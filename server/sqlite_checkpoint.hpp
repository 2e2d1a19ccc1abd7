// What is committed lies in a journal first (SQLite's WAL) and is copied into the database now and
// then. Copying thousands of pages takes as long as the disk likes: a thread of its own does it,
// while the writer goes on.
//
// It copies and flushes a portion at a time. SQLite itself flushes the database only once, when all
// of the journal is copied; then a commit that comes meanwhile, or the writer itself, would wait
// until the disk has taken everything.
#pragma once
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/sqlite_database.hpp"

namespace condotta::server {

class Checkpointer {
 public:
  // Takes over from SQLite's own checkpoints of `writer`, which must outlive it and may be used
  // by one thread only. From `longest` pages on the journal begins anew as soon as possible.
  Checkpointer(const std::string& file, Database& writer, int longest);
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;
  ~Checkpointer();

  // Times that the journal was copied whole and has begun anew.
  [[nodiscard]] u64 rounds() const { return rounds_.load(); }
  // Portions that the thread has copied and flushed.
  [[nodiscard]] u64 portions() const { return portions_.load(); }

 private:
  enum class State : u8 {
    resting,  // nothing to do yet
    copying,  // in the thread
    copied,   // all but what was committed in the meantime: a little, which the writer itself does
  };
  // SQLite calls it in the writer's thread after each commit.
  static int committed(void* self, sqlite3* writer, const char* name, int pages);
  void run();
  // False: the disk did not take it.
  bool copy_portion();

  Database database_;
  Database& writer_;
  int longest_;
  int portion_;
  std::atomic<State> state_{State::resting};
  std::atomic<int> pages_{0};  // in the journal
  std::atomic<u64> rounds_{0};
  std::atomic<u64> portions_{0};
  int begun_at_ = 0;  // pages when the last portion was begun; of the writer's thread
  int copied_ = 0;    // pages of the journal that are in the database; of the other one
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace condotta::server
