#include "server/sqlite_schema.hpp"

namespace condotta::server {
namespace {

// kSteps[v] makes version v + 1 of version v. A step that was ever released is never changed.
constexpr const char* kSteps[kSchemaVersion] = {
    R"sql(
CREATE TABLE log (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  status INTEGER NOT NULL,
  is_public INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  summary TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (is_public, status, changed_at);
CREATE INDEX tables_host ON tables (host, status);
CREATE TABLE members (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX members_table ON members (table_id);
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind INTEGER NOT NULL,
  table_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
)sql",
    // A table after so many lines of its log: waking it need not replay them.
    R"sql(
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY,
  lines INTEGER NOT NULL,
  body TEXT NOT NULL
) WITHOUT ROWID;
)sql",
    // Lines in the order of their writing, until they are filed in the log (sqlite_recent.hpp).
    R"sql(
CREATE TABLE recent_0 (table_id TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL);
CREATE TABLE recent_1 (table_id TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL);
)sql"};

u64 version_of(const Database& database) {
  Statement question(database, "PRAGMA user_version");
  question.step();
  return question.number(0);
}

}  // namespace

void migrate(Database& database) {
  database.run("BEGIN IMMEDIATE");
  const u64 version = version_of(database);
  if (version > kSchemaVersion) {
    database.run("ROLLBACK");
    throw SqliteError(SQLITE_SCHEMA, "the database was made by a newer version of this program");
  }
  for (u64 v = version; v < kSchemaVersion; ++v) database.run(kSteps[v]);
  if (version != kSchemaVersion) {
    database.run(("PRAGMA user_version = " + std::to_string(kSchemaVersion)).c_str());
  }
  database.run("COMMIT");
}

}  // namespace condotta::server
