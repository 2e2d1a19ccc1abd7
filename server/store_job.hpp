// What is to be kept, who is told once it is, and who waits for the outcome. Jobs are used again
// and again, so that what one thread allocates for an action is not freed by another.
#pragma once
#include <functional>
#include <memory>

#include "server/parcel.hpp"
#include "server/room.hpp"
#include "server/storage.hpp"

namespace condotta::server {

struct StoreJob {
  // Names the copy of the table that the change was made from: when one of its changes is lost,
  // all later ones are lost with it. 0: of no table.
  u64 origin = 0;
  // Without a change all else is merely done in its turn.
  bool changes = false;
  Change change = {};
  // Sent if it is kept, before anybody hears of the outcome.
  Parcel parcel = {};

  enum class Call : u8 { never, on_failure, always };
  Call call = Call::never;
  // What the answer is about: the table, who asked, and their number for it.
  std::shared_ptr<Room> room = {};
  std::shared_ptr<Client> asked = {};
  u32 message = 0;
  // Instead of the answer that all share.
  std::function<void(Written)> done = {};

  Written outcome = Written::done;

  void clear() {
    origin = 0;
    changes = false;
    change.clear();
    parcel.clear();
    call = Call::never;
    room.reset();
    asked.reset();
    message = 0;
    done = nullptr;
    outcome = Written::done;
  }
};

}  // namespace condotta::server
