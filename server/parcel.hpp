// What is told at one go: texts as frames of the wire on one sheet, and who gets which part of it.
// It is used again and again, and keeps its memory: nothing is allocated for what is usual.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/room.hpp"

namespace condotta::server {

class Parcel {
 public:
  // Frames that lie next to each other.
  struct Part {
    std::size_t from = 0;
    std::size_t size = 0;
    u32 messages = 0;
  };

  // One message, of the text that `write` appends to what it is given. Nothing if that is nothing.
  template <class Write>
  Part add(Write&& write) {
    const std::size_t from = begin();
    write(sheet_);
    return finish(from);
  }
  Part add_text(std::string_view text) {
    return add([&](std::string& out) { out += text; });
  }
  // Of two that were added one right after the other; either may be nothing.
  static Part both(Part first, Part second);

  void address(std::shared_ptr<Client> client, Part part);
  // To all, in the order in which they were addressed.
  void send() const;
  void clear();

 private:
  struct Letter {
    std::shared_ptr<Client> client;
    Part part;
  };
  std::size_t begin();
  Part finish(std::size_t from);

  std::string sheet_;
  std::vector<Letter> letters_;
};

}  // namespace condotta::server
