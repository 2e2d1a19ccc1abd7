// The server over real sockets: people, tables, play, and everything that must be refused.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <thread>
#include <vector>

#include "notation/record_verifier.hpp"
#include "server/qr_code.hpp"
#include "server/sqlite_storage.hpp"
#include "tests/server/playing.hpp"
#include "tests/server/running_server.hpp"
#include "tests/server/wire_client.hpp"

namespace condotta::server {
namespace {

constexpr const char* kTwo = R"({"game":"condottiere","players":2,"pause":0})";
constexpr const char* kAgainstBot =
    R"({"game":"condottiere","players":2,"bots":["random"],"pause":0})";

TEST(ServerTest, AGuestComesBackUnderTheSameName) {
  RunningServer server;
  Visitor stranger(server.port());
  EXPECT_EQ(stranger.get("/api/me").status, 401);
  EXPECT_EQ(stranger.post("/api/tables", kTwo).status, 401);
  EXPECT_EQ(stranger.post("/api/me", R"({"name":"  "})").status, 400);
  EXPECT_EQ(stranger.post("/api/me", R"({"nom":"x"})").status, 400);
  Visitor ada(server.port(), "Ada");
  EXPECT_EQ(ada.get("/api/me").value().at("name"), "Ada");
  EXPECT_EQ(ada.post("/api/me", R"({"name":"Ada L."})").status, 200);
  EXPECT_EQ(ada.get("/api/me").value().at("name"), "Ada L.");
  const Answer made = stranger.post("/api/me", R"({"name":"Bea"})");
  EXPECT_NE(made.head.find("HttpOnly; SameSite=Lax"), std::string::npos);
}

TEST(ServerTest, AKeyMovesAPersonToAnotherDeviceOnce) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const Answer key = ada.post("/api/me/key", "{}");
  ASSERT_EQ(key.status, 200);
  Visitor telephone(server.port());
  const Answer moved = telephone.post("/api/me/move", key.body.substr(0, key.body.find(',')) + "}");
  ASSERT_EQ(moved.status, 200) << moved.body;
  const std::size_t begin = moved.head.find("Set-Cookie: ") + 12;
  telephone.cookie = moved.head.substr(begin, moved.head.find(';', begin) - begin);
  EXPECT_EQ(telephone.get("/api/me").value().at("name"), "Ada");
  EXPECT_EQ(telephone.post("/api/me/move", key.body.substr(0, key.body.find(',')) + "}").status,
            403);
}

TEST(ServerTest, AKeyIsGoodForOneOfManyWhoComeAtOnce) {
  const RunningServer server;
  Visitor ada(server.port(), "Ada");
  for (u32 round = 0; round < 5; ++round) {
    const Answer key = ada.post("/api/me/key", "{}");
    const std::string body = key.body.substr(0, key.body.find(',')) + "}";
    std::atomic<u32> moved = 0;
    std::vector<std::thread> devices;
    for (u32 i = 0; i < 6; ++i) {
      devices.emplace_back([&] {
        if (Visitor(server.port()).post("/api/me/move", body).status == 200) ++moved;
      });
    }
    for (std::thread& device : devices) device.join();
    EXPECT_EQ(moved, 1U);
  }
}

TEST(ServerTest, AGameIsPlayedToTheEndAndItsRecordConfirmed) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(kAgainstBot);
  TableSocket socket(server.port(), table, ada.cookie);
  ASSERT_EQ(socket.status, 101);
  EXPECT_EQ(ada.get("/api/tables/" + table + "/record").status, 409);
  const json::value hello = socket.wait_for("hello");
  EXPECT_EQ(hello.at("you").at("seat"), 0);
  socket.send(R"({"type":"start","id":1})");
  EXPECT_EQ(socket.wait_for("ok").at("id"), 1);
  play_on(socket, hello, 1);
  notation::RecordVerifier verifier;
  std::string record = ada.get("/api/tables/" + table + "/record").body;
  EXPECT_NE(record, "");
  for (std::size_t end; (end = record.find('\n')) != std::string::npos; record.erase(0, end + 1)) {
    const notation::Complaint wrong = verifier.line(record.substr(0, end));
    ASSERT_FALSE(wrong) << wrong->text();
  }
  EXPECT_FALSE(verifier.finish());
  EXPECT_EQ(ada.get("/api/tables/" + table + "/replay").status, 200);
  EXPECT_EQ(ada.get("/api/tables?list=finished").value().as_array().size(), 1U);
  EXPECT_EQ(ada.get("/api/tables?list=mine").value().as_array().size(), 0U);
}

