#include "server/sqlite_checkpoint.hpp"

namespace condotta::server {
namespace {

// Waits for nobody: what others still read or write stays in the journal. An error is no loss
// either, the pages stay where they are and the next round tries again.
void copy_pages(sqlite3* database) {
  sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

Database open_flushed(const std::string& file) {
  Database database(file);
  database.run("PRAGMA synchronous = FULL");
  return database;
}

}  // namespace

Checkpointer::Checkpointer(const std::string& file, Database& writer, int longest)
    : database_(open_flushed(file)),
      writer_(writer),
      longest_(longest),
      thread_([this] { run(); }) {
  sqlite3_wal_hook(writer_.handle(), &committed, this);
}

Checkpointer::~Checkpointer() {
  sqlite3_wal_hook(writer_.handle(), nullptr, nullptr);
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

int Checkpointer::committed(void* self, sqlite3* writer, const char* /*name*/, int pages) {
  auto& me = *static_cast<Checkpointer*>(self);
  const State state = me.state_.load();
  if (state == State::copied) {
    // Nobody else writes now: with this the journal is copied whole, and begins anew.
    copy_pages(writer);
    me.state_ = State::resting;
    ++me.rounds_;
  } else if (state == State::resting && pages >= me.longest_) {
    {
      const std::lock_guard lock(me.mutex_);
      me.state_ = State::copying;
    }
    me.wake_.notify_one();
  }
  return SQLITE_OK;
}

void Checkpointer::run() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || state_ == State::copying; });
      if (stopping_) return;
    }
    copy_pages(database_.handle());
    copy_pages(database_.handle());  // what came during the first, which took long
    state_ = State::copied;
  }
}

}  // namespace condotta::server
