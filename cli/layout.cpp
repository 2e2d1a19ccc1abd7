#include "cli/layout.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace condotta::cli {

std::string wrapped(std::string_view text, std::size_t indent) {
  std::string out;
  std::size_t room = kColumns;
  while (text.size() > room) {
    std::size_t cut = text.rfind(' ', room);
    if (cut == std::string_view::npos || cut == 0) cut = room;
    out += text.substr(0, cut);
    out += '\n';
    out.append(indent, ' ');
    room = kColumns - indent;
    text.remove_prefix(cut);
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  }
  out += text;
  return out + '\n';
}

std::string numbered(std::span<const std::string> items) {
  std::size_t widest = 0;
  for (const std::string& item : items) widest = std::max(widest, item.size());
  const std::size_t cell = widest + 6;  // "  12 " before it and a blank after it
  const std::size_t in_row = std::max<std::size_t>(1, kColumns / cell);
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool last = (i + 1) % in_row == 0 || i + 1 == items.size();
    out += fmt::format("{:4} ", i + 1);
    out += last ? items[i] + '\n' : fmt::format("{:<{}}", items[i], widest + 1);
  }
  return out;
}

std::string Paint::with(std::string_view code, std::string_view text) const {
  return on_ ? fmt::format("{}{}\033[0m", code, text) : std::string(text);
}

}  // namespace condotta::cli
