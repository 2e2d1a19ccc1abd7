#include "table/text_cleaning.hpp"

#include "engine/core/types.hpp"

namespace condotta::table {
namespace {

constexpr u32 kBroken = 0xFFFFFFFF;

// The character that begins at `at`, which is moved behind it.
u32 next_character(std::string_view text, std::size_t& at) {
  const u32 first = static_cast<u8>(text[at++]);
  if (first < 0x80) return first;
  const u32 more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
  constexpr u32 least[] = {0, 0x80, 0x800, 0x10000};
  if (first < 0xC2 || first > 0xF4 || text.size() - at < more) return kBroken;
  u32 code = first & (0x3FU >> more);
  for (u32 i = 0; i < more; ++i) {
    const u32 next = static_cast<u8>(text[at++]);
    if ((next & 0xC0U) != 0x80U) return kBroken;
    code = code << 6U | (next & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < least[more] || code > 0x10FFFF || surrogate ? kBroken : code;
}

bool is_blank(u32 c) {
  return c == ' ' || (c >= 9 && c <= 13) || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

bool is_dropped(u32 c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0xAD || c == 0x34F || c == 0x61C ||
         c == 0x115F || c == 0x1160 || c == 0x180E || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0x3164 ||
         (c >= 0xFE00 && c <= 0xFE0E) || c == 0xFEFF || c == 0xFFA0 ||
         (c >= 0xFFF0 && c <= 0xFFFB) || (c & 0xFFFEU) == 0xFFFEU || (c >= 0xE0000 && c <= 0xE0FFF);
}

}  // namespace

std::optional<std::string> cleaned(std::string_view text, std::size_t most) {
  std::string clean;
  std::size_t count = 0;
  bool blank_due = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const u32 c = next_character(text, at);
    if (c == kBroken) return std::nullopt;
    if (is_blank(c)) {
      blank_due = !clean.empty();
      continue;
    }
    if (is_dropped(c)) continue;
    if (blank_due) {
      clean += ' ';
      ++count;
      blank_due = false;
    }
    clean += text.substr(begin, at - begin);
    if (++count > most) return std::nullopt;
  }
  return clean;
}

}  // namespace condotta::table
