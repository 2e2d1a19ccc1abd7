// The thread that writes: what has gathered while the disk was busy is committed in one go, and
// only then is anybody told, by another thread, so that the next commit need not wait for it.
#pragma once
#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_set>
#include <vector>

#include "server/store_job.hpp"

namespace condotta::server {

class StoreWriter {
 public:
  // `answer` is called in the network's thread, in the order of `submit`, for those jobs that want
  // it.
  StoreWriter(Storage& storage, boost::asio::any_io_executor network,
              std::function<void(const StoreJob&)> answer);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter();

  // An empty job to be filled and submitted; both in the network's thread, and neither blocks.
  std::unique_ptr<StoreJob> draft();
  void submit(std::unique_ptr<StoreJob> job);
  // Blocks until everything submitted is on the disk.
  void finish();

  [[nodiscard]] std::size_t pending() const { return pending_.load(); }
  [[nodiscard]] u64 commits() const { return commits_.load(); }
  [[nodiscard]] u64 lines() const { return lines_.load(); }
  [[nodiscard]] bool healthy() const { return healthy_.load(); }

 private:
  using Jobs = std::vector<std::unique_ptr<StoreJob>>;
  using Clock = std::chrono::steady_clock;
  void run();
  // Takes what waits; false: nothing will come any more.
  bool gather(Jobs& batch);
  void commit(Jobs batch);
  void tell(Jobs& batch);

  Storage& storage_;
  boost::asio::any_io_executor network_;
  std::function<void(const StoreJob&)> answer_;
  std::mutex mutex_;
  std::condition_variable wake_;
  Jobs queue_;
  Jobs returned_;  // done, for `draft` to use again
  bool stopping_ = false;
  bool idle_ = false;             // the thread waits: only then it has to be woken
  std::unordered_set<u64> lost_;  // origins
  std::atomic<std::size_t> pending_{0};
  std::atomic<u64> commits_{0};
  std::atomic<u64> lines_{0};
  std::atomic<bool> healthy_{true};
  Jobs spare_;  // of the network's thread: those that came back
  // Of the thread alone.
  Clock::time_point began_{};  // the last commit
  std::size_t last_size_ = 0;  // of it
  boost::asio::thread_pool courier_{1};
  std::thread thread_;
};

}  // namespace condotta::server
