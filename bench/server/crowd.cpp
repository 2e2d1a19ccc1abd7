#include "bench/server/crowd.hpp"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <utility>

#include "bench/server/wire.hpp"

namespace condotta::bench {
namespace {

constexpr const char* kSettings =
    R"({"game":"condottiere","players":4,"pause":0,"options":{"play_for_points":1000}})";

}  // namespace

Crowd::Crowd(const ServerProcess& server, u32 tables)
    : server_(server), port_(server.port), epoll_(epoll_create1(0)) {
  Http http(port_);
  for (u32 t = 0; t < tables; ++t) {
    for (u32 s = 0; s < kSeats; ++s) {
      const std::string cookie = come_in(http, fmt::format("P{}", s));
      if (s == 0) {
        const std::string made = http.post("/api/tables", kSettings, cookie);
        tables_.push_back({made.substr(made.find(R"("id":")") + 6, 32)});
      }
      open(t, s, cookie);
      if (s != 0) write_all(connections_.back().socket, frame(R"({"type":"join"})"));
      while (seated_ <= t * kSeats + s) pump(1000);
    }
    if (t % 100 == 99) std::fprintf(stderr, "\r%u tables", t + 1);
  }
  std::fprintf(stderr, "\r");
}

void Crowd::start() {
  playing_ = true;
  for (u32 t = 0; t < tables_.size(); ++t) {
    write_all(connections_[t * kSeats].socket, frame(R"({"type":"start"})"));
  }
}

Figures Crowd::run(double seconds, double rate) {
  figures_ = {};
  const Stopwatch watch(server_);
  const auto begin = Clock::now();
  const auto end = begin + std::chrono::duration<double>(seconds);
  paced_ = rate != 0;
  if (!paced_) {
    for (const u32 actor : std::exchange(ready_, {})) act(actor, Clock::now());
  }
  u64 due = 0;
  for (auto now = begin; now < end; now = Clock::now()) {
    if (paced_) {
      const double elapsed = std::chrono::duration<double>(now - begin).count();
      while (static_cast<double>(due) < elapsed * rate && !ready_.empty()) {
        const std::chrono::duration<double> when(static_cast<double>(due++) / rate);
        const u32 actor = ready_.front();
        ready_.pop_front();
        act(actor, begin + std::chrono::duration_cast<Clock::duration>(when));
      }
    }
    pump(paced_ ? 1 : 10);
  }
  watch.stop(figures_);
  return std::exchange(figures_, {});
}

void Crowd::idle(u32 number, const std::string& cookie) {
  for (u32 i = 0; i < number; ++i) {
    std::string rest;
    connections_.push_back({open_web_socket(port_, tables_[0].id, cookie, rest), 0, kSeats});
  }
}

void Crowd::open(u32 table, u32 seat_number, const std::string& cookie) {
  Connection connection{.table = table, .seat = seat_number};
  connection.socket = open_web_socket(port_, tables_[table].id, cookie, connection.bytes);
  connections_.push_back(std::move(connection));
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.u32 = static_cast<u32>(connections_.size() - 1);
  epoll_ctl(epoll_, EPOLL_CTL_ADD, connections_.back().socket, &event);
  take(event.data.u32, "");
}

void Crowd::pump(int milliseconds) {
  epoll_event events[256];
  const int number = epoll_wait(epoll_, events, 256, milliseconds);
  for (int i = 0; i < number; ++i) {
    const u32 from = events[i].data.u32;
    const ssize_t got = recv(connections_[from].socket, buffer_.data(), buffer_.size(), 0);
    if (got == 0) throw std::runtime_error("the server hung up");
    if (got > 0) take(from, {buffer_.data(), static_cast<std::size_t>(got)});
  }
}

// Whole frames are read where they lie.
void Crowd::take(u32 from, std::string_view bytes) {
  std::string& kept = connections_[from].bytes;
  std::string joined;
  if (!kept.empty()) {
    joined = std::exchange(kept, {}).append(bytes);
    bytes = joined;
  }
  std::string_view text;
  while (next_frame(bytes, text)) read(from, text);
  kept = bytes;
}

void Crowd::read(u32 from, std::string_view text) {
  if (text.starts_with(R"({"type":"ok")")) {
    ++figures_.actions;
  } else if (text.starts_with(R"({"type":"update")")) {
    if (playing_) read_update(from, text);
  } else if (text.starts_with(R"({"type":"hello")")) {
    if (text.find(R"("you":{"seat":null)") == std::string_view::npos) ++seated_;
  } else if (text.starts_with(R"({"type":"refused")") &&
             text.find(R"("error":"stale")") == std::string_view::npos) {
    // Who acts while another is asked in secret (C5.4) may come too late: an update follows.
    throw std::runtime_error(std::string(text));
  }
}

// Looked at by its ends: the events come first, what may be done last.
void Crowd::read_update(u32 from, std::string_view text) {
  Game& table = tables_[connections_[from].table];
  const std::string_view events = text.substr(0, text.find(R"(],"game":)"));
  const bool moved = events.find(R"("kind":"moved")") != std::string_view::npos;
  if (moved && table.awaited != 0 && --table.awaited == 0) {
    const std::chrono::duration<float, std::milli> took = Clock::now() - table.due;
    figures_.latencies.push_back(took.count());
  }
  const std::size_t legal = text.rfind(R"("legal":[)");
  if (legal == std::string_view::npos || text[legal + 9] != '"') return;
  const std::size_t legal_end = text.find(']', legal);
  if (text.substr(legal_end).starts_with(R"(],"held":[")")) return;
  const std::string_view list = text.substr(legal + 9, legal_end - legal - 9);
  const auto choices = std::count(list.begin(), list.end(), ',') + 1;
  std::string_view choice = list;
  for (u32 skip = rng_.below(static_cast<u32>(choices)); skip != 0; --skip) {
    choice.remove_prefix(choice.find(',') + 1);
  }
  choice = choice.substr(0, choice.find(','));
  const std::size_t number = events.rfind(R"({"number":)") + 10;
  const std::string_view digits = events.substr(number, events.find(',', number) - number);
  std::string& action = connections_[from].action;
  action = R"({"type":"act","after":)";
  action.append(digits).append(R"(,"actions":[)").append(choice).append("]}");
  if (paced_) {
    ready_.push_back(from);
  } else {
    act(from, Clock::now());
  }
}

void Crowd::act(u32 actor, Clock::time_point due) {
  Game& table = tables_[connections_[actor].table];
  table.due = due;
  table.awaited = kSeats;
  write_all(connections_[actor].socket, frame(connections_[actor].action));
}

}  // namespace condotta::bench
