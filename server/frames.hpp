// WebSocket frames (RFC 6455) without a network: bytes in, messages out. The server's side: what
// comes is masked and may come in pieces, what goes is not and does not.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::server {

// The numbers are those of the wire.
enum class Opcode : u8 { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

enum class CloseCode : u16 {
  none = 0,
  normal = 1000,
  going_away = 1001,
  protocol_error = 1002,
  bad_payload = 1007,
  too_big = 1009,
  restart = 1012,
};

// Gathers the messages of one connection. What breaks the protocol ends it: nothing is read after.
class FrameReader {
 public:
  explicit FrameReader(std::size_t longest) : longest_(longest) {}

  // One whole message (text or binary) or control frame. The payload lives until the next call.
  struct Item {
    Opcode kind;
    std::string_view payload;
  };
  // Calls `receive(Item)` for everything complete in these bytes and those kept from before, until
  // it returns false. The bytes are unmasked where they lie. False: something was wrong; `fault`
  // says what.
  template <class Receive>
  bool feed(std::span<char> bytes, Receive&& receive);

  [[nodiscard]] CloseCode fault() const { return fault_; }

 private:
  // Takes one frame off the front; 0: it is not all there, or wrong.
  std::size_t take(std::span<char> bytes, Item& item, bool& whole);
  bool check_head(u8 first, u8 second, u64 size);
  bool finish(Item& item, bool last, std::string_view part, bool& whole);
  bool fail(CloseCode code) {
    fault_ = code;
    return false;
  }

  std::size_t longest_;
  std::string kept_;                  // the beginning of a frame
  std::string message_;               // the fragments of a message so far
  Opcode fragmented_ = Opcode::more;  // what kind of message that is; more: none
  CloseCode fault_ = CloseCode::none;
};

template <class Receive>
bool FrameReader::feed(std::span<char> bytes, Receive&& receive) {
  std::string joined;
  if (!kept_.empty()) {
    joined.swap(kept_);
    joined.append(bytes.data(), bytes.size());
    bytes = joined;
  }
  while (!bytes.empty()) {
    Item item{Opcode::more, {}};
    bool whole = false;
    const std::size_t used = take(bytes, item, whole);
    if (fault_ != CloseCode::none) return false;
    if (used == 0) break;
    if (whole && !receive(item)) return true;
    bytes = bytes.subspan(used);
  }
  if (!bytes.empty()) kept_.assign(bytes.data(), bytes.size());
  return true;
}

// What comes before the payload of a frame that is a message by itself.
struct FrameHead {
  std::array<char, 10> bytes;
  u8 size;
};
FrameHead frame_head(Opcode kind, std::size_t payload);
// A whole frame.
std::string framed(Opcode kind, std::string_view payload);

// The payload of a close frame.
std::string close_payload(CloseCode code, std::string_view reason);

bool is_utf8(std::string_view text);

}  // namespace condotta::server
