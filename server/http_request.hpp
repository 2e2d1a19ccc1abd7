// Requests as Beast's parser hands them over, and what is said of those that it does not.
#pragma once
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/system/error_code.hpp>
#include <string>

#include "server/web.hpp"

namespace condotta::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// `address` is that of the connection; only with `trust_proxy` is a proxy's word believed.
Request read_request(const HttpRequest& from, const std::string& address, bool trust_proxy);

// Whether the parser has found fault with the bytes, so that somebody waits for an answer.
bool is_complaint(boost::system::error_code wrong);
// The answer to a request that is none.
Response bad_request(boost::system::error_code wrong);

}  // namespace condotta::server
