#include "server/session.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/buffer_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/web_socket.hpp"

namespace condotta::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

std::string field(const HttpRequest& request, http::field name) {
  return std::string(request[name]);
}

// The last address that our own proxy wrote, and not what a client may have written before it.
std::string last_of(std::string_view list) {
  const std::size_t comma = list.rfind(',');
  if (comma != std::string_view::npos) list.remove_prefix(comma + 1);
  while (!list.empty() && list.front() == ' ') list.remove_prefix(1);
  return std::string(list.substr(0, 64));
}

Request plain(const HttpRequest& from, const std::string& address, bool trust_proxy) {
  Request request;
  request.method = std::string(from.method_string());
  const std::string target(from.target());
  const std::size_t question = target.find('?');
  request.path = target.substr(0, question);
  if (question != std::string::npos) request.query = target.substr(question + 1);
  request.body = from.body();
  request.host = field(from, http::field::host);
  request.origin = field(from, http::field::origin);
  request.cookie = field(from, http::field::cookie);
  request.content_type = field(from, http::field::content_type);
  request.encodings = field(from, http::field::accept_encoding);
  request.known_tag = field(from, http::field::if_none_match);
  request.address = address;
  const std::string authorization = field(from, http::field::authorization);
  if (authorization.starts_with("Bearer ")) request.bearer = authorization.substr(7);
  if (trust_proxy) {
    request.forwarded_proto = std::string(from["X-Forwarded-Proto"]);
    const std::string forwarded = last_of(std::string(from["X-Forwarded-For"]));
    if (!forwarded.empty()) request.address = forwarded;
  }
  return request;
}

asio::awaitable<bool> answer(beast::tcp_stream& stream, const HttpRequest& request,
                             const Response& response) {
  http::response<http::span_body<const char>> out;
  out.version(request.version());
  out.result(response.status);
  out.set(http::field::server, "condotta");
  out.set(http::field::content_type, response.type);
  for (const auto& [name, value] : safety_headers()) out.set(name, value);
  for (const auto& [name, value] : response.headers) out.set(name, value);
  out.keep_alive(request.keep_alive());
  const std::string& body = response.shared_body ? *response.shared_body : response.body;
  if (request.method() != http::verb::head && response.status != 304) {
    out.body() = {body.data(), body.size()};
  }
  out.prepare_payload();
  boost::system::error_code wrong;
  stream.expires_after(kRequestTime);
  co_await http::async_write(stream, out, asio::redirect_error(asio::use_awaitable, wrong));
  co_return !wrong && out.keep_alive();
}

// What can be said of a request that is none.
Response bad_request(boost::system::error_code wrong) {
  if (wrong == http::error::body_limit) return error_response(413, "too_long");
  if (wrong == http::error::header_limit) return error_response(431, "too_long");
  return error_response(400, "malformed");
}

asio::awaitable<void> serve(beast::tcp_stream stream, Desk desk, const std::string& address) {
  beast::flat_buffer buffer(kLongestHeader + kLongestBody);
  for (;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kLongestHeader);
    parser.body_limit(kLongestBody);
    boost::system::error_code wrong;
    stream.expires_after(kRequestTime);
    co_await http::async_read(stream, buffer, parser,
                              asio::redirect_error(asio::use_awaitable, wrong));
    if (wrong) {
      // Only a parser's complaint is answered: who hung up or was too slow hears nothing.
      if (wrong.category() == http::make_error_code(http::error::bad_method).category() &&
          wrong != http::error::end_of_stream && wrong != http::error::partial_message) {
        HttpRequest nothing;
        nothing.version(11);
        nothing.keep_alive(false);
        co_await answer(stream, nothing, bad_request(wrong));
      }
      break;
    }
    const HttpRequest request = parser.release();
    Request asked = plain(request, address, desk.trust_proxy);
    if (beast::websocket::is_upgrade(request)) {
      Api::Visit visit = co_await desk.api.visit(std::move(asked));
      if (!visit.room) {
        if (!co_await answer(stream, request, visit.refusal)) break;
        continue;
      }
      stream.expires_never();
      buffer.clear();
      buffer.shrink_to_fit();
      co_await serve_web_socket(stream.release_socket(), request, desk.hall, std::move(visit));
      co_return;
    }
    stream.expires_never();
    const Response response = co_await desk.api.handle(std::move(asked));
    if (!co_await answer(stream, request, response)) break;
  }
  boost::system::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

asio::awaitable<void> serve_connection(tcp::socket socket, Desk desk) {
  boost::system::error_code wrong;
  const tcp::endpoint peer = socket.remote_endpoint(wrong);
  if (wrong) co_return;
  socket.set_option(tcp::no_delay(true), wrong);
  const std::string address = peer.address().to_string();
  if (!desk.api.connect(address)) co_return;
  try {
    co_await serve(beast::tcp_stream(std::move(socket)), desk, address);
  } catch (const std::exception&) {
    // A connection's trouble is its own; what it had asked for is done or not, never half.
  }
  desk.api.hang_up(address);
}

}  // namespace condotta::server
