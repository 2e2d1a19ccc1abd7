#include "server/session.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/buffer_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/http_request.hpp"
#include "server/web_socket.hpp"

namespace condotta::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

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

// What could not be read is answered too: whoever asked may try again.
asio::awaitable<Response> answer_of(Api& api, Request request) {
  try {
    co_return co_await api.handle(std::move(request));
  } catch (const std::exception&) {  // it stands in the log
    co_return error_response(503, "storage_failed");
  }
}
asio::awaitable<Api::Visit> visit_of(Api& api, Request request) {
  try {
    co_return co_await api.visit(std::move(request));
  } catch (const std::exception&) {
    Api::Visit nowhere;
    nowhere.refusal = error_response(503, "storage_failed");
    co_return nowhere;
  }
}

// True: it has become a WebSocket, which hangs up by itself.
asio::awaitable<bool> serve(beast::tcp_stream stream, Desk desk, const std::string& address) {
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
      if (is_complaint(wrong)) {
        HttpRequest nothing;
        nothing.version(11);
        nothing.keep_alive(false);
        co_await answer(stream, nothing, bad_request(wrong));
      }
      break;
    }
    const HttpRequest request = parser.release();
    Request asked = read_request(request, address, desk.trust_proxy);
    if (beast::websocket::is_upgrade(request)) {
      Api::Visit visit = co_await visit_of(desk.api, std::move(asked));
      if (!visit.room) {
        if (!co_await answer(stream, request, visit.refusal)) break;
        continue;
      }
      stream.expires_never();
      Upgrade upgrade{request, beast::buffers_to_string(buffer.data()), std::move(visit),
                      [&api = desk.api, address] { api.hang_up(address); }};
      co_await open_web_socket(stream.release_socket(), desk.hall, std::move(upgrade));
      co_return true;
    }
    stream.expires_never();
    const Response response = co_await answer_of(desk.api, std::move(asked));
    if (!co_await answer(stream, request, response)) break;
  }
  boost::system::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  co_return false;
}

}  // namespace

asio::awaitable<void> serve_connection(tcp::socket socket, Desk desk) {
  boost::system::error_code wrong;
  const tcp::endpoint peer = socket.remote_endpoint(wrong);
  if (wrong) co_return;
  socket.set_option(tcp::no_delay(true), wrong);
  const std::string address = peer.address().to_string();
  if (!desk.api.connect(address)) co_return;
  bool goes_on = false;
  try {
    goes_on = co_await serve(beast::tcp_stream(std::move(socket)), desk, address);
  } catch (const std::exception&) {
    // A connection's trouble is its own; what it had asked for is done or not, never half.
  }
  if (!goes_on) desk.api.hang_up(address);
}

}  // namespace condotta::server
