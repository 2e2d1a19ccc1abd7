#include "arena/ratings.hpp"

#include <algorithm>
#include <cmath>

namespace condotta::arena {
namespace {

constexpr double kPrior = 0.5;  // victories, and defeats, against strength 1
constexpr int kMostRounds = 20'000;
constexpr double kEnough = 1e-12;  // relative change of a strength

// One step for all; the greatest relative change.
double improve(const Encounters& encounters, std::vector<double>& strength) {
  std::vector<double> share(strength.size(), 0.0);  // expected victories by g
  for (const auto& [company, games] : encounters.companies) {
    double sum = 0;
    for (const u32 i : company) sum += strength[i];
    for (const u32 i : company) share[i] += static_cast<double>(games) / sum;
  }
  double change = 0;
  for (std::size_t i = 0; i < strength.size(); ++i) {
    const double prior = 2 * kPrior / (strength[i] + 1);
    const double next = (encounters.wins[i] + kPrior) / (share[i] + prior);
    change = std::max(change, std::abs(next / strength[i] - 1));
    strength[i] = next;
  }
  return change;
}

}  // namespace

std::vector<double> ratings_of(const Encounters& encounters) {
  std::vector<double> strength(encounters.wins.size(), 1.0);
  for (int round = 0; round < kMostRounds && improve(encounters, strength) > kEnough; ++round) {
  }
  std::vector<double> ratings;
  double mean = 0;
  ratings.reserve(strength.size());
  for (const double g : strength) ratings.push_back(400 * std::log10(g));
  for (const double rating : ratings) mean += rating / static_cast<double>(ratings.size());
  for (double& rating : ratings) rating += 1500 - mean;
  return ratings;
}

}  // namespace condotta::arena
