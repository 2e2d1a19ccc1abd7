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
  submit(origin, std::move(change), {}, std::move(done), Call::always);
}

void StoreWriter::submit(u64 origin, std::optional<Change> change, std::vector<Letter> letters,
                         Done done, Call call) {
  ++pending_;
  bool waits = false;
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({origin, std::move(change), std::move(letters), std::move(done), call});
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
  std::vector<Job> gathered;
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

bool StoreWriter::gather(std::vector<Job>& batch) {
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

void StoreWriter::commit(std::vector<Job> batch) {
  std::vector<const Change*> changes;
  for (const Job& job : batch) {
    if (job.change && !lost_.contains(job.origin)) changes.push_back(&*job.change);
  }
  std::vector<Written> written;
  if (!changes.empty()) {
    written = storage_.write(changes);
    ++commits_;
  }
  std::size_t next = 0;
  bool failed = false;
  u64 lines = 0;
  for (Job& job : batch) {
    Written& outcome = job.outcome;
    outcome = lost_.contains(job.origin) ? Written::conflict : Written::done;
    // The same test as above: an origin lost in this very batch had its later changes refused by
    // their numbers, or not, and then the reload finds them.
    if (job.change && next < changes.size() && changes[next] == &*job.change) {
      outcome = written[next++];
      if (outcome == Written::done) lines += job.change->lines.size();
      if (outcome != Written::done && job.origin != 0) lost_.insert(job.origin);
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

void StoreWriter::tell(std::vector<Job>& batch) {
  std::vector<std::pair<Done, Written>> answers;
  for (Job& job : batch) {
    if (job.outcome == Written::done) {
      for (const Letter& letter : job.letters) {
        letter.first ? letter.client->send(letter.first, letter.text)
                     : letter.client->send(letter.text);
      }
      if (job.call == Call::on_failure) continue;
    }
    if (job.done) answers.emplace_back(std::move(job.done), job.outcome);
  }
  if (answers.empty()) return;
  boost::asio::post(network_, [answers = std::move(answers)] {
    for (const auto& [done, outcome] : answers) done(outcome);
  });
}

}  // namespace condotta::server
