// A client over real sockets, written by hand so that it can also misbehave. Blocking, with a time
// limit on every wait.
#pragma once
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>

#include "engine/core/types.hpp"

namespace condotta::server {

namespace json = boost::json;

class Wire {
 public:
  explicit Wire(u16 port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval limit{20, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit));
    good_ = connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { ::close(socket_); }

  void write(std::string_view bytes) {
    while (good_ && !bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) {
        good_ = false;
        return;
      }
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  // Exactly so many bytes; fewer if the connection ends.
  std::string read(std::size_t size) {
    while (good_ && read_.size() < size) fill();
    std::string bytes = read_.substr(0, size);
    read_.erase(0, size);
    return bytes;
  }
  std::string read_until(std::string_view end) {
    std::size_t found = std::string::npos;
    while ((found = read_.find(end)) == std::string::npos && good_) fill();
    return found == std::string::npos ? read(read_.size()) : read(found + end.size());
  }
  // Nothing more will be written.
  void finish() { ::shutdown(socket_, SHUT_WR); }
  [[nodiscard]] bool good() const { return good_; }

 private:
  void fill() {
    char buffer[4096];
    const ssize_t got = ::recv(socket_, buffer, sizeof(buffer), 0);
    if (got <= 0) {
      good_ = false;
    } else {
      read_.append(buffer, static_cast<std::size_t>(got));
    }
  }
  int socket_;
  bool good_ = false;
  std::string read_;
};

struct Answer {
  int status = 0;
  std::string head;
  std::string body;
  [[nodiscard]] json::value value() const { return json::parse(body); }
};

inline Answer read_answer(Wire& wire) {
  Answer answer;
  answer.head = wire.read_until("\r\n\r\n");
  if (answer.head.size() > 12) answer.status = std::atoi(answer.head.c_str() + 9);
  const std::size_t length = answer.head.find("Content-Length: ");
  if (length != std::string::npos) {
    answer.body = wire.read(std::strtoul(answer.head.c_str() + length + 16, nullptr, 10));
  }
  return answer;
}

// Somebody with a cookie.
class Visitor {
 public:
  explicit Visitor(u16 port, const std::string& name = "") : port_(port) {
    if (name.empty()) return;
    const Answer answer = post("/api/me", fmt::format(R"({{"name":"{}"}})", name));
    EXPECT_EQ(answer.status, 200) << answer.body;
    const std::size_t begin = answer.head.find("Set-Cookie: ");
    if (begin == std::string::npos) return;
    cookie = answer.head.substr(begin + 12, answer.head.find(';', begin) - begin - 12);
  }

  Answer get(const std::string& path) { return ask("GET", path, "", ""); }
  Answer post(const std::string& path, const std::string& body, const std::string& more = "") {
    return ask("POST", path, body, "Content-Type: application/json\r\n" + more);
  }
  Answer ask(const std::string& method, const std::string& path, const std::string& body,
             const std::string& more) {
    Wire wire(port_);
    wire.write(
        fmt::format("{} {} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n{}Content-Length: "
                    "{}\r\nConnection: close\r\n\r\n{}",
                    method, path, cookie, more, body.size(), body));
    return read_answer(wire);
  }
  // The name of a new table.
  std::string create(const std::string& settings) {
    const Answer answer = post("/api/tables", settings);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return answer.status == 201 ? std::string(answer.value().at("id").as_string()) : "";
  }

  std::string cookie;

 private:
  u16 port_;
};

// A WebSocket to a table.
class TableSocket {
 public:
  TableSocket(u16 port, const std::string& table, const std::string& cookie,
              const std::string& query = "", const std::string& more = "")
      : wire_(port) {
    wire_.write(
        fmt::format("GET /api/tables/{}/socket{} HTTP/1.1\r\nHost: localhost\r\nUpgrade: "
                    "websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                    "AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {}\r\n{}\r\n",
                    table, query, cookie, more));
    head = wire_.read_until("\r\n\r\n");
    if (head.size() > 12) status = std::atoi(head.c_str() + 9);
  }

  void send(std::string_view text) { frame(1, text); }
  void frame(u8 kind, std::string_view text) {
    std::string bytes(1, static_cast<char>(0x80U | kind));
    if (text.size() < 126) {
      bytes += static_cast<char>(0x80U | text.size());
    } else {
      bytes += static_cast<char>(0x80U | 126U);
      bytes += static_cast<char>(text.size() >> 8U);
      bytes += static_cast<char>(text.size() & 0xFFU);
    }
    bytes.append(4, '\0');  // a mask that changes nothing
    bytes += text;
    wire_.write(bytes);
  }
  void raw(std::string_view bytes) { wire_.write(bytes); }

  // The next text; nothing when the connection has ended.
  std::optional<std::string> next() {
    for (;;) {
      const std::string start = wire_.read(2);
      if (start.size() < 2) return std::nullopt;
      std::size_t size = static_cast<u8>(start[1]) & 127U;
      const u32 more = size == 126 ? 2 : size == 127 ? 8 : 0;
      if (more != 0) {
        size = 0;
        for (const char byte : wire_.read(more)) size = size << 8U | static_cast<u8>(byte);
      }
      std::string text = wire_.read(size);
      const u32 kind = static_cast<u8>(start[0]) & 15U;
      if (kind == 8) return std::nullopt;
      if (kind == 9) {
        frame(10, text);
      } else if (kind == 1) {
        seen += text;
        return text;
      }
    }
  }
  // The next text of that type, as JSON; null when the connection has ended.
  json::value wait_for(std::string_view type) {
    while (const std::optional<std::string> text = next()) {
      json::value value = json::parse(*text);
      if (value.at("type").as_string() == json::string_view(type.data(), type.size())) return value;
    }
    return nullptr;
  }

  int status = 0;
  std::string head;
  std::string seen;  // everything received

 private:
  Wire wire_;
};

}  // namespace condotta::server
