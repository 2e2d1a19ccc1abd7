#include "notation/json_text.hpp"

namespace condotta::notation {

JsonText& JsonText::text(std::string_view text) {
  separate();
  out_ += '"';
  for (const char c : text) {
    const u8 code = static_cast<u8>(c);
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (code >= 0x20) {
      out_ += c;
    } else if (c == '\n') {
      out_ += "\\n";
    } else {
      constexpr char digits[] = "0123456789abcdef";
      out_ += "\\u00";
      out_ += digits[code >> 4U];
      out_ += digits[code & 15U];
    }
  }
  out_ += '"';
  return *this;
}

JsonText& JsonText::seats(SeatSet set) {
  open('[');
  for (u8 i = 0; i < index(Seat::none); ++i) {
    if (contains(set, condotta::seat(i))) number(i);
  }
  return close(']');
}

}  // namespace condotta::notation
