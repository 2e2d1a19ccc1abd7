#include "bench/server/server_process.hpp"

#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace condotta::bench {

ServerProcess::ServerProcess(const std::string& program) : data_("/tmp/condotta-load-XXXXXX") {
  if (mkdtemp(data_.data()) == nullptr) throw std::runtime_error("no folder for the data");
  int out[2];
  if (pipe(out) != 0) throw std::runtime_error("no pipe");
  pid_ = fork();
  if (pid_ == 0) {
    dup2(out[1], STDOUT_FILENO);
    execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--bind", "127.0.0.1", "--data",
          data_.c_str(), "--no-limits", nullptr);
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

ServerProcess::~ServerProcess() {
  kill(pid_, SIGTERM);
  waitpid(pid_, nullptr, 0);
  for (const char* end : {"", "-wal", "-shm", "-lock"}) {
    std::remove((data_ + "/condotta.sqlite" + end).c_str());
  }
  rmdir(data_.c_str());
}

u64 ServerProcess::resident_kb() const {
  std::ifstream status(fmt::format("/proc/{}/status", pid_));
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) return std::strtoull(line.c_str() + 6, nullptr, 10);
  }
  return 0;
}

double ServerProcess::seconds() const {
  std::ifstream stat(fmt::format("/proc/{}/stat", pid_));
  std::string word;
  u64 user = 0, system = 0;
  for (u32 i = 0; i < 13; ++i) stat >> word;
  stat >> user >> system;
  return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace condotta::bench