TEST(ServerTest, TwoPeopleMeetByALink) {
  RunningServer server;
  Visitor ada(server.port(), "Ada"), bea(server.port(), "Bea"), eve(server.port(), "Eve");
  const std::string table = ada.create(kTwo);
  EXPECT_EQ(eve.get("/api/tables?list=open").body, "[]") << "by invitation only";
  EXPECT_EQ(eve.get("/api/tables/" + std::string(32, '0')).status, 404);
  TableSocket a(server.port(), table, ada.cookie), b(server.port(), table, bea.cookie);
  a.wait_for("hello");
  b.wait_for("hello");
  b.send(R"({"type":"start","id":1})");
  EXPECT_EQ(b.wait_for("refused").at("error"), "not_host");
  b.send(R"({"type":"join","seat":0,"id":2})");
  EXPECT_EQ(b.wait_for("refused").at("error"), "seat_taken");
  b.send(R"({"type":"join","seat":1,"colour":4,"id":3})");
  EXPECT_EQ(b.wait_for("ok").at("id"), 3);
  EXPECT_EQ(b.wait_for("hello").at("you").at("seat"), 1) << "another view from now on";
  EXPECT_EQ(a.wait_for("update").at("events").at(0).at("name"), "Bea");
  a.send(R"({"type":"start","id":4})");
  const json::value started = b.wait_for("update");
  EXPECT_EQ(started.at("events").at(0).at("kind"), "started");
  TableSocket watcher(server.port(), table, eve.cookie);
  const json::value seen = watcher.wait_for("hello");
  EXPECT_TRUE(seen.at("game").at("view").at("viewer").is_null());
  watcher.send(R"({"type":"talk","text":"me too"})");
  EXPECT_EQ(watcher.wait_for("refused").at("error"), "not_seated");
  TableSocket stranger(server.port(), table, "");
  stranger.wait_for("hello");
  stranger.send(R"({"type":"join"})");
  EXPECT_EQ(stranger.wait_for("refused").at("error"), "stranger");
}

TEST(ServerTest, AnInvitationIsAPictureToo) {
  const RunningServer server;
  Visitor ada(server.port(), "Ada"), eve(server.port());
  const std::string table = ada.create(kTwo);
  const std::string picture = "/api/tables/" + table + "/qr.svg";
  const Answer plain = eve.get(picture);
  EXPECT_EQ(plain.status, 200);
  EXPECT_NE(plain.head.find("Content-Type: image/svg+xml"), std::string::npos) << plain.head;
  EXPECT_EQ(plain.body, qr_svg("http://localhost/t/" + table));
  EXPECT_TRUE(plain.body.starts_with("<svg ")) << plain.body;
  EXPECT_EQ(eve.get("/api/tables/" + std::string(32, '0') + "/qr.svg").status, 404);
  EXPECT_NE(eve.post(picture, "{}").status, 200) << "it is there to be looked at";
}

