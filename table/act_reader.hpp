// Messages that act, as programs write them: without spaces and without anything escaped. They are
// nearly all there are, and need no tree of JSON.
#pragma once
#include <optional>
#include <string_view>

#include "table/command.hpp"

namespace condotta::table {

// Nothing if it is not exactly such a message: then the strict reader says what it is, and what is
// wrong with it. What is read here it would read in the same way.
std::optional<Message> read_plain_act(std::string_view text);

}  // namespace condotta::table
