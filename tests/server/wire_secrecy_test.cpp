// What goes over the wire: games of several people and a spectator over real sockets. Everything
// that each of them was sent is compared with what the rules let them see, made anew from the
// record.
#include <gtest/gtest.h>

#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "engine/condottiere/condottiere.hpp"
#include "notation/action_text.hpp"
#include "notation/event.hpp"
#include "notation/observation.hpp"
#include "notation/options_text.hpp"
#include "table/registry.hpp"
#include "tests/server/playing.hpp"
#include "tests/server/running_server.hpp"
#include "tests/support/scale.hpp"

namespace condotta::server {
namespace {

using condottiere::Condottiere;

constexpr const char* kOptions[] = {
    "{}",
    R"({"hidden_cards":true})",
    R"({"draw_after_battle":true,"capturing_regions":true})",
    R"({"hidden_cards":true,"bigger_kingdoms":true,"draw_after_battle":true})",
};
constexpr u32 kPlayers = 4;

// What one viewer was sent.
struct Letters {
  std::set<std::string> views;
  std::set<std::string> told;  // every part of what was told of a move
  std::string before_the_end;  // every text until the game was over
};

struct EventList {
  static constexpr bool kListening = true;
  std::vector<condottiere::Event> events;
  void operator()(const condottiere::Event& event) { events.push_back(event); }
};

// All that a viewer may have had: what they see of the states that the record goes through, and
// of what happens between them.
Letters lawful_letters(const std::string& record, Seat viewer) {
  Letters letters;
  condottiere::State state{};
  EventList sink;
  const auto see = [&] {
    const auto seen = Condottiere::observe(state, viewer);
    letters.views.insert(json::serialize(notation::write_observation(seen)));
    condottiere::Event shown;
    for (const condottiere::Event& event : std::exchange(sink.events, {})) {
      if (!Condottiere::witness(event, viewer, shown)) continue;
      letters.told.insert(json::serialize(notation::write_event(shown)));
    }
  };
  for (std::size_t at = 0, end = 0; (end = record.find('\n', at)) != std::string::npos;
       at = end + 1) {
    const json::object line = json::parse(record.substr(at, end - at)).as_object();
    if (const json::value* seed = line.if_contains("seed")) {
      notation::Complaints complaints;
      const auto options =
          notation::read_options(notation::Node(line.at("options"), complaints), kPlayers);
      state = Condottiere::deal(options, *table::seed_from(seed->as_string().c_str()), sink);
      see();
    } else if (const json::value* action = line.if_contains("action")) {
      const auto parsed = notation::parse_action(action->as_string().c_str());
      const Seat mover = seat(static_cast<u32>(line.at("seat").as_int64()));
      EXPECT_EQ(Condottiere::try_apply(state, mover, *parsed, sink), Refusal::none);
      see();
    }
  }
  return letters;
}

void note_told(const json::value& message, std::set<std::string>& told) {
  const json::value* events = message.as_object().if_contains("events");
  if (events == nullptr) return;
  for (const json::value& event : events->as_array()) {
    const json::value* parts = event.as_object().if_contains("told");
    if (parts == nullptr) continue;
    for (const json::value& part : parts->as_array()) told.insert(json::serialize(part));
  }
}

TEST(WireSecrecy, D5_C5_4_NobodyIsSentMoreThanTheySee) {
  RunningServer server;
  std::vector<Visitor> people;
  for (u32 i = 0; i < kPlayers; ++i) people.emplace_back(server.port(), fmt::format("P{}", i));
  const Visitor watcher(server.port(), "Watcher");
  const u32 games = static_cast<u32>(tests::scaled(12, 250));
  u64 views = 0;
  for (u32 n = 0; n < games; ++n) {
    const std::string table = people[0].create(
        fmt::format(R"({{"game":"condottiere","players":{},"pause":0,"options":{}}})", kPlayers,
                    kOptions[n % std::size(kOptions)]));
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
    std::vector<Letters> letters(sockets.size());
    std::vector<std::thread> clients;
    for (u32 i = 0; i < sockets.size(); ++i) {
      clients.emplace_back([&, i] {
        play_on(*sockets[i], hellos[i], n + i, [&](const json::value& message) {
          note_told(message, letters[i].told);
          const json::value* game = message.as_object().if_contains("game");
          if (game == nullptr || !game->is_object()) return;
          letters[i].views.insert(json::serialize(game->at("view")));
          if (game->at("result").is_null()) letters[i].before_the_end = sockets[i]->seen;
        });
      });
    }
    for (std::thread& client : clients) client.join();
    ASSERT_FALSE(HasFailure());
    const std::string record = people[0].get("/api/tables/" + table + "/record").body;
    const json::object head = json::parse(record.substr(0, record.find('\n'))).as_object();
    for (u32 i = 0; i < sockets.size(); ++i) {
      const Letters lawful = lawful_letters(record, i < kPlayers ? seat(i) : Seat::none);
      for (const std::string& view : letters[i].views) {
        ASSERT_TRUE(lawful.views.contains(view)) << view;
      }
      for (const std::string& part : letters[i].told) {
        ASSERT_TRUE(lawful.told.contains(part)) << part;
      }
      views += letters[i].views.size();
      ASSERT_EQ(letters[i].before_the_end.find(head.at("seed").as_string().c_str()),
                std::string::npos);
    }
  }
  EXPECT_GT(views, u64{games} * 100);
}

}  // namespace
}  // namespace condotta::server
