#include "server/metrics.hpp"

#include <fmt/format.h>

namespace condotta::server {

std::string Metrics::text() const {
  std::string out;
  const auto add = [&](const char* name, const char* type, const char* help, u64 value) {
    out += fmt::format("# HELP condotta_{0} {2}\n# TYPE condotta_{0} {1}\ncondotta_{0} {3}\n", name,
                       type, help, value);
  };
  add("http_requests_total", "counter", "HTTP requests", requests);
  add("connections", "gauge", "WebSockets open now", connections);
  add("connections_total", "counter", "WebSockets ever opened", connected);
  add("messages_total", "counter", "Messages received", messages);
  add("refused_total", "counter", "Messages refused by name", refused);
  add("sent_total", "counter", "Messages sent", sent);
  add("slow_readers_total", "counter", "Connections dropped because they did not read",
      dropped_readers);
  add("rate_limited_total", "counter", "Requests and messages beyond their rate", rate_limited);
  add("tables_awake", "gauge", "Tables in memory", tables_awake);
  add("bot_moves_total", "counter", "Moves by bots", bot_moves);
  add("timeouts_total", "counter", "Moves by the clock", timeouts);
  add("storage_failures_total", "counter", "Changes that could not be kept", storage_failures);
  add("conflicts_total", "counter", "Changes lost to another writer", conflicts);
  add("commits_total", "counter", "Transactions committed", commits);
  add("log_lines_total", "counter", "Log lines committed", lines);
  add("changes_pending", "gauge", "Changes that wait for the disk", pending);
  return out;
}

}  // namespace condotta::server
