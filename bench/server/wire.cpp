#include "bench/server/wire.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace condotta::bench {
namespace {

std::string read_head(int socket, std::string& rest) {
  std::string bytes;
  std::size_t end = std::string::npos;
  char buffer[4096];
  while ((end = bytes.find("\r\n\r\n")) == std::string::npos) {
    const ssize_t got = ::recv(socket, buffer, sizeof(buffer), 0);
    if (got <= 0) throw std::runtime_error("the server hung up");
    bytes.append(buffer, static_cast<std::size_t>(got));
  }
  rest = bytes.substr(end + 4);
  bytes.resize(end + 4);
  return bytes;
}

}  // namespace

int dial(u16 port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0) {
    return socket;
  }
  ::close(socket);
  throw std::runtime_error("cannot connect");
}

void write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) throw std::runtime_error("cannot send");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

Http::~Http() { ::close(socket_); }

std::string Http::post(const std::string& path, const std::string& body, const std::string& cookie,
                       std::string* head) {
  write_all(socket_, fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n"
                                 "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
                                 path, cookie, body.size(), body));
  std::string rest;
  const std::string answer = read_head(socket_, rest);
  const std::size_t length = answer.find("Content-Length: ");
  const std::size_t size =
      length == std::string::npos ? 0 : std::strtoul(answer.c_str() + length + 16, nullptr, 10);
  char buffer[4096];
  while (rest.size() < size) {
    const ssize_t got = ::recv(socket_, buffer, sizeof(buffer), 0);
    if (got <= 0) throw std::runtime_error("the server hung up");
    rest.append(buffer, static_cast<std::size_t>(got));
  }
  if (head != nullptr) *head = answer;
  return rest;
}

std::string come_in(Http& http, const std::string& name) {
  std::string head;
  http.post("/api/me", fmt::format(R"({{"name":"{}"}})", name), "", &head);
  const std::size_t begin = head.find("Set-Cookie: ");
  if (begin == std::string::npos) throw std::runtime_error("no cookie: " + head);
  return head.substr(begin + 12, head.find(';', begin) - begin - 12);
}

int open_web_socket(u16 port, const std::string& table, const std::string& cookie,
                    std::string& rest) {
  const int socket = dial(port);
  write_all(
      socket,
      fmt::format("GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: "
                  "websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                  "AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {}\r\n\r\n",
                  table, cookie));
  const std::string head = read_head(socket, rest);
  if (head.find(" 101 ") == std::string::npos) throw std::runtime_error(head);
  fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
  return socket;
}

std::string frame(std::string_view text) {
  std::string bytes(1, static_cast<char>(0x81));
  if (text.size() < 126) {
    bytes += static_cast<char>(0x80U | text.size());
  } else {
    bytes += static_cast<char>(0xFE);
    bytes += static_cast<char>(text.size() >> 8U);
    bytes += static_cast<char>(text.size() & 0xFFU);
  }
  bytes.append(4, '\0');  // a mask that changes nothing
  bytes += text;
  return bytes;
}

bool next_frame(std::string_view& bytes, std::string_view& text) {
  if (bytes.size() < 2) return false;
  std::size_t size = static_cast<u8>(bytes[1]) & 127U;
  std::size_t head = 2;
  const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (bytes.size() < 2 + more) return false;
  if (more != 0) {
    size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8U | static_cast<u8>(bytes[2 + i]);
    head += more;
  }
  if (bytes.size() < head + size) return false;
  text = bytes.substr(head, size);
  bytes.remove_prefix(head + size);
  return true;
}

}  // namespace condotta::bench
