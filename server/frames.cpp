#include "server/frames.hpp"

#include <cstring>

namespace condotta::server {
namespace {

bool is_control(Opcode kind) { return (static_cast<u8>(kind) & 8U) != 0; }

bool is_known(Opcode kind) {
  switch (kind) {
    case Opcode::more:
    case Opcode::text:
    case Opcode::binary:
    case Opcode::close:
    case Opcode::ping:
    case Opcode::pong:
      return true;
  }
  return false;
}

// Section 7.4: what may be on the wire.
bool may_be_sent(u32 code) {
  return (code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006) ||
         (code >= 3000 && code <= 4999);
}

u32 number_at(std::string_view bytes) {
  return static_cast<u32>(static_cast<u8>(bytes[0])) << 8U | static_cast<u8>(bytes[1]);
}

void unmask(char* bytes, std::size_t size, const char* mask) {
  u32 once = 0;
  std::memcpy(&once, mask, sizeof(once));
  if (once == 0) return;
  const u64 twice = u64{once} << 32U | once;
  std::size_t i = 0;
  for (; i + sizeof(twice) <= size; i += sizeof(twice)) {
    u64 word = 0;
    std::memcpy(&word, bytes + i, sizeof(word));
    word ^= twice;
    std::memcpy(bytes + i, &word, sizeof(word));
  }
  for (; i < size; ++i) bytes[i] = static_cast<char>(bytes[i] ^ mask[i % 4]);
}

// How many bytes follow the first one of a character; 4: it is no first byte.
std::size_t continuation(u8 first) {
  if (first < 0x80) return 0;
  if (first >= 0xC2 && first < 0xE0) return 1;
  if (first >= 0xE0 && first < 0xF0) return 2;
  return first >= 0xF0 && first < 0xF5 ? 3 : 4;
}

}  // namespace

bool is_utf8(std::string_view text) {
  constexpr u32 least[] = {0, 0x80, 0x800, 0x10000};
  for (std::size_t i = 0; i < text.size();) {
    const u8 first = static_cast<u8>(text[i++]);
    const std::size_t more = continuation(first);
    if (more == 0) continue;
    if (more == 4 || text.size() - i < more) return false;
    u32 code = first & (0x3FU >> more);
    for (std::size_t n = 0; n < more; ++n) {
      const u8 next = static_cast<u8>(text[i++]);
      if ((next & 0xC0U) != 0x80U) return false;
      code = code << 6U | (next & 0x3FU);
    }
    if (code < least[more] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return false;
  }
  return true;
}

bool FrameReader::check_head(u8 first, u8 second, u64 size) {
  const Opcode kind = static_cast<Opcode>(first & 15U);
  const bool last = (first & 0x80U) != 0;
  if ((first & 0x70U) != 0 || !is_known(kind)) return fail(CloseCode::protocol_error);
  if ((second & 0x80U) == 0) return fail(CloseCode::protocol_error);
  if (is_control(kind)) {
    return (last && (second & 127U) < 126) || fail(CloseCode::protocol_error);
  }
  const bool goes_on = fragmented_ != Opcode::more;
  if ((kind == Opcode::more) != goes_on) return fail(CloseCode::protocol_error);
  const std::size_t before = goes_on ? message_.size() : 0;
  return size <= longest_ - before || fail(CloseCode::too_big);
}

std::size_t FrameReader::take(std::span<char> bytes, Item& item, bool& whole) {
  if (bytes.size() < 2) return 0;
  const u8 first = static_cast<u8>(bytes[0]), second = static_cast<u8>(bytes[1]);
  u64 size = second & 127U;
  const std::size_t longer = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (bytes.size() < 2 + longer) {
    // What is wrong already need not be waited for.
    check_head(first, second, 0);
    return 0;
  }
  if (longer != 0) {
    size = 0;
    for (std::size_t i = 0; i < longer; ++i) size = size << 8U | static_cast<u8>(bytes[2 + i]);
    if (size < (longer == 2 ? 126U : 0x10000U)) {  // section 5.2: the shortest form
      fail(CloseCode::protocol_error);
      return 0;
    }
  }
  if (!check_head(first, second, size)) return 0;
  const std::size_t head = 2 + longer + 4;
  if (bytes.size() < head || bytes.size() - head < size) return 0;
  char* const payload = bytes.data() + head;
  unmask(payload, size, payload - 4);
  item.kind = static_cast<Opcode>(first & 15U);
  if (!finish(item, (first & 0x80U) != 0, {payload, size}, whole)) return 0;
  return head + size;
}

bool FrameReader::finish(Item& item, bool last, std::string_view part, bool& whole) {
  whole = last;
  item.payload = part;
  if (is_control(item.kind)) {
    if (item.kind != Opcode::close || part.empty()) return true;
    if (part.size() == 1 || !may_be_sent(number_at(part))) return fail(CloseCode::protocol_error);
    return is_utf8(part.substr(2)) || fail(CloseCode::bad_payload);
  }
  if (fragmented_ == Opcode::more) message_.clear();
  if (!last) {
    if (fragmented_ == Opcode::more) fragmented_ = item.kind;
    message_.append(part);
    return true;
  }
  if (fragmented_ != Opcode::more) {
    message_.append(part);
    item = {fragmented_, message_};
    fragmented_ = Opcode::more;
  }
  return item.kind != Opcode::text || is_utf8(item.payload) || fail(CloseCode::bad_payload);
}

FrameHead frame_head(Opcode kind, std::size_t payload) {
  FrameHead head{{static_cast<char>(0x80U | static_cast<u8>(kind))}, 2};
  const std::size_t longer = payload < 126 ? 0 : payload < 0x10000 ? 2 : 8;
  head.bytes[1] = static_cast<char>(longer == 0 ? payload : longer == 2 ? 126 : 127);
  for (std::size_t i = 0; i < longer; ++i) {
    head.bytes[head.size++] = static_cast<char>(payload >> (8 * (longer - 1 - i)) & 0xFFU);
  }
  return head;
}

std::string framed(Opcode kind, std::string_view payload) {
  const FrameHead head = frame_head(kind, payload.size());
  std::string frame(head.bytes.data(), head.size);
  frame += payload;
  return frame;
}

std::string close_payload(CloseCode code, std::string_view reason) {
  if (code == CloseCode::none) return "";
  const u32 number = static_cast<u16>(code);
  std::string payload = {static_cast<char>(number >> 8U), static_cast<char>(number & 0xFFU)};
  payload += reason.substr(0, 123);
  return payload;
}

}  // namespace condotta::server
