#include "server/bot_desk.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>

namespace condotta::server {

BotDesk::BotDesk(u32 threads, u32 milliseconds, std::size_t most,
                 boost::asio::any_io_executor network)
    : all_threads_(threads),
      milliseconds_(milliseconds),
      most_(most),
      network_(std::move(network)) {
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

u32 BotDesk::threads_to_spare() const {
  const std::size_t asked = thinking_ + questions_.size();
  return std::max(all_threads_ / static_cast<u32>(asked), 1U);
}

void BotDesk::run() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stopping_ || !questions_.empty(); });
    if (stopping_) return;
    Question question = std::move(questions_.front());
    questions_.pop_front();
    ++thinking_;
    const u32 threads = threads_to_spare();
    lock.unlock();
    std::string action = question.task.think({.milliseconds = milliseconds_, .threads = threads});
    lock.lock();
    --thinking_;
    lock.unlock();
    boost::asio::post(network_, [question = std::move(question), action = std::move(action)] {
      question.answer(question.task, action);
    });
  }
}

}  // namespace condotta::server
