#include "server/sqlite_checkpoint.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace condotta::server {
namespace {

constexpr int kPortions = 8;    // of a journal of full length
constexpr int kMostChases = 8;  // before the writer gets what is left, however much that is

// Waits for nobody: what others still read or write stays in the journal. An error is no loss
// either, the pages stay where they are and the next round tries again. The number of pages that
// are in the database now.
int copy_pages(sqlite3* database) {
  int copied = 0;
  sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, &copied);
  return std::max(copied, 0);
}

bool flush(sqlite3* database) {
  // Of SQLite's own: to close another one of the same file would let go of its locks.
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
  return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY) == SQLITE_OK;
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
      portion_(std::max(longest / kPortions, 1)),
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
  if (pages < me.pages_.exchange(pages)) {
    me.begun_at_ = 0;
    ++me.rounds_;
  }
  const State state = me.state_.load();
  if (state == State::copied) {
    // Nobody else writes now: with this the journal is copied whole, and the next commit begins it
    // anew.
    copy_pages(writer);
    me.state_ = State::resting;
  } else if (state == State::resting && pages >= me.begun_at_ + me.portion_) {
    me.begun_at_ = pages;
    {
      const std::lock_guard lock(me.mutex_);
      me.state_ = State::copying;
    }
    me.wake_.notify_one();
  }
  return SQLITE_OK;
}

bool Checkpointer::copy_portion() {
  copied_ = copy_pages(database_.handle());
  if (!flush(database_.handle())) return false;
  ++portions_;
  return true;
}

void Checkpointer::run() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || state_ == State::copying; });
      if (stopping_) return;
    }
    bool taken = copy_portion();
    // Each time less has come meanwhile, until it is little enough for the writer.
    const int few = portion_ / 8;
    for (int i = 0; taken && i < kMostChases && pages_ >= longest_ && pages_ - copied_ > few; ++i) {
      taken = copy_portion();
    }
    if (!taken) {
      // Nobody knows then which pages the disk has: the journal, which has them all, is kept.
      spdlog::error("event=copy_failed reason=\"the database could not be flushed\"");
      return;
    }
    state_ = pages_ >= longest_ ? State::copied : State::resting;
  }
}

}  // namespace condotta::server
