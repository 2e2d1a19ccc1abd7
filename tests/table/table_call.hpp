// A table with a hand on the clock, for the tests.
#pragma once
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace condotta::table {

struct Setting {
  u8 players = 3;
  json::object options = {};
  ClockRule clock = {};
  u64 seed = 1;
  std::string game = "condottiere";
};

class TestTable {
 public:
  explicit TestTable(const Setting& setting = {}) : seed_(derive_seed(setting.seed)) {
    Settings settings{setting.game, setting.players, setting.options, false, true, setting.clock};
    EXPECT_FALSE(check_settings(settings));
    EXPECT_FALSE(table.load(Table::creation(settings, "p0", now)));
  }

  // Seats person p0 in seat 0 and so on; bots in the rest.
  void fill(u8 people) {
    for (u8 i = 0; i < people; ++i) EXPECT_EQ(perform(i, Join{seat(i)}), "");
    if (people < table.settings().players) {
      EXPECT_EQ(perform(0, SeatBot{Seat::none, "random"}), "");
    }
  }
  void start(u8 people) {
    fill(people);
    EXPECT_EQ(perform(0, Start{}), "");
  }

  // The name of the refusal, or nothing.
  std::string perform(u8 person, const Command& command) {
    Facts facts{now, "Player", "next", seed_, away};
    auto done = table.perform(fmt::format("p{}", person), command, facts, table.all());
    if (!done) return std::string(name_of(done.refused().fault));
    last = std::move(*done);
    return "";
  }
  std::string act(u8 person, const std::string& action) {
    return perform(person, Act{{action}, table.stamp(seat(person)).number});
  }
  void wait(Millis length) {
    now += length;
    last = table.on_time(now, table.all());
  }
  // Every bot that is to think thinks; false if none was.
  bool think(u64 chance) {
    const std::optional<BotTask> task = table.bot_turn(now, chance);
    if (!task) return false;
    last = table.bot_answer(*task, task->think({}), now, table.all());
    return true;
  }
  [[nodiscard]] Seat mover() const { return table.play()->to_move(); }

  Table table;
  Millis now = 1'000'000;
  SeatSet away = 0;
  std::vector<Happening> last;

 private:
  Seed seed_;
};

}  // namespace condotta::table