TEST(ServerTest, WhoReturnsGetsWhatWasMissed) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(kAgainstBot);
  {
    TableSocket socket(server.port(), table, ada.cookie);
    socket.wait_for("hello");
    socket.send(R"({"type":"talk","text":"one","id":1})");
    socket.wait_for("ok");
    socket.send(R"({"type":"talk","text":"two","id":2})");
    socket.wait_for("ok");
  }
  TableSocket all(server.port(), table, ada.cookie, "?since=0.0");
  const json::array events = all.wait_for("hello").at("events").as_array();
  ASSERT_EQ(events.size(), 5U) << "created, joined, bot, talk, talk";
  TableSocket some(server.port(), table, ada.cookie, "?since=4.0");
  const json::array missed = some.wait_for("hello").at("events").as_array();
  ASSERT_EQ(missed.size(), 1U);
  EXPECT_EQ(missed[0].at("text"), "two");
  for (const char* bad : {"x", "4", "4.", "-1.0", "99999999999.0", "4.x", "4.0."}) {
    EXPECT_EQ(TableSocket(server.port(), table, ada.cookie, fmt::format("?since={}", bad)).status,
              400)
        << bad;
  }
  TableSocket none(server.port(), table, ada.cookie);
  EXPECT_TRUE(none.wait_for("hello").at("events").as_array().empty());
}

TEST(ServerTest, AProgramPlaysByAToken) {
  RunningServer server;
  Visitor ada(server.port(), "Ada"), bea(server.port(), "Bea");
  const std::string table = ada.create(kTwo), other = ada.create(kTwo);
  EXPECT_EQ(bea.post("/api/tables/" + table + "/token", "{}").status, 403);
  const Answer token = ada.post("/api/tables/" + table + "/token", "{}");
  ASSERT_EQ(token.status, 200);
  const std::string bearer =
      fmt::format("Authorization: Bearer {}\r\n", token.value().at("token").as_string().c_str());
  TableSocket socket(server.port(), table, "", "", bearer);
  EXPECT_EQ(socket.wait_for("hello").at("you").at("seat"), 0);
  EXPECT_EQ(TableSocket(server.port(), other, "", "", bearer).status, 403);
  // Good for this table only: it opens no other door of the same person.
  Visitor program(server.port());
  EXPECT_EQ(program.post("/api/tables", kTwo, bearer).status, 403);
  for (const std::string& id : {table, other}) {
    EXPECT_EQ(program.post("/api/tables/" + id + "/token", "{}", bearer).status, 403) << id;
  }
  for (const char* path : {"/api/tables?list=mine", "/api/tables?list=finished"}) {
    EXPECT_EQ(program.ask("GET", path, "", bearer).status, 403) << path;
  }
  EXPECT_EQ(program.ask("GET", "/api/tables/" + other, "", bearer).status, 403);
  EXPECT_EQ(program.ask("GET", "/api/tables/" + table, "", bearer).value().at("you"), 0);
}

TEST(ServerTest, ForeignPagesAndOddRequestsAreRefused) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(kTwo);
  EXPECT_EQ(ada.post("/api/tables", kTwo, "Origin: http://evil.example\r\n").status, 403);
  EXPECT_EQ(ada.post("/api/tables", kTwo, "Origin: http://localhost\r\n").status, 201);
  EXPECT_EQ(
      TableSocket(server.port(), table, ada.cookie, "", "Origin: http://evil.example\r\n").status,
      403);
  EXPECT_EQ(ada.ask("POST", "/api/me", R"({"name":"x"})", "Content-Type: text/plain\r\n").status,
            415);
  EXPECT_EQ(ada.ask("DELETE", "/api/me", "", "").status, 405);
  EXPECT_EQ(ada.get("/../../etc/passwd").status, 404);
  EXPECT_EQ(ada.get("/api/tables/" + std::string(600, 'a')).status, 414);
  EXPECT_EQ(ada.post("/api/me", std::string(kLongestBody + 1, ' ')).status, 413);
  EXPECT_EQ(ada.post("/api/tables", R"({"game":"chess","players":2})").value().at("error"),
            "unknown_game");
  EXPECT_EQ(ada.post("/api/tables", R"({"game":"condottiere","players":9})").status, 400);
  const Answer odd =
      ada.post("/api/tables", R"({"game":"condottiere","players":3,"bots":["random","chess"]})");
  EXPECT_EQ(odd.value().at("error"), "unknown_bot");
  EXPECT_EQ(odd.value().at("detail"), "bots[1]");
  const Answer page = ada.get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.head.find("Content-Security-Policy: default-src 'none'"), std::string::npos);
  EXPECT_NE(page.head.find("X-Content-Type-Options: nosniff"), std::string::npos);
  Wire wire(server.port());
  wire.write("NONSENSE\r\n\r\n");
  EXPECT_EQ(read_answer(wire).status, 400);
  EXPECT_EQ(ada.get("/healthz").status, 200);
}

