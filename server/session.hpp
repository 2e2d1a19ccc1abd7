// One connection: HTTP requests one after another, until it ends or becomes a WebSocket.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/api.hpp"

namespace condotta::server {

// What all connections share.
struct Desk {
  Hall& hall;
  Api& api;
  bool trust_proxy;  // believe what a proxy says of the client's address and of https
};

boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Desk desk);

}  // namespace condotta::server
