// A link as a picture that telephones read.
#pragma once
#include <string>

namespace condotta::server {

// An SVG image; empty if the text is too long.
std::string qr_svg(const std::string& text);

}  // namespace condotta::server
