#include "server/outbox.hpp"

#include <sys/socket.h>

#include <cerrno>

#include "server/limits.hpp"

namespace condotta::server {

Outbox::Outcome Outbox::send(std::string_view frames) {
  const std::lock_guard lock(mutex_);
  return put(frames);
}

Outbox::Outcome Outbox::send_last(std::string_view frame) {
  const std::lock_guard lock(mutex_);
  if (state_ != State::open) return Outcome::nothing;
  const Outcome outcome = put(frame);
  if (outcome == Outcome::nothing || outcome == Outcome::wait) {
    state_ = State::leaving;
    if (waiting_.empty()) ::shutdown(socket_, SHUT_WR);
  }
  return outcome;
}

Outbox::Outcome Outbox::go_on() {
  const std::lock_guard lock(mutex_);
  blocked_ = false;
  return state_ == State::shut ? Outcome::nothing : flush();
}

void Outbox::shut() {
  const std::lock_guard lock(mutex_);
  give_up(Outcome::nothing);
}

Outbox::Outcome Outbox::give_up(Outcome why) {
  state_ = State::shut;
  sent_ = 0;
  waiting_ = {};
  return why;
}

Outbox::Outcome Outbox::put(std::string_view frames) {
  if (state_ != State::open) return Outcome::nothing;
  if (waiting_.empty()) {
    // Nearly always: all of it goes without having waited.
    const long bytes = send_some(frames);
    if (bytes < 0) return give_up(Outcome::broken);
    frames.remove_prefix(static_cast<std::size_t>(bytes));
    if (frames.empty()) return Outcome::nothing;
  }
  if (waiting_.size() - sent_ + frames.size() > kMostQueuedBytes) {
    return give_up(Outcome::too_much);
  }
  waiting_ += frames;
  return flush();
}

Outbox::Outcome Outbox::flush() {
  while (sent_ < waiting_.size() && !blocked_) {
    const long bytes = send_some(std::string_view(waiting_).substr(sent_));
    if (bytes < 0) return give_up(Outcome::broken);
    if (bytes == 0) {
      blocked_ = true;
      return Outcome::wait;
    }
    sent_ += static_cast<std::size_t>(bytes);
    // Seldom, so that what waits is not moved for every little that goes.
    if (sent_ > waiting_.size() / 2) {
      waiting_.erase(0, sent_);
      sent_ = 0;
    }
  }
  if (waiting_.empty()) {
    waiting_.shrink_to_fit();
    if (state_ == State::leaving) ::shutdown(socket_, SHUT_WR);
  }
  return Outcome::nothing;
}

long Outbox::send_some(std::string_view bytes) const {
  for (;;) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0) return sent;
    if (errno == EAGAIN || errno == EWOULDBLOCK) return 0;
    if (errno != EINTR) return -1;
  }
}

}  // namespace condotta::server
