// People's text: valid UTF-8, without characters that a page or a terminal would obey.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace condotta::table {

// Control characters and those that change the direction or the width of text are dropped, blanks
// are made one each, those at the ends are removed. Nothing if it is not UTF-8 or, cleaned, longer
// than `most` characters. What is left may be empty. Escaping is for whoever writes a page.
std::optional<std::string> cleaned(std::string_view text, std::size_t most);

}  // namespace condotta::table
