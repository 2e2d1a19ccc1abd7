// What is on its way to one connection. Everything here may be called from any thread and does not
// block: frames leave in the order of the calls, and what the socket does not take at once waits.
#pragma once
#include <mutex>
#include <string>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::server {

class Outbox {
 public:
  // What the owner of the socket has to do next.
  enum class Outcome : u8 {
    nothing,
    wait,      // until the socket takes more, and then call `go_on`
    too_much,  // it does not read, and has to be dropped
    broken,    // the connection is over
  };

  explicit Outbox(int socket) : socket_(socket) {}

  // Whole frames, one or more.
  Outcome send(std::string_view frames);
  // The frame of a goodbye: nothing is taken after it, and then the sending side is shut.
  Outcome send_last(std::string_view frame);
  Outcome go_on();
  // Nothing is sent any more. To be called before the socket is closed: its number may then be
  // another connection's.
  void shut();

 private:
  enum class State : u8 { open, leaving, shut };

  Outcome put(std::string_view frames);
  // What was cut off in the middle must not be followed by anything.
  Outcome give_up(Outcome why);
  Outcome flush();
  // How many bytes the system took, or -1.
  [[nodiscard]] long send_some(std::string_view bytes) const;

  std::mutex mutex_;
  int socket_;
  State state_ = State::open;
  bool blocked_ = false;
  std::size_t sent_ = 0;  // of what waits: the bytes before it are gone
  std::string waiting_;   // a copy: who sends may then use the memory of the frames again
};

}  // namespace condotta::server
