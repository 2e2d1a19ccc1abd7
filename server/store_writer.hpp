// The thread that writes: what has gathered while the disk was busy is committed in one go, and
// only then is anybody told.
#pragma once
#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_set>
#include <vector>

#include "server/storage.hpp"

namespace condotta::server {

class StoreWriter {
 public:
  // Called in the network's thread, in the order of `submit`.
  using Done = std::function<void(Written)>;

  StoreWriter(Storage& storage, boost::asio::any_io_executor network);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter();

  // Must not block. `origin` names the copy of the table that the change was made from: when one
  // of its changes is lost, all later ones are lost with it. 0: of no table. Without a change
  // `done` is merely called in its turn.
  void submit(u64 origin, std::optional<Change> change, Done done);
  // Blocks until everything submitted is on the disk.
  void finish();

  [[nodiscard]] std::size_t pending() const { return pending_.load(); }
  [[nodiscard]] u64 commits() const { return commits_.load(); }
  [[nodiscard]] u64 lines() const { return lines_.load(); }
  [[nodiscard]] bool healthy() const { return healthy_.load(); }

 private:
  struct Job {
    u64 origin;
    std::optional<Change> change;
    Done done;
  };
  void run();
  void commit(std::vector<Job>& batch);

  Storage& storage_;
  boost::asio::any_io_executor network_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> queue_;
  bool stopping_ = false;
  bool idle_ = false;             // the thread waits: only then it has to be woken
  std::unordered_set<u64> lost_;  // origins
  std::atomic<std::size_t> pending_{0};
  std::atomic<u64> commits_{0};
  std::atomic<u64> lines_{0};
  std::atomic<bool> healthy_{true};
  std::thread thread_;
};

}  // namespace condotta::server
