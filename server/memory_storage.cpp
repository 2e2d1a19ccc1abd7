#include "server/memory_storage.hpp"

#include <algorithm>

#include "table/table.hpp"

namespace condotta::server {

void MemoryStorage::break_down(bool broken) {
  const std::lock_guard lock(mutex_);
  broken_ = broken;
}

bool MemoryStorage::fits(const Change& change) {
  return change.table.empty() || logs_[change.table].size() == change.first_line;
}

Written MemoryStorage::write_one(const Change& change) {
  if (broken_) return Written::failed;
  if (!fits(change)) return Written::conflict;
  if (change.before) {
    if (const Written before = write_one(*change.before); before != Written::done) return before;
  }
  if (!change.table.empty()) {
    std::vector<std::string>& log = logs_[change.table];
    log.insert(log.end(), change.lines.begin(), change.lines.end());
  }
  if (change.row) rows_[change.row->id] = *change.row;
  if (change.snapshot) snapshots_[change.table] = *change.snapshot;
  if (change.person) people_[change.person->id] = *change.person;
  if (change.token) tokens_[change.token->hash] = *change.token;
  if (!change.spent_token.empty()) tokens_.erase(change.spent_token);
  return Written::done;
}

std::vector<Written> MemoryStorage::write(std::span<const Change* const> changes) {
  const std::lock_guard lock(mutex_);
  std::vector<Written> written;
  for (const Change* change : changes) written.push_back(write_one(*change));
  return written;
}

std::vector<std::string> MemoryStorage::read_log(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto found = logs_.find(table);
  return found == logs_.end() ? std::vector<std::string>{} : found->second;
}

std::optional<Snapshot> MemoryStorage::find_snapshot(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto found = snapshots_.find(table);
  return found == snapshots_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Token> MemoryStorage::find_token(const std::string& hash) {
  const std::lock_guard lock(mutex_);
  const auto found = tokens_.find(hash);
  if (found == tokens_.end()) return std::nullopt;
  return found->second;
}

std::optional<Person> MemoryStorage::find_person(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = people_.find(id);
  if (found == people_.end()) return std::nullopt;
  return found->second;
}

std::vector<TableRow> MemoryStorage::list(Shelf shelf, const std::string& person,
                                          std::size_t most) {
  const std::lock_guard lock(mutex_);
  std::vector<TableRow> found;
  const auto finished = static_cast<u8>(table::Status::finished);
  const auto playing = static_cast<u8>(table::Status::playing);
  for (const auto& [id, row] : rows_) {
    const bool mine = row.host == person || std::find(row.members.begin(), row.members.end(),
                                                      person) != row.members.end();
    const bool fits = shelf == Shelf::open_tables       ? row.is_public && row.status != finished
                      : shelf == Shelf::games_under_way ? row.status == playing
                      : shelf == Shelf::my_tables       ? mine && row.status != finished
                                                        : mine && row.status == finished;
    if (fits) found.push_back(row);
  }
  std::sort(found.begin(), found.end(),
            [](const TableRow& a, const TableRow& b) { return a.changed_at > b.changed_at; });
  if (found.size() > most) found.resize(most);
  return found;
}

u32 MemoryStorage::count_unfinished(const std::string& host) {
  const std::lock_guard lock(mutex_);
  return static_cast<u32>(std::count_if(rows_.begin(), rows_.end(), [&](const auto& entry) {
    return entry.second.host == host &&
           entry.second.status != static_cast<u8>(table::Status::finished);
  }));
}

}  // namespace condotta::server
