// Load on a server of this machine: tables of four people each who play at random as fast as they
// can, then idle connections. Starts the server itself, on data of its own, and ends it.
//
//   build/bench_server_load build/condotta [TABLES] [SECONDS] [IDLE]
#include <fmt/format.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "bench/server/wire.hpp"
#include "engine/core/rng.hpp"

namespace condotta::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr u32 kSeats = 4;
constexpr const char* kSettings =
    R"({"game":"condottiere","players":4,"pause":0,"options":{"play_for_points":1000}})";

struct Connection {
  int socket = -1;
  u32 table = 0;
  u32 seat = 0;
  std::string bytes = {};
};

struct Table {
  std::string id;
  Clock::time_point sent{};
  u32 awaited = 0;  // seats that have not seen the last action yet
};

class ServerProcess {
 public:
  explicit ServerProcess(const std::string& program) : data_("/tmp/condotta-load-XXXXXX") {
    if (mkdtemp(data_.data()) == nullptr) throw std::runtime_error("no folder for the data");
    int out[2];
    if (pipe(out) != 0) throw std::runtime_error("no pipe");
    pid_ = fork();
    if (pid_ == 0) {
      dup2(out[1], STDOUT_FILENO);
      execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--bind", "127.0.0.1",
            "--data", data_.c_str(), "--no-limits", nullptr);
      _exit(127);
    }
    ::close(out[1]);
    std::string line;
    char c = 0;
    while (read(out[0], &c, 1) == 1 && c != '\n') line += c;
    const std::size_t colon = line.rfind(':');
    if (colon == std::string::npos) throw std::runtime_error("the server did not start");
    port = static_cast<u16>(std::atoi(line.c_str() + colon + 1));
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess() {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
    for (const char* end : {"", "-wal", "-shm"}) {
      std::remove((data_ + "/condotta.sqlite" + end).c_str());
    }
    rmdir(data_.c_str());
  }
  [[nodiscard]] u64 resident_kb() const {
    std::ifstream status(fmt::format("/proc/{}/status", pid_));
    for (std::string line; std::getline(status, line);) {
      if (line.starts_with("VmRSS:")) return std::strtoull(line.c_str() + 6, nullptr, 10);
    }
    return 0;
  }

  // Processor time of all its threads.
  [[nodiscard]] double seconds() const {
    std::ifstream stat(fmt::format("/proc/{}/stat", pid_));
    std::string word;
    u64 user = 0, system = 0;
    for (u32 i = 0; i < 13; ++i) stat >> word;
    stat >> user >> system;
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }

  u16 port = 0;

 private:
  std::string data_;
  pid_t pid_ = 0;
};

