#include "arena/schedule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace condotta::arena {
namespace {

constexpr u64 kDraws = 0x77617264;  // another run than the dice's and the bots'

u32 position(const std::vector<Entrant>& entrants, const std::string& name) {
  const auto found = std::find_if(entrants.begin(), entrants.end(),
                                  [&](const Entrant& e) { return e.name == name; });
  return static_cast<u32>(found - entrants.begin());
}

bool is_tournament(std::size_t names, u32 seats) { return names != seats && names != 1; }

}  // namespace

notation::Complaint Schedule::problem(const std::vector<Entrant>& listed, u32 seats) {
  if (!is_tournament(listed.size(), seats)) return std::nullopt;
  for (u32 i = 0; i < listed.size(); ++i) {
    if (position(listed, listed[i].name) == i) continue;
    return notation::Error{
        "--bots", fmt::format("{} names for {} seats is a tournament, and that has {} only once",
                              listed.size(), seats, listed[i].name)};
  }
  return std::nullopt;
}

Schedule::Schedule(const std::vector<Entrant>& listed, u32 seats, u64 seed)
    : seats_(seats), seed_(seed), tournament_(is_tournament(listed.size(), seats)) {
  Lineup table;
  for (const Entrant& entrant : listed) {
    const u32 number = position(entrants_, entrant.name);
    if (number == entrants_.size()) entrants_.push_back(entrant);
    table.push_back(number);
  }
  played_.resize(entrants_.size());
  if (tournament_) return;
  table.resize(seats, 0);
  tables_.push_back(table);
}

Lineup Schedule::lineup(u64 game) {
  Lineup table = table_of(deal_of(game));
  const auto rotation = static_cast<std::ptrdiff_t>(game % seats_);
  std::rotate(table.begin(), table.begin() + rotation, table.end());
  return table;
}

const Lineup& Schedule::table_of(u64 deal) {
  if (!tournament_) return tables_[0];
  while (tables_.size() <= deal) tables_.push_back(draw(tables_.size()));
  return tables_[deal];
}

Lineup Schedule::draw(u64 deal) {
  Rng rng = Rng::seeded(derive_seed(seed_ ^ kDraws, deal).low);
  std::vector<u32> here(entrants_.size());
  Lineup table;
  while (table.size() < seats_) {
    u32 best = 0;
    auto least = std::tuple(~u32{0}, ~u64{0}, ~u32{0});
    for (u32 i = 0; i < entrants_.size(); ++i) {
      const auto rank = std::tuple(here[i], played_[i], rng.next());
      if (rank >= least) continue;
      least = rank;
      best = i;
    }
    ++here[best];
    ++played_[best];
    table.push_back(best);
  }
  // Those that had played least came first: their order must not tell who sits beside whom.
  for (u32 i = seats_; i > 1; --i) std::swap(table[i - 1], table[rng.below(i)]);
  return table;
}

}  // namespace condotta::arena
