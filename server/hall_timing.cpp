// The hall's clock: time-outs of tables awake or asleep, and the sleep of those nobody looks at.
#include <boost/asio/detached.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <chrono>

#include "server/hall.hpp"

namespace condotta::server {

namespace asio = boost::asio;
using table::Millis;

namespace {

// As Hall::row_of wrote it.
bool has_clock(const TableRow& row) {
  boost::system::error_code wrong;
  const boost::json::value summary = boost::json::parse(row.summary, wrong);
  const boost::json::value* kind = wrong ? nullptr : summary.find_pointer("/clock/kind", wrong);
  return kind != nullptr && *kind != "none";
}

}  // namespace

void Hall::set_alarm(const std::shared_ptr<Room>& room) {
  const Millis due = room->table.next_alarm().value_or(0);
  if (due == room->alarm) return;
  if (room->alarm != 0) alarms_.erase({room->alarm, room->id});
  room->alarm = due;
  if (due == 0) return;
  const bool first = alarms_.empty() || due < alarms_.begin()->first;
  alarms_.emplace(due, room->id);
  if (first) arm_timer();
}

void Hall::arm_timer() {
  if (closed_ || alarms_.empty()) return;
  const Millis now = now_millis();
  const Millis due = alarms_.begin()->first;
  timer_.expires_after(std::chrono::milliseconds(due > now ? due - now : 0));
  timer_.async_wait([this](boost::system::error_code cancelled) {
    if (cancelled || closed_) return;
    const Millis at = now_millis();
    while (!alarms_.empty() && alarms_.begin()->first <= at) {
      std::string id = alarms_.begin()->second;
      alarms_.erase(alarms_.begin());
      asio::co_spawn(network_, ring(std::move(id)), asio::detached);
    }
    arm_timer();
  });
}

// Where the disk had trouble: the clock must not stand still because nobody comes to look.
void Hall::ring_later(const std::string& id) {
  alarms_.emplace(now_millis() + static_cast<Millis>(limits_.ring_again.count()), id);
  arm_timer();
}

asio::awaitable<std::shared_ptr<Room>> Hall::find_or_ring_later(std::string id) {
  try {
    co_return co_await find(id);
  } catch (const std::exception&) {
    ring_later(id);  // what was wrong stands in the log
  }
  co_return nullptr;
}

asio::awaitable<void> Hall::ring(std::string id) {
  const std::shared_ptr<Room> room = co_await find_or_ring_later(std::move(id));
  if (!room || room->lost || closed_) co_return;
  room->alarm = 0;
  room->bot_waits = false;
  auto done = room->table.on_time(now_millis(), room->listeners());
  if (!done.empty()) {
    publish(room, std::move(done), {});
  } else {
    set_alarm(room);
    ask_bot(room);
  }
}

asio::awaitable<void> Hall::mind_clocks() {
  const auto under_way = [](Storage& storage) {
    return storage.list(Shelf::games_under_way, "", kAllRows);
  };
  const std::vector<TableRow> rows = co_await ask_store(under_way);
  for (const TableRow& row : rows) {
    if (closed_) co_return;
    if (has_clock(row)) co_await find_or_ring_later(row.id);  // which sets its alarm
  }
}

void Hall::put_to_sleep() {
  sleep_timer_.expires_after(kSleepAfter / 4);
  sleep_timer_.async_wait([this](boost::system::error_code cancelled) {
    if (cancelled || closed_) return;
    const Millis now = now_millis();
    const auto limit = static_cast<Millis>(
        std::chrono::duration_cast<std::chrono::milliseconds>(kSleepAfter).count());
    // What is not on the disk yet keeps its table awake. Alarms stay: they wake it again.
    if (writer_.pending() == 0) {
      std::erase_if(rooms_, [&](const auto& entry) {
        const Room& room = *entry.second;
        return room.clients.empty() && !room.bot_thinks && now > room.used_at + limit;
      });
    }
    put_to_sleep();
  });
}

}  // namespace condotta::server
