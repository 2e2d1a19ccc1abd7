// How sure a share is, by what differs from deal to deal. Games of one deal are not independent:
// where the cards decide, one rotation's victory is the other's defeat, and the sum of a deal
// varies less than that of as many strange games. So deals are what is counted here, not games.
#pragma once
#include <map>
#include <optional>
#include <vector>

#include "arena/schedule.hpp"
#include "arena/wilson.hpp"

namespace condotta::arena {

// All counts are whole numbers: the order of the games does not matter.
class DealSpread {
 public:
  explicit DealSpread(std::size_t entrants) : sums_(entrants) {}

  // `shares` by seat, of kWholeVictory; `lineup` has an entrant for each seat.
  void add(u64 game, const Lineup& lineup, const std::vector<u8>& shares);

  // The 95 % interval (Student's) of an entrant's share of victories, from deals that were played
  // from every seat. Nothing with fewer than ten of them, if all gave the same, or if it had more
  // places in some.
  [[nodiscard]] std::optional<Interval> interval(std::size_t entrant) const;

 private:
  struct Part {
    u32 places = 0;
    u32 shares = 0;
  };
  struct Sums {
    u64 deals = 0;
    u64 shares = 0;
    u64 squares = 0;
    u32 places = 0;  // in each deal
    bool uneven = false;
  };
  struct Open {
    u32 games = 0;
    std::vector<Part> parts;  // by entrant
  };
  void close(const Open& deal);

  std::map<u64, Open> open_;  // deals that have not been played from every seat yet
  std::vector<Sums> sums_;    // by entrant
};

}  // namespace condotta::arena
