// Who takes part: a bot and how long it may think.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.hpp"
#include "notation/result.hpp"

namespace condotta::arena {

inline constexpr u32 kMaxMilliseconds = 3'600'000;
inline constexpr u32 kMaxIterations = 1'000'000'000;
inline constexpr std::size_t kMaxEntrants = 64;

struct Entrant {
  std::string name;  // as written, such as condottiere@500it
  std::string bot;   // as the roster calls it
  u32 milliseconds = 0;
  u32 iterations = 0;
  u32 threads = 1;  // matches count thought on one core

  [[nodiscard]] bots::Budget budget(const std::atomic<bool>* stop = nullptr) const {
    return {
        .milliseconds = milliseconds, .iterations = iterations, .threads = threads, .stop = stop};
  }
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

// The names of the bots, as everybody at their table knows them; none for seats of people.
inline std::vector<std::string_view> company_of(std::span<const Entrant> seated,
                                                SeatSet people = 0) {
  std::vector<std::string_view> company;
  for (const Entrant& entrant : seated) {
    const bool person = contains(people, seat(static_cast<u32>(company.size())));
    company.push_back(person ? std::string_view() : std::string_view(entrant.bot));
  }
  return company;
}

// "a,b@500it,c@250ms". Names without a budget of their own get the `usual` one; `known` are those
// that the roster has; every game has players for the characters too.
notation::Result<std::vector<Entrant>> parse_entrants(std::string_view list,
                                                      const bots::Budget& usual,
                                                      std::span<const std::string_view> known);

}  // namespace condotta::arena
