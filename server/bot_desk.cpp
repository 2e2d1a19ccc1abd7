#include "server/bot_desk.hpp"

#include <boost/asio/post.hpp>

namespace condotta::server {

BotDesk::BotDesk(u32 threads, u32 milliseconds, std::size_t most,
                 boost::asio::any_io_executor network)
    : milliseconds_(milliseconds), most_(most), network_(std::move(network)) {
  for (u32 i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotDesk::~BotDesk() { stop(); }

bool BotDesk::ask(table::BotTask task, Answer answer) {
  {
    const std::lock_guard lock(mutex_);
    if (questions_.size() >= most_) return false;
    questions_.push_back({std::move(task), std::move(answer)});
  }
  wake_.notify_one();
  return true;
}

std::size_t BotDesk::waiting() {
  const std::lock_guard lock(mutex_);
  return questions_.size();
}

void BotDesk::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void BotDesk::run() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stopping_ || !questions_.empty(); });
    if (stopping_) return;
    Question question = std::move(questions_.front());
    questions_.pop_front();
    lock.unlock();
    std::string action = question.task.think(milliseconds_);
    boost::asio::post(network_, [question = std::move(question), action = std::move(action)] {
      question.answer(question.task, action);
    });
  }
}

}  // namespace condotta::server
