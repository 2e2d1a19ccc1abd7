#include "server/web_socket.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>

#include "server/socket_client.hpp"

namespace condotta::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

// Beast checks the request and answers it; what comes after is ours.
asio::awaitable<bool> shake_hands(tcp::socket& socket, const HttpRequest& request) {
  websocket::stream<tcp::socket&, false> stream(socket);
  stream.set_option(
      websocket::stream_base::timeout{kRequestTime, websocket::stream_base::none(), false});
  stream.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(beast::http::field::server, "condotta");
  }));
  boost::system::error_code wrong;
  co_await stream.async_accept(request, asio::redirect_error(asio::use_awaitable, wrong));
  co_return !wrong;
}

}  // namespace

asio::awaitable<void> open_web_socket(tcp::socket socket, Hall& hall, Upgrade upgrade) {
  if (!co_await shake_hands(socket, upgrade.request)) {
    upgrade.ended();
    co_return;
  }
  const std::shared_ptr<Room> room = std::move(upgrade.visit.room);
  const auto client = std::make_shared<SocketClient>(
      std::move(socket), hall, std::move(upgrade.visit.credits), std::move(upgrade.ended));
  client->person = std::move(upgrade.visit.person);
  client->name = std::move(upgrade.visit.name);
  client->start(room, upgrade.visit.since, std::move(upgrade.early));
}

}  // namespace condotta::server
