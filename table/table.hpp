// One table of any game: who sits there, what was done, and what may be done next.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/command.hpp"
#include "table/entry.hpp"
#include "table/fault.hpp"
#include "table/play.hpp"
#include "table/registry.hpp"
#include "table/seats.hpp"
#include "table/settings.hpp"

namespace condotta::table {

enum class Status : u8 { open, playing, finished };

// Where a viewer stands. `number` counts what all can see and is the same for everybody; `extra`
// counts what only some could see since then, so that nobody can tell that there was anything.
struct Stamp {
  u32 number = 0;
  u32 extra = 0;
  friend auto operator<=>(const Stamp&, const Stamp&) = default;  // NOLINT(*-nullptr): clang's 0
};

// One line of the log as it happened.
struct Happening {
  Entry entry;
  u32 number = 0;
  std::array<u32, kViewers> extra{};
  SeatSet audience = 0;  // who may know of it
  bool moved = false;    // the game itself went on
  bool is_public = true;
  Telling telling;
};

// What the table is told by whoever runs it.
struct Facts {
  Millis now = 0;
  std::string name = {};       // of the person who asks
  std::string new_table = {};  // an unused name, for a rematch
  Seed seed{0, 0};             // fresh, for a start
  SeatSet away = 0;            // whose owners are not here
};

// All methods are quick and none blocks. Every change goes through `apply` of a log line, so the
// same lines give the same table anywhere.
class Table {
 public:
  // The first lines of a new table; the settings must have been checked.
  static Entry creation(const Settings& settings, std::string host, Millis now);

  // From the log. The complaint names what does not fit; the table is then of no use. With
  // `happening` it also tells what the line was to the listeners.
  std::optional<Refused> load(const Entry& entry, SeatSet listeners = 0,
                              Happening* happening = nullptr);

  // The whole table as a text: what the log so far comes to.
  [[nodiscard]] std::string snapshot() const;
  // The table that was written after exactly these lines, secrets and all; nothing if the text is
  // damaged or of another version: the lines themselves are then to be loaded. They are believed.
  static std::optional<Table> restore(std::string_view snapshot, std::vector<Entry> log);

  // What a person asks for: refused without a trace, or done. `listeners` are the viewers for whom
  // texts are made.
  Outcome<std::vector<Happening>> perform(const std::string& person, const Command& command,
                                          const Facts& facts, SeatSet listeners);
  // What is due by now: time-outs, and what was held back.
  std::vector<Happening> on_time(Millis now, SeatSet listeners);
  // When `on_time` should be called next.
  [[nodiscard]] std::optional<Millis> next_alarm() const;

  // The bot whose turn it is, if one is to think now.
  [[nodiscard]] std::optional<BotTask> bot_turn(Millis now, u64 chance) const;
  // Its answer. An answer that comes too late or is not legal is dropped: nothing happens.
  std::vector<Happening> bot_answer(const BotTask& task, const std::string& action, Millis now,
                                    SeatSet listeners);

  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] Status status() const { return status_; }
  [[nodiscard]] const std::vector<SeatInfo>& seats() const { return seats_; }
  // Which bot plays for each seat, none for a person: what everybody sees.
  [[nodiscard]] std::vector<std::string_view> company() const {
    std::vector<std::string_view> names;
    for (const SeatInfo& info : seats_) {
      names.push_back(info.played_by_bot() ? std::string_view(info.bot) : std::string_view());
    }
    return names;
  }
  [[nodiscard]] const std::vector<Pact>& pacts() const { return pacts_; }
  [[nodiscard]] const std::vector<Entry>& log() const { return log_; }
  [[nodiscard]] const std::string& host() const { return host_; }
  [[nodiscard]] const std::string& rematch() const { return rematch_; }
  [[nodiscard]] const Play* play() const { return play_.get(); }
  // Secret until the game is over.
  [[nodiscard]] Seed seed() const { return seed_; }
  [[nodiscard]] Stamp stamp(Seat viewer) const { return {number_, extra_[index(viewer)]}; }
  [[nodiscard]] Millis created_at() const { return log_.empty() ? 0 : log_.front().at; }
  [[nodiscard]] Millis changed_at() const { return log_.empty() ? 0 : log_.back().at; }
  // none: a spectator.
  [[nodiscard]] Seat seat_of(std::string_view person) const;
  [[nodiscard]] SeatSet all() const;  // every seat, and the spectators
  // When the decision that the viewer sees as awaited will be made by the clock.
  [[nodiscard]] std::optional<Millis> deadline(Seat viewer) const;
  [[nodiscard]] Millis pause_until() const { return pause_until_; }
  // The first lines of the table where the same people meet again.
  [[nodiscard]] std::vector<Entry> rematch_entries(const std::string& host, Millis now) const;

 private:
  friend class Decider;

  // The line must fit; what does not is refused and nothing has changed.
  std::optional<Refused> apply(Entry entry, SeatSet listeners, Happening* happening);
  std::optional<Refused> apply_to_seats(const Entry& entry);
  void pass_on_hosting(Seat leaver);
  std::optional<Refused> apply_to_play(const Entry& entry, Happening& happening);
  void after_action(const Entry& entry, bool was_secret, bool is_public);
  void count(Happening& happening);
  void happen(Entry entry, SeatSet listeners, std::vector<Happening>& out);
  // What was held back and can be done now.
  void follow_up(Millis now, SeatSet listeners, std::vector<Happening>& out);
  [[nodiscard]] bool holds_back(Millis now) const;
  [[nodiscard]] std::optional<Millis> deadline_of(Seat who) const;
  [[nodiscard]] bool is_seat(Seat s) const { return index(s) < seats_.size(); }
  [[nodiscard]] SeatInfo& at(Seat s) { return seats_[index(s)]; }
  [[nodiscard]] const SeatInfo& at(Seat s) const { return seats_[index(s)]; }

  Settings settings_;
  Status status_ = Status::open;
  std::string host_;
  std::string rematch_;
  std::vector<SeatInfo> seats_;
  std::vector<Pact> pacts_;
  std::vector<Entry> log_;
  std::unique_ptr<Play> play_;
  Seed seed_{0, 0};
  u32 number_ = 0;
  u32 moved_number_ = 0;  // the last step of the game that all could see
  std::array<u32, kViewers> extra_{};
  Millis turn_began_ = 0;
  Millis pause_until_ = 0;
  bool pause_served_ = true;
};

}  // namespace condotta::table
