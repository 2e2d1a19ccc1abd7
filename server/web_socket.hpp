// A WebSocket to one table.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <string>

#include "server/api.hpp"
#include "server/http_request.hpp"

namespace condotta::server {

// What becomes of a connection that asked to be a WebSocket.
struct Upgrade {
  HttpRequest request;
  std::string early;  // bytes that came behind the request
  Api::Visit visit;
  std::function<void()> ended;  // called once, when the connection has ended
};

// Shakes hands and returns; the connection then lives by itself, without a coroutine: one that
// waits costs little more than its socket.
boost::asio::awaitable<void> open_web_socket(boost::asio::ip::tcp::socket socket, Hall& hall,
                                             Upgrade upgrade);

}  // namespace condotta::server
