#include "arena/tally.hpp"

#include <algorithm>

namespace condotta::arena {

void Tally::add(const Lineup& lineup, const GameResult& result) {
  ++games_;
  for (std::size_t i = 0; i < lineup.size(); ++i) {
    Standing& standing = standings_[lineup[i]];
    ++standing.games;
    standing.shares += result.shares[i];
    standing.times.add(result.times[i]);
  }
  spread_.add(result.game, lineup, result.shares);
  Lineup company = lineup;
  std::sort(company.begin(), company.end());
  ++companies_[company];
}

Encounters Tally::encounters() const {
  Encounters encounters{companies_, {}};
  for (const Standing& standing : standings_) encounters.wins.push_back(standing.wins());
  return encounters;
}

}  // namespace condotta::arena
