// The whole server, from the port to the store.
#pragma once
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "server/api.hpp"
#include "server/hall.hpp"
#include "server/session.hpp"
#include "server/static_files.hpp"

namespace condotta::server {

struct Config {
  std::string bind = "0.0.0.0";
  u16 port = 8080;  // 0: any free one
  std::string web = "web/dist";
  u32 bot_threads = 1;
  bool trust_proxy = false;
  Limits limits = {};
};

class Server {
 public:
  // Listens when this returns. Throws std::exception with a sentence for people.
  Server(const Config& config, std::unique_ptr<Storage> storage);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  [[nodiscard]] u16 port() const { return port_; }
  [[nodiscard]] bool has_client() const { return files_.has_client(); }
  // Blocks until `stop`, or SIGTERM or SIGINT if they are listened to.
  void run(bool listen_to_signals);
  // From any thread.
  void stop();

 private:
  boost::asio::awaitable<void> accept_all();
  void shut();

  Config config_;
  std::unique_ptr<Storage> storage_;
  boost::asio::io_context network_{1};
  StaticFiles files_;
  std::unique_ptr<Hall> hall_;
  std::unique_ptr<Api> api_;
  boost::asio::ip::tcp::acceptor acceptor_;
  u16 port_ = 0;
  bool shut_ = false;
};

// Raises the number of files that may be open as far as the system lets it: each connection is one.
void raise_file_limit();

}  // namespace condotta::server
