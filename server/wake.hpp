// A table from what the store has of it.
#pragma once
#include <memory>
#include <string>

#include "server/storage.hpp"
#include "table/table.hpp"

namespace condotta::server {

struct Woken {
  std::unique_ptr<table::Table> table;  // none: there is no such table
  u32 lines = 0;
  u32 snapshot = 0;   // lines that were not replayed, because a snapshot stands for them
  std::string wrong;  // what is wrong with line `lines`; then the table is of no use
};

// Blocks: not for the network's thread. A snapshot that cannot be used is as good as none.
Woken wake_table(Storage& storage, const std::string& id);

}  // namespace condotta::server
