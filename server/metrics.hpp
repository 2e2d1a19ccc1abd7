// Numbers about the server, in the text form that Prometheus reads.
#pragma once
#include <array>
#include <atomic>
#include <string>

#include "engine/core/types.hpp"

namespace condotta::server {

// All but the store's own and what is sent are touched by the network's thread alone.
struct Metrics {
  u64 requests = 0;
  u64 connections = 0;  // WebSockets now
  u64 connected = 0;    // WebSockets ever
  u64 messages = 0;
  u64 refused = 0;
  std::atomic<u64> sent = 0;
  u64 dropped_readers = 0;
  u64 rate_limited = 0;
  u64 tables_awake = 0;
  u64 bot_moves = 0;
  u64 timeouts = 0;
  u64 storage_failures = 0;
  u64 conflicts = 0;
  // From outside.
  u64 commits = 0;
  u64 lines = 0;
  u64 pending = 0;

  [[nodiscard]] std::string text() const;
};

}  // namespace condotta::server
