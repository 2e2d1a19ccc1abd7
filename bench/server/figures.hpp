// What a stretch of load comes to: how many actions, how soon they were seen, and whose processor
// time they took.
#pragma once
#include <algorithm>
#include <chrono>
#include <vector>

#include "bench/server/server_process.hpp"

namespace condotta::bench {

// What was seen in a stretch of time.
struct Figures {
  std::vector<float> latencies = {};  // milliseconds, from the send to the last seat's update
  u64 actions = 0;
  double seconds = 0;
  double server_seconds = 0;  // of the server's processor time
  double own_seconds = 0;     // of the generator's
  double all_seconds = 0;     // of everybody's on this machine
  double stolen_seconds = 0;  // that the host of a virtual machine gave to its others

  [[nodiscard]] double rate() const { return static_cast<double>(actions) / seconds; }
  [[nodiscard]] double each(double time) const {
    return time * 1e6 / static_cast<double>(std::max<u64>(actions, 1));
  }
  // So many of all (0 to 1) took at most that long.
  [[nodiscard]] float at(double part);
};

// Takes the times from its making on.
class Stopwatch {
 public:
  explicit Stopwatch(const ServerProcess& server);
  void stop(Figures& figures) const;

 private:
  // Of the processors: what all programs of this machine took, and what its host kept from it.
  struct Taken {
    double all = 0, stolen = 0;
    static Taken so_far();
  };

  const ServerProcess& server_;
  std::chrono::steady_clock::time_point begin_;
  double server_seconds_;
  double own_seconds_;
  Taken taken_;
};

// One line with the goal beside it, and one about what else took the processors.
void print(const char* what, Figures figures, const char* goal);

}  // namespace condotta::bench
