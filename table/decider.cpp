// What people ask for: who may do what, and which lines of the log it comes to.
#include <algorithm>

#include "table/table.hpp"
#include "table/text_cleaning.hpp"

namespace condotta::table {

using Entries = std::vector<Entry>;

class Decider {
 public:
  Decider(const Table& table, const std::string& person, const Facts& facts)
      : table_(table), person_(person), facts_(facts), me_(table.seat_of(person)) {}

  Outcome<Entries> operator()(const Join& join) const {
    if (table_.status_ != Status::open) return refuse(Fault::already_started);
    if (me_ != Seat::none) return refuse(Fault::already_seated);
    Seat where = join.seat;
    for (u32 i = 0; where == Seat::none && i < table_.seats_.size(); ++i) {
      if (table_.seats_[i].sitter == Sitter::open) where = seat(i);
    }
    if (where == Seat::none) return refuse(Fault::seat_taken);
    if (!table_.is_seat(where)) return refuse(Fault::no_such_seat);
    if (table_.at(where).sitter != Sitter::open) return refuse(Fault::seat_taken);
    const u8 colour = join.colour == kAnyColour ? table_.at(where).colour : join.colour;
    if (!is_free(colour, where)) return refuse(Fault::colour_taken);
    const std::string name = unique_name();
    if (name.empty()) return refuse(Fault::bad_name);
    Entry entry = line(EntryKind::joined, where);
    entry.number = colour;
    entry.text = name;
    entry.who = person_;
    return Entries{entry};
  }

  Outcome<Entries> operator()(const Leave&) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (table_.status_ == Status::open) return Entries{line(EntryKind::left, me_)};
    return (*this)(Lend{me_, std::string(substitute_of(table_.settings_.game))});
  }

  Outcome<Entries> operator()(const Remove& remove) const {
    if (auto wrong = for_host_before_start()) return *wrong;
    if (!table_.is_seat(remove.seat)) return refuse(Fault::no_such_seat);
    if (table_.at(remove.seat).sitter == Sitter::open) return refuse(Fault::already_done);
    return Entries{line(EntryKind::left, remove.seat)};
  }

  Outcome<Entries> operator()(const SeatBot& seating) const {
    if (auto wrong = for_host_before_start()) return *wrong;
    if (!has_bot(table_.settings_.game, seating.bot)) return refuse(Fault::unknown_bot);
    if (seating.seat != Seat::none && !table_.is_seat(seating.seat)) {
      return refuse(Fault::no_such_seat);
    }
    Entries entries;
    for (u32 i = 0; i < table_.seats_.size(); ++i) {
      if (seating.seat != Seat::none && seating.seat != seat(i)) continue;
      if (table_.seats_[i].sitter == Sitter::person) continue;
      if (seating.seat == Seat::none && table_.seats_[i].sitter == Sitter::bot) continue;
      entries.push_back(line(EntryKind::bot_seated, seat(i)));
      entries.back().text = seating.bot;
    }
    if (entries.empty()) return refuse(Fault::seat_taken);
    return entries;
  }

