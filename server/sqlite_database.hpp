// SQLite with owners for its handles.
#pragma once
#include <sqlite3.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::server {

struct SqliteError : std::runtime_error {
  SqliteError(int number, const std::string& what) : std::runtime_error(what), code(number) {}
  int code;
};

class Database {
 public:
  explicit Database(const std::string& file);
  void run(const char* sql);
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
  [[noreturn]] void fail(int code) const;

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared question. Bind, step, read; `reset` before the next use. What is bound is not copied:
// it must live until the last step.
class Statement {
 public:
  Statement(const Database& database, const char* sql);

  Statement& bind(int at, std::string_view text);
  Statement& bind(int at, u64 number);
  // True while there is a row.
  bool step();
  void run();
  void reset();
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] u64 number(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };
  const Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace condotta::server