TEST(ServerTest, BrokenFramesEndOnlyTheirOwnConnection) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(kTwo);
  TableSocket good(server.port(), table, ada.cookie);
  good.wait_for("hello");
  TableSocket bad(server.port(), table, ada.cookie);
  bad.wait_for("hello");
  bad.send("{");
  EXPECT_EQ(bad.wait_for("refused").at("error"), "malformed");
  bad.raw(std::string(32, static_cast<char>(0xFF)));
  EXPECT_TRUE(bad.wait_for("ok").is_null());
  TableSocket large(server.port(), table, ada.cookie);
  large.wait_for("hello");
  large.send(std::string(kLongestFrame + 1, ' '));
  EXPECT_TRUE(large.wait_for("ok").is_null());
  good.send(R"({"type":"talk","text":"still here","id":5})");
  EXPECT_EQ(good.wait_for("ok").at("id"), 5);
}

TEST(ServerTest, RatesAreLimited) {
  Limits limits = no_limits();
  limits.messages = {5, 0.001};
  limits.new_tables = {1, 0.001};
  RunningServer server(std::make_unique<MemoryStorage>(), limits);
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(kTwo);
  EXPECT_EQ(ada.post("/api/tables", kTwo).status, 429);
  TableSocket socket(server.port(), table, ada.cookie);
  socket.wait_for("hello");
  for (u32 i = 0; i < 6; ++i) socket.send(R"({"type":"talk","text":"spam","id":1})");
  const json::value refused = socket.wait_for("refused");
  EXPECT_EQ(refused.at("error"), "too_many");
  EXPECT_EQ(refused.at("id"), 1);
  TableSocket another(server.port(), table, ada.cookie);
  another.wait_for("hello");
  another.send(R"({"type":"colour","colour":3,"id":2})");
  EXPECT_EQ(another.wait_for("refused").at("error"), "too_many") << "the same person";
}

TEST(ServerTest, AFullDiskLosesNothingAndSaysSo) {
  auto storage = std::make_unique<MemoryStorage>();
  MemoryStorage& disk = *storage;
  RunningServer server(std::move(storage));
  Visitor ada(server.port(), "Ada");
  const std::string table = ada.create(kTwo);
  {
    TableSocket socket(server.port(), table, ada.cookie);
    socket.wait_for("hello");
    socket.send(R"({"type":"talk","text":"kept","id":1})");
    socket.wait_for("ok");
    disk.break_down(true);
    socket.send(R"({"type":"talk","text":"lost","id":2})");
    EXPECT_EQ(socket.wait_for("refused").at("error"), "storage_failed");
    EXPECT_TRUE(socket.wait_for("ok").is_null()) << "everybody comes back to what is kept";
  }
  EXPECT_EQ(ada.get("/healthz").status, 503);
  EXPECT_EQ(ada.post("/api/tables", kTwo).status, 503);
  disk.break_down(false);
  TableSocket again(server.port(), table, ada.cookie, "?since=0.0");
  const std::string hello = json::serialize(again.wait_for("hello"));
  EXPECT_NE(hello.find("kept"), std::string::npos);
  EXPECT_EQ(hello.find("lost"), std::string::npos);
  again.send(R"({"type":"talk","text":"goes on","id":3})");
  EXPECT_EQ(again.wait_for("ok").at("id"), 3);
  EXPECT_EQ(ada.get("/healthz").status, 200);
}

