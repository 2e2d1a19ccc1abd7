// Where bots think: in threads of their own, so that the network never waits for them.
#pragma once
#include <boost/asio/any_io_executor.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "table/play.hpp"

namespace condotta::server {

class BotDesk {
 public:
  // Called in the network's thread.
  using Answer = std::function<void(const table::BotTask& task, const std::string& action)>;

  BotDesk(u32 threads, u32 milliseconds, std::size_t most, boost::asio::any_io_executor network);
  BotDesk(const BotDesk&) = delete;
  BotDesk& operator=(const BotDesk&) = delete;
  ~BotDesk();

  // A bot gets the threads that nobody else needs at that moment. Must not block. False: there are
  // too many questions already; ask again later.
  bool ask(table::BotTask task, Answer answer);
  // Blocks for as long as the bots that think now do; what has not begun is dropped.
  void stop();
  [[nodiscard]] std::size_t waiting();

 private:
  struct Question {
    table::BotTask task;
    Answer answer;
  };
  void run();
  // For a question that has just been taken; under the mutex.
  [[nodiscard]] u32 threads_to_spare() const;

  u32 all_threads_;
  u32 milliseconds_;
  std::size_t most_;  // questions that wait
  boost::asio::any_io_executor network_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> questions_;
  std::size_t thinking_ = 0;  // questions that were taken and are not yet answered
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace condotta::server
