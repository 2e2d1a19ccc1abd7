// The tables of the database, and how older ones become today's.
#pragma once
#include "server/sqlite_database.hpp"

namespace condotta::server {

inline constexpr u64 kSchemaVersion = 3;

// Brings a database of any older version up to date, in one transaction. One that is newer than
// this program is refused.
void migrate(Database& database);

}  // namespace condotta::server
