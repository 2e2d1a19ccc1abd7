// Writing JSON without building it first: everything is appended to one text. For what is written
// thousands of times a second; elsewhere boost::json is easier to read.
#pragma once
#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::notation {

// Commas come by themselves: before anything that follows another item.
class JsonText {
 public:
  explicit JsonText(std::string& out) : out_(out) {}

  JsonText& open(char bracket) {
    separate();
    out_ += bracket;
    return *this;
  }
  JsonText& close(char bracket) {
    out_ += bracket;
    return *this;
  }
  // The name must be one that needs no escaping; what follows is its value.
  JsonText& key(std::string_view name) {
    separate();
    out_ += '"';
    out_ += name;
    out_ += "\":";
    return *this;
  }
  // Of a name that the compiler knows: all of it is appended at once.
  template <std::size_t N>
  JsonText& key(const char (&name)[N]) {
    char piece[N + 3] = {',', '"'};
    std::copy_n(name, N - 1, piece + 2);
    piece[N + 1] = '"';
    piece[N + 2] = ':';
    const std::size_t skipped = follows() ? 0 : 1;
    out_.append(piece + skipped, sizeof(piece) - skipped);
    return *this;
  }
  JsonText& number(u64 value) {
    separate();
    char digits[20];
    const auto end = std::to_chars(digits, digits + sizeof(digits), value).ptr;
    out_.append(digits, static_cast<std::size_t>(end - digits));
    return *this;
  }
  // A text of our own, with nothing in it to escape.
  JsonText& word(std::string_view text) {
    separate();
    out_ += '"';
    out_ += text;
    out_ += '"';
    return *this;
  }
  // Any text in UTF-8.
  JsonText& text(std::string_view text);
  JsonText& flag(bool value) { return raw(value ? "true" : "false"); }
  JsonText& null() { return raw("null"); }
  // What is JSON already.
  JsonText& raw(std::string_view json) {
    separate();
    out_ += json;
    return *this;
  }
  JsonText& seat(Seat s) { return s == Seat::none ? null() : number(index(s)); }
  // [0,2]; the spectators are no seat.
  JsonText& seats(SeatSet set);

  [[nodiscard]] std::string& out() { return out_; }

 private:
  // Whether there is an item before the next one.
  [[nodiscard]] bool follows() const {
    if (out_.empty()) return false;
    const char last = out_.back();
    return last != '{' && last != '[' && last != ':' && last != ',';
  }
  void separate() {
    if (follows()) out_ += ',';
  }

  std::string& out_;
};

}  // namespace condotta::notation
