// Any bytes as the frames of a WebSocket: nothing crashes, nothing longer than the limit comes out,
// texts are UTF-8, and it makes no difference how the bytes were cut.
//
// Input: the first byte is the size of the pieces, the rest is what a client sends.
#include <string>
#include <utility>
#include <vector>

#include "fuzz/input.hpp"
#include "server/frames.hpp"

namespace condotta::fuzz {
namespace {

using namespace server;

constexpr std::size_t kLongest = 300;

struct Read {
  std::vector<std::pair<Opcode, std::string>> items;
  CloseCode fault = CloseCode::none;
  friend bool operator==(const Read&, const Read&) = default;
};

Read read_all(std::string bytes, std::size_t piece) {
  Read read;
  FrameReader reader(kLongest);
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    const std::span<char> part(bytes.data() + at, std::min(piece, bytes.size() - at));
    const bool sound = reader.feed(part, [&](const FrameReader::Item& item) {
      require(item.payload.size() <= kLongest, "no message is too long");
      require(item.kind != Opcode::text || is_utf8(item.payload), "texts are UTF-8");
      read.items.emplace_back(item.kind, std::string(item.payload));
      return true;
    });
    require(sound == (reader.fault() == CloseCode::none), "what is wrong has a name");
    if (!sound) break;
  }
  read.fault = reader.fault();
  return read;
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  if (size < 2) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t piece = data[0] == 0 ? 1 : data[0];
  fuzz::require(fuzz::read_all(bytes, piece) == fuzz::read_all(bytes, bytes.size()),
                "cutting changes nothing");
  return 0;
}
