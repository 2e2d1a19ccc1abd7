#include "server/parcel.hpp"

#include <utility>

#include "server/frames.hpp"

namespace condotta::server {
namespace {

// The head of nearly every message; others are moved into their place.
constexpr std::size_t kUsualHead = 4;
// What stands there until the length is known: a writer of JSON puts no comma after it.
constexpr char kBlank = ':';
constexpr std::size_t kLargestKept = 1 << 14;  // bytes of a sheet: larger ones are for once

}  // namespace

std::size_t Parcel::begin() {
  const std::size_t from = sheet_.size();
  sheet_.append(kUsualHead, kBlank);
  return from;
}

Parcel::Part Parcel::finish(std::size_t from) {
  const std::size_t text = sheet_.size() - from - kUsualHead;
  if (text == 0) {
    sheet_.resize(from);
    return {};
  }
  const FrameHead head = frame_head(Opcode::text, text);
  sheet_.replace(from, kUsualHead, head.bytes.data(), head.size);
  return {from, head.size + text, 1};
}

Parcel::Part Parcel::both(Part first, Part second) {
  if (first.size == 0) return second;
  return {first.from, first.size + second.size, first.messages + second.messages};
}

void Parcel::address(std::shared_ptr<Client> client, Part part) {
  if (part.size != 0) letters_.push_back({std::move(client), part});
}

void Parcel::send() const {
  const std::string_view sheet = sheet_;
  for (const Letter& letter : letters_) {
    letter.client->send(sheet.substr(letter.part.from, letter.part.size), letter.part.messages);
  }
}

void Parcel::clear() {
  letters_.clear();
  sheet_.clear();
  if (sheet_.capacity() > kLargestKept) sheet_.shrink_to_fit();
}

}  // namespace condotta::server
