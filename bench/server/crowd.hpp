// Tables of four people each who play at random, over sockets of their own.
#pragma once
#include <array>
#include <chrono>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "bench/server/figures.hpp"
#include "bench/server/server_process.hpp"
#include "engine/core/rng.hpp"

namespace condotta::bench {

inline constexpr u32 kSeats = 4;

class Crowd {
 public:
  // All of them sit when this returns.
  Crowd(const ServerProcess& server, u32 tables);

  void start();
  // Each table acts as soon as everybody has seen its last action; or, with a rate, all tables
  // together act so many times a second, one after another, as they are ready.
  Figures run(double seconds, double rate);
  // So many more who only look at the first table.
  void idle(u32 number, const std::string& cookie);

 private:
  using Clock = std::chrono::steady_clock;
  struct Connection {
    int socket = -1;
    u32 table = 0;
    u32 seat = 0;
    std::string bytes = {};   // the beginning of a frame
    std::string action = {};  // what it will do
  };

  struct Game {
    std::string id;
    Clock::time_point due{};  // when the last action was sent, or should have been
    u32 awaited = 0;          // seats that have not seen the last action yet
  };

  void open(u32 table, u32 seat_number, const std::string& cookie);
  void pump(int milliseconds);
  void take(u32 from, std::string_view bytes);
  void read(u32 from, std::string_view text);
  void read_update(u32 from, std::string_view text);
  void act(u32 actor, Clock::time_point due);

  const ServerProcess& server_;
  u16 port_;
  int epoll_;
  std::vector<Connection> connections_;
  std::vector<Game> tables_;
  std::deque<u32> ready_;  // connections that wait for their moment, when the pace is given
  std::array<char, 65536> buffer_{};
  Figures figures_;
  Rng rng_ = Rng::seeded(1);
  u64 seated_ = 0;
  bool playing_ = false;
  bool paced_ = false;
};

}  // namespace condotta::bench
