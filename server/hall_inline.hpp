// The one template of hall.hpp.
#pragma once
#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>

#include "server/hall.hpp"

namespace condotta::server {

template <class Question>
auto Hall::ask_store(Question question)
    -> boost::asio::awaitable<std::invoke_result_t<Question, Storage&>> {
  using Answered = std::invoke_result_t<Question, Storage&>;
  // In a coroutine the arguments live as long as it does; a lambda's captures would not. Callers
  // give the question a name: g++ 12 destroys a temporary lambda of a co_await twice.
  struct Reader {
    static boost::asio::awaitable<Answered> read(Storage& storage, Question asked) {
      try {
        co_return asked(storage);
      } catch (const std::exception& wrong) {
        spdlog::error("event=read_failed reason=\"{}\"", wrong.what());
        throw;
      }
    }
  };
  co_return co_await boost::asio::co_spawn(readers_.get_executor(),
                                           Reader::read(storage_, std::move(question)),
                                           boost::asio::use_awaitable);
}

}  // namespace condotta::server
