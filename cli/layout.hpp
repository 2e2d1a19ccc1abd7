// Text for a terminal of 80 columns.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace condotta::cli {

inline constexpr std::size_t kColumns = 80;

// Breaks at blanks; lines after the first are indented. Ends with a line end.
std::string wrapped(std::string_view text, std::size_t indent = 0);

// "  1 pass       2 play 10", as many columns as fit. Numbered from 1.
std::string numbered(std::span<const std::string> items);

// Colours and weights, or plain text where the output is no terminal.
class Paint {
 public:
  explicit Paint(bool on) : on_(on) {}
  [[nodiscard]] std::string strong(std::string_view text) const { return with("\033[1m", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return with("\033[2m", text); }
  [[nodiscard]] std::string warm(std::string_view text) const { return with("\033[33m", text); }

 private:
  [[nodiscard]] std::string with(std::string_view code, std::string_view text) const;
  bool on_;
};

}  // namespace condotta::cli
