#include "server/sqlite_storage.hpp"

#include <set>

#include "server/file_lock.hpp"
#include "server/limits.hpp"
#include "server/sqlite_checkpoint.hpp"
#include "server/sqlite_recent.hpp"
#include "server/sqlite_schema.hpp"
#include "table/table.hpp"

namespace condotta::server {
namespace {

Database open_file(const std::string& file, bool first) {
  Database database(file);
  if (first) database.run("PRAGMA journal_mode = WAL");
  // Kilobytes at most: the last page of the log of every table that is played at.
  database.run("PRAGMA cache_size = -65536");
  // A commit has reached the disk when it returns, power cut or not.
  database.run("PRAGMA synchronous = FULL");
  // Debian's SQLite fills every page that is given free with zeros and writes it, all of them in
  // one commit: it shall do so only with what is written anyway.
  database.run("PRAGMA secure_delete = FAST");
  // Also where a folder that can only be read is noticed, and not at the first move.
  if (first) migrate(database);
  return database;
}

class SqliteStorage final : public Storage {
 public:
  explicit SqliteStorage(const std::string& file)
      : writer_(open_file(file, true)),
        reader_(open_file(file, false)),
        lock_(file + "-lock"),
        checkpointer_(file, writer_, kLongestJournal) {}

  std::vector<Written> write(std::span<const Change* const> changes) override {
    if (write_together(changes)) return std::vector<Written>(changes.size(), Written::done);
    std::vector<Written> written;
    std::set<std::string_view> behind;  // a log without one of its lines must not get a later one
    for (const Change* change : changes) {
      const bool late = !change->table.empty() && behind.contains(change->table);
      written.push_back(late ? Written::conflict : write_alone(*change));
      if (written.back() != Written::done) behind.insert(change->table);
    }
    return written;
  }

  [[nodiscard]] std::string trouble() const override {
    const std::lock_guard lock(trouble_mutex_);
    return trouble_;
  }

  std::vector<std::string> read_log(const std::string& table) override {
    const auto recent = recent_.unfiled(table);
    std::vector<std::string> lines;
    read_log_.bind(1, table);
    while (read_log_.step()) lines.push_back(read_log_.text(0));
    read_log_.reset();
    for (const RecentLines::Unfiled& unfiled : recent) {
      for (u64 i = 0; i < unfiled.lines.size(); ++i) {
        if (unfiled.first + i == lines.size()) lines.push_back(unfiled.lines[i]);
      }
    }
    return lines;
  }

  std::optional<Snapshot> find_snapshot(const std::string& table) override {
    std::optional<Snapshot> snapshot;
    find_snapshot_.bind(1, table);
    if (find_snapshot_.step()) {
      snapshot = Snapshot{static_cast<u32>(find_snapshot_.number(0)), find_snapshot_.text(1)};
    }
    find_snapshot_.reset();
    return snapshot;
  }

  std::optional<Token> find_token(const std::string& hash) override {
    std::optional<Token> token;
    find_token_.bind(1, hash);
    if (find_token_.step()) {
      token = Token{hash, find_token_.text(0), static_cast<TokenKind>(find_token_.number(1)),
                    find_token_.text(2), find_token_.number(3)};
    }
    find_token_.reset();
    return token;
  }

  std::optional<Person> find_person(const std::string& id) override {
    std::optional<Person> person;
    find_person_.bind(1, id);
    if (find_person_.step()) person = Person{id, find_person_.text(0), find_person_.number(1)};
    find_person_.reset();
    return person;
  }

  std::vector<TableRow> list(Shelf shelf, const std::string& person, std::size_t most) override {
    Statement& question = shelf == Shelf::open_tables       ? list_open_
                          : shelf == Shelf::games_under_way ? list_under_way_
                                                            : list_mine_;
    if (shelf == Shelf::open_tables || shelf == Shelf::games_under_way) {
      question.bind(1, u64{most});
    } else {
      question.bind(1, person).bind(2, u64{shelf == Shelf::finished_games ? 1U : 0U});
      question.bind(3, u64{most});
    }
    std::vector<TableRow> rows;
    while (question.step()) {
      rows.push_back({.id = question.text(0),
                      .host = question.text(1),
                      .status = static_cast<u8>(question.number(2)),
                      .is_public = question.number(3) != 0,
                      .created_at = question.number(4),
                      .changed_at = question.number(5),
                      .summary = question.text(6)});
    }
    question.reset();
    return rows;
  }

  u32 count_unfinished(const std::string& host) override {
    count_.bind(1, host);
    count_.step();
    const u64 number = count_.number(0);
    count_.reset();
    return static_cast<u32>(number);
  }

 private:
  void begin() {
    begin_.run();
    recent_.begin();
  }

  void commit() {
    commit_.run();
    recent_.committed();
  }

  bool write_together(std::span<const Change* const> changes) {
    try {
      begin();
      for (const Change* change : changes) put(*change);
      recent_.file_some();
      commit();
      return true;
    } catch (const SqliteError& error) {
      roll_back(error);
      return false;
    }
  }

