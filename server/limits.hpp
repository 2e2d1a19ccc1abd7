// How much of anything the server takes. Tests and the load generator may ask for other limits.
#pragma once
#include <chrono>
#include <cstddef>

#include "engine/core/types.hpp"

namespace condotta::server {

inline constexpr std::size_t kLongestFrame = 8192;        // bytes of a WebSocket message
inline constexpr std::size_t kLongestBody = 16'384;       // bytes of an HTTP request's body
inline constexpr std::size_t kLongestHeader = 8192;       // bytes of an HTTP request's head
inline constexpr std::size_t kLongestPath = 512;          // bytes
inline constexpr std::size_t kMostQueuedBytes = 1 << 20;  // unsent, before a slow reader is dropped
inline constexpr std::size_t kMostBatch = 2000;           // changes in one commit
inline constexpr std::size_t kMostSpareJobs = 2000;       // kept for the next changes
inline constexpr std::size_t kBusyBatch = 8;              // from so many on more are waited for
inline constexpr std::chrono::milliseconds kGatherTime{3};  // from one commit to the next
inline constexpr std::size_t kMostMissed = 2000;            // events sent to one who returns
inline constexpr std::size_t kMostAnnounced = 50;           // clients told of every spectator
inline constexpr u32 kLinesBetweenSnapshots = 400;          // of a log
inline constexpr std::size_t kMostUnfiled = 20'000;         // newest lines, until they are filed
inline constexpr std::size_t kLinesFiled = 16;              // at least, with a commit
inline constexpr int kLongestJournal = 8000;                // pages, before they are copied
inline constexpr std::size_t kProbeSize = 1 << 16;          // bytes that must fit on a disk again
inline constexpr std::size_t kMostListed = 100;             // tables in one list
inline constexpr std::size_t kMostCachedTokens = 50'000;    // people remembered without the store
inline constexpr std::size_t kMostPending = 50'000;         // changes that wait for the disk
inline constexpr std::size_t kMostAddresses = 100'000;      // that are kept count of
inline constexpr std::chrono::seconds kRequestTime{30};     // to send a request
inline constexpr std::chrono::seconds kSocketIdle{60};      // until a silent client is asked
inline constexpr std::chrono::seconds kGoodbyeTime{5};      // to hang up after a close
inline constexpr std::chrono::seconds kSleepAfter{300};     // a table that nobody looks at
inline constexpr std::chrono::seconds kKeyTime{900};        // a key to another device is good for
inline constexpr u32 kBotMillis = 1000;                     // for a bot's turn
inline constexpr u64 kCookieSeconds = 400ULL * 86'400;      // the longest that browsers keep one

// So many at once, and so many a second after that.
struct Allowance {
  double burst;
  double per_second;
};

struct Limits {
  Allowance messages{60, 20};                 // by person; by address those of strangers
  Allowance talk{10, 1};                      // by person
  Allowance requests{200, 50};                // by address
  Allowance new_people{30, 0.1};              // by address
  Allowance new_tables{20, 0.05};             // by person
  Allowance new_tables_by_address{100, 0.2};  // many may share one
  u32 connections_by_address = 200;
  u32 connections_by_person = 20;              // at one table
  u32 unfinished_tables = 50;                  // hosted by one person
  u32 spectators = 200;                        // of one table
  u32 bot_questions = 10'000;                  // turns that wait for a bot
  std::chrono::milliseconds ring_again{5000};  // after trouble with the disk, or too many questions
};

}  // namespace condotta::server
