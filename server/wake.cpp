#include "server/wake.hpp"

#include <spdlog/spdlog.h>

#include <utility>
#include <vector>

namespace condotta::server {

using table::Entry;
using table::Table;

Woken wake_table(Storage& storage, const std::string& id) {
  Woken woken;
  // First the snapshot: the log may grow in between, but it never has fewer lines.
  const std::optional<Snapshot> snapshot = storage.find_snapshot(id);
  const std::vector<std::string> lines = storage.read_log(id);
  if (lines.empty()) return woken;
  std::vector<Entry> entries;
  entries.reserve(lines.size());
  for (const std::string& line : lines) {
    const auto entry = table::parse_entry(line);
    if (!entry) {
      woken.wrong = entry.error().text();
      return woken;
    }
    entries.push_back(*entry);
    ++woken.lines;
  }
  woken.table = std::make_unique<Table>();
  if (snapshot && snapshot->lines <= entries.size()) {
    const auto end = entries.begin() + snapshot->lines;
    std::optional<Table> restored = Table::restore(snapshot->text, {entries.begin(), end});
    if (restored) {
      *woken.table = std::move(*restored);
      woken.snapshot = snapshot->lines;
    } else {
      spdlog::warn("event=snapshot_unusable table={}", id);
    }
  }
  for (u32 i = woken.snapshot; i < entries.size(); ++i) {
    if (const auto refused = woken.table->load(entries[i])) {
      woken.wrong = refused->detail;
      woken.lines = i;
      return woken;
    }
  }
  return woken;
}

}  // namespace condotta::server
