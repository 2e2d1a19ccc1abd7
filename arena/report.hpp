// The result of a run, for programs and for people.
#pragma once
#include <optional>
#include <string>

#include "arena/tally.hpp"

namespace condotta::arena {

struct Report {
  struct Bot {
    std::string name;
    u64 games;
    double win_share, low, high;
    double rating;
    double mean_ms, p99_ms;
    std::optional<Interval> by_deals;  // for people only: the form for programs is fixed
  };
  std::string game;
  u32 players;
  u64 games;
  std::vector<Bot> bots;  // in the order of --bots
};

Report report_of(std::string game, const Schedule& schedule, const Tally& tally);

std::string json_of(const Report& report);
std::string table_of(const Report& report);

}  // namespace condotta::arena
