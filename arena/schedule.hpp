// Who sits where in which game.
#pragma once
#include <string>
#include <vector>

#include "arena/entrant.hpp"

namespace condotta::arena {

// An entrant's number for each seat.
using Lineup = std::vector<u32>;

// Every `seats` games share one deal, and each table of entrants plays it once from every rotation:
// nobody gains by the cards or by the place. Game i is deal i / seats, rotation i % seats.
//
// With one name for each seat, or one for all, every deal has the same table. Any other number of
// names is a tournament: every deal draws its table among those that played least, no name twice
// while there are enough. The draw depends on the seed and the deal alone, not on how many games
// are asked for.
class Schedule {
 public:
  // `listed` must have no problem(); it is brought to one entrant for each name.
  Schedule(const std::vector<Entrant>& listed, u32 seats, u64 seed);

  // A tournament takes each name once.
  static notation::Complaint problem(const std::vector<Entrant>& listed, u32 seats);

  [[nodiscard]] const std::vector<Entrant>& entrants() const { return entrants_; }
  [[nodiscard]] u32 seats() const { return seats_; }
  [[nodiscard]] u64 deal_of(u64 game) const { return game / seats_; }
  // Call it for deal after deal or for any; tables are drawn up to the one asked for. Not for
  // several threads at once.
  Lineup lineup(u64 game);

 private:
  const Lineup& table_of(u64 deal);
  Lineup draw(u64 deal);

  std::vector<Entrant> entrants_;
  u32 seats_;
  u64 seed_;
  bool tournament_;
  std::vector<Lineup> tables_;  // by deal; only one unless it is a tournament
  std::vector<u64> played_;     // deals, by entrant
};

}  // namespace condotta::arena