class Load {
 public:
  Load(u16 port, u32 tables) : port_(port), epoll_(epoll_create1(0)) {
    Http http(port);
    for (u32 t = 0; t < tables; ++t) {
      std::string host;
      for (u32 s = 0; s < kSeats; ++s) {
        const std::string cookie = come_in(http, fmt::format("P{}", s));
        if (s == 0) {
          const std::string made = http.post("/api/tables", kSettings, cookie);
          tables_.push_back({made.substr(made.find(R"("id":")") + 6, 32)});
        }
        open(t, s, cookie);
        if (s != 0) send(connections_.back(), R"({"type":"join"})");
        pump_until([&] { return seated_ > t * kSeats + s; });
      }
      if (t % 100 == 99) std::fprintf(stderr, "\r%u tables", t + 1);
    }
    std::fprintf(stderr, "\r");
  }

  void start() {
    playing_ = true;
    for (u32 t = 0; t < tables_.size(); ++t) send(connections_[t * kSeats], R"({"type":"start"})");
  }
  void run(double seconds) {
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (Clock::now() < end) pump(10);
  }
  void idle(u32 number, const std::string& cookie) {
    for (u32 i = 0; i < number; ++i) {
      std::string rest;
      connections_.push_back({open_web_socket(port_, tables_[0].id, cookie, rest), 0, kSeats});
    }
  }
  void forget() {
    latencies.clear();
    actions = 0;
  }

  std::vector<float> latencies;  // milliseconds, from the send to the last seat's update
  u64 actions = 0;

 private:
  void open(u32 table, u32 seat_number, const std::string& cookie) {
    Connection connection{.table = table, .seat = seat_number};
    connection.socket = open_web_socket(port_, tables_[table].id, cookie, connection.bytes);
    connections_.push_back(std::move(connection));
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<u32>(connections_.size() - 1);
    epoll_ctl(epoll_, EPOLL_CTL_ADD, connections_.back().socket, &event);
    take(connections_.back());
  }
  static void send(const Connection& connection, std::string_view text) {
    write_all(connection.socket, frame(text));
  }

  template <class Done>
  void pump_until(Done done) {
    while (!done()) pump(1000);
  }
  void pump(int milliseconds) {
    epoll_event events[256];
    const int number = epoll_wait(epoll_, events, 256, milliseconds);
    char buffer[65536];
    for (int i = 0; i < number; ++i) {
      Connection& connection = connections_[events[i].data.u32];
      for (ssize_t got; (got = recv(connection.socket, buffer, sizeof(buffer), 0)) >= 0;) {
        if (got == 0) throw std::runtime_error("the server hung up");
        connection.bytes.append(buffer, static_cast<std::size_t>(got));
        if (got < static_cast<ssize_t>(sizeof(buffer))) break;
      }
      take(connection);
    }
  }
  void take(Connection& connection) {
    std::size_t at = 0;
    std::string_view text;
    while (next_frame(connection.bytes, at, text)) read(connection, text);
    connection.bytes.erase(0, at);
  }

  void read(Connection& connection, std::string_view text) {
    if (text.starts_with(R"({"type":"hello")")) {
      if (text.find(R"("you":{"seat":null)") == std::string_view::npos) ++seated_;
      return;
    }
    if (text.starts_with(R"({"type":"ok")")) ++actions;
    // Who acts while another is asked in secret (C5.4) may come too late: an update follows.
    if (text.starts_with(R"({"type":"refused")") &&
        text.find(R"("error":"stale")") == std::string_view::npos) {
      throw std::runtime_error(std::string(text));
    }
    if (!playing_ || !text.starts_with(R"({"type":"update")")) return;
    Table& table = tables_[connection.table];
    const bool moved = text.find(R"("kind":"moved")") != std::string_view::npos;
    if (moved && table.awaited != 0 && --table.awaited == 0) {
      const std::chrono::duration<float, std::milli> took = Clock::now() - table.sent;
      latencies.push_back(took.count());
    }
    act(connection, table, text);
  }

  void act(const Connection& connection, Table& table, std::string_view text) {
    const std::size_t legal = text.rfind(R"("legal":[")");
    if (legal == std::string_view::npos || text.rfind(R"("held":[")") != std::string_view::npos) {
      return;
    }
    const std::string_view list = text.substr(legal + 9, text.find(']', legal) - legal - 9);
    const u64 choices = static_cast<u64>(std::count(list.begin(), list.end(), ',')) + 1;
    std::string_view choice = list;
    for (u32 skip = rng_.below(static_cast<u32>(choices)); skip != 0; --skip) {
      choice.remove_prefix(choice.find(',') + 1);
    }
    choice = choice.substr(0, choice.find(','));
    const std::string_view events = text.substr(0, text.find(R"("game":)"));
    const std::size_t number = events.rfind(R"({"number":)");
    table.sent = Clock::now();
    table.awaited = kSeats;
    send(connection, fmt::format(R"({{"type":"act","after":{},"actions":[{}]}})",
                                 std::atoi(events.data() + number + 10), choice));
  }

  u16 port_;
  int epoll_;
  std::vector<Connection> connections_;
  std::vector<Table> tables_;
  Rng rng_ = Rng::seeded(1);
  u64 seated_ = 0;
  bool playing_ = false;
};

int run(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: bench_server_load CONDOTTA [TABLES] [SECONDS] [IDLE]\n");
    return 2;
  }
  const u32 tables = argc > 2 ? static_cast<u32>(std::atoi(argv[2])) : 1000;
  const double seconds = argc > 3 ? std::atof(argv[3]) : 10;
  const u32 idle = argc > 4 ? static_cast<u32>(std::atoi(argv[4])) : 10'000;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);

  ServerProcess server(argv[1]);
  Load load(server.port, tables);
  load.start();
  load.run(2);  // warm
  load.forget();
  const double busy = server.seconds();
  load.run(seconds);
  const double used = server.seconds() - busy;
  std::sort(load.latencies.begin(), load.latencies.end());
  const auto at = [&](double part) {
    if (load.latencies.empty()) return 0.0F;
    return load
        .latencies[static_cast<std::size_t>(part * static_cast<double>(load.latencies.size() - 1))];
  };
  fmt::print(
      "{{\"tables\":{},\"connections\":{},\"actions_per_s\":{:.0f},\"p50_ms\":{:.1f},"
      "\"p99_ms\":{:.1f},\"server_us_per_action\":{:.1f}",
      tables, tables * kSeats, static_cast<double>(load.actions) / seconds, at(0.5), at(0.99),
      used * 1e6 / static_cast<double>(std::max<u64>(load.actions, 1)));
  if (idle != 0) {
    ServerProcess quiet(argv[1]);
    Load one(quiet.port, 1);
    Http http(quiet.port);
    const std::string cookie = come_in(http, "Idle");
    one.idle(100, cookie);
    const u64 before = quiet.resident_kb();
    one.idle(idle, cookie);
    fmt::print(",\"idle\":{},\"bytes_per_idle\":{}", idle,
               (quiet.resident_kb() - before) * 1024 / idle);
  }
  fmt::print("}}\n");
  return 0;
}

}  // namespace
}  // namespace condotta::bench

int main(int argc, char** argv) {
  try {
    return condotta::bench::run(argc, argv);
  } catch (const std::exception& wrong) {
    std::fprintf(stderr, "%s\n", wrong.what());
    return 1;
  }
}
