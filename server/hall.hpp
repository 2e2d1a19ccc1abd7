// All tables: wakes and puts them to sleep, lets people act at them, and tells everybody what
// happened once it is on the disk. Everything here runs in the network's thread.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/core/rng.hpp"
#include "server/bot_desk.hpp"
#include "server/limits.hpp"
#include "server/metrics.hpp"
#include "server/room.hpp"
#include "server/storage.hpp"
#include "server/store_writer.hpp"

namespace condotta::server {

table::Millis now_millis();

class Hall {
 public:
  Hall(boost::asio::io_context& network, Storage& storage, const Limits& limits, u32 bot_threads);
  ~Hall();

  // The table, woken if it slept; nothing if there is none of that name, or it cannot be read.
  boost::asio::awaitable<std::shared_ptr<Room>> find(std::string id);
  // A new table, on the disk when this returns; nothing if it could not be kept.
  boost::asio::awaitable<std::shared_ptr<Room>> create(std::vector<table::Entry> entries,
                                                       std::string id);
  // Somebody comes to look, and is told everything since `since`; or leaves.
  void enter(const std::shared_ptr<Room>& room, std::shared_ptr<Client> client, table::Stamp since);
  void leave(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& client);
  // A message from a client of the room.
  void receive(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& client,
               std::string_view text);

  // Reads in a thread of its own.
  template <class Question>
  auto ask_store(Question question)
      -> boost::asio::awaitable<std::invoke_result_t<Question, Storage&>>;
  // Returns when it is kept.
  boost::asio::awaitable<Written> keep(Change change);

  [[nodiscard]] Metrics& metrics();
  // From any thread.
  void count_sent(u64 messages) { metrics_.sent.fetch_add(messages, std::memory_order_relaxed); }
  [[nodiscard]] const Limits& limits() const { return limits_; }
  [[nodiscard]] bool healthy() const { return writer_.healthy(); }
  [[nodiscard]] std::string trouble() const { return storage_.trouble(); }
  // No more timers and bots; everybody is sent away; blocks until all is on the disk.
  void shut();

 private:
  using Answer = std::function<void(bool kept)>;

  static TableRow row_of(const Room& room);
  std::shared_ptr<Room> put(std::string id, table::Table table, u32 lines);
  // Whom to answer, and what else is kept with what they did.
  struct Asked {
    std::shared_ptr<Client> client = {};  // none: nobody asked
    u32 message = 0;
    std::shared_ptr<const Change> before = {};
  };
  // Writes what happened and tells it.
  void publish(const std::shared_ptr<Room>& room, std::vector<table::Happening> happenings,
               Asked by);
  // What a new table is kept as; nothing if it cannot begin with these entries.
  static std::optional<Change> opening_of(Room& draft, const std::vector<table::Entry>& entries);
  // Kept with the event that names the new table: who is told of it must find it.
  static std::shared_ptr<const Change> rematch(const table::Table& table, const std::string& id,
                                               const std::string& host);
  // What was published is kept, or not.
  void settle(const StoreJob& job);
  void lose(const std::shared_ptr<Room>& room, Written why);
  void announce(const std::shared_ptr<Room>& room);
  void set_alarm(const std::shared_ptr<Room>& room);
  void ask_bot(const std::shared_ptr<Room>& room);
  void arm_timer();
  boost::asio::awaitable<void> ring(std::string id);
  void ring_later(const std::string& id);
  // Nothing, and an alarm, also if the disk has trouble.
  boost::asio::awaitable<std::shared_ptr<Room>> find_or_ring_later(std::string id);
  void put_to_sleep();
  // After a restart: clocks run on at tables that nobody comes to.
  boost::asio::awaitable<void> mind_clocks();

  boost::asio::io_context& network_;
  Storage& storage_;
  Limits limits_;
  StoreWriter writer_;
  BotDesk bots_;
  boost::asio::thread_pool readers_;
  Rng chance_;  // for bots
  boost::asio::steady_timer timer_;
  boost::asio::steady_timer sleep_timer_;
  std::set<std::pair<table::Millis, std::string>> alarms_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  Metrics metrics_;
  u64 next_origin_ = 1;
  bool closed_ = false;
};

}  // namespace condotta::server

#include "server/hall_inline.hpp"
