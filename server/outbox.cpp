#include "server/outbox.hpp"

#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "server/limits.hpp"

namespace condotta::server {
namespace {

constexpr std::size_t kMostGathered = 16;    // frames in one call of the system
constexpr std::size_t kMostSentKept = 1000;  // frames that are sent and not yet cleared away

std::size_t size_of(const Outbox::Frame& frame) {
  const std::size_t payload = frame.payload->size();
  return frame_head(frame.kind, payload).size + payload;
}

iovec piece(const char* bytes, std::size_t size, std::size_t& before) {
  const std::size_t skipped = std::min(before, size);
  before -= skipped;
  // What is sent is only read: the system's type does not say so.
  return {const_cast<char*>(bytes) + skipped, size - skipped};
}

}  // namespace

Outbox::Outcome Outbox::send(std::span<const Frame> frames) {
  const std::lock_guard lock(mutex_);
  return put(frames);
}

Outbox::Outcome Outbox::send_last(const Frame& frame) {
  const std::lock_guard lock(mutex_);
  if (state_ != State::open) return Outcome::nothing;
  const Outcome outcome = put({&frame, 1});
  if (outcome == Outcome::nothing || outcome == Outcome::wait) {
    state_ = State::leaving;
    if (queue_.empty()) ::shutdown(socket_, SHUT_WR);
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
  queue_ = {};
  return why;
}

Outbox::Outcome Outbox::put(std::span<const Frame> frames) {
  if (state_ != State::open) return Outcome::nothing;
  std::size_t payload = 0, whole = 0, sent = 0;
  for (const Frame& frame : frames) {
    payload += frame.payload->size();
    whole += size_of(frame);
  }
  if (queue_.empty()) {
    // Nearly always: it goes without having waited in the queue.
    const long bytes = send_some(frames, 0);
    if (bytes < 0) return give_up(Outcome::broken);
    sent = static_cast<std::size_t>(bytes);
    if (sent == whole) return Outcome::nothing;
  }
  queued_ += payload;
  if (queued_ > kMostQueuedBytes) return give_up(Outcome::too_much);
  queue_.insert(queue_.end(), frames.begin(), frames.end());
  forget(sent);
  return flush();
}

Outbox::Outcome Outbox::flush() {
  while (next_ < queue_.size() && !blocked_) {
    const std::size_t frames = std::min(queue_.size() - next_, kMostGathered);
    const long bytes = send_some(std::span(queue_).subspan(next_, frames), begun_);
    if (bytes < 0) return give_up(Outcome::broken);
    if (bytes == 0) {
      blocked_ = true;
      return Outcome::wait;
    }
    forget(static_cast<std::size_t>(bytes));
  }
  if (state_ == State::leaving && queue_.empty()) ::shutdown(socket_, SHUT_WR);
  return Outcome::nothing;
}

long Outbox::send_some(std::span<const Frame> frames, std::size_t before) const {
  std::array<FrameHead, kMostGathered> heads;
  std::array<iovec, 2 * kMostGathered> pieces;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const std::string& payload = *frames[i].payload;
    heads[i] = frame_head(frames[i].kind, payload.size());
    pieces[2 * i] = piece(heads[i].bytes.data(), heads[i].size, before);
    pieces[2 * i + 1] = piece(payload.data(), payload.size(), before);
  }
  msghdr message{};
  message.msg_iov = pieces.data();
  message.msg_iovlen = 2 * frames.size();
  for (;;) {
    const ssize_t bytes = ::sendmsg(socket_, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (bytes >= 0) return bytes;
    if (errno == EAGAIN || errno == EWOULDBLOCK) return 0;
    if (errno != EINTR) return -1;
  }
}

void Outbox::forget(std::size_t bytes) {
  begun_ += bytes;
  while (next_ < queue_.size() && begun_ >= size_of(queue_[next_])) {
    begun_ -= size_of(queue_[next_]);
    queued_ -= queue_[next_].payload->size();
    queue_[next_].payload.reset();
    ++next_;
  }
  // Seldom, so that a long queue is not moved for every frame.
  if (next_ == queue_.size() || next_ > kMostSentKept) {
    queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(next_));
    next_ = 0;
  }
}

}  // namespace condotta::server
