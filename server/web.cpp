#include "server/web.hpp"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace condotta::server {

Response json_response(std::string body) { return {.body = std::move(body)}; }

Response error_response(u32 status, std::string_view error, std::string_view detail) {
  return {
      .status = status,
      .body = boost::json::serialize(boost::json::object{{"error", error}, {"detail", detail}})};
}

namespace {

std::string value_in(std::string_view list, std::string_view name, char between) {
  while (!list.empty()) {
    const std::size_t end = list.find(between);
    std::string_view part = list.substr(0, end);
    list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=') {
      return std::string(part.substr(name.size() + 1));
    }
  }
  return "";
}

}  // namespace

std::string cookie_value(std::string_view header, std::string_view name) {
  return value_in(header, name, ';');
}

std::string query_value(std::string_view query, std::string_view name) {
  return value_in(query, name, '&');
}

bool is_plain_host(std::string_view host) {
  constexpr std::string_view allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]_";
  return !host.empty() && host.size() <= 255 &&
         host.find_first_not_of(allowed) == std::string_view::npos;
}

bool same_origin(std::string_view origin, std::string_view host) {
  const std::size_t scheme = origin.find("://");
  if (scheme == std::string_view::npos) return false;
  const std::string_view name = origin.substr(0, scheme);
  return (name == "http" || name == "https") && origin.substr(scheme + 3) == host;
}

const std::vector<std::pair<std::string, std::string>>& safety_headers() {
  static const std::vector<std::pair<std::string, std::string>> headers = {
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
       "data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; "
       "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"}};
  return headers;
}

}  // namespace condotta::server
