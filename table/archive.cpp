#include "table/archive.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>

#include "table/message_writer.hpp"

namespace condotta::table {

Missed events_since(const Table& table, Seat viewer, Stamp since, std::size_t most) {
  Missed missed;
  if (since >= table.stamp(viewer)) return missed;
  Table again;
  for (const Entry& entry : table.log()) {
    Happening happening;
    if (again.load(entry, only(viewer), &happening)) break;
    const Stamp stamp{happening.number, happening.extra[index(viewer)]};
    if (!contains(happening.audience, viewer) || stamp <= since) continue;
    missed.events.push_back(write_event(happening, viewer));
  }
  if (missed.events.size() > most) {
    missed.cut = true;
    const auto surplus = static_cast<std::ptrdiff_t>(missed.events.size() - most);
    missed.events.erase(missed.events.begin(), missed.events.begin() + surplus);
  }
  return missed;
}

std::string write_record(const Table& table) {
  if (table.status() != Status::finished) return "";
  return record_of(table.settings(), table.seed(), table.log());
}

std::string write_replay(const Table& table) {
  if (table.status() != Status::finished) return "";
  std::string steps;
  Table again;
  for (const Entry& entry : table.log()) {
    Happening happening;
    if (again.load(entry, only(Seat::none), &happening)) break;
    if (entry.kind != EntryKind::started && entry.kind != EntryKind::acted) continue;
    const std::string action = entry.kind == EntryKind::acted
                                   ? json::serialize(json::value(entry.text))
                                   : std::string("null");
    steps +=
        fmt::format(R"({}{{"at":{},"seat":{},"action":{},"told":[{}],"position":{}}})",
                    steps.empty() ? "" : ",", entry.at,
                    entry.seat == Seat::none ? "null" : std::to_string(index(entry.seat)), action,
                    happening.telling.told[index(Seat::none)], again.play()->position());
  }
  return fmt::format(R"({{"table":{},"steps":[{}]}})", write_table(table, Seat::none), steps);
}

}  // namespace condotta::table
