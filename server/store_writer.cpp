#include "server/store_writer.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <iterator>
#include <utility>

#include "server/limits.hpp"

namespace condotta::server {

StoreWriter::StoreWriter(Storage& storage, boost::asio::any_io_executor network,
                         std::function<void(const StoreJob&)> answer)
    : storage_(storage),
      network_(std::move(network)),
      answer_(std::move(answer)),
      thread_([this] { run(); }) {}

StoreWriter::~StoreWriter() { finish(); }

std::unique_ptr<StoreJob> StoreWriter::draft() {
  if (spare_.empty()) {
    const std::lock_guard lock(mutex_);
    spare_.swap(returned_);
  }
  if (spare_.empty()) return std::make_unique<StoreJob>();
  std::unique_ptr<StoreJob> job = std::move(spare_.back());
  spare_.pop_back();
  return job;
}

void StoreWriter::submit(std::unique_ptr<StoreJob> job) {
  ++pending_;
  bool waits = false;
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(job));
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
  courier_.join();
}

void StoreWriter::run() {
  Jobs gathered;
  while (gather(gathered)) {
    if (gathered.size() <= kMostBatch) {
      commit(std::exchange(gathered, {}));
      continue;
    }
    for (std::size_t from = 0; from < gathered.size(); from += kMostBatch) {
      const std::size_t to = std::min(gathered.size(), from + kMostBatch);
      commit({std::make_move_iterator(gathered.begin() + static_cast<long>(from)),
              std::make_move_iterator(gathered.begin() + static_cast<long>(to))});
    }
    gathered.clear();
  }
}

bool StoreWriter::gather(Jobs& batch) {
  std::unique_lock lock(mutex_);
  while (!stopping_ && queue_.empty()) {
    idle_ = true;
    wake_.wait(lock);
  }
  idle_ = false;
  // One who plays alone is answered at once. Of many, more are waited for: a commit costs the same
  // for one line and for a hundred.
  if (last_size_ >= kBusyBatch) {
    wake_.wait_until(lock, began_ + kGatherTime, [this] { return stopping_; });
  }
  std::swap(batch, queue_);
  queue_.reserve(batch.size());  // as many will come
  began_ = Clock::now();
  last_size_ = batch.size();
  return !batch.empty();
}

void StoreWriter::commit(Jobs batch) {
  std::vector<const Change*> changes;
  changes.reserve(batch.size());
  for (const auto& job : batch) {
    if (job->changes && !lost_.contains(job->origin)) changes.push_back(&job->change);
  }
  std::vector<Written> written;
  if (!changes.empty()) {
    written = storage_.write(changes);
    ++commits_;
  }
  std::size_t next = 0;
  bool failed = false;
  u64 lines = 0;
  for (const auto& job : batch) {
    Written& outcome = job->outcome;
    outcome = lost_.contains(job->origin) ? Written::conflict : Written::done;
    // The same test as above: an origin lost in this very batch had its later changes refused by
    // their numbers, or not, and then the reload finds them.
    if (job->changes && next < changes.size() && changes[next] == &job->change) {
      outcome = written[next++];
      if (outcome == Written::done) lines += job->change.lines.size();
      if (outcome != Written::done && job->origin != 0) lost_.insert(job->origin);
      failed = failed || outcome == Written::failed;
    }
  }
  lines_ += lines;
  if (failed) {
    if (healthy_.exchange(false))
      spdlog::error("event=storage_failed reason=\"{}\"", storage_.trouble());
  } else if (!changes.empty() && !healthy_.exchange(true)) {
    spdlog::info("event=storage_recovered");
  }
  pending_ -= batch.size();
  boost::asio::post(courier_, [this, told = std::move(batch)]() mutable { tell(told); });
}

void StoreWriter::tell(Jobs& batch) {
  Jobs answers;
  for (auto& job : batch) {
    if (job->outcome == Written::done) job->parcel.send();
    const bool called = job->outcome == Written::done ? job->call == StoreJob::Call::always
                                                      : job->call != StoreJob::Call::never;
    if (called) {
      answers.push_back(std::move(job));
    } else {
      job->clear();
    }
  }
  std::erase(batch, nullptr);
  {
    const std::lock_guard lock(mutex_);
    const std::size_t room = kMostSpareJobs - std::min(kMostSpareJobs, returned_.size());
    const auto kept = static_cast<std::ptrdiff_t>(std::min(room, batch.size()));
    std::move(batch.begin(), batch.begin() + kept, std::back_inserter(returned_));
  }
  if (answers.empty()) return;
  boost::asio::post(network_, [this, answers = std::move(answers)]() mutable {
    for (auto& job : answers) {
      job->done ? job->done(job->outcome) : answer_(*job);
      job->clear();
      if (spare_.size() < kMostSpareJobs) spare_.push_back(std::move(job));
    }
  });
}

}  // namespace condotta::server
