// A client that plays, and shows everything it was sent.
#pragma once
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/server/wire_client.hpp"

namespace condotta::server {

using Inspect = std::function<void(const json::value& message)>;

// Looks on to the end of the game, and plays where there is something to decide, by legal choices
// taken in turn from the `choose`-th on. What was done too early is held by the table: until it is
// done, there is nothing to decide.
inline void play_on(TableSocket& socket, const json::value& first, u32 choose,
                    const Inspect& inspect = {}) {
  json::value message = first;
  std::int64_t number = message.at("number").as_int64();
  for (u32 step = choose;; ++step) {
    if (inspect) inspect(message);
    if (const json::value* events = message.as_object().if_contains("events")) {
      for (const json::value& event : events->as_array()) number = event.at("number").as_int64();
    }
    const json::value* game = message.as_object().if_contains("game");
    if (game != nullptr && game->is_object()) {
      if (!game->at("result").is_null()) return;
      const json::array& legal = game->at("legal").as_array();
      if (!legal.empty() && game->at("held").as_array().empty()) {
        const json::value& action = legal[std::size_t{step} * 7 % legal.size()];
        socket.send(fmt::format(R"({{"type":"act","id":{},"after":{},"actions":[{}]}})", step + 1,
                                number, json::serialize(action)));
      }
    }
    const std::optional<std::string> text = socket.next();
    ASSERT_TRUE(text) << "the server hung up";
    message = json::parse(*text);
    // Another's secret answer (C5.4) may overtake an action; what it led to is an update of its
    // own.
    if (message.at("type") == "refused" && message.at("error") != "stale") FAIL() << *text;
  }
}

}  // namespace condotta::server
