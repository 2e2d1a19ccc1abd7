// The examples of docs/protocol.md are true.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "notation/json_node.hpp"
#include "table/command.hpp"
#include "table/message_writer.hpp"
#include "tests/server/running_server.hpp"
#include "tests/server/wire_client.hpp"
#include "tests/support/repository.hpp"

namespace condotta::server {
namespace {

std::string examples(const char* name) { return examples_in("protocol.md", name); }

TEST(ProtocolPage, EveryMessageIsRead) {
  std::istringstream lines(examples("json message"));
  std::set<std::size_t> kinds;
  for (std::string line; std::getline(lines, line);) {
    u32 id = 0;
    const auto message = table::read_message(line, id);
    ASSERT_TRUE(message) << line << ": " << message.refused().detail;
    kinds.insert(message->command.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<table::Command>) << "an example of each";
}

TEST(ProtocolPage, WhatTheServerSaysHasTheShapeOfTheExamples) {
  EXPECT_EQ(json::parse(examples("json games")), json::value(table::describe_games()));
  std::map<std::string, json::object> by_type;
  std::istringstream lines(examples("json server"));
  for (std::string line; std::getline(lines, line);) {
    const json::value value = json::parse(line);
    by_type[std::string(value.at("type").as_string())] = value.as_object();
  }
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(R"({"game":"condottiere","players":2,"bots":["random"]})");
  TableSocket socket(server.port(), table, ada.cookie);
  json::object hello = socket.wait_for("hello").as_object();
  json::object expected = by_type["hello"];
  hello["table_id"] = expected["table_id"];
  EXPECT_EQ(json::serialize(hello), json::serialize(expected));
  const json::value presence = socket.wait_for("presence");
  socket.send(R"({"type":"start","id":9})");
  const json::value ok = socket.wait_for("ok");
  const json::value update = socket.wait_for("update");
  socket.send(R"({"type":"start","id":9})");
  const json::value refused = socket.wait_for("refused");
  for (const auto& [type, said] :
       {std::pair{"presence", presence}, {"ok", ok}, {"refused", refused}}) {
    for (const auto& entry : by_type[type]) {
      EXPECT_TRUE(said.as_object().contains(entry.key())) << type << " " << entry.key();
    }
    EXPECT_EQ(said.as_object().size(), by_type[type].size()) << type;
  }
  const json::object& event = by_type["update"].at("events").at(0).as_object();
  for (const char* key : {"number", "extra", "at", "kind", "told"}) {
    EXPECT_TRUE(event.contains(key));
    EXPECT_TRUE(update.at("events").at(0).as_object().contains(key)) << key;
  }
}

TEST(ProtocolPage, TheNewTableIsMade) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  EXPECT_NE(ada.create(examples("json create")), "");
  EXPECT_EQ(ada.get("/api/tables?list=open").value().as_array().size(), 1U);
}

// Two of the example's bots and one of the server's play a game.
void expect_example_bots_play(RunningServer& server) {
  Visitor ada(server.port(), "Ada");
  const std::string table =
      ada.create(R"({"game":"condottiere","players":3,"bots":["random"],"pause":0,"join":false})");
  TableSocket socket(server.port(), table, ada.cookie);
  socket.wait_for("hello");
  const std::string command =
      fmt::format("python3 {} http://127.0.0.1:{} {}", in_repository("docs/examples/bot.py"),
                  server.port(), table);
  std::vector<std::thread> bots;
  std::array<std::string, 2> said;
  bots.reserve(said.size());
  for (std::string& text : said) {
    bots.emplace_back([&command, &text] {
      FILE* pipe = popen(command.c_str(), "r");
      char buffer[1024];
      while (fgets(buffer, sizeof(buffer), pipe) != nullptr) text += buffer;
      pclose(pipe);
    });
  }
  for (u32 joined = 0; joined < 2;) {
    const json::value update = socket.wait_for("update");
    ASSERT_FALSE(update.is_null());
    for (const json::value& event : update.at("events").as_array()) {
      joined += event.at("kind") == "joined" ? 1U : 0U;
    }
  }
  socket.send(R"({"type":"start","id":1})");
  for (std::thread& bot : bots) bot.join();
  for (const std::string& text : said) EXPECT_NE(text.find("\"winners\""), std::string::npos);
}

TEST(ProtocolPage, TheExampleBotPlays) {
  RunningServer server;
  expect_example_bots_play(server);
}

// Who is refused by `too_many` has to say it again, or the table waits for ever.
TEST(ProtocolPage, TheExampleBotWaitsWhenItIsTooFast) {
  Limits limits = no_limits();
  limits.messages = {.burst = 2, .per_second = 50};
  RunningServer server(std::make_unique<MemoryStorage>(), limits);
  expect_example_bots_play(server);
}

}  // namespace
}  // namespace condotta::server
