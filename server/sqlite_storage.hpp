// The store of a single server: one file, written ahead, flushed before anything is acknowledged.
#pragma once
#include <memory>
#include <mutex>

#include "server/storage.hpp"

namespace condotta::server {

// Opens or makes the database. Throws SqliteError with a sentence for people.
std::unique_ptr<Storage> open_sqlite(const std::string& file);

}  // namespace condotta::server
