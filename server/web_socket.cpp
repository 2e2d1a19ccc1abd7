#include "server/web_socket.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/rate_limit.hpp"
#include "table/message_writer.hpp"

namespace condotta::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

class SocketClient final : public Client, public std::enable_shared_from_this<SocketClient> {
 public:
  SocketClient(tcp::socket socket, Hall& hall) : stream_(std::move(socket)), hall_(hall) {
    stream_.read_message_max(kLongestFrame);
    websocket::stream_base::timeout times{kRequestTime, kSocketIdle, true};
    stream_.set_option(times);
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(beast::http::field::server, "condotta");
    }));
    stream_.text(true);
  }

  void send(Text text) override {
    if (closing_) return;
    queued_ += text->size();
    if (queued_ > kMostQueuedBytes) {
      ++hall_.metrics().dropped_readers;
      drop();
      return;
    }
    queue_.push_back(std::move(text));
    ++hall_.metrics().sent;
    if (!writing_) write();
  }

  void close(const char* reason) override {
    if (closing_) return;
    closing_ = true;
    reason_ = reason;
    if (!writing_) say_goodbye();
  }

  asio::awaitable<void> run(const HttpRequest& request, Api::Visit visit) {
    boost::system::error_code wrong;
    co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, wrong));
    if (wrong) co_return;
    const auto self = shared_from_this();
    const std::shared_ptr<Room> room = std::move(visit.room);
    Metrics& metrics = hall_.metrics();
    ++metrics.connections;
    ++metrics.connected;
    if (room->lost) {
      close("the table is read again");
    } else {
      hall_.enter(room, self, visit.since);
    }
    co_await read_all(room);
    hall_.leave(room, self);
    closing_ = true;
    --hall_.metrics().connections;
  }

 private:
  asio::awaitable<void> read_all(std::shared_ptr<Room> room) {
    boost::system::error_code wrong;
    for (;;) {
      // A new buffer for each message: one that waits for a message costs nothing.
      beast::flat_buffer buffer(kLongestFrame);
      co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, wrong));
      if (wrong) co_return;
      const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
      if (!stream_.got_text()) {
        send(refusal("malformed", "text is expected"));
      } else if (!may_send(text)) {
        ++hall_.metrics().rate_limited;
        send(refusal("too_many", "slow down"));
      } else {
        hall_.receive(room, shared_from_this(), text);
      }
    }
  }

  static Text refusal(std::string_view error, std::string_view detail) {
    return std::make_shared<const std::string>(table::write_refused(0, error, detail));
  }

  // Talk has a rate of its own. Where the word stands is for the parser: here a hint is enough.
  bool may_send(std::string_view text) {
    const Millis now = now_millis();
    if (!messages_.spend(hall_.limits().messages, now)) return false;
    const bool says = text.find("\"talk\"") != std::string_view::npos ||
                      text.find("\"propose\"") != std::string_view::npos ||
                      text.find("\"show\"") != std::string_view::npos;
    return !says || talk_.spend(hall_.limits().talk, now);
  }

  void write() {
    writing_ = true;
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](boost::system::error_code wrong, std::size_t) {
                          self->written(wrong);
                        });
  }

  void written(boost::system::error_code wrong) {
    writing_ = false;
    if (wrong) return drop();
    queued_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) {
      write();
    } else if (closing_ && reason_ != nullptr) {
      say_goodbye();
    }
  }

  void say_goodbye() {
    stream_.async_close(websocket::close_reason(websocket::close_code::service_restart, reason_),
                        [self = shared_from_this()](boost::system::error_code) { self->drop(); });
  }

  // At once, whatever is unsent. The read ends with an error and cleans up.
  void drop() {
    closing_ = true;
    boost::system::error_code ignored;
    stream_.next_layer().close(ignored);
  }

  websocket::stream<tcp::socket, false> stream_;
  Hall& hall_;
  std::deque<Text> queue_;
  std::size_t queued_ = 0;
  Bucket messages_, talk_;
  const char* reason_ = nullptr;
  bool writing_ = false;
  bool closing_ = false;
};

}  // namespace

asio::awaitable<void> serve_web_socket(tcp::socket socket, const HttpRequest& request, Hall& hall,
                                       Api::Visit visit) {
  const auto client = std::make_shared<SocketClient>(std::move(socket), hall);
  client->person = visit.person;
  client->name = visit.name;
  co_await client->run(request, std::move(visit));
}

}  // namespace condotta::server
