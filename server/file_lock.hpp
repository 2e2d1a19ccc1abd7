// Who holds the lock of a file's name; the system takes it back when a process ends, however.
#pragma once
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <string>

namespace condotta::server {

class FileLock {
 public:
  // Makes the file if need be. Does not wait for another's lock.
  explicit FileLock(const std::string& file)
      : file_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)),
        held_(file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0) {}
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock() {
    if (file_ >= 0) ::close(file_);
  }

  [[nodiscard]] bool held() const { return held_; }

 private:
  int file_;
  bool held_;
};

}  // namespace condotta::server
