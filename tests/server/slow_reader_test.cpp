// One who does not read what is sent is dropped, and nobody else notices.
#include <gtest/gtest.h>

#include "tests/server/running_server.hpp"
#include "tests/server/wire_client.hpp"

namespace condotta::server {
namespace {

constexpr u32 kAtOnce = 50;  // messages, until their answers are read

u32 slow_readers(Visitor& anyone) {
  constexpr std::string_view name = "\ncondotta_slow_readers_total ";
  const std::string metrics = anyone.get("/metrics").body;
  const std::size_t at = metrics.find(name);
  EXPECT_NE(at, std::string::npos);
  return static_cast<u32>(std::strtoul(metrics.c_str() + at + name.size(), nullptr, 10));
}

// The number of the next word; each comes after the one before.
void expect_word(TableSocket& socket, u32 number) {
  const json::value update = socket.wait_for("update");
  ASSERT_TRUE(update.is_object()) << "the server hung up";
  const json::value& event = update.at("events").at(0);
  ASSERT_EQ(event.at("kind"), "talk");
  ASSERT_EQ(std::strtoul(event.at("text").as_string().c_str(), nullptr, 10), number);
}

TEST(SlowReader, IsDroppedAndNobodyElseNotices) {
  const RunningServer server;
  Visitor ada(server.port(), "Ada");
  const Visitor bea(server.port(), "Bea"), cleo(server.port(), "Cleo");
  const std::string table = ada.create(R"({"game":"condottiere","players":2,"pause":0})");
  TableSocket speaker(server.port(), table, ada.cookie);
  speaker.wait_for("hello");
  TableSocket sleeper(server.port(), table, cleo.cookie);
  sleeper.wait_for("hello");  // and nothing after it
  TableSocket listener(server.port(), table, bea.cookie);
  listener.wait_for("hello");
  const std::string rest(450, '.');
  u32 said = 0;
  // What the system keeps for the sleeper comes to some megabytes, and one more is the server's.
  while (slow_readers(ada) == 0 && said < 100'000) {
    for (u32 i = 0; i < kAtOnce; ++i) {
      speaker.send(fmt::format(R"({{"type":"talk","id":1,"text":"{} {}"}})", said + i, rest));
    }
    for (u32 i = 0; i < kAtOnce; ++i, ++said) {
      expect_word(speaker, said);
      expect_word(listener, said);
      ASSERT_FALSE(HasFatalFailure());
    }
  }
  EXPECT_EQ(slow_readers(ada), 1U);
  u32 slept = 0;
  while (sleeper.next()) ++slept;
  EXPECT_LT(slept, said) << "the connection ended before the last word";
  // Who was dropped may come back.
  TableSocket back(server.port(), table, cleo.cookie);
  ASSERT_TRUE(back.wait_for("hello").is_object());
  speaker.send(fmt::format(R"({{"type":"talk","id":1,"text":"{}"}})", said));
  expect_word(back, said);
  expect_word(listener, said);
}

}  // namespace
}  // namespace condotta::server
