// The newest lines of all logs. A commit that put each line into its own table's log would write a
// page for every one of them; so lines are first kept in the order of their writing, many on a
// page, and filed in the log later, many of one table at once.
//
// Two halves take turns: one is written to while the other is filed, a little with every commit.
// What is not filed yet is also held in memory: only a restart has to read it back.
//
// Other processes look into the log only. So this is for one that is alone with the file; all who
// come while somebody is there write straight into the log, and so does the first as soon as it
// notices one of them.
#pragma once
#include <array>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/sqlite_database.hpp"
#include "server/storage.hpp"

namespace condotta::server {

class RecentLines {
 public:
  // Files what an earlier run, or the first process, has left. `alone`: nobody else has the file.
  RecentLines(Database& writer, bool alone);

  // In this order, by the thread that writes: the transaction has begun; a change each; now and
  // then some filing; its end.
  void begin();
  // Throws SQLITE_CONSTRAINT_PRIMARYKEY when somebody else wrote a line of that number.
  void put(const Change& change);
  void file_some();
  void committed();
  void rolled_back();

  // Lines of one table that follow each other.
  struct Unfiled {
    u64 first = 0;
    std::vector<std::string> lines = {};
  };
  // By any thread, before it reads the log: what is filed in between is then found in both.
  std::vector<Unfiled> unfiled(const std::string& table);

 private:
  struct Half {
    Half(Database& writer, const char* put_sql, const char* clear_sql)
        : put(writer, put_sql), clear(writer, clear_sql) {}
    Statement put;
    Statement clear;
    std::unordered_map<std::string, Unfiled> tables = {};
    std::size_t lines = 0;
  };

  void file_everything();
  void put_in_log(const std::string& table, u64 seq, const std::string& line);
  u64 next_line(const std::string& table);
  Half& active() { return halves_[active_]; }
  Half& filing() { return halves_[1 - active_]; }

  Database& writer_;
  Statement version_;
  Statement put_line_;
  Statement last_line_;
  std::array<Half, 2> halves_;
  std::size_t active_ = 0;
  bool alone_;
  u64 known_version_ = 0;

  // Of the transaction that is under way.
  std::vector<const Change*> drafted_;
  std::unordered_map<std::string_view, u64> drafted_next_;
  std::vector<std::string> drafted_filed_;
  bool drafted_end_ = false;  // of being alone

  std::mutex mutex_;  // of the halves' tables: only the writer changes them, others may look
};

}  // namespace condotta::server
