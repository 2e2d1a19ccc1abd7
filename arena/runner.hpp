// Plays the games of a run, several at a time.
#pragma once
#include <functional>
#include <mutex>
#include <set>

#include "arena/log.hpp"
#include "arena/tally.hpp"

namespace condotta::arena {

class Runner {
 public:
  // Plays one game; called by several threads at once.
  using Play =
      std::function<notation::Result<GameResult>(u64 game, const std::vector<Entrant>& seated)>;
  // Called after each game, by one thread at a time.
  using Watch = std::function<void(const Tally&)>;

  Runner(Schedule& schedule, u64 games);

  // Games of an earlier run count, and are not played again; new ones are added to the log.
  void resume(Log& log);

  // Blocks until all games are played, `stop` is set or something goes wrong (then `stop` is set,
  // too). What comes of it does not depend on the number of threads.
  notation::Complaint run(const Play& play, u32 threads, std::atomic<bool>& stop,
                          const Watch& watch = nullptr);

  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  struct Task {
    u64 game;
    Lineup lineup;
  };
  bool take(Task& task);
  void work(const Play& play, std::atomic<bool>& stop, const Watch& watch);
  void finish(const Task& task, const notation::Result<GameResult>& result, std::atomic<bool>& stop,
              const Watch& watch);

  Schedule& schedule_;
  u64 games_;
  Log* log_ = nullptr;
  Tally tally_;
  std::set<u64> done_;  // in an earlier run
  std::mutex mutex_;    // guards all that follows, and the schedule, the tally and the log
  u64 next_ = 0;
  notation::Complaint trouble_;
};

}  // namespace condotta::arena
