// What is committed lies in a journal first (SQLite's WAL) and is copied into the database now and
// then. Copying thousands of pages takes as long as the disk likes: a thread of its own does it,
// while the writer goes on.
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
  // by one thread only. A round begins when the journal has `longest` pages.
  Checkpointer(const std::string& file, Database& writer, int longest);
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;
  ~Checkpointer();

  // Times that the journal was copied, so far as nobody was in the way.
  [[nodiscard]] u64 rounds() const { return rounds_.load(); }

 private:
  enum class State : u8 {
    resting,  // the journal is short
    copying,  // in the thread
    copied,   // all but what was committed in the meantime: a little, which the writer itself does
  };
  // SQLite calls it in the writer's thread after each commit.
  static int committed(void* self, sqlite3* writer, const char* name, int pages);
  void run();

  Database database_;
  Database& writer_;
  int longest_;
  std::atomic<State> state_{State::resting};
  std::atomic<u64> rounds_{0};
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace condotta::server
