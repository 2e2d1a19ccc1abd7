// One game between bots.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>

#include "arena/durations.hpp"
#include "arena/schedule.hpp"
#include "bots/rosters.hpp"

namespace condotta::arena {

struct GameResult {
  u64 game = 0;
  bool finished = false;         // false: stopped, and of no use
  std::vector<u8> shares;        // of the victory, by seat, in parts of kWholeVictory
  std::vector<Durations> times;  // of decisions, by seat
};

// A run's numbers: everything that happens in it follows from these (and from the clock, where
// budgets are times).
struct RunSeed {
  u64 run;
  [[nodiscard]] Seed deal(u64 number) const { return derive_seed(run, number); }
  // None of the table's dice, and another one for every game and seat.
  [[nodiscard]] u64 bot(u64 game, u8 place) const {
    return derive_seed(derive_seed(run ^ kBots, game).low, place).low;
  }

 private:
  static constexpr u64 kBots = 0x73746F62;
};

template <Game G>
class Match {
 public:
  // `seated`: one for each seat.
  Match(const typename G::Options& options, const std::vector<Entrant>& seated, u64 game,
        const RunSeed& seed, u64 deal)
      : seated_(seated), state_(G::deal(options, seed.deal(deal), nobody_)) {
    result_.game = game;
    result_.times.resize(seated.size());
    const std::vector<std::string_view> company = company_of(seated);
    for (const Entrant& entrant : seated) {
      const auto place = static_cast<u8>(players_.size());
      players_.push_back(bots::Roster<G>::make(entrant.bot, seed.bot(game, place), company));
    }
  }

  // Blocks until the game is over or `stop` is set. Fails if the game has no end or a bot errs.
  notation::Result<GameResult> play(u64 limit, const std::atomic<bool>& stop) {
    ActionList<G> legal;
    for (u64 decisions = 0; G::to_move(state_) != Seat::none; ++decisions) {
      if (decisions == limit) return problem(fmt::format("has no end after {} decisions", limit));
      legal.clear();
      G::legal(state_, legal);
      // With a single action there is nothing to decide, and nobody is asked.
      const typename G::Action action = legal.count == 1 ? legal[0] : ask(legal, stop);
      if (stop.load(std::memory_order_relaxed)) return result_;
      if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
        return problem(seated_[index(G::to_move(state_))].name + " chose what is not legal");
      }
      G::apply(state_, action, nobody_);
    }
    for (u8 i = 0; i < G::players(state_); ++i) result_.shares.push_back(G::score(state_, seat(i)));
    result_.finished = true;
    return result_;
  }

 private:
  typename G::Action ask(const ActionList<G>& legal, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    const Seat mover = G::to_move(state_);
    const u8 i = index(mover);
    const typename G::Observation seen = G::observe(state_, mover);
    const bots::Budget budget = seated_[i].budget(&stop);
    const Clock::time_point begin = Clock::now();
    const bots::Judgement<G> judgement =
        players_[i]->decide(seen, {legal.begin(), legal.count}, budget);
    const std::chrono::nanoseconds took = Clock::now() - begin;
    result_.times[i].add(static_cast<u64>(took.count()));
    return judgement.action;
  }

  [[nodiscard]] notation::Error problem(const std::string& text) const {
    return {fmt::format("game {}", result_.game), text};
  }

  const std::vector<Entrant>& seated_;
  NullSink nobody_;
  typename G::State state_;
  std::vector<typename bots::Roster<G>::PlayerPtr> players_;
  GameResult result_;
};

}  // namespace condotta::arena