  Written write_alone(const Change& change) {
    try {
      begin();
      put(change);
      commit();
      return Written::done;
    } catch (const SqliteError& error) {
      roll_back(error);
      return error.code == SQLITE_CONSTRAINT_PRIMARYKEY ? Written::conflict : Written::failed;
    }
  }

  void roll_back(const SqliteError& error) {
    recent_.rolled_back();
    {
      const std::lock_guard lock(trouble_mutex_);
      trouble_ = error.what();
    }
    if (sqlite3_get_autocommit(writer_.handle()) == 0) {
      sqlite3_exec(writer_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
  }

  void put(const Change& change) {
    if (change.before) put(*change.before);
    recent_.put(change);
    if (change.row) put_row(*change.row);
    if (change.snapshot) {
      put_snapshot_.bind(1, change.table).bind(2, u64{change.snapshot->lines});
      put_snapshot_.bind(3, change.snapshot->text).run();
    }
    if (change.person) {
      put_person_.bind(1, change.person->id)
          .bind(2, change.person->name)
          .bind(3, change.person->created_at)
          .run();
    }
    if (change.token) {
      const Token& token = *change.token;
      put_token_.bind(1, token.hash).bind(2, token.person).bind(3, static_cast<u64>(token.kind));
      put_token_.bind(4, token.table).bind(5, token.expires_at).run();
    }
    if (!change.spent_token.empty()) drop_token_.bind(1, change.spent_token).run();
  }

  void put_row(const TableRow& row) {
    put_row_.bind(1, row.id).bind(2, row.host).bind(3, u64{row.status});
    put_row_.bind(4, u64{row.is_public ? 1U : 0U}).bind(5, row.created_at).bind(6, row.changed_at);
    put_row_.bind(7, row.summary).run();
    drop_members_.bind(1, row.id).run();
    for (const std::string& person : row.members) {
      put_member_.bind(1, person).bind(2, row.id).run();
    }
  }

  Database writer_;
  Database reader_;
  FileLock lock_;  // of the one that may keep recent lines
  Checkpointer checkpointer_;
  mutable std::mutex trouble_mutex_;
  std::string trouble_;

  RecentLines recent_{writer_, lock_.alone()};
  Statement begin_{writer_, "BEGIN IMMEDIATE"};
  Statement commit_{writer_, "COMMIT"};
  Statement put_row_{writer_,
                     "INSERT OR REPLACE INTO tables (id, host, status, is_public, created_at, "
                     "changed_at, summary) VALUES (?, ?, ?, ?, ?, ?, ?)"};
  Statement drop_members_{writer_, "DELETE FROM members WHERE table_id = ?"};
  Statement put_member_{writer_, "INSERT OR IGNORE INTO members (person, table_id) VALUES (?, ?)"};
  Statement put_snapshot_{
      writer_, "INSERT OR REPLACE INTO snapshots (table_id, lines, body) VALUES (?, ?, ?)"};
  Statement put_person_{writer_,
                        "INSERT OR REPLACE INTO people (id, name, created_at) VALUES (?, ?, ?)"};
  Statement put_token_{writer_,
                       "INSERT OR REPLACE INTO tokens (hash, person, kind, table_id, expires_at) "
                       "VALUES (?, ?, ?, ?, ?)"};
  Statement drop_token_{writer_, "DELETE FROM tokens WHERE hash = ?"};
  Statement read_log_{reader_, "SELECT line FROM log WHERE table_id = ? ORDER BY seq"};
  Statement find_snapshot_{reader_, "SELECT lines, body FROM snapshots WHERE table_id = ?"};
  Statement find_token_{reader_,
                        "SELECT person, kind, table_id, expires_at FROM tokens WHERE hash = ?"};
  Statement find_person_{reader_, "SELECT name, created_at FROM people WHERE id = ?"};
  Statement list_open_{
      reader_,
      "SELECT id, host, status, is_public, created_at, changed_at, summary FROM "
      "tables WHERE is_public = 1 AND status < 2 ORDER BY changed_at DESC LIMIT ?"};
  Statement list_under_way_{
      reader_,
      "SELECT id, host, status, is_public, created_at, changed_at, summary FROM "
      "tables WHERE status = 1 ORDER BY changed_at DESC LIMIT ?"};
  Statement list_mine_{reader_,
                       "SELECT id, host, status, is_public, created_at, changed_at, summary FROM "
                       "tables WHERE id IN (SELECT table_id FROM members WHERE person = ?1 UNION "
                       "SELECT id FROM tables WHERE host = ?1) AND (status = 2) = ?2 "
                       "ORDER BY changed_at DESC LIMIT ?3"};
  Statement count_{reader_, "SELECT count(*) FROM tables WHERE host = ? AND status < 2"};
};

}  // namespace

std::unique_ptr<Storage> open_sqlite(const std::string& file) {
  return std::make_unique<SqliteStorage>(file);
}

}  // namespace condotta::server
