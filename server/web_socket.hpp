// A WebSocket to one table.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/api.hpp"

namespace condotta::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Returns when the connection has ended.
boost::asio::awaitable<void> serve_web_socket(boost::asio::ip::tcp::socket socket,
                                              const HttpRequest& request, Hall& hall,
                                              Api::Visit visit);

}  // namespace condotta::server
