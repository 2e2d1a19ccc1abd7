#include "server/server.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <stdexcept>

namespace condotta::server {

namespace asio = boost::asio;
using asio::ip::tcp;

Server::Server(const Config& config, std::unique_ptr<Storage> storage)
    : config_(config),
      storage_(std::move(storage)),
      files_(config.web),
      hall_(std::make_unique<Hall>(network_, *storage_, config.limits, config.bot_threads)),
      api_(std::make_unique<Api>(*hall_, files_)),
      acceptor_(network_) {
  boost::system::error_code wrong;
  const auto address = asio::ip::make_address(config.bind, wrong);
  if (wrong) throw std::runtime_error(fmt::format("--bind: {} is no address", config.bind));
  const tcp::endpoint endpoint(address, config.port);
  acceptor_.open(endpoint.protocol());
  acceptor_.set_option(asio::socket_base::reuse_address(true));
  acceptor_.bind(endpoint, wrong);
  if (!wrong) acceptor_.listen(4096, wrong);
  if (wrong) {
    throw std::runtime_error(
        fmt::format("cannot listen on {} port {}: {}", config.bind, config.port, wrong.message()));
  }
  port_ = acceptor_.local_endpoint().port();
}

Server::~Server() { shut(); }

asio::awaitable<void> Server::accept_all() {
  for (;;) {
    boost::system::error_code wrong;
    tcp::socket socket =
        co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, wrong));
    if (wrong == asio::error::operation_aborted || !acceptor_.is_open()) co_return;
    if (wrong) {
      // Out of files: wait for some to be closed instead of spinning.
      spdlog::warn("event=accept_failed reason=\"{}\"", wrong.message());
      asio::steady_timer pause(network_, std::chrono::milliseconds(100));
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, wrong));
      continue;
    }
    asio::co_spawn(network_,
                   serve_connection(std::move(socket), {*hall_, *api_, config_.trust_proxy}),
                   asio::detached);
  }
}

void Server::run(bool listen_to_signals) {
  asio::signal_set signals(network_);
  if (listen_to_signals) {
    signals.add(SIGTERM);
    signals.add(SIGINT);
    signals.async_wait([this](boost::system::error_code wrong, int) {
      if (!wrong) stop();
    });
  }
  asio::co_spawn(network_, accept_all(), asio::detached);
  network_.run();
}

void Server::stop() {
  asio::post(network_, [this] {
    if (shut_) return;
    spdlog::info("event=shutdown");
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    hall_->shut();
    shut_ = true;
    // Half a second for goodbyes to be sent; what is on the disk is there already.
    auto timer = std::make_shared<asio::steady_timer>(network_, std::chrono::milliseconds(500));
    timer->async_wait([this, timer](boost::system::error_code) { network_.stop(); });
  });
}

void Server::shut() {
  if (!shut_) hall_->shut();
  shut_ = true;
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace condotta::server
