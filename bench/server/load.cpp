// Load on a server of this machine: tables of four people each who play at random, first as fast as
// they can, then at given rates, then idle connections. Starts the server itself, on data of its
// own, and ends it.
//
//   build/bench_server_load build/condotta [TABLES] [SECONDS] [IDLE] [RATE...]
#include <fmt/format.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <deque>
#include <fstream>
#include <stdexcept>
#include <utility>
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
  std::string bytes = {};   // the beginning of a frame
  std::string action = {};  // what it will do
};

struct Table {
  std::string id;
  Clock::time_point due{};  // when the last action was sent, or should have been
  u32 awaited = 0;          // seats that have not seen the last action yet
};

// What was seen in a stretch of time.
struct Figures {
  std::vector<float> latencies = {};  // milliseconds, from the send to the last seat's update
  u64 actions = 0;
  double seconds = 0;
  double server_seconds = 0;  // of the server's processor time
  double own_seconds = 0;     // of the generator's
  double all_seconds = 0;     // of everybody's on this machine
  double stolen_seconds = 0;  // that the host of a virtual machine gave to its others

  [[nodiscard]] double rate() const { return static_cast<double>(actions) / seconds; }
  [[nodiscard]] double each(double time) const {
    return time * 1e6 / static_cast<double>(std::max<u64>(actions, 1));
  }
  [[nodiscard]] float at(double part) {
    if (latencies.empty()) return 0;
    std::sort(latencies.begin(), latencies.end());
    return latencies[static_cast<std::size_t>(part * static_cast<double>(latencies.size() - 1))];
  }
};

double own_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Of the processors: what all programs of this machine took, and what its host kept from it.
struct Taken {
  double all = 0, stolen = 0;

  static Taken so_far() {
    std::ifstream stat("/proc/stat");
    std::string cpu;
    double user = 0, nice = 0, system = 0, idle = 0, waits = 0, irq = 0, softirq = 0, steal = 0;
    stat >> cpu >> user >> nice >> system >> idle >> waits >> irq >> softirq >> steal;
    const double tick = 1.0 / static_cast<double>(sysconf(_SC_CLK_TCK));
    return {(user + nice + system + irq + softirq) * tick, steal * tick};
  }
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
    for (const char* end : {"", "-wal", "-shm", "-lock"}) {
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
  Load(const ServerProcess& server, u32 tables)
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

  void start() {
    playing_ = true;
    for (u32 t = 0; t < tables_.size(); ++t) {
      write_all(connections_[t * kSeats].socket, frame(R"({"type":"start"})"));
    }
  }
  // Each table acts as soon as everybody has seen its last action; or, with a rate, all tables
  // together act so many times a second, one after another, as they are ready.
  Figures run(double seconds, double rate) {
    figures_ = {};
    const double busy = server_.seconds(), own = own_seconds();
    const Taken taken = Taken::so_far();
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
    figures_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    figures_.server_seconds = server_.seconds() - busy;
    figures_.own_seconds = own_seconds() - own;
    const Taken since = Taken::so_far();
    figures_.all_seconds = since.all - taken.all;
    figures_.stolen_seconds = since.stolen - taken.stolen;
    return std::exchange(figures_, {});
  }
  void idle(u32 number, const std::string& cookie) {
    for (u32 i = 0; i < number; ++i) {
      std::string rest;
      connections_.push_back({open_web_socket(port_, tables_[0].id, cookie, rest), 0, kSeats});
    }
  }

 private:
  void open(u32 table, u32 seat_number, const std::string& cookie) {
    Connection connection{.table = table, .seat = seat_number};
    connection.socket = open_web_socket(port_, tables_[table].id, cookie, connection.bytes);
    connections_.push_back(std::move(connection));
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<u32>(connections_.size() - 1);
    epoll_ctl(epoll_, EPOLL_CTL_ADD, connections_.back().socket, &event);
    take(event.data.u32, "");
  }

  void pump(int milliseconds) {
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
  void take(u32 from, std::string_view bytes) {
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

  void read(u32 from, std::string_view text) {
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
  void read_update(u32 from, std::string_view text) {
    Table& table = tables_[connections_[from].table];
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

  void act(u32 actor, Clock::time_point due) {
    Table& table = tables_[connections_[actor].table];
    table.due = due;
    table.awaited = kSeats;
    write_all(connections_[actor].socket, frame(connections_[actor].action));
  }

  const ServerProcess& server_;
  u16 port_;
  int epoll_;
  std::vector<Connection> connections_;
  std::vector<Table> tables_;
  std::deque<u32> ready_;  // connections that wait for their moment, when the pace is given
  std::array<char, 65536> buffer_{};
  Figures figures_;
  Rng rng_ = Rng::seeded(1);
  u64 seated_ = 0;
  bool playing_ = false;
  bool paced_ = false;
};

void print(const char* what, Figures figures, const char* goal) {
  const double others =
      std::max(figures.all_seconds - figures.server_seconds - figures.own_seconds, 0.0);
  fmt::print(
      "{}: {:.0f} actions/s, p50 {:.1f} ms, p99 {:.1f} ms, {:.1f} us of the server's processor "
      "time an action, {:.1f} us of the generator's ({})\n"
      "  meanwhile other programs took {:.0f} ms of the processors, the machine's host {:.0f} ms\n",
      what, figures.rate(), figures.at(0.5), figures.at(0.99), figures.each(figures.server_seconds),
      figures.each(figures.own_seconds), goal, others * 1e3, figures.stolen_seconds * 1e3);
  std::fflush(stdout);
}

void measure_idle(const char* program, u32 number) {
  ServerProcess quiet(program);
  Load one(quiet, 1);
  Http http(quiet.port);
  const std::string cookie = come_in(http, "Idle");
  one.idle(100, cookie);
  const u64 before = quiet.resident_kb();
  one.idle(number, cookie);
  fmt::print("idle: {} connections, {} bytes each (goal: 10000 with at most 16384)\n", number,
             (quiet.resident_kb() - before) * 1024 / number);
}

int run(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: bench_server_load CONDOTTA [TABLES] [SECONDS] [IDLE] [RATE...]\n");
    return 2;
  }
  const u32 tables = argc > 2 ? static_cast<u32>(std::atoi(argv[2])) : 1000;
  const double seconds = argc > 3 ? std::atof(argv[3]) : 10;
  const u32 idle = argc > 4 ? static_cast<u32>(std::atoi(argv[4])) : 10'000;
  std::vector<double> rates;
  for (int i = 5; i < argc; ++i) rates.push_back(std::atof(argv[i]));
  if (rates.empty()) rates = {10'000};
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);

  if (tables != 0) {
    ServerProcess server(argv[1]);
    Load load(server, tables);
    fmt::print("{} tables with {} connections\n", tables, tables * kSeats);
    load.start();
    load.run(2, 0);  // warm
    print("as fast as possible", load.run(seconds, 0), "goal: 20000 actions/s");
    for (const double rate : rates) {
      load.run(1, rate);  // until all tables keep the new pace
      print(fmt::format("{:.0f} actions/s wanted", rate).c_str(), load.run(seconds, rate),
            "goal: p99 of at most 25 ms");
    }
  }
  if (idle != 0) measure_idle(argv[1], idle);
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
