// A table that is awake, and who is looking at it.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.hpp"

namespace condotta::server {

// Somebody connected to a table. Lives in the network's thread, but for `send`.
class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  // So many messages, as frames of the wire. From any thread; must not block: what cannot go at
  // once is copied. Who does not read is dropped.
  virtual void send(std::string_view frames, u32 messages) = 0;
  // Ends the connection; the client is expected to come back.
  virtual void close(const char* reason) = 0;

  std::string person;  // empty: a stranger
  std::string name;    // of the person
  // As of what was sent last.
  Seat viewer = Seat::none;
  bool host = false;
};

struct Room {
  std::string id;
  u64 origin = 0;  // one number for each time that a table is woken
  table::Table table;
  u32 lines = 0;      // handed to the store
  u32 snapshot = 0;   // lines that the last snapshot stands for
  bool lost = false;  // the store has refused a change: nothing more is done with this copy
  bool bot_thinks = false;
  bool bot_waits = false;  // there were too many questions: it is asked again later
  table::Millis used_at = 0;
  table::Millis alarm = 0;  // 0: none
  SeatSet announced = 0;    // seats whose owners were last said to be here
  std::vector<std::shared_ptr<Client>> clients;

  [[nodiscard]] SeatSet listeners() const;
  [[nodiscard]] SeatSet here() const;  // seats whose owners are connected
  [[nodiscard]] u32 spectators() const;
};

}  // namespace condotta::server
