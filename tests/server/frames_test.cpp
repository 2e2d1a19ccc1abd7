// Frames of RFC 6455, whole, in pieces, and broken.
#include "server/frames.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/rng.hpp"

namespace condotta::server {
namespace {

constexpr std::size_t kLongest = 1000;

// As a client would write it, with a mask that changes every byte.
std::string masked(u8 first, std::string_view payload, std::string_view mask = "\x12\x34\x56\x78") {
  std::string bytes(1, static_cast<char>(first));
  if (payload.size() < 126) {
    bytes += static_cast<char>(0x80U | payload.size());
  } else {
    bytes += static_cast<char>(0xFE);
    bytes += static_cast<char>(payload.size() >> 8U);
    bytes += static_cast<char>(payload.size() & 0xFFU);
  }
  bytes += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
  }
  return bytes;
}

struct Read {
  std::vector<std::pair<Opcode, std::string>> items;
  CloseCode fault = CloseCode::none;
  friend bool operator==(const Read&, const Read&) = default;
};

// `piece` bytes at a time; 0: all at once.
Read read_all(std::string bytes, std::size_t piece = 0) {
  Read read;
  FrameReader reader(kLongest);
  const std::size_t step = piece == 0 ? bytes.size() : piece;
  for (std::size_t at = 0; at < bytes.size(); at += step) {
    const std::span<char> part(bytes.data() + at, std::min(step, bytes.size() - at));
    const bool sound = reader.feed(part, [&](const FrameReader::Item& item) {
      read.items.emplace_back(item.kind, std::string(item.payload));
      return true;
    });
    if (!sound) break;
  }
  read.fault = reader.fault();
  return read;
}

TEST(Frames, MessagesAreReadHoweverTheyAreCut) {
  const std::string bytes = masked(0x81, "one") + masked(0x01, "t") +
                            masked(0x89, "are you there") + masked(0x00, "w") + masked(0x80, "o") +
                            masked(0x82, "") + masked(0x81, std::string(kLongest, 'x')) +
                            masked(0x88,
                                   "\x03\xE8"
                                   "bye");
  const Read whole = read_all(bytes);
  EXPECT_EQ(whole.fault, CloseCode::none);
  ASSERT_EQ(whole.items.size(), 6U);
  EXPECT_EQ(whole.items[0], (std::pair{Opcode::text, std::string("one")}));
  EXPECT_EQ(whole.items[1], (std::pair{Opcode::ping, std::string("are you there")}));
  EXPECT_EQ(whole.items[2], (std::pair{Opcode::text, std::string("two")}));
  EXPECT_EQ(whole.items[3], (std::pair{Opcode::binary, std::string()}));
  EXPECT_EQ(whole.items[4].second.size(), kLongest);
  EXPECT_EQ(whole.items[5].first, Opcode::close);
  for (const std::size_t piece : {1U, 2U, 3U, 7U, 100U}) EXPECT_EQ(read_all(bytes, piece), whole);
}

TEST(Frames, WhatBreaksTheProtocolIsNamed) {
  const auto fault = [](const std::string& bytes) { return read_all(bytes).fault; };
  using enum CloseCode;
  EXPECT_EQ(fault(std::string("\x81\x03"
                              "abc",
                              5)),
            protocol_error)
      << "not masked";
  EXPECT_EQ(fault(masked(0xC1, "a")), protocol_error) << "a reserved bit";
  EXPECT_EQ(fault(masked(0x83, "a")), protocol_error) << "a reserved kind";
  EXPECT_EQ(fault(masked(0x8B, "a")), protocol_error) << "a reserved control frame";
  EXPECT_EQ(fault(masked(0x09, "a")), protocol_error) << "a control frame in pieces";
  EXPECT_EQ(fault(masked(0x89, std::string(126, 'a'))), protocol_error) << "too long a ping";
  EXPECT_EQ(fault(masked(0x80, "a")), protocol_error) << "nothing to continue";
  EXPECT_EQ(fault(masked(0x01, "a") + masked(0x81, "b")), protocol_error) << "not continued";
  EXPECT_EQ(fault(std::string("\x81\xFE\x00\x05", 4)), protocol_error) << "not the shortest form";
  EXPECT_EQ(fault(masked(0x88, "a")), protocol_error) << "half a code";
  EXPECT_EQ(fault(masked(0x88, std::string("\x03\xED", 2))), protocol_error) << "1005";
  EXPECT_EQ(fault(masked(0x88, "\x03\xE8\xFF")), bad_payload);
  EXPECT_EQ(fault(masked(0x81, "\xFF")), bad_payload);
  EXPECT_EQ(fault(masked(0x01, "\xC3") + masked(0x80, "(")), bad_payload);
  EXPECT_EQ(fault(masked(0x81, std::string(kLongest + 1, 'a'))), too_big);
  EXPECT_EQ(fault(masked(0x01, std::string(kLongest, 'a')) + masked(0x80, "b")), too_big);
  EXPECT_EQ(fault(std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10)), too_big);
  EXPECT_EQ(read_all(masked(0x81, "a") + "\x83").items.size(), 1U) << "what came before is good";
}

TEST(Frames, RandomBytesAreReadTheSameHoweverTheyAreCut) {
  Rng rng = Rng::seeded(7);
  for (u32 n = 0; n < 20'000; ++n) {
    std::string bytes;
    for (u32 frames = rng.below(4); frames != 0; --frames) {
      bytes += masked(static_cast<u8>(0x80U | rng.below(3)), std::string(rng.below(200), 'a'));
    }
    for (u32 noise = rng.below(20); noise != 0; --noise) {
      bytes.insert(rng.below(static_cast<u32>(bytes.size() + 1)), 1,
                   static_cast<char>(rng.below(256)));
    }
    const Read whole = read_all(bytes);
    ASSERT_EQ(read_all(bytes, 1 + rng.below(30)), whole);
  }
}

TEST(Frames, HeadsAreTheShortest) {
  const auto head = [](std::size_t size) {
    const FrameHead made = frame_head(Opcode::text, size);
    return std::string(made.bytes.data(), made.size);
  };
  EXPECT_EQ(head(125), "\x81\x7D");
  EXPECT_EQ(head(126), std::string("\x81\x7E\x00\x7E", 4));
  EXPECT_EQ(head(0xFFFF), "\x81\x7E\xFF\xFF");
  EXPECT_EQ(head(0x10000), std::string("\x81\x7F\x00\x00\x00\x00\x00\x01\x00\x00", 10));
}

TEST(Frames, Utf8) {
  EXPECT_TRUE(is_utf8("Virt\xC3\xB9 \xE2\x82\xAC \xF0\x9F\x82\xA1"));
  for (const char* bad : {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80",
                          "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80"}) {
    EXPECT_FALSE(is_utf8(bad));
  }
}

}  // namespace
}  // namespace condotta::server
