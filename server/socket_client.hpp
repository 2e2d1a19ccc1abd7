// Somebody connected to a table by a WebSocket, after the handshake.
#pragma once
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/frames.hpp"
#include "server/hall.hpp"
#include "server/outbox.hpp"
#include "server/rate_limit.hpp"

namespace condotta::server {

// Nothing is allocated for one who waits but this object: bytes are read into a buffer that all
// share, when there are some.
class SocketClient final : public Client, public std::enable_shared_from_this<SocketClient> {
 public:
  // `ended` is called once, when the connection is over; not if the network is stopped before.
  SocketClient(boost::asio::ip::tcp::socket socket, Hall& hall, std::shared_ptr<Credits> credits,
               std::function<void()> ended);

  // Enters the room and reads. `early`: bytes that have come already.
  void start(const std::shared_ptr<Room>& room, table::Stamp since, std::string early);

  void send(std::string_view frames, u32 messages) override;
  void close(const char* reason) override;

 private:
  using Socket = boost::asio::ip::tcp::socket;
  enum class State : u8 { open, leaving, ended };  // leaving: a close frame was queued

  void wait_for_bytes(std::shared_ptr<Room> room);
  void read(const std::shared_ptr<Room>& room);
  void take(const std::shared_ptr<Room>& room, std::span<char> bytes);
  bool receive(const std::shared_ptr<Room>& room, const FrameReader::Item& item);
  void finish(const std::shared_ptr<Room>& room);
  bool may_send(std::string_view text);
  void refuse(u32 id, std::string_view error, std::string_view detail);

  void send_control(Opcode kind, std::string_view payload);
  // Does what is left to do after a sending, in the network's thread.
  void follow(Outbox::Outcome outcome);
  void say_goodbye(CloseCode code, std::string_view reason);
  // At once, whatever is unsent. The read ends with an error and cleans up.
  void drop();
  void watch();

  Socket socket_;
  boost::asio::steady_timer timer_;
  Hall& hall_;
  std::function<void()> ended_;
  FrameReader reader_;
  Outbox outbox_;
  std::shared_ptr<Credits> credits_;
  table::Millis heard_at_ = 0;
  State state_ = State::open;
  bool asked_ = false;  // by a ping, for a sign of life
};

}  // namespace condotta::server
