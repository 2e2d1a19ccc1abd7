#include "server/sqlite_database.hpp"

namespace condotta::server {

Database::Database(const std::string& file) {
  sqlite3* opened = nullptr;
  constexpr int flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
  handle_.reset(opened);
  if (code != SQLITE_OK) {
    throw SqliteError(code,
                      file + ": " + (opened != nullptr ? sqlite3_errmsg(opened) : "no memory"));
  }
  sqlite3_busy_timeout(opened, 5000);
}

void Database::fail(int code) const { throw SqliteError(code, sqlite3_errmsg(handle_.get())); }

void Database::run(const char* sql) {
  const int code = sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

Statement::Statement(const Database& database, const char* sql) : database_(&database) {
  sqlite3_stmt* made = nullptr;
  const int code =
      sqlite3_prepare_v3(database.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr);
  handle_.reset(made);
  if (code != SQLITE_OK) database.fail(code);
}

Statement& Statement::bind(int at, std::string_view text) {
  const int code = sqlite3_bind_text(handle_.get(), at, text.data(), static_cast<int>(text.size()),
                                     SQLITE_STATIC);
  if (code != SQLITE_OK) database_->fail(code);
  return *this;
}

Statement& Statement::bind(int at, u64 number) {
  const int code = sqlite3_bind_int64(handle_.get(), at, static_cast<sqlite3_int64>(number));
  if (code != SQLITE_OK) database_->fail(code);
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3_reset(handle_.get());
  database_->fail(code);
}

void Statement::run() {
  step();
  reset();
}

void Statement::reset() { sqlite3_reset(handle_.get()); }

std::string Statement::text(int column) const {
  const auto* begin = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  if (begin == nullptr) return "";
  return {begin, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

u64 Statement::number(int column) const {
  return static_cast<u64>(sqlite3_column_int64(handle_.get(), column));
}

}  // namespace condotta::server
