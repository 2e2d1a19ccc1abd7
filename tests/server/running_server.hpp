// A server inside the test, on a port of its own.
#pragma once
#include <memory>
#include <thread>

#include "server/memory_storage.hpp"
#include "server/server.hpp"

namespace condotta::server {

inline Limits no_limits() {
  constexpr Allowance plenty{1e9, 1e9};
  return {plenty, plenty, plenty, plenty, plenty, plenty, ~0U, ~0U, ~0U, ~0U};
}

class RunningServer {
 public:
  explicit RunningServer(std::unique_ptr<Storage> storage = std::make_unique<MemoryStorage>(),
                         const Limits& limits = no_limits())
      : server_({.bind = "127.0.0.1", .port = 0, .web = "no/such/folder", .limits = limits},
                std::move(storage)),
        thread_([this] { server_.run(false); }) {}
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() {
    server_.stop();
    thread_.join();
  }
  [[nodiscard]] u16 port() const { return server_.port(); }

 private:
  Server server_;
  std::thread thread_;
};

}  // namespace condotta::server
