#include "server/sqlite_recent.hpp"

#include <string>
#include <utility>

#include "server/limits.hpp"
#include "server/sqlite_schema.hpp"

namespace condotta::server {

RecentLines::RecentLines(Database& writer, bool alone)
    : writer_(writer),
      version_(writer, "PRAGMA data_version"),
      put_line_(writer, "INSERT INTO log (table_id, seq, line) VALUES (?, ?, ?)"),
      last_line_(writer, "SELECT max(seq) + 1 FROM log WHERE table_id = ?"),
      halves_{Half(writer, "INSERT INTO recent_0 (table_id, seq, line) VALUES (?, ?, ?)",
                   "DELETE FROM recent_0"),
              Half(writer, "INSERT INTO recent_1 (table_id, seq, line) VALUES (?, ?, ?)",
                   "DELETE FROM recent_1")},
      alone_(alone) {
  writer_.run("BEGIN IMMEDIATE");
  file_everything();
  // Written even if it is the same: by this the first process notices that it is no longer alone.
  writer_.run(("PRAGMA user_version = " + std::to_string(kSchemaVersion)).c_str());
  // Before the end of the transaction: who writes right after it must be noticed.
  version_.step();
  known_version_ = version_.number(0);
  version_.reset();
  writer_.run("COMMIT");
}

// What was filed already, but not taken out of its half yet, is the same line.
void RecentLines::file_everything() {
  writer_.run(
      "INSERT OR IGNORE INTO log (table_id, seq, line) SELECT table_id, seq, line FROM "
      "(SELECT * FROM recent_0 UNION ALL SELECT * FROM recent_1) ORDER BY table_id, seq");
  for (Half& half : halves_) half.clear.run();
}

void RecentLines::begin() {
  if (!alone_) return;
  version_.step();
  const u64 version = version_.number(0);
  version_.reset();
  if (version == known_version_) return;
  // Somebody else has written to the file, and from now on must find every line in the log.
  file_everything();
  drafted_end_ = true;
}

u64 RecentLines::next_line(const std::string& table) {
  if (const auto drafted = drafted_next_.find(table); drafted != drafted_next_.end()) {
    return drafted->second;
  }
  for (Half* half : {&active(), &filing()}) {
    const auto found = half->tables.find(table);
    if (found != half->tables.end()) return found->second.first + found->second.lines.size();
  }
  last_line_.bind(1, table).step();
  const u64 next = last_line_.number(0);
  last_line_.reset();
  return next;
}

void RecentLines::put_in_log(const std::string& table, u64 seq, const std::string& line) {
  put_line_.bind(1, table).bind(2, seq).bind(3, line).run();
}

void RecentLines::put(const Change& change) {
  if (change.lines.empty()) return;
  u64 seq = change.first_line;
  if (!alone_ || drafted_end_) {
    for (const std::string& line : change.lines) put_in_log(change.table, seq++, line);
    return;
  }
  if (next_line(change.table) != seq) {
    throw SqliteError(SQLITE_CONSTRAINT_PRIMARYKEY, "a line of that number is there");
  }
  for (const std::string& line : change.lines) {
    active().put.bind(1, change.table).bind(2, seq++).bind(3, line).run();
  }
  drafted_.push_back(&change);
  drafted_next_[change.table] = seq;
}

void RecentLines::file_some() {
  if (!alone_ || drafted_end_ || filing().tables.empty()) return;
  // Faster than the other half fills.
  std::size_t wanted = kLinesFiled + 2 * drafted_.size();
  for (const auto& [table, unfiled] : filing().tables) {
    u64 seq = unfiled.first;
    for (const std::string& line : unfiled.lines) put_in_log(table, seq++, line);
    drafted_filed_.push_back(table);
    if (unfiled.lines.size() >= wanted) break;
    wanted -= unfiled.lines.size();
  }
  if (drafted_filed_.size() == filing().tables.size()) filing().clear.run();
}

void RecentLines::committed() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(drafted_end_, false)) {
    alone_ = false;
    for (Half& half : halves_) half.tables.clear();
  }
  for (const Change* change : std::exchange(drafted_, {})) {
    const auto [place, fresh] = active().tables.try_emplace(change->table);
    Unfiled& unfiled = place->second;
    if (fresh) unfiled.first = change->first_line;
    unfiled.lines.insert(unfiled.lines.end(), change->lines.begin(), change->lines.end());
    active().lines += change->lines.size();
  }
  for (const std::string& table : drafted_filed_) filing().tables.erase(table);
  drafted_filed_.clear();
  drafted_next_.clear();
  if (filing().tables.empty() && active().lines >= kMostUnfiled) {
    filing().lines = 0;
    active_ = 1 - active_;
  }
}

void RecentLines::rolled_back() {
  drafted_.clear();
  drafted_filed_.clear();
  drafted_next_.clear();
  drafted_end_ = false;
}

std::vector<RecentLines::Unfiled> RecentLines::unfiled(const std::string& table) {
  const std::lock_guard lock(mutex_);
  std::vector<Unfiled> found;
  for (const std::size_t half : {1 - active_, active_}) {
    const auto place = halves_[half].tables.find(table);
    if (place != halves_[half].tables.end()) found.push_back(place->second);
  }
  return found;
}

}  // namespace condotta::server
