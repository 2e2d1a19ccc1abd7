// What the server says when the store cannot be read or written, or when there is too much to do.
#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

#include "tests/server/running_server.hpp"
#include "tests/server/wire_client.hpp"

namespace condotta::server {
namespace {

constexpr const char* kTwo = R"({"game":"condottiere","players":2,"pause":0})";

// A disk from which nothing can be read.
class Unreadable final : public MemoryStorage {
 public:
  std::vector<std::string> read_log(const std::string& table) override {
    if (broken) throw std::runtime_error("the test said so");
    return MemoryStorage::read_log(table);
  }
  std::vector<TableRow> list(Shelf shelf, const std::string& person, std::size_t most) override {
    if (broken) throw std::runtime_error("the test said so");
    return MemoryStorage::list(shelf, person, most);
  }

  std::atomic<bool> broken = false;
};

TEST(Trouble, WhatCannotBeReadIsAnswered) {
  auto storage = std::make_unique<Unreadable>();
  Unreadable& disk = *storage;
  const RunningServer server(std::move(storage));
  Visitor ada(server.port(), "Ada");
  disk.broken = true;
  const std::string asleep(32, 'a');
  for (const std::string& path : {std::string("/api/tables?list=open"), "/api/tables/" + asleep}) {
    const Answer answer = ada.get(path);
    EXPECT_EQ(answer.status, 503) << path;
    EXPECT_EQ(answer.value().at("error"), "storage_failed") << path;
  }
  EXPECT_EQ(TableSocket(server.port(), asleep, ada.cookie).status, 503);
  disk.broken = false;
  EXPECT_EQ(ada.get("/api/tables?list=open").status, 200);
  EXPECT_EQ(TableSocket(server.port(), asleep, ada.cookie).status, 404);
}

TEST(Trouble, AKeyIsStillGoodAfterAFullDisk) {
  auto storage = std::make_unique<MemoryStorage>();
  MemoryStorage& disk = *storage;
  const RunningServer server(std::move(storage));
  Visitor ada(server.port(), "Ada");
  const std::string key = json::serialize(ada.post("/api/me/key", "{}").value().at("key"));
  const std::string body = fmt::format(R"({{"key":{}}})", key);
  Visitor other(server.port());
  disk.break_down(true);
  const Answer failed = other.post("/api/me/move", body);
  EXPECT_EQ(failed.status, 503);
  EXPECT_EQ(failed.value().at("error"), "storage_failed");
  disk.break_down(false);
  EXPECT_EQ(other.post("/api/me/move", body).status, 200);
  EXPECT_EQ(other.post("/api/me/move", body).status, 403) << "once";
}

TEST(Trouble, OpeningASocketCountsAsARequest) {
  Limits limits = no_limits();
  limits.requests = {4, 0.001};
  const RunningServer server(std::make_unique<MemoryStorage>(), limits);
  Visitor ada(server.port(), "Ada");           // 1
  const std::string table = ada.create(kTwo);  // 2
  for (u32 i = 0; i < 2; ++i) {
    EXPECT_EQ(TableSocket(server.port(), table, ada.cookie).status, 101);
  }
  EXPECT_EQ(TableSocket(server.port(), table, ada.cookie).status, 429);
  EXPECT_EQ(ada.get("/api/me").status, 429);
}

// More tables than questions may wait: those that found no room are asked again.
TEST(Trouble, EveryBotIsAskedThoughTheirQueueWasFull) {
  Limits limits = no_limits();
  limits.bot_questions = 1;
  limits.ring_again = std::chrono::milliseconds(1);
  const RunningServer server(std::make_unique<MemoryStorage>(), limits);
  Visitor ada(server.port(), "Ada");
  std::vector<std::unique_ptr<TableSocket>> tables;
  for (u32 i = 0; i < 12; ++i) {
    const std::string table = ada.create(
        R"({"game":"condottiere","players":4,"pause":0,"bots":["random","random","random"],)"
        R"("options":{"start":1}})");
    tables.push_back(std::make_unique<TableSocket>(server.port(), table, ada.cookie));
    tables.back()->wait_for("hello");
  }
  for (const auto& table : tables) table->send(R"({"type":"start","id":1})");
  for (const auto& table : tables) {
    json::value update;
    do {
      update = table->wait_for("update");
      ASSERT_TRUE(update.is_object()) << "a bot never moved";
    } while (!update.as_object().contains("game") ||
             update.at("game").at("legal").as_array().empty());
  }
}

}  // namespace
}  // namespace condotta::server
