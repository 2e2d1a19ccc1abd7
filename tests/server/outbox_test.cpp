// What goes to one connection: in order, whole, and never more than is good for the server.
#include "server/outbox.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <string>

#include "server/frames.hpp"
#include "server/limits.hpp"
#include "server/parcel.hpp"

namespace condotta::server {
namespace {

using Outcome = Outbox::Outcome;

// Two ends of a connection.
class Pair {
 public:
  Pair() { EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends_.data()), 0); }
  Pair(const Pair&) = delete;
  Pair& operator=(const Pair&) = delete;
  ~Pair() {
    close(ends_[0]);
    hang_up();
  }
  [[nodiscard]] int here() const { return ends_[0]; }
  // Everything that has come; `ended` afterwards says whether more can.
  std::string read() {
    std::string all;
    std::array<char, 65536> some{};
    for (;;) {
      const ssize_t got = ::read(ends_[1], some.data(), some.size());
      ended = got == 0;
      if (got <= 0) return all;
      all.append(some.data(), static_cast<std::size_t>(got));
    }
  }
  void hang_up() {
    if (ends_[1] != -1) close(ends_[1]);
    ends_[1] = -1;
  }

  bool ended = false;

 private:
  std::array<int, 2> ends_{-1, -1};
};

std::string piece(char letter) { return std::string(50'000, letter); }

TEST(OutboxTest, WhatTheSocketDoesNotTakeWaitsInOrder) {
  Pair pair;
  Outbox outbox(pair.here());
  std::string said, heard;
  Outcome outcome = Outcome::nothing;
  for (char letter = 'a'; outcome == Outcome::nothing; ++letter) {
    outcome = outbox.send(piece(letter));
    said += piece(letter);
  }
  ASSERT_EQ(outcome, Outcome::wait);
  said += piece('X');
  EXPECT_EQ(outbox.send(piece('X')), Outcome::nothing) << "somebody waits already";
  while (heard.size() < said.size()) {
    heard += pair.read();
    const Outcome next = outbox.go_on();
    EXPECT_TRUE(next == Outcome::wait || next == Outcome::nothing);
  }
  EXPECT_EQ(heard, said);
  EXPECT_EQ(outbox.send("more"), Outcome::nothing);
  EXPECT_EQ(pair.read(), "more");
}

TEST(OutboxTest, WhoDoesNotReadIsGivenUp) {
  Pair pair;
  Outbox outbox(pair.here());
  std::size_t said = 0;
  Outcome outcome = Outcome::nothing;
  while (outcome != Outcome::too_much && said < 4 * kMostQueuedBytes) {
    outcome = outbox.send(piece('a'));
    said += piece('a').size();
  }
  EXPECT_EQ(outcome, Outcome::too_much);
  EXPECT_GT(said, kMostQueuedBytes);
  EXPECT_EQ(outbox.send("b"), Outcome::nothing) << "nothing follows what was cut off";
  EXPECT_EQ(pair.read().find('b'), std::string::npos);
}

TEST(OutboxTest, AGoodbyeIsTheLastThingSaid) {
  Pair pair;
  Outbox outbox(pair.here());
  std::string said;
  while (said.size() < 5 * piece('a').size()) {
    outbox.send(piece('a'));
    said += piece('a');
  }
  outbox.send_last("bye");
  outbox.send("late");
  std::string heard;
  while (!pair.ended) {
    heard += pair.read();
    outbox.go_on();
  }
  EXPECT_EQ(heard, said + "bye");
}

TEST(OutboxTest, ABrokenConnectionIsSaidOnce) {
  Pair pair;
  Outbox outbox(pair.here());
  pair.hang_up();
  EXPECT_EQ(outbox.send("a"), Outcome::broken);
  EXPECT_EQ(outbox.send("a"), Outcome::nothing);
}

class Listener final : public Client {
 public:
  void send(std::string_view frames, u32 messages) override {
    heard += frames;
    number += messages;
  }
  void close(const char* /*reason*/) override {}

  std::string heard;
  u32 number = 0;
};

TEST(ParcelTest, EachGetsTheirPartAsFrames) {
  const auto ada = std::make_shared<Listener>(), bea = std::make_shared<Listener>();
  Parcel parcel;
  std::string said_to_ada, said_to_bea;
  // Heads of all three lengths, and memory that is used again.
  for (const std::size_t size : {1U, 125U, 126U, 65'535U, 65'536U, 3U}) {
    const std::string text(size, 'x');
    const Parcel::Part ok = parcel.add_text("ok");
    const Parcel::Part update = parcel.add([&](std::string& out) { out += text; });
    const Parcel::Part nothing = parcel.add_text("");
    parcel.address(ada, Parcel::both(ok, update));
    parcel.address(bea, Parcel::both(nothing, update));
    parcel.address(bea, nothing);
    parcel.send();
    parcel.clear();
    said_to_ada += framed(Opcode::text, "ok") + framed(Opcode::text, text);
    said_to_bea += framed(Opcode::text, text);
  }
  parcel.send();
  EXPECT_EQ(ada->heard, said_to_ada);
  EXPECT_EQ(bea->heard, said_to_bea);
  EXPECT_EQ(ada->number, 12U);
  EXPECT_EQ(bea->number, 6U);
}

}  // namespace
}  // namespace condotta::server
