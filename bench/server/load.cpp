// Load on a server of this machine: tables of four people each who play at random, first as fast as
// they can, then at given rates, then idle connections. Starts the server itself, on data of its
// own, and ends it.
//
//   build/bench_server_load build/condotta [TABLES] [SECONDS] [IDLE] [RATE...]
#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <vector>

#include "bench/server/crowd.hpp"
#include "bench/server/figures.hpp"
#include "bench/server/server_process.hpp"
#include "bench/server/wire.hpp"

namespace condotta::bench {
namespace {

void measure_idle(const char* program, u32 number) {
  ServerProcess quiet(program);
  Crowd one(quiet, 1);
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
    Crowd crowd(server, tables);
    fmt::print("{} tables with {} connections\n", tables, tables * kSeats);
    crowd.start();
    crowd.run(2, 0);  // warm
    print("as fast as possible", crowd.run(seconds, 0), "goal: 20000 actions/s");
    for (const double rate : rates) {
      crowd.run(1, rate);  // until all tables keep the new pace
      print(fmt::format("{:.0f} actions/s wanted", rate).c_str(), crowd.run(seconds, rate),
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