  Outcome<Entries> operator()(const ChooseColour& choice) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (table_.status_ != Status::open) return refuse(Fault::already_started);
    Entries entries;
    const u8 mine = table_.at(me_).colour;
    for (u32 i = 0; i < table_.seats_.size(); ++i) {
      const SeatInfo& other = table_.seats_[i];
      if (seat(i) == me_ || other.colour != choice.colour) continue;
      if (other.sitter == Sitter::person) return refuse(Fault::colour_taken);
      entries.push_back(line(EntryKind::coloured, seat(i)));  // what nobody chose is swapped
      entries.back().number = mine;
    }
    entries.push_back(line(EntryKind::coloured, me_));
    entries.back().number = choice.colour;
    return entries;
  }

  Outcome<Entries> operator()(const Start&) const {
    if (auto wrong = for_host_before_start()) return *wrong;
    const bool full = std::none_of(table_.seats_.begin(), table_.seats_.end(),
                                   [](const SeatInfo& s) { return s.sitter == Sitter::open; });
    if (!full) return refuse(Fault::seats_open);
    Entry entry = line(EntryKind::started, Seat::none);
    entry.text = text_of_seed(facts_.seed);
    return Entries{entry};
  }

  Outcome<Entries> operator()(const Act& act) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (auto wrong = while_playing()) return *wrong;
    const Play& play = *table_.play_;
    if (act.after < table_.moved_number_) return refuse(Fault::stale);
    if (act.after > table_.number_) {
      return Refused{Fault::malformed, "after: there is no such event yet"};
    }
    if (play.seen_turn(me_) != me_ || table_.at(me_).lent) return refuse(Fault::not_your_turn);
    if (play.to_move() != me_ || table_.holds_back(facts_.now)) {
      if (!table_.at(me_).held.empty()) return refuse(Fault::already_done);
      if (auto wrong = play.try_as_seen(me_, act.actions)) return *wrong;
      Entry entry = line(EntryKind::held, me_);
      entry.text = joined_text(act.actions);
      return Entries{entry};
    }
    Entries entries;
    const std::unique_ptr<Play> trial = play.copy();
    Telling nobody;
    for (const std::string& action : act.actions) {
      if (auto wrong = trial->act(me_, action, nobody)) return *wrong;
      entries.push_back(line(EntryKind::acted, me_));
      entries.back().text = action;
    }
    return entries;
  }

  Outcome<Entries> operator()(const Talk& talk) const {
    return said(EntryKind::talked, talk.text, talk.to, kLongestTalk);
  }

  Outcome<Entries> operator()(const ShowCards& show) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (auto wrong = while_playing()) return *wrong;
    Telling nobody;
    if (auto wrong = table_.play_->copy()->show(me_, show.to, show.cards, nobody)) return *wrong;
    Entry entry = line(EntryKind::showed, me_);
    entry.to = show.to;
    entry.text = joined_text(show.cards);
    return Entries{entry};
  }

  Outcome<Entries> operator()(const ProposePact& pact) const {
    if (auto wrong = while_playing()) return *wrong;
    if (table_.pacts_.size() >= kMostPacts) return refuse(Fault::too_many);
    if (pact.to == 0) return Refused{Fault::malformed, "a pact is proposed to somebody"};
    return said(EntryKind::proposed, pact.text, pact.to, kLongestPact);
  }

  Outcome<Entries> operator()(const AnswerPact& answer) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (answer.pact >= table_.pacts_.size()) return refuse(Fault::no_such_pact);
    const Pact& pact = table_.pacts_[answer.pact];
    if (!contains(pact.to, me_)) return refuse(Fault::no_such_pact);
    if (contains(static_cast<SeatSet>(pact.accepted | pact.declined), me_)) {
      return refuse(Fault::already_done);
    }
    Entry entry = line(EntryKind::answered, me_);
    entry.number = 2 * answer.pact + (answer.accept ? 1U : 0U);
    return Entries{entry};
  }

  Outcome<Entries> operator()(const Lend& lend) const {
    if (auto wrong = while_playing()) return *wrong;
    const Seat which = lend.seat == Seat::none ? me_ : lend.seat;
    if (which == Seat::none) return refuse(Fault::not_seated);
    if (!table_.is_seat(which)) return refuse(Fault::no_such_seat);
    if (which != me_) {
      if (person_ != table_.host_) return refuse(Fault::not_host);
      const SeatInfo& owner = table_.at(which);
      if (owner.sitter == Sitter::person && !contains(facts_.away, which)) {
        return refuse(Fault::not_away);
      }
    }
    if (table_.at(which).sitter != Sitter::person || table_.at(which).lent) {
      return refuse(Fault::already_done);
    }
    if (!has_bot(table_.settings_.game, lend.bot)) return refuse(Fault::unknown_bot);
    Entry entry = line(EntryKind::lent, which);
    entry.text = lend.bot;
    return Entries{entry};
  }

  Outcome<Entries> operator()(const TakeBack&) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (!table_.at(me_).lent) return refuse(Fault::already_done);
    return Entries{line(EntryKind::taken_back, me_)};
  }

  Outcome<Entries> operator()(const Rematch&) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    if (table_.status_ != Status::finished) return refuse(Fault::not_finished);
    if (!table_.rematch_.empty()) return Refused{Fault::already_done, table_.rematch_};
    Entry entry = line(EntryKind::rematched, me_);
    entry.text = facts_.new_table;
    return Entries{entry};
  }

 private:
  static Refused refuse(Fault fault) { return {fault, ""}; }

  [[nodiscard]] Entry line(EntryKind kind, Seat who) const {
    return {.kind = kind, .at = facts_.now, .seat = who};
  }

  [[nodiscard]] std::optional<Refused> for_host_before_start() const {
    if (person_ != table_.host_) return refuse(Fault::not_host);
    if (table_.status_ != Status::open) return refuse(Fault::already_started);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refused> while_playing() const {
    if (table_.status_ == Status::open) return refuse(Fault::not_started);
    if (table_.status_ == Status::finished) return refuse(Fault::game_over);
    return std::nullopt;
  }

  [[nodiscard]] bool is_free(u8 colour, Seat where) const {
    for (u32 i = 0; i < table_.seats_.size(); ++i) {
      if (seat(i) != where && table_.seats_[i].colour == colour) return false;
    }
    return true;
  }

  // Two people of one name at one table would be mistaken for each other.
  [[nodiscard]] std::string unique_name() const {
    const std::optional<std::string> clean = cleaned(facts_.name, kLongestName);
    if (!clean || clean->empty()) return "";
    std::string name = *clean;
    for (u32 n = 2; taken(name); ++n) name = *clean + " " + std::to_string(n);
    return name;
  }
  [[nodiscard]] bool taken(const std::string& name) const {
    return std::any_of(table_.seats_.begin(), table_.seats_.end(),
                       [&](const SeatInfo& s) { return s.name == name; });
  }

  [[nodiscard]] Outcome<Entries> said(EntryKind kind, const std::string& text, SeatSet to,
                                      std::size_t most) const {
    if (me_ == Seat::none) return refuse(Fault::not_seated);
    const SeatSet others = static_cast<SeatSet>(table_.all() & ~only(Seat::none) & ~only(me_));
    if ((to & ~others) != 0) return refuse(Fault::no_such_seat);
    const std::optional<std::string> clean = cleaned(text, most);
    if (!clean) return refuse(Fault::too_long);
    if (clean->empty()) return Refused{Fault::malformed, "nothing is said"};
    Entry entry = line(kind, me_);
    entry.to = to;
    entry.text = *clean;
    return Entries{entry};
  }

  const Table& table_;
  const std::string& person_;
  const Facts& facts_;
  Seat me_;
};

