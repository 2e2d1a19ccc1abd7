// What is kept for good. Two implementations: SQLite, and memory for tests; a third one with many
// processes needs nothing but the key (table, seq): two can never both write line n, and the loser
// reloads.
#pragma once
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/types.hpp"
#include "table/limits.hpp"

namespace condotta::server {

using table::Millis;

struct Person {
  std::string id;
  std::string name;
  Millis created_at = 0;
};

enum class TokenKind : u8 {
  device,  // a cookie
  move,    // a key to another device, good once and not for long
  seat,    // a program's: good for one table
};

// Secrets are kept as hashes only.
struct Token {
  std::string hash;
  std::string person;
  TokenKind kind = TokenKind::device;
  std::string table = {};  // of a seat's token
  Millis expires_at = 0;   // 0: never
};

// What lists need to know of a table.
struct TableRow {
  std::string id;
  std::string host;
  u8 status = 0;  // table::Status
  bool is_public = false;
  Millis created_at = 0;
  Millis changed_at = 0;
  std::string summary = {};               // JSON for lists
  std::vector<std::string> members = {};  // people in seats
};

// A table after so many lines of its log, as Table::snapshot writes it. May be lost or damaged: the
// log says the same.
struct Snapshot {
  u32 lines = 0;
  std::string text = {};
};

// Kept as a whole or not at all.
struct Change {
  // Kept before it, and with it or not at all: a table that a line of this one names.
  std::shared_ptr<const Change> before = {};
  std::string table = {};  // empty: only people
  u32 first_line = 0;      // the number of the first of `lines`
  std::vector<std::string> lines = {};
  std::optional<TableRow> row = {};
  std::optional<Snapshot> snapshot = {};
  std::optional<Person> person = {};
  std::optional<Token> token = {};
  std::string spent_token = {};  // hash

  // For the next one. The lines keep their memory: whoever writes some sets their number first.
  void clear() {
    before.reset();
    table.clear();
    first_line = 0;
    row.reset();
    snapshot.reset();
    person.reset();
    token.reset();
    spent_token.clear();
  }
};

enum class Written : u8 {
  done,
  conflict,  // somebody else wrote a line of that number
  failed,    // the disk is full, read-only, or broken
};

enum class Shelf : u8 {
  open_tables,      // public
  my_tables,        // of a person
  finished_games,   // of a person
  games_under_way,  // of anybody, public or not
};
constexpr std::size_t kAllRows = std::numeric_limits<u32>::max();

// Every method blocks for as long as the disk does: none is for the network's thread. `write` is
// called by one thread, the others by another; both may run at the same time.
class Storage {
 public:
  Storage() = default;
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  virtual ~Storage() = default;

  // One answer for each change. They are kept in one go; if that fails, each by itself.
  virtual std::vector<Written> write(std::span<const Change* const> changes) = 0;
  // Why the last write failed.
  [[nodiscard]] virtual std::string trouble() const = 0;

  virtual std::vector<std::string> read_log(const std::string& table) = 0;
  virtual std::optional<Snapshot> find_snapshot(const std::string& table) = 0;
  virtual std::optional<Token> find_token(const std::string& hash) = 0;
  virtual std::optional<Person> find_person(const std::string& id) = 0;
  // Newest first.
  virtual std::vector<TableRow> list(Shelf shelf, const std::string& person, std::size_t most) = 0;
  virtual u32 count_unfinished(const std::string& host) = 0;
};

}  // namespace condotta::server
