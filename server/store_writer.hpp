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

#include "server/room.hpp"
#include "server/storage.hpp"

namespace condotta::server {

class StoreWriter {
 public:
  // Called in the network's thread, in the order of `submit`.
  using Done = std::function<void(Written)>;
  enum class Call : u8 { always, on_failure };

  StoreWriter(Storage& storage, boost::asio::any_io_executor network);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  ~StoreWriter();

  // Must not block. `origin` names the copy of the table that the change was made from: when one
  // of its changes is lost, all later ones are lost with it. 0: of no table. Without a change all
  // else is merely done in its turn.
  void submit(u64 origin, std::optional<Change> change, Done done);
  // The letters are sent if it is kept, before `done` is called.
  void submit(u64 origin, std::optional<Change> change, std::vector<Letter> letters, Done done,
              Call call);
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
    std::vector<Letter> letters;
    Done done;
    Call call = Call::always;
    Written outcome = Written::done;
  };
  using Clock = std::chrono::steady_clock;
  void run();
  // Takes what waits; false: nothing will come any more.
  bool gather(std::vector<Job>& batch);
  void commit(std::vector<Job> batch);
  void tell(std::vector<Job>& batch);

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
  // Of the thread alone.
  Clock::time_point began_{};  // the last commit
  std::size_t last_size_ = 0;  // of it
  boost::asio::thread_pool courier_{1};
  std::thread thread_;
};

}  // namespace condotta::server
