// What the games of a run add up to. All counts are whole numbers: their order does not matter.
#pragma once
#include "arena/deal_spread.hpp"
#include "arena/match.hpp"
#include "arena/ratings.hpp"

namespace condotta::arena {

struct Standing {
  u64 games = 0;   // places at a table
  u64 shares = 0;  // of victories, in parts of kWholeVictory
  Durations times;

  [[nodiscard]] double wins() const { return static_cast<double>(shares) / kWholeVictory; }
  [[nodiscard]] double win_share() const {
    return games == 0 ? 0 : wins() / static_cast<double>(games);
  }
};

class Tally {
 public:
  explicit Tally(std::size_t entrants) : standings_(entrants), spread_(entrants) {}

  void add(const Lineup& lineup, const GameResult& result);

  [[nodiscard]] u64 games() const { return games_; }
  [[nodiscard]] const std::vector<Standing>& standings() const { return standings_; }
  [[nodiscard]] const DealSpread& spread() const { return spread_; }
  [[nodiscard]] Encounters encounters() const;

 private:
  u64 games_ = 0;
  std::vector<Standing> standings_;
  DealSpread spread_;
  std::map<Lineup, u64> companies_;
};

}  // namespace condotta::arena
