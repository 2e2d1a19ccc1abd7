// Sockets for the load generator: as little work as possible, so that the server gets the machine.
#pragma once
#include <string>
#include <string_view>

#include "engine/core/types.hpp"

namespace condotta::bench {

// A connected socket, blocking; -1 if it cannot be had.
int dial(u16 port);
void write_all(int socket, std::string_view bytes);

// HTTP on one connection that stays open.
class Http {
 public:
  explicit Http(u16 port) : socket_(dial(port)) {}
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;
  ~Http();

  // The body; `head` gets what came before it.
  std::string post(const std::string& path, const std::string& body, const std::string& cookie,
                   std::string* head = nullptr);

 private:
  int socket_;
};

// A new person's cookie.
std::string come_in(Http& http, const std::string& name);
// Upgrades a fresh connection and leaves it non-blocking; what came after the head is in `rest`.
int open_web_socket(u16 port, const std::string& table, const std::string& cookie,
                    std::string& rest);
// A masked frame of text.
std::string frame(std::string_view text);
// Takes one whole frame off the front of `bytes`; false if there is none yet.
bool next_frame(std::string_view& bytes, std::string_view& text);

}  // namespace condotta::bench
