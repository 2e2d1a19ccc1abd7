#include "server/http_request.hpp"

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>

namespace condotta::server {

namespace http = boost::beast::http;

namespace {

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

}  // namespace

Request read_request(const HttpRequest& from, const std::string& address, bool trust_proxy) {
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

bool is_complaint(boost::system::error_code wrong) {
  return wrong.category() == http::make_error_code(http::error::bad_method).category() &&
         wrong != http::error::end_of_stream && wrong != http::error::partial_message;
}

Response bad_request(boost::system::error_code wrong) {
  if (wrong == http::error::body_limit) return error_response(413, "too_long");
  if (wrong == http::error::header_limit) return error_response(431, "too_long");
  return error_response(400, "malformed");
}

}  // namespace condotta::server
