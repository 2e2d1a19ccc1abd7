// What is on its way to one connection. Everything here may be called from any thread and does not
// block: frames leave in the order of the calls, and what the socket does not take at once waits.
#pragma once
#include <mutex>
#include <span>
#include <vector>

#include "server/frames.hpp"
#include "server/room.hpp"

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
  struct Frame {
    Opcode kind;
    Text payload;
  };

  explicit Outbox(int socket) : socket_(socket) {}

  Outcome send(std::span<const Frame> frames);
  // The frame of a goodbye: nothing is taken after it, and then the sending side is shut.
  Outcome send_last(const Frame& frame);
  Outcome go_on();
  // Nothing is sent any more. To be called before the socket is closed: its number may then be
  // another connection's.
  void shut();

 private:
  enum class State : u8 { open, leaving, shut };

  Outcome put(std::span<const Frame> frames);
  // What was cut off in the middle must not be followed by anything.
  Outcome give_up(Outcome why);
  Outcome flush();
  // Sends the frames but for the bytes that went before; says how many went now, or -1.
  long send_some(std::span<const Frame> frames, std::size_t before) const;
  void forget(std::size_t bytes);

  std::mutex mutex_;
  int socket_;
  State state_ = State::open;
  bool blocked_ = false;
  std::size_t next_ = 0;    // of the queue: what is before it is sent
  std::size_t queued_ = 0;  // bytes of payload
  std::size_t begun_ = 0;   // bytes of the first frame that are sent
  std::vector<Frame> queue_;
};

}  // namespace condotta::server
