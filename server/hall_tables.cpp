// The hall's tables as the storage knows them: made, found, woken, kept.
#include <spdlog/spdlog.h>

#include <boost/asio/async_result.hpp>
#include <boost/asio/detached.hpp>
#include <boost/json/serialize.hpp>

#include "server/hall.hpp"
#include "server/wake.hpp"

namespace condotta::server {

namespace asio = boost::asio;
using table::Entry;
using table::Table;

TableRow Hall::row_of(const Room& room) {
  const Table& t = room.table;
  boost::json::array seats;
  TableRow row{.id = room.id,
               .host = t.host(),
               .status = static_cast<u8>(t.status()),
               .is_public = t.settings().is_public,
               .created_at = t.created_at(),
               .changed_at = t.changed_at()};
  for (const table::SeatInfo& s : t.seats()) {
    boost::json::object one{{"colour", s.colour}};
    if (s.sitter == table::Sitter::person) {
      row.members.push_back(s.person);
      one["name"] = s.name;
    } else if (s.sitter == table::Sitter::bot) {
      one["bot"] = s.bot;
    }
    seats.push_back(std::move(one));
  }
  boost::json::object summary = json_of(t.settings());
  summary["seats"] = std::move(seats);
  row.summary = boost::json::serialize(summary);
  return row;
}

std::shared_ptr<Room> Hall::put(std::string id, Table table, u32 lines) {
  auto room = std::make_shared<Room>();
  room->id = id;
  room->origin = next_origin_++;
  room->table = std::move(table);
  room->lines = lines;
  room->used_at = now_millis();
  rooms_[std::move(id)] = room;
  return room;
}

asio::awaitable<std::shared_ptr<Room>> Hall::find(std::string id) {
  if (const auto awake = rooms_.find(id); awake != rooms_.end()) {
    awake->second->used_at = now_millis();
    co_return awake->second;
  }
  const auto wake = [id](Storage& storage) { return wake_table(storage, id); };
  Woken woken = co_await ask_store(wake);
  if (const auto awake = rooms_.find(id); awake != rooms_.end()) co_return awake->second;
  if (!woken.wrong.empty()) {
    spdlog::error("event=broken_table table={} line={} reason=\"{}\"", id, woken.lines,
                  woken.wrong);
    co_return nullptr;
  }
  if (!woken.table || closed_) co_return nullptr;
  auto room = put(std::move(id), std::move(*woken.table), woken.lines);
  room->snapshot = woken.snapshot;
  set_alarm(room);
  ask_bot(room);
  co_return room;
}

asio::awaitable<Written> Hall::keep(Change change) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(Written)>(
      // NOLINTNEXTLINE(performance-unnecessary-value-param): it is moved on
      [this](auto handler, Change what) {
        // std::function wants what it holds to be copyable.
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        std::unique_ptr<StoreJob> job = writer_.draft();
        job->change = std::move(what);
        job->changes = true;
        job->call = StoreJob::Call::always;
        job->done = [held](Written written) { (std::move(*held))(written); };
        writer_.submit(std::move(job));
      },
      asio::use_awaitable, std::move(change));
}

std::optional<Change> Hall::opening_of(Room& draft, const std::vector<Entry>& entries) {
  Change change{.table = draft.id};
  for (const Entry& entry : entries) {
    if (draft.table.load(entry)) return std::nullopt;
    change.lines.push_back(line_of(entry));
  }
  draft.lines = static_cast<u32>(change.lines.size());
  change.row = row_of(draft);
  return change;
}

asio::awaitable<std::shared_ptr<Room>> Hall::create(std::vector<Entry> entries, std::string id) {
  Room draft;
  draft.id = std::move(id);
  std::optional<Change> change = opening_of(draft, entries);
  if (!change || co_await keep(std::move(*change)) != Written::done) co_return nullptr;
  co_return put(std::move(draft.id), std::move(draft.table), draft.lines);
}

std::shared_ptr<const Change> Hall::rematch(const Table& table, const std::string& id,
                                            const std::string& host) {
  Room draft;
  draft.id = id;
  std::optional<Change> change = opening_of(draft, table.rematch_entries(host, now_millis()));
  return change ? std::make_shared<const Change>(std::move(*change)) : nullptr;
}

}  // namespace condotta::server
