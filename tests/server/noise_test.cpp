// Noise on the wire: requests and frames that are cut, doubled, shuffled and broken, over real
// sockets. The server stays well, and a game beside it is not disturbed.
#include <gtest/gtest.h>

#include "engine/core/rng.hpp"
#include "tests/server/running_server.hpp"
#include "tests/server/wire_client.hpp"
#include "tests/support/scale.hpp"

namespace condotta::server {
namespace {

constexpr const char* kPieces[] = {
    "GET / HTTP/1.1\r\n",
    "POST /api/me HTTP/1.1\r\n",
    "GET /api/tables/TABLE/socket HTTP/1.1\r\n",
    "GET /api/tables?list=open HTTP/1.0\r\n",
    "HEAD /healthz HTTP/1.1\r\n",
    "OPTIONS * HTTP/9.9\r\n",
    "Host: localhost\r\n",
    "Host: local host\r\n",
    "Content-Type: application/json\r\n",
    "Content-Length: 12\r\n",
    "Content-Length: 99999999999999999999\r\n",
    "Content-Length: -1\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Expect: 100-continue\r\n",
    "Connection: Upgrade\r\nUpgrade: websocket\r\n",
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    "Sec-WebSocket-Key: short\r\n",
    "Cookie: condotta=; condotta=zzz; a\r\n",
    "Authorization: Bearer \r\n",
    "Origin: null\r\n",
    "X: \x01\x02\x80\xFF\r\n",
    "\r\n",
    "{\"name\":\"x\"}",
    "{\"name\":",
    "5\r\nhello\r\n0\r\n\r\n",
    "FFFFFFFFFFFFFFFFF\r\n",
};

// Text frames, and what looks like frames.
std::string some_frame(Rng& rng) {
  constexpr const char* texts[] = {R"({"type":"join"})",
                                   R"({"type":"start"})",
                                   R"({"type":"act","after":0,"actions":[]})",
                                   R"({"type":)",
                                   R"({"type":"talk","text":1)",
                                   "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["};
  const std::string_view text = texts[rng.below(std::size(texts))];
  std::string bytes(1, static_cast<char>(rng.below(4) == 0 ? rng.below(256) : 0x81));
  bytes += static_cast<char>(0x80U | (rng.below(5) == 0 ? rng.below(128) : text.size()));
  bytes.append(4, '\0');
  return bytes.append(text);
}

std::string noise(Rng& rng, const std::string& table) {
  std::string bytes;
  for (u32 n = 1 + rng.below(12); n != 0; --n) bytes += kPieces[rng.below(std::size(kPieces))];
  if (const std::size_t at = bytes.find("TABLE"); at != std::string::npos) {
    bytes.replace(at, 5, table);
  }
  if (rng.below(4) == 0) bytes += std::string(rng.below(30'000), 'a');
  for (u32 n = rng.below(4); n != 0; --n) bytes += some_frame(rng);
  for (u32 n = rng.below(6); n != 0; --n) {
    bytes[rng.below(static_cast<u32>(bytes.size()))] = static_cast<char>(rng.below(256));
  }
  return bytes.substr(0, 1 + rng.below(static_cast<u32>(bytes.size())));
}

TEST(Noise, NeverHurtsAnybodyElse) {
  RunningServer server;
  Visitor ada(server.port(), "Ada");
  const std::string table =
      ada.create(R"({"game":"condottiere","players":2,"bots":["random"],"pause":0})");
  TableSocket quiet(server.port(), table, ada.cookie);
  quiet.wait_for("hello");
  Rng rng = Rng::seeded(11);
  const u64 rounds = tests::scaled(300, 3'000);
  for (u64 n = 0; n < rounds; ++n) {
    Wire wire(server.port());
    ASSERT_TRUE(wire.good());
    wire.write(noise(rng, table));
    // Some wait for an answer, most hang up at once.
    if (rng.below(8) == 0) {
      wire.write("\r\n\r\n");
      wire.finish();
      wire.read_until("no such thing");
    }
  }
  // On a socket that is open already.
  for (u64 n = 0; n < rounds; ++n) {
    TableSocket socket(server.port(), table, n % 2 == 0 ? ada.cookie : "");
    ASSERT_EQ(socket.status, 101);
    std::string frames;
    for (u32 more = 1 + rng.below(5); more != 0; --more) frames += some_frame(rng);
    socket.raw(frames);
  }
  quiet.send(R"({"type":"talk","text":"still here","id":5})");
  EXPECT_EQ(quiet.wait_for("ok").at("id"), 5);
  EXPECT_EQ(ada.get("/healthz").status, 200);
}

}  // namespace
}  // namespace condotta::server
