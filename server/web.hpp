// HTTP without a network library: what the parts of the server say to each other.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/types.hpp"

namespace condotta::server {

struct Request {
  std::string method;
  std::string path;   // without the query
  std::string query;  // without the question mark
  std::string body;
  std::string host;
  std::string origin;  // empty: none was sent
  std::string cookie;  // the whole header
  std::string bearer;  // the token of an Authorization header
  std::string content_type;
  std::string encodings;  // Accept-Encoding
  std::string known_tag;  // If-None-Match
  std::string forwarded_proto;
  std::string address;  // of the client
};

struct Response {
  u32 status = 200;
  std::string type = "application/json";
  std::string body = {};
  std::shared_ptr<const std::string> shared_body = {};  // instead of `body`: a file
  std::vector<std::pair<std::string, std::string>> headers = {};
};

// {"error":"...","detail":"..."}
Response error_response(u32 status, std::string_view error, std::string_view detail = "");
Response json_response(std::string body);

// The value of a cookie, or of a part of a query; empty if there is none.
std::string cookie_value(std::string_view header, std::string_view name);
std::string query_value(std::string_view query, std::string_view name);

// What may be in a Host header; anything else is refused before it gets into a page or a link.
bool is_plain_host(std::string_view host);
// Whether a page of that origin belongs to this host.
bool same_origin(std::string_view origin, std::string_view host);

// Sent with everything.
const std::vector<std::pair<std::string, std::string>>& safety_headers();

}  // namespace condotta::server
