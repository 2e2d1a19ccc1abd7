#include "bench/server/figures.hpp"

#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>

namespace condotta::bench {
namespace {

double own_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

float Figures::at(double part) {
  if (latencies.empty()) return 0;
  std::sort(latencies.begin(), latencies.end());
  return latencies[static_cast<std::size_t>(part * static_cast<double>(latencies.size() - 1))];
}

Stopwatch::Taken Stopwatch::Taken::so_far() {
  std::ifstream stat("/proc/stat");
  std::string cpu;
  double user = 0, nice = 0, system = 0, idle = 0, waits = 0, irq = 0, softirq = 0, steal = 0;
  stat >> cpu >> user >> nice >> system >> idle >> waits >> irq >> softirq >> steal;
  const double tick = 1.0 / static_cast<double>(sysconf(_SC_CLK_TCK));
  return {(user + nice + system + irq + softirq) * tick, steal * tick};
}

Stopwatch::Stopwatch(const ServerProcess& server)
    : server_(server),
      begin_(std::chrono::steady_clock::now()),
      server_seconds_(server.seconds()),
      own_seconds_(own_seconds()),
      taken_(Taken::so_far()) {}

void Stopwatch::stop(Figures& figures) const {
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
  figures.seconds = passed.count();
  figures.server_seconds = server_.seconds() - server_seconds_;
  figures.own_seconds = own_seconds() - own_seconds_;
  const Taken now = Taken::so_far();
  figures.all_seconds = now.all - taken_.all;
  figures.stolen_seconds = now.stolen - taken_.stolen;
}

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

}  // namespace condotta::bench