namespace {

// What the game needs, or what can be done only so many times.
bool goes_on_in_a_full_log(const Command& command) {
  return std::holds_alternative<Act>(command) || std::holds_alternative<Start>(command) ||
         std::holds_alternative<AnswerPact>(command) || std::holds_alternative<TakeBack>(command) ||
         std::holds_alternative<Rematch>(command);
}

}  // namespace

Outcome<std::vector<Happening>> Table::perform(const std::string& person, const Command& command,
                                               const Facts& facts, SeatSet listeners) {
  if (log_.size() >= kMostLines && !goes_on_in_a_full_log(command)) {
    return Refused{Fault::too_many, ""};
  }
  Outcome<Entries> entries = std::visit(Decider(*this, person, facts), command);
  if (!entries) return entries.refused();
  std::vector<Happening> out;
  for (Entry& entry : *entries) happen(std::move(entry), listeners, out);
  follow_up(facts.now, listeners, out);
  return out;
}

std::vector<Entry> Table::rematch_entries(const std::string& host, Millis now) const {
  std::vector<Entry> entries = {creation(settings_, host, now)};
  for (u32 i = 0; i < seats_.size(); ++i) {
    const SeatInfo& one = seats_[i];
    const bool person = one.sitter == Sitter::person;
    entries.push_back({.kind = person ? EntryKind::joined : EntryKind::bot_seated,
                       .at = now,
                       .seat = seat(i),
                       .number = person ? one.colour : 0U,
                       .text = person ? one.name : one.bot,
                       .who = one.person});
    // A bot has the colour that a person did not want.
    if (!person) {
      entries.push_back(
          {.kind = EntryKind::coloured, .at = now, .seat = seat(i), .number = one.colour});
    }
  }
  return entries;
}

}  // namespace condotta::table
