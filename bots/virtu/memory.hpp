// What the rules of thumb chose in positions met before. A search plays the same turns again and
// again; looking one up takes a hundredth of the time of thinking it over, and changes no choice.
#pragma once
#include <cstring>
#include <iterator>
#include <vector>

#include "bots/virtu/style.hpp"

namespace condotta::bots::virtu {

class Memory {
 public:
  // Two numbers of a position: where it is kept, and by what it is known again.
  struct Key {
    u64 place, mark;
  };

  Memory() : entries_(kEntries) {}

  static Key key_of(const State& s) {
    constexpr std::size_t kWords = sizeof(State) / sizeof(u64);
    constexpr std::size_t kLanes = 4;  // that wait for each other only at the end
    u64 words[(kWords + kLanes) / kLanes * kLanes] = {};
    std::memcpy(words, &s, sizeof(State));
    u64 lanes[kLanes] = {1, 2, 3, 4};
    for (std::size_t i = 0; i < std::size(words); i += kLanes) {
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        lanes[lane] = (lanes[lane] ^ words[i + lane]) * 0x9E3779B97F4A7C15ULL;
        lanes[lane] ^= lanes[lane] >> 32U;
      }
    }
    Key key{0, 0};
    for (const u64 lane : lanes) {
      key.place = (key.place ^ lane) * 0xFF51AFD7ED558CCDULL;
      key.place ^= key.place >> 32U;
      key.mark = (key.mark + lane) * 0xC2B2AE3D27D4EB4FULL;
      key.mark ^= key.mark >> 29U;
    }
    return key;
  }

  // Null: not met, or forgotten.
  [[nodiscard]] const Action* recall(const Key& key) const {
    const Entry& entry = entries_[key.place % kEntries];
    return entry.mark == key.mark ? &entry.action : nullptr;
  }
  void keep(const Key& key, Action a) { entries_[key.place % kEntries] = {key.mark, a}; }

 private:
  static constexpr u64 kEntries = 1U << 15U;  // half a megabyte

  struct Entry {
    u64 mark = 0;
    Action action = Action::of(ActionKind::end);
  };
  std::vector<Entry> entries_;
};

}  // namespace condotta::bots::virtu
