// Any bytes as what a browser or a program sends to the port: they go through the parser with the
// server's own limits and from there to the tables, as in a server, without its sockets. Nothing
// crashes, every request has an answer, and no answer has a header that the sender could break.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/json/parse.hpp>
#include <string>

#include "fuzz/input.hpp"
#include "server/api.hpp"
#include "server/http_request.hpp"
#include "server/memory_storage.hpp"

namespace condotta::fuzz {
namespace {

using namespace server;
namespace asio = boost::asio;
namespace http = boost::beast::http;

Limits no_limits() {
  constexpr Allowance plenty{1e9, 1e9};
  return {plenty, plenty, plenty, plenty, plenty, plenty, ~0U, ~0U, ~0U, ~0U};
}

// One for all inputs: what one of them leaves behind, the next one may find.
struct Hosts {
  asio::io_context network;
  MemoryStorage storage;
  StaticFiles files{"no/such/folder"};
  Hall hall{network, storage, no_limits(), 1};
  Api api{hall, files};

  template <class Answer>
  Answer wait_for(asio::awaitable<Answer> question) {
    auto answer = asio::co_spawn(network, std::move(question), asio::use_future);
    using namespace std::chrono_literals;
    network.restart();
    while (answer.wait_for(0s) != std::future_status::ready) network.run_one();
    return answer.get();
  }
};

void check(const Response& response) {
  require(response.status >= 200 && response.status < 600, "an answer has a status");
  for (const auto& [name, value] : response.headers) {
    for (const char c : value) require(static_cast<u8>(c) >= 0x20, "no line break in a header");
  }
  if (response.status < 400 || response.type != "application/json") return;
  boost::json::error_code wrong;
  const boost::json::value body = boost::json::parse(response.body, wrong);
  require(!wrong && body.is_object() && body.as_object().contains("error"), "errors have names");
}

void ask(Hosts& hosts, std::string_view bytes) {
  while (!bytes.empty()) {
    http::request_parser<http::string_body> parser;
    parser.eager(true);
    parser.header_limit(kLongestHeader);
    parser.body_limit(kLongestBody);
    boost::system::error_code wrong;
    const std::size_t used = parser.put(asio::buffer(bytes.data(), bytes.size()), wrong);
    if (wrong == http::error::need_more) return;
    if (wrong) {
      if (is_complaint(wrong)) check(bad_request(wrong));
      return;
    }
    if (!parser.is_done()) return;
    bytes.remove_prefix(used);
    const HttpRequest request = parser.release();
    const Request asked = read_request(request, "127.0.0.1", bytes.size() % 2 != 0);
    if (boost::beast::websocket::is_upgrade(request)) {
      const Api::Visit visit = hosts.wait_for(hosts.api.visit(asked));
      if (!visit.room) check(visit.refusal);
    } else {
      check(hosts.wait_for(hosts.api.handle(asked)));
    }
  }
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  static fuzz::Hosts hosts;
  fuzz::ask(hosts, {reinterpret_cast<const char*>(data), size});
  return 0;
}