// A turn that began long ago at a table that nobody comes to.
Change old_turn() {
  table::Settings settings{"condottiere", 2, {}, false, true, {table::ClockKind::decision, 60'000}};
  table::Table t;
  EXPECT_FALSE(check_settings(settings));
  EXPECT_FALSE(t.load(table::Table::creation(settings, "p0", 1)));
  const table::Facts facts{.now = 2, .name = "Name", .seed = {1, 2}};
  for (const char* person : {"p0", "p1"}) {
    EXPECT_TRUE(t.perform(person, table::Join{Seat::none}, facts, 0));
  }
  EXPECT_TRUE(t.perform("p0", table::Start{}, facts, 0));
  Change change{.table = std::string(32, 'a')};
  for (const table::Entry& entry : t.log()) change.lines.push_back(line_of(entry));
  change.row = TableRow{.id = change.table,
                        .host = "p0",
                        .status = static_cast<u8>(table::Status::playing),
                        .summary = json::serialize(json_of(settings))};
  return change;
}

TEST(ServerTest, ClocksRunOnAfterARestartAndAFullDiskThoughNobodyComes) {
  Limits limits = no_limits();
  limits.ring_again = std::chrono::milliseconds(1);
  auto storage = std::make_unique<MemoryStorage>();
  MemoryStorage& disk = *storage;
  const Change change = old_turn();
  const Change* kept = &change;
  ASSERT_EQ(disk.write({&kept, 1})[0], Written::done);
  disk.break_down(true);
  const RunningServer server(std::move(storage), limits);
  Visitor anyone(server.port());
  const auto metrics = [&] { return anyone.get("/metrics").body; };
  while (metrics().find("condotta_storage_failures_total 0") != std::string::npos) {
    std::this_thread::yield();
  }
  EXPECT_EQ(disk.read_log(change.table).size(), change.lines.size());
  disk.break_down(false);
  while (disk.read_log(change.table).size() == change.lines.size()) std::this_thread::yield();
}

TEST(ServerTest, TheNextPersonIsToldThatTheyHostNow) {
  const RunningServer server;
  Visitor ada(server.port(), "Ada"), bea(server.port(), "Bea");
  const std::string table = ada.create(kTwo);
  TableSocket hers(server.port(), table, ada.cookie), next(server.port(), table, bea.cookie);
  hers.wait_for("hello");
  EXPECT_FALSE(next.wait_for("hello").at("you").at("host").as_bool());
  next.send(R"({"type":"join","id":1})");
  EXPECT_FALSE(next.wait_for("hello").at("you").at("host").as_bool());
  hers.send(R"({"type":"leave","id":2})");
  EXPECT_TRUE(next.wait_for("hello").at("you").at("host").as_bool());
  EXPECT_FALSE(hers.wait_for("hello").at("you").at("host").as_bool());
}

TEST(ServerTest, ATableOutlivesTheServer) {
  const std::string file = testing::TempDir() + fmt::format("condotta-{}.sqlite", getpid());
  std::string table, cookie;
  {
    RunningServer server(open_sqlite(file));
    Visitor ada(server.port(), "Ada");
    cookie = ada.cookie;
    table = ada.create(kAgainstBot);
    TableSocket socket(server.port(), table, cookie);
    const json::value hello = socket.wait_for("hello");
    socket.send(R"({"type":"start","id":1})");
    EXPECT_EQ(socket.wait_for("ok").at("id"), 1);
  }
  RunningServer server(open_sqlite(file));
  Visitor ada(server.port());
  ada.cookie = cookie;
  EXPECT_EQ(ada.get("/api/tables?list=mine").value().as_array().size(), 1U);
  TableSocket socket(server.port(), table, cookie);
  play_on(socket, socket.wait_for("hello"), 3);
  EXPECT_EQ(ada.get("/api/tables?list=finished").value().as_array().size(), 1U);
  for (const char* end : {"", "-wal", "-shm", "-lock"}) std::filesystem::remove(file + end);
}

}  // namespace
}  // namespace condotta::server
