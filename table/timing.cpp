// What happens by itself: time-outs, pauses, what was held back, the turns of bots.
#include <algorithm>

#include "table/table.hpp"

namespace condotta::table {

void Table::happen(Entry entry, SeatSet listeners, std::vector<Happening>& out) {
  Happening happening;
  if (!apply(std::move(entry), listeners, &happening)) out.push_back(std::move(happening));
}

// A decision that all can see waits for the end of a pause; a secret question does not.
bool Table::holds_back(Millis now) const {
  return !pause_served_ && now < pause_until_ && !play_->asks_secretly();
}

void Table::follow_up(Millis now, SeatSet listeners, std::vector<Happening>& out) {
  while (status_ == Status::playing && !holds_back(now)) {
    const Seat mover = play_->to_move();
    if (at(mover).held.empty()) return;
    const std::vector<std::string> actions = at(mover).held;
    const std::unique_ptr<Play> trial = play_->copy();
    Telling nobody;
    const bool fits = std::all_of(actions.begin(), actions.end(), [&](const std::string& action) {
      return !trial->act(mover, action, nobody);
    });
    if (fits) {
      for (const std::string& action : actions) {
        happen({.kind = EntryKind::acted, .at = now, .seat = mover, .text = action}, listeners,
               out);
      }
    } else {
      happen({.kind = EntryKind::dropped, .at = now, .seat = mover}, listeners, out);
    }
  }
}

std::optional<Millis> Table::deadline_of(Seat who) const {
  const ClockRule& clock = settings_.clock;
  if (status_ != Status::playing || clock.kind == ClockKind::none || !at(who).played_by_person()) {
    return std::nullopt;
  }
  const bool asked_in_secret = who == play_->to_move() && play_->asks_secretly();
  if (asked_in_secret && pause_until_ != 0) return pause_until_;
  const Millis time = clock.kind == ClockKind::bank ? at(who).bank : clock.time;
  return std::max(turn_began_, pause_until_) + time;
}

std::optional<Millis> Table::deadline(Seat viewer) const {
  if (status_ != Status::playing || settings_.clock.kind == ClockKind::none) return std::nullopt;
  return deadline_of(play_->seen_turn(viewer));
}

std::optional<Millis> Table::next_alarm() const {
  if (status_ != Status::playing) return std::nullopt;
  std::optional<Millis> alarm = deadline_of(play_->to_move());
  if (!pause_served_ && (!alarm || pause_until_ < *alarm)) alarm = pause_until_;
  return alarm;
}

std::vector<Happening> Table::on_time(Millis now, SeatSet listeners) {
  std::vector<Happening> out;
  // Each time-out is a decision of the game, and each begins a new turn with time of its own.
  while (status_ == Status::playing) {
    if (!pause_served_ && now >= pause_until_) pause_served_ = true;
    const std::size_t before = out.size();
    follow_up(now, listeners, out);
    if (status_ != Status::playing) break;
    const Seat mover = play_->to_move();
    const std::optional<Millis> due = deadline_of(mover);
    if (due && now >= *due) {
      happen({.kind = EntryKind::acted,
              .at = now,
              .seat = mover,
              .by = By::clock,
              .text = play_->mildest()},
             listeners, out);
    }
    if (out.size() == before) break;
  }
  return out;
}

std::optional<BotTask> Table::bot_turn(Millis now, u64 chance) const {
  if (status_ != Status::playing || holds_back(now)) return std::nullopt;
  const Seat mover = play_->to_move();
  const SeatInfo& info = at(mover);
  if (!info.played_by_bot()) return std::nullopt;
  const std::vector<std::string_view> names = company();
  BotTask task{mover, static_cast<u32>(log_.size()), play_->bot(info.bot, chance, names)};
  // A level that this program does not know any more: somebody has to play.
  if (!task.think) task.think = play_->bot(substitute_of(settings_.game), chance, names);
  return task;
}

std::vector<Happening> Table::bot_answer(const BotTask& task, const std::string& action, Millis now,
                                         SeatSet listeners) {
  std::vector<Happening> out;
  if (status_ != Status::playing || holds_back(now) || play_->to_move() != task.seat ||
      !at(task.seat).played_by_bot()) {
    return out;
  }
  // Talk in the meantime does no harm; a step of the game does.
  for (std::size_t i = task.line; i < log_.size(); ++i) {
    if (log_[i].kind == EntryKind::acted) return out;
  }
  happen({.kind = EntryKind::acted, .at = now, .seat = task.seat, .by = By::bot, .text = action},
         listeners, out);
  follow_up(now, listeners, out);
  return out;
}

}  // namespace condotta::table
