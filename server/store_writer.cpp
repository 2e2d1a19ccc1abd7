#include "server/store_writer.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <utility>

#include "server/limits.hpp"

namespace condotta::server {

StoreWriter::StoreWriter(Storage& storage, boost::asio::any_io_executor network)
    : storage_(storage), network_(std::move(network)), thread_([this] { run(); }) {}

StoreWriter::~StoreWriter() { finish(); }

void StoreWriter::submit(u64 origin, std::optional<Change> change, Done done) {
  ++pending_;
  bool waits = false;
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({origin, std::move(change), std::move(done)});
    waits = std::exchange(idle_, false);
  }
  if (waits) wake_.notify_one();
}

void StoreWriter::finish() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void StoreWriter::run() {
  std::vector<Job> gathered;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      while (!stopping_ && queue_.empty()) {
        idle_ = true;
        wake_.wait(lock);
      }
      idle_ = false;
      if (queue_.empty()) return;
      std::swap(gathered, queue_);
    }
    if (gathered.size() <= kMostBatch) {
      commit(gathered);
      gathered.clear();
      continue;
    }
    for (std::size_t from = 0; from < gathered.size(); from += kMostBatch) {
      const std::size_t to = std::min(gathered.size(), from + kMostBatch);
      std::vector<Job> batch(std::make_move_iterator(gathered.begin() + static_cast<long>(from)),
                             std::make_move_iterator(gathered.begin() + static_cast<long>(to)));
      commit(batch);
    }
    gathered.clear();
  }
}

void StoreWriter::commit(std::vector<Job>& batch) {
  std::vector<const Change*> changes;
  for (const Job& job : batch) {
    if (job.change && !lost_.contains(job.origin)) changes.push_back(&*job.change);
  }
  std::vector<Written> written;
  if (!changes.empty()) {
    written = storage_.write(changes);
    ++commits_;
  }
  std::vector<std::pair<Done, Written>> answers;
  std::size_t next = 0;
  bool failed = false;
  u64 lines = 0;
  for (Job& job : batch) {
    Written outcome = lost_.contains(job.origin) ? Written::conflict : Written::done;
    // The same test as above: an origin lost in this very batch had its later changes refused by
    // their numbers, or not, and then the reload finds them.
    if (job.change && next < changes.size() && changes[next] == &*job.change) {
      outcome = written[next++];
      if (outcome == Written::done) lines += job.change->lines.size();
      if (outcome != Written::done && job.origin != 0) lost_.insert(job.origin);
      failed = failed || outcome == Written::failed;
    }
    answers.emplace_back(std::move(job.done), outcome);
  }
  lines_ += lines;
  if (failed) {
    if (healthy_.exchange(false))
      spdlog::error("event=storage_failed reason=\"{}\"", storage_.trouble());
  } else if (!changes.empty() && !healthy_.exchange(true)) {
    spdlog::info("event=storage_recovered");
  }
  pending_ -= batch.size();
  boost::asio::post(network_, [answers = std::move(answers)] {
    for (const auto& [done, outcome] : answers) done(outcome);
  });
}

}  // namespace condotta::server
