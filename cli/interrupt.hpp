// Ctrl-C as a wish to come to an end.
#pragma once
#include <atomic>

namespace condotta::cli {

// While one exists, SIGINT and SIGTERM set the flag instead of ending the program; the second time
// they end it. At most one at a time.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  // Also to be set by the program itself.
  [[nodiscard]] std::atomic<bool>& flag();
};

}  // namespace condotta::cli
