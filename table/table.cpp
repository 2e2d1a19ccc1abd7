// The fold: what each line of the log does to the table.
#include "table/table.hpp"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "notation/json_node.hpp"

namespace condotta::table {
namespace {

Refused broken(const char* what) { return {Fault::malformed, what}; }

}  // namespace

Entry Table::creation(const Settings& settings, std::string host, Millis now) {
  return {.kind = EntryKind::created,
          .at = now,
          .text = json::serialize(json_of(settings)),
          .who = std::move(host)};
}

std::optional<Refused> Table::load(const Entry& entry, SeatSet listeners, Happening* happening) {
  return apply(entry, listeners, happening);
}

SeatSet Table::all() const {
  return static_cast<SeatSet>(all_seats(static_cast<u8>(seats_.size())) | only(Seat::none));
}

Seat Table::seat_of(std::string_view person) const {
  for (u32 i = 0; i < seats_.size(); ++i) {
    if (seats_[i].sitter == Sitter::person && seats_[i].person == person) return seat(i);
  }
  return Seat::none;
}

std::optional<Refused> Table::apply(Entry entry, SeatSet listeners, Happening* out) {
  Happening own;
  Happening& happening = out != nullptr ? *out : own;
  happening.telling.listeners = listeners;
  if ((entry.kind == EntryKind::created) != log_.empty())
    return broken("created comes first, once");
  if (entry.kind != EntryKind::created && entry.kind != EntryKind::rematched &&
      !is_seat(entry.seat) && entry.kind != EntryKind::started) {
    return broken("no such seat");
  }
  happening.audience = all();
  std::optional<Refused> wrong;
  switch (entry.kind) {
    case EntryKind::started:
    case EntryKind::acted:
    case EntryKind::showed:
      wrong = apply_to_play(entry, happening);
      break;
    case EntryKind::held:
      at(entry.seat).held = split_text(entry.text);
      happening.audience = only(entry.seat);
      break;
    case EntryKind::dropped:
      at(entry.seat).held.clear();
      happening.audience = only(entry.seat);
      break;
    case EntryKind::talked:
      if (entry.to != 0) happening.audience = static_cast<SeatSet>(entry.to | only(entry.seat));
      break;
    case EntryKind::proposed:
      pacts_.push_back({entry.seat, entry.to, 0, 0, entry.text});
      happening.audience = pacts_.back().parties();
      break;
    case EntryKind::answered: {
      if (entry.number / 2 >= pacts_.size()) return broken("no such pact");
      Pact& pact = pacts_[entry.number / 2];
      SeatSet& answers = entry.number % 2 != 0 ? pact.accepted : pact.declined;
      answers = static_cast<SeatSet>(answers | only(entry.seat));
      happening.audience = pact.parties();
      break;
    }
    case EntryKind::rematched:
      rematch_ = entry.text;
      break;
    default:
      wrong = apply_to_seats(entry);
      happening.audience = all();
  }
  if (wrong) return wrong;
  // What everybody at the table was told is no secret from those who watch it.
  if ((happening.audience | only(Seat::none)) == all()) happening.audience = all();
  count(happening);
  log_.push_back(entry);
  happening.entry = std::move(entry);
  return std::nullopt;
}

std::optional<Refused> Table::apply_to_seats(const Entry& entry) {
  switch (entry.kind) {
    case EntryKind::created: {
      const auto value = notation::parse_json(entry.text);
      if (!value) return broken("the settings are not JSON");
      notation::Complaints complaints;
      settings_ = read_settings(notation::Node(*value, complaints));
      if (!complaints.none()) return Refused{Fault::malformed, complaints.first()->text()};
      if (std::optional<Refused> wrong = check_settings(settings_)) return wrong;
      seats_.resize(settings_.players);
      for (u32 i = 0; i < seats_.size(); ++i) {
        seats_[i].colour = static_cast<u8>(i);
        seats_[i].bank = settings_.clock.time;
      }
      host_ = entry.who;
      return std::nullopt;
    }
    case EntryKind::joined:
      at(entry.seat).sitter = Sitter::person;
      at(entry.seat).person = entry.who;
      at(entry.seat).name = entry.text;
      at(entry.seat).colour = static_cast<u8>(entry.number);
      return std::nullopt;
    case EntryKind::left:
      if (at(entry.seat).person == host_) pass_on_hosting(entry.seat);
      at(entry.seat).sitter = Sitter::open;
      at(entry.seat).person.clear();
      at(entry.seat).name.clear();
      at(entry.seat).bot.clear();
      return std::nullopt;
    case EntryKind::bot_seated:
      at(entry.seat).sitter = Sitter::bot;
      at(entry.seat).bot = entry.text;
      return std::nullopt;
    case EntryKind::coloured:
      at(entry.seat).colour = static_cast<u8>(entry.number);
      return std::nullopt;
    case EntryKind::lent:
      at(entry.seat).lent = true;
      at(entry.seat).bot = entry.text;
      at(entry.seat).held.clear();
      return std::nullopt;
    case EntryKind::taken_back:
      at(entry.seat).lent = false;
      at(entry.seat).bot.clear();
      at(entry.seat).timeouts = 0;
      if (play_ && play_->to_move() == entry.seat) turn_began_ = entry.at;
      return std::nullopt;
    default:
      return broken("not about seats");
  }
}

// Somebody has to start the game: the next person around the table.
void Table::pass_on_hosting(Seat leaver) {
  for (u32 i = 1; i < seats_.size(); ++i) {
    const SeatInfo& next = seats_[(index(leaver) + i) % seats_.size()];
    if (next.sitter != Sitter::person) continue;
    host_ = next.person;
    return;
  }
}

std::optional<Refused> Table::apply_to_play(const Entry& entry, Happening& happening) {
  Telling& telling = happening.telling;
  happening.moved = entry.kind != EntryKind::showed;
  if (entry.kind == EntryKind::started) {
    const std::optional<Seed> seed = seed_from(entry.text);
    if (play_ || !seed) return broken("not a start");
    seed_ = *seed;
    play_ = deal(settings_, seed_, telling);
    status_ = Status::playing;
    turn_began_ = entry.at;
  } else if (!play_) {
    return Refused{Fault::not_started, ""};
  } else if (entry.kind == EntryKind::showed) {
    auto wrong = play_->show(entry.seat, entry.to, split_text(entry.text), telling);
    if (wrong) return wrong;
    // Who is shown what they knew already is still told.
    telling.noticed = static_cast<SeatSet>(entry.to | only(entry.seat));
  } else {
    const bool was_secret = play_->asks_secretly();
    if (auto wrong = play_->act(entry.seat, entry.text, telling)) return wrong;
    after_action(entry, was_secret, contains(telling.noticed, Seat::none));
  }
  happening.audience = static_cast<SeatSet>(telling.noticed & all());
  return std::nullopt;
}

void Table::after_action(const Entry& entry, bool was_secret, bool is_public) {
  SeatInfo& actor = at(entry.seat);
  actor.held.clear();
  actor.timeouts = entry.by == By::clock ? actor.timeouts + 1 : 0;
  // What others cannot see costs nothing by itself: the next thing that they do see has all the
  // time.
  const bool counts = is_public && !was_secret;
  if (counts && settings_.clock.kind == ClockKind::bank && actor.played_by_person()) {
    const Millis began = std::max(turn_began_, pause_until_);
    const Millis used = entry.at > began ? entry.at - began : 0;
    actor.bank = (actor.bank > used ? actor.bank - used : 0) + settings_.clock.increment;
  }
  // What only one seat can see must move nothing that others could measure.
  if (is_public) {
    turn_began_ = entry.at;
    pause_served_ = true;
    pause_until_ = 0;
    const auto people = std::count_if(seats_.begin(), seats_.end(),
                                      [](const SeatInfo& s) { return s.played_by_person(); });
    if (play_->may_ask_secretly() && people > 1 && settings_.pause != 0) {
      pause_until_ = entry.at + settings_.pause;
      pause_served_ = false;
    }
  }
  if (play_->to_move() == Seat::none) {
    status_ = Status::finished;
    pause_served_ = true;
    for (SeatInfo& one : seats_) one.held.clear();
  }
}

void Table::count(Happening& happening) {
  const SeatSet audience = happening.audience;
  happening.is_public = contains(audience, Seat::none);
  if (happening.is_public) {
    ++number_;
    extra_.fill(0);
    if (happening.moved) moved_number_ = number_;
  } else {
    for (u8 v = 0; v < kViewers; ++v) extra_[v] += contains(audience, seat(v)) ? 1U : 0U;
  }
  happening.number = number_;
  happening.extra = extra_;
}

}  // namespace condotta::table
