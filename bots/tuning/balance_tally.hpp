// What balance_virtu counts, and a file that keeps it game by game: a run that was cut off goes on
// from there.
#pragma once
#include <array>
#include <bit>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "bots/virtu/style.hpp"

namespace condotta::bots::virtu {

inline constexpr u32 kItems = 32;
inline constexpr u32 kSheetLines = 11;
inline constexpr u32 kYears = 64;

// One game, or several together. Nothing but doubles.
struct Tally {
  double won[kColours] = {};
  double points[kColours] = {};  // prestige at the end
  double bought[kItems] = {};    // games in which somebody did
  double allied[kAlliances] = {};
  double chosen[kBonuses] = {};
  double sheet[kSheetLines] = {};  // of the winners
  double prestige = 0;             // likewise
  double everyone = 0;             // the mean of all seats
  double years[kYears] = {};
  double by_cities = 0, by_patronage = 0, by_map = 0, by_years = 0;
  double annexed = 0, conquered = 0, robbed = 0, indulgences = 0;
  double games = 0;
};
inline constexpr std::size_t kTallyNumbers = sizeof(Tally) / sizeof(double);
using TallyNumbers = std::array<double, kTallyNumbers>;

inline void add(Tally& sum, const Tally& one) {
  auto numbers = std::bit_cast<TallyNumbers>(sum);
  const auto more = std::bit_cast<TallyNumbers>(one);
  for (std::size_t i = 0; i < kTallyNumbers; ++i) numbers[i] += more[i];
  sum = std::bit_cast<Tally>(numbers);
}

// The first line names the run, each other one has a game's number and its tally.
class BalanceLog {
 public:
  // Reads what is there; a line that was cut off is left out. False: it is of another run.
  bool open(const std::string& path, const std::string& run, std::vector<Tally>& tallies) {
    std::ifstream in(path);
    std::string line;
    const bool fresh = !std::getline(in, line);
    if (!fresh && line != run) return false;
    while (std::getline(in, line)) {
      std::istringstream words(line);
      std::size_t game = 0;
      TallyNumbers numbers = {};
      words >> game;
      for (double& number : numbers) words >> number;
      std::string last;
      if (!(words >> last) || last != "." || game >= tallies.size()) continue;
      tallies[game] = std::bit_cast<Tally>(numbers);
    }
    out_.open(path, std::ios::app);
    // A new line first: the last one may have been cut off.
    out_ << (fresh ? run : std::string()) << std::endl;
    return true;
  }
  void keep(std::size_t game, const Tally& tally) {
    if (!out_.is_open()) return;
    std::ostringstream line;
    line.precision(17);
    line << game;
    for (const double number : std::bit_cast<TallyNumbers>(tally)) line << ' ' << number;
    out_ << line.str() << " ." << std::endl;
  }

 private:
  std::ofstream out_;
};

}  // namespace condotta::bots::virtu
