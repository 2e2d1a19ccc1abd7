// Who is alone with a file; the system takes the locks back when a process ends, however it does.
#pragma once
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>

namespace condotta::server {

class FileLock {
 public:
  // Makes the file of locks if need be. Waits for nobody who works, at most for one who just comes.
  explicit FileLock(const std::string& file)
      : file_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)), alone_(come_in()) {}
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock() {
    if (file_ >= 0) ::close(file_);
  }

  // Whether nobody else was there. Who comes later is not alone, even when this one has gone.
  [[nodiscard]] bool alone() const { return alone_; }

 private:
  // The first byte is for one that may be alone, the second is shared by all that are there.
  static constexpr off_t kFirst = 0, kPresent = 1;

  [[nodiscard]] bool come_in() const {
    if (file_ < 0) return false;
    const bool alone = lock(kFirst, F_WRLCK, F_OFD_SETLK) && lock(kPresent, F_WRLCK, F_OFD_SETLK);
    return lock(kPresent, F_RDLCK, F_OFD_SETLKW) && alone;
  }

  [[nodiscard]] bool lock(off_t byte, int kind, int how) const {
    struct flock wanted {};
    wanted.l_type = static_cast<decltype(wanted.l_type)>(kind);
    wanted.l_whence = SEEK_SET;
    wanted.l_start = byte;
    wanted.l_len = 1;
    int outcome = 0;
    do {
      outcome = ::fcntl(file_, how, &wanted);
    } while (outcome != 0 && errno == EINTR);
    return outcome == 0;
  }

  int file_;
  bool alone_;
};

}  // namespace condotta::server
