#include "arena/runner.hpp"

#include <thread>

namespace condotta::arena {

Runner::Runner(Schedule& schedule, u64 games)
    : schedule_(schedule), games_(games), tally_(schedule.entrants().size()) {}

void Runner::resume(Log& log) {
  log_ = &log;
  for (const GameResult& result : log.games()) {
    if (result.game >= games_) continue;  // a longer run is cut to what is asked for
    done_.insert(result.game);
    tally_.add(schedule_.lineup(result.game), result);
  }
}

bool Runner::take(Task& task) {
  const std::lock_guard lock(mutex_);
  while (done_.contains(next_)) ++next_;
  if (next_ >= games_) return false;
  task = {next_, schedule_.lineup(next_)};
  ++next_;
  return true;
}

void Runner::finish(const Task& task, const notation::Result<GameResult>& result,
                    std::atomic<bool>& stop, const Watch& watch) {
  const std::lock_guard lock(mutex_);
  if (!result) {
    if (!trouble_) trouble_ = result.error();
    stop = true;
    return;
  }
  if (!result->finished) return;
  tally_.add(task.lineup, *result);
  if (log_ != nullptr && !log_->append(*result)) {
    if (!trouble_) trouble_ = notation::Error{"--log", "cannot be written"};
    stop = true;
  }
  if (watch) watch(tally_);
}

void Runner::work(const Play& play, std::atomic<bool>& stop, const Watch& watch) {
  for (Task task; !stop && take(task);) {
    std::vector<Entrant> seated;
    for (const u32 i : task.lineup) seated.push_back(schedule_.entrants()[i]);
    finish(task, play(task.game, seated), stop, watch);
  }
}

notation::Complaint Runner::run(const Play& play, u32 threads, std::atomic<bool>& stop,
                                const Watch& watch) {
  std::vector<std::jthread> others;
  for (u32 i = 1; i < threads; ++i) {
    others.emplace_back([&] { work(play, stop, watch); });
  }
  work(play, stop, watch);
  others.clear();  // waits for them
  return trouble_;
}

}  // namespace condotta::arena
