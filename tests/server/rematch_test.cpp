// A game played once more: the new table is there before anybody is told of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <vector>

#include "tests/server/playing.hpp"
#include "tests/server/running_server.hpp"

namespace condotta::server {
namespace {

// Remembers in which order the tables' lines were kept.
class Diary final : public MemoryStorage {
 public:
  std::vector<Written> write(std::span<const Change* const> changes) override {
    {
      const std::lock_guard lock(mutex_);
      for (const Change* change : changes) {
        if (change->before) order_.push_back(change->before->table);
        if (!change->lines.empty()) order_.push_back(change->table);
      }
    }
    return MemoryStorage::write(changes);
  }

  std::vector<std::string> order() {
    const std::lock_guard lock(mutex_);
    return order_;
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> order_;
};

TEST(Rematch, TheNewTableIsKeptBeforeItIsToldAndEverybodyHasTheColourOfBefore) {
  auto storage = std::make_unique<Diary>();
  Diary& diary = *storage;
  const RunningServer server(std::move(storage));
  Visitor ada(server.port(), "Ada");
  const std::string table =
      ada.create(R"({"game":"condottiere","players":3,"bots":["random","random"],"pause":0})");
  TableSocket socket(server.port(), table, ada.cookie);
  const json::value hello = socket.wait_for("hello");
  socket.send(R"({"type":"colour","colour":2,"id":1})");
  socket.wait_for("update");
  socket.send(R"({"type":"start","id":2})");
  play_on(socket, hello, 3);
  socket.send(R"({"type":"rematch","id":3})");
  json::value told;
  do {
    told = socket.wait_for("update");
    ASSERT_TRUE(told.is_object());
  } while (told.at("events").at(0).at("kind") != "rematch");
  const std::string next(told.at("events").at(0).at("table").as_string());

  const Answer found = ada.get("/api/tables/" + next);
  ASSERT_EQ(found.status, 200);
  const std::vector<std::string> order = diary.order();
  const auto made = std::find(order.begin(), order.end(), next);
  EXPECT_NE(std::find(made, order.end(), table), order.end()) << "the event is the later line";
  const json::array& before = told.at("table").at("seats").as_array();
  const json::value fresh = found.value();
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(fresh.at("table").at("seats").at(i).at("colour"), before[i].at("colour")) << i;
  }
}

TEST(Rematch, NobodyIsToldOfATableThatCouldNotBeKept) {
  auto storage = std::make_unique<Diary>();
  Diary& diary = *storage;
  const RunningServer server(std::move(storage));
  Visitor ada(server.port(), "Ada");
  const std::string table =
      ada.create(R"({"game":"condottiere","players":2,"bots":["random"],"pause":0})");
  TableSocket socket(server.port(), table, ada.cookie);
  const json::value hello = socket.wait_for("hello");
  socket.send(R"({"type":"rematch","id":1})");
  EXPECT_EQ(socket.wait_for("refused").at("error"), "not_finished");
  socket.send(R"({"type":"start","id":2})");
  play_on(socket, hello, 3);
  diary.break_down(true);
  socket.send(R"({"type":"rematch","id":3})");
  EXPECT_EQ(socket.wait_for("refused").at("error"), "storage_failed");
  EXPECT_TRUE(socket.wait_for("update").is_null());
  diary.break_down(false);
  TableSocket again(server.port(), table, ada.cookie);
  EXPECT_TRUE(again.wait_for("hello").at("table").at("rematch").is_null());
}

}  // namespace
}  // namespace condotta::server
