#include "arena/deal_spread.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/game.hpp"

namespace condotta::arena {
namespace {

constexpr u64 kFewestDeals = 10;

// Student's t that leaves 2.5 % on each side: the expansion around the normal distribution's, right
// to three digits from nine degrees of freedom on (Abramowitz and Stegun, 26.7.5).
double student(double freedom) {
  constexpr double z = 1.959963984540054;
  const double z3 = z * z * z, z5 = z3 * z * z;
  return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom);
}

}  // namespace

void DealSpread::add(u64 game, const Lineup& lineup, const std::vector<u8>& shares) {
  const u64 seats = lineup.size();
  Open& deal = open_[game / seats];
  deal.parts.resize(sums_.size());
  for (std::size_t i = 0; i < lineup.size(); ++i) {
    ++deal.parts[lineup[i]].places;
    deal.parts[lineup[i]].shares += shares[i];
  }
  if (++deal.games < seats) return;
  close(deal);
  open_.erase(game / seats);
}

void DealSpread::close(const Open& deal) {
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    const Part& part = deal.parts[i];
    if (part.places == 0) continue;
    Sums& sums = sums_[i];
    sums.uneven = sums.uneven || (sums.deals != 0 && sums.places != part.places);
    sums.places = part.places;
    ++sums.deals;
    sums.shares += part.shares;
    sums.squares += u64{part.shares} * part.shares;
  }
}

std::optional<Interval> DealSpread::interval(std::size_t entrant) const {
  const Sums& sums = sums_[entrant];
  if (sums.deals < kFewestDeals || sums.uneven) return std::nullopt;
  const auto deals = static_cast<double>(sums.deals), shares = static_cast<double>(sums.shares);
  const double whole = static_cast<double>(kWholeVictory) * sums.places;
  const double mean = shares / deals;
  const double variance =
      std::max(static_cast<double>(sums.squares) - shares * mean, 0.0) / (deals - 1);
  if (variance == 0) return std::nullopt;  // equal deals do not tell how others would differ
  const double half = student(deals - 1) * std::sqrt(variance / deals);
  return Interval{std::max((mean - half) / whole, 0.0), std::min((mean + half) / whole, 1.0)};
}

}  // namespace condotta::arena
