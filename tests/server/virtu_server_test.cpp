// Virtù on the server: people over real sockets, somebody who comes back, a server that does.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>
#include <thread>

#include "notation/record_verifier.hpp"
#include "notation/virtu_notation.hpp"
#include "server/sqlite_storage.hpp"
#include "table/registry.hpp"
#include "tests/server/playing.hpp"
#include "tests/server/running_server.hpp"

namespace condotta::server {
namespace {

using virtu::Virtu;

constexpr const char* kThree = R"({"game":"virtu","players":3,"options":{"years":2}})";
constexpr u32 kPlayers = 3;

void expect_confirmed(std::string record) {
  notation::RecordVerifier verifier;
  EXPECT_NE(record, "");
  for (std::size_t end; (end = record.find('\n')) != std::string::npos; record.erase(0, end + 1)) {
    const notation::Complaint wrong = verifier.line(record.substr(0, end));
    ASSERT_FALSE(wrong) << wrong->text();
  }
  EXPECT_FALSE(verifier.finish());
}

// All views that a viewer may have had: those of the states that the record goes through.
std::set<std::string> lawful_views(const std::string& record, Seat viewer) {
  std::set<std::string> views;
  virtu::State state{};
  NullSink nobody;
  const auto see = [&] {
    views.insert(json::serialize(notation::write_observation(Virtu::observe(state, viewer))));
  };
  for (std::size_t at = 0, end = 0; (end = record.find('\n', at)) != std::string::npos;
       at = end + 1) {
    const json::object line = json::parse(record.substr(at, end - at)).as_object();
    if (const json::value* seed = line.if_contains("seed")) {
      notation::Complaints complaints;
      const auto options =
          notation::read_virtu_options(notation::Node(line.at("options"), complaints), kPlayers);
      state = Virtu::deal(options, *table::seed_from(seed->as_string().c_str()), nobody);
      see();
    } else if (const json::value* action = line.if_contains("action")) {
      const auto parsed = notation::parse_virtu_action(action->as_string().c_str());
      Virtu::apply(state, *parsed, nobody);
      see();
    }
  }
  return views;
}

TEST(VirtuServer, V1_5_PeoplePlayAndNobodyIsSentMoreThanTheySee) {
  RunningServer server;
  std::vector<Visitor> people;
  for (u32 i = 0; i < kPlayers; ++i) people.emplace_back(server.port(), fmt::format("P{}", i));
  const Visitor watcher(server.port(), "Watcher");
  const std::string table = people[0].create(kThree);
  std::vector<std::unique_ptr<TableSocket>> sockets;
  std::vector<json::value> hellos;
  for (u32 i = 0; i <= kPlayers; ++i) {
    const std::string& cookie = i < kPlayers ? people[i].cookie : watcher.cookie;
    sockets.push_back(std::make_unique<TableSocket>(server.port(), table, cookie));
    hellos.push_back(sockets[i]->wait_for("hello"));
    if (i == 0 || i == kPlayers) continue;
    sockets[i]->send(fmt::format(R"({{"type":"join","seat":{},"id":1}})", i));
    hellos[i] = sockets[i]->wait_for("hello");
  }
  sockets[0]->send(R"({"type":"start","id":1})");
  std::vector<std::set<std::string>> views(sockets.size());
  std::vector<std::thread> clients;
  for (u32 i = 0; i < sockets.size(); ++i) {
    clients.emplace_back([&, i] {
      play_on(*sockets[i], hellos[i], i, [&](const json::value& message) {
        const json::value* game = message.as_object().if_contains("game");
        if (game == nullptr || !game->is_object()) return;
        views[i].insert(json::serialize(game->at("view")));
      });
    });
  }
  for (std::thread& client : clients) client.join();
  ASSERT_FALSE(HasFailure());
  const std::string record = people[0].get("/api/tables/" + table + "/record").body;
  expect_confirmed(record);
  for (u32 i = 0; i < sockets.size(); ++i) {
    const std::set<std::string> lawful = lawful_views(record, i < kPlayers ? seat(i) : Seat::none);
    for (const std::string& view : views[i]) ASSERT_TRUE(lawful.contains(view)) << view;
    EXPECT_GT(views[i].size(), 20U);
  }
}

TEST(VirtuServer, APlayerComesBackAndTheServerTooInTheMiddle) {
  const std::string file = testing::TempDir() + fmt::format("condotta-virtu-{}.sqlite", getpid());
  std::string table, cookie;
  {
    RunningServer server(open_sqlite(file));
    Visitor ada(server.port(), "Ada");
    cookie = ada.cookie;
    table = ada.create(kThree);
    TableSocket socket(server.port(), table, cookie);
    socket.wait_for("hello");
    socket.send(R"({"type":"bot","bot":"captain","id":1})");
    EXPECT_EQ(socket.wait_for("ok").at("id"), 1);
    socket.send(R"({"type":"start","id":2})");
    EXPECT_EQ(socket.wait_for("ok").at("id"), 2);
    TableSocket again(server.port(), table, cookie);
    const json::value hello = again.wait_for("hello");
    const json::value& action = hello.at("game").at("legal").at(0);
    again.send(fmt::format(R"({{"type":"act","id":3,"after":{},"actions":[{}]}})",
                           hello.at("number").as_int64(), json::serialize(action)));
    EXPECT_EQ(again.wait_for("ok").at("id"), 3);
  }
  RunningServer server(open_sqlite(file));
  Visitor ada(server.port());
  ada.cookie = cookie;
  TableSocket socket(server.port(), table, cookie, "?since=0.0");
  const json::value hello = socket.wait_for("hello");
  EXPECT_NE(json::serialize(hello.at("events")).find("card_placed"), std::string::npos);
  play_on(socket, hello, 3);
  expect_confirmed(ada.get("/api/tables/" + table + "/record").body);
  EXPECT_EQ(ada.get("/api/tables/" + table + "/replay").status, 200);
  for (const char* end : {"", "-wal", "-shm", "-lock"}) std::filesystem::remove(file + end);
}

}  // namespace
}  // namespace condotta::server
