#include "server/socket_client.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/dispatch.hpp>
#include <chrono>

#include "table/message_writer.hpp"

namespace condotta::server {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

constexpr std::size_t kReadAtOnce = 16'384;

table::Millis millis(std::chrono::seconds time) {
  return static_cast<table::Millis>(
      std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
}

}  // namespace

SocketClient::SocketClient(Socket socket, Hall& hall, std::shared_ptr<Credits> credits,
                           std::function<void()> ended)
    : socket_(std::move(socket)),
      timer_(socket_.get_executor()),
      hall_(hall),
      ended_(std::move(ended)),
      reader_(kLongestFrame),
      outbox_(socket_.native_handle()),
      credits_(std::move(credits)),
      heard_at_(now_millis()) {}

void SocketClient::start(const std::shared_ptr<Room>& room, table::Stamp since, std::string early) {
  error_code wrong;
  socket_.non_blocking(true, wrong);
  Metrics& metrics = hall_.metrics();
  ++metrics.connections;
  ++metrics.connected;
  if (room->lost) {
    close("the table is read again");
  } else {
    hall_.enter(room, shared_from_this(), since);
  }
  watch();
  if (!early.empty()) take(room, early);
  wait_for_bytes(room);
}

void SocketClient::wait_for_bytes(std::shared_ptr<Room> room) {
  if (!socket_.is_open()) return finish(room);
  // The room is held by what waits, and the client by the room: neither outlives the connection.
  socket_.async_wait(Socket::wait_read,
                     [self = shared_from_this(), room = std::move(room)](error_code wrong) mutable {
                       if (wrong) return self->finish(room);
                       try {
                         self->read(room);
                       } catch (const std::exception&) {
                         self->drop();  // a connection's trouble is its own
                       }
                       self->wait_for_bytes(std::move(room));
                     });
}

void SocketClient::read(const std::shared_ptr<Room>& room) {
  // Shared by all: what is left of it when this returns is kept by the reader of frames.
  static thread_local std::array<char, kReadAtOnce> buffer;
  error_code wrong;
  const std::size_t got = socket_.receive(asio::buffer(buffer), 0, wrong);
  if (wrong == asio::error::would_block || wrong == asio::error::interrupted) return;
  if (wrong) return drop();
  heard_at_ = now_millis();
  asked_ = false;
  // After a goodbye nothing more is read, only the end of the connection awaited.
  if (state_ == State::open) take(room, {buffer.data(), got});
}

void SocketClient::take(const std::shared_ptr<Room>& room, std::span<char> bytes) {
  const bool sound =
      reader_.feed(bytes, [&](const FrameReader::Item& item) { return receive(room, item); });
  if (!sound) say_goodbye(reader_.fault(), "");
}

bool SocketClient::receive(const std::shared_ptr<Room>& room, const FrameReader::Item& item) {
  switch (item.kind) {
    case Opcode::text:
      if (may_send(item.payload)) {
        hall_.receive(room, shared_from_this(), item.payload);
      } else {
        ++hall_.metrics().rate_limited;
        u32 id = 0;
        (void)table::read_message(item.payload, id);  // whose answer this is
        refuse(id, "too_many", "slow down");
      }
      break;
    case Opcode::ping:
      send_control(Opcode::pong, item.payload);
      break;
    case Opcode::close:
      say_goodbye(item.payload.empty() ? CloseCode::none : CloseCode::normal, "");
      break;
    case Opcode::binary:
      refuse(0, "malformed", "text is expected");
      break;
    default:
      break;
  }
  return state_ == State::open;
}

// Talk has a rate of its own. Where the word stands is for the parser: here a hint is enough.
bool SocketClient::may_send(std::string_view text) {
  const table::Millis now = now_millis();
  if (!credits_->messages.spend(hall_.limits().messages, now)) return false;
  const bool says = text.find("\"talk\"") != std::string_view::npos ||
                    text.find("\"propose\"") != std::string_view::npos ||
                    text.find("\"show\"") != std::string_view::npos;
  return !says || credits_->talk.spend(hall_.limits().talk, now);
}

void SocketClient::refuse(u32 id, std::string_view error, std::string_view detail) {
  send(framed(Opcode::text, table::write_refused(id, error, detail)), 1);
}

void SocketClient::send(std::string_view frames, u32 messages) {
  hall_.count_sent(messages);
  follow(outbox_.send(frames));
}

void SocketClient::send_control(Opcode kind, std::string_view payload) {
  follow(outbox_.send(framed(kind, payload)));
}

void SocketClient::follow(Outbox::Outcome outcome) {
  if (outcome == Outbox::Outcome::nothing) return;
  asio::dispatch(socket_.get_executor(), [self = shared_from_this(), outcome] {
    if (outcome == Outbox::Outcome::wait) {
      self->socket_.async_wait(Socket::wait_write, [self](error_code cancelled) {
        if (!cancelled) self->follow(self->outbox_.go_on());
      });
      return;
    }
    if (outcome == Outbox::Outcome::too_much && self->state_ == State::open) {
      ++self->hall_.metrics().dropped_readers;
    }
    self->drop();
  });
}

void SocketClient::close(const char* reason) { say_goodbye(CloseCode::restart, reason); }

void SocketClient::say_goodbye(CloseCode code, std::string_view reason) {
  if (state_ != State::open) return;
  state_ = State::leaving;
  watch();  // who does not hang up within a moment is hung up on
  follow(outbox_.send_last(framed(Opcode::close, close_payload(code, reason))));
}

// One timer a connection, which is not touched by what is sent or read.
void SocketClient::watch() {
  const bool leaving = state_ == State::leaving;
  const std::chrono::seconds limit = leaving ? kGoodbyeTime : kSocketIdle;
  timer_.expires_after(limit);
  timer_.async_wait([self = shared_from_this(), limit](error_code cancelled) {
    if (cancelled || self->state_ == State::ended) return;
    const bool silent = now_millis() >= self->heard_at_ + millis(limit);
    if (self->state_ == State::leaving || (silent && self->asked_)) return self->drop();
    if (silent) {
      self->asked_ = true;
      self->send_control(Opcode::ping, "");
    }
    self->watch();
  });
}

void SocketClient::drop() {
  outbox_.shut();
  error_code ignored;
  socket_.close(ignored);
  if (state_ == State::open) state_ = State::leaving;
}

void SocketClient::finish(const std::shared_ptr<Room>& room) {
  if (state_ == State::ended) return;
  state_ = State::ended;
  outbox_.shut();
  error_code ignored;
  socket_.close(ignored);
  timer_.cancel();
  hall_.leave(room, shared_from_this());
  --hall_.metrics().connections;
  ended_();
}

}  // namespace condotta::server
