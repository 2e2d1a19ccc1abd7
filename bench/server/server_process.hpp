// A server of its own for a measurement: on a free port, with fresh data and without limits.
#pragma once
#include <sys/types.h>

#include <string>

#include "engine/core/types.hpp"

namespace condotta::bench {

class ServerProcess {
 public:
  // It listens when this returns.
  explicit ServerProcess(const std::string& program);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  // Ends it and takes its data away.
  ~ServerProcess();

  [[nodiscard]] u64 resident_kb() const;
  // Processor time of all its threads.
  [[nodiscard]] double seconds() const;

  u16 port = 0;

 private:
  std::string data_;
  pid_t pid_ = 0;
};

}  // namespace condotta::bench
