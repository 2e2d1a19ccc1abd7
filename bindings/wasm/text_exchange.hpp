// How texts go in and out of a module: the page writes at `buffer(size)`, calls, and reads
// `text_size()` bytes at `text()`. Both stay where they are until the next call.
#pragma once
#include <string>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::wasm {

// What the page has written.
std::string_view given();
// Gives it to the page; its length.
u32 answer(std::string text);

}  // namespace condotta::wasm
