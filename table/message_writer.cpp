#include "table/message_writer.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>

#include "table/sha256.hpp"

namespace condotta::table {
namespace {

std::string quoted(std::string_view text) {
  return json::serialize(json::value(json::string_view(text.data(), text.size())));
}

// One more item of a list.
void add(std::string& list, std::string_view item) {
  if (!list.empty()) list += ',';
  list += item;
}

std::string list_of(SeatSet set) {
  std::string list;
  for (u8 i = 0; i < index(Seat::none); ++i) {
    if (contains(set, seat(i))) add(list, std::to_string(i));
  }
  return fmt::format("[{}]", list);
}

std::string list_of(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) add(list, quoted(word));
  return fmt::format("[{}]", list);
}

std::string seat_text(Seat s) { return s == Seat::none ? "null" : std::to_string(index(s)); }

std::string_view name_of(By by) {
  switch (by) {
    case By::bot:
      return "bot";
    case By::clock:
      return "clock";
    case By::person:
      break;
  }
  return "person";
}

std::string_view name_of(Status status) {
  switch (status) {
    case Status::playing:
      return "playing";
    case Status::finished:
      return "finished";
    case Status::open:
      break;
  }
  return "open";
}

// The part of an event that depends on its kind.
std::string details(const Happening& happening, Seat viewer) {
  const Entry& e = happening.entry;
  const std::string who = fmt::format(R"("seat":{})", seat_text(e.seat));
  const std::string& told = happening.telling.told[index(viewer)];
  switch (e.kind) {
    case EntryKind::created:
      return R"("kind":"created")";
    case EntryKind::joined:
      return fmt::format(R"("kind":"joined",{},"name":{})", who, quoted(e.text));
    case EntryKind::left:
      return fmt::format(R"("kind":"left",{})", who);
    case EntryKind::bot_seated:
      return fmt::format(R"("kind":"bot",{},"bot":{})", who, quoted(e.text));
    case EntryKind::coloured:
      return fmt::format(R"("kind":"colour",{},"colour":{})", who, e.number);
    case EntryKind::started:
      return fmt::format(R"("kind":"started","seed_sha256":"{}","told":[{}])", sha256_hex(e.text),
                         told);
    case EntryKind::acted:
      // Whoever merely sees another table now must not learn whose secret answer made it so.
      if (!happening.is_public && viewer != e.seat) return R"("kind":"asked")";
      return fmt::format(R"("kind":"moved",{},"by":"{}","told":[{}])", who, name_of(e.by), told);
    case EntryKind::held:
      return fmt::format(R"("kind":"held",{},"actions":{})", who, list_of(split_text(e.text)));
    case EntryKind::dropped:
      return fmt::format(R"("kind":"dropped",{})", who);
    case EntryKind::talked:
      return fmt::format(R"("kind":"talk",{},"to":{},"text":{})", who,
                         e.to == 0 ? "null" : list_of(e.to), quoted(e.text));
    case EntryKind::showed:
      return fmt::format(R"("kind":"showed",{},"to":{},"cards":{},"told":[{}])", who, list_of(e.to),
                         list_of(split_text(e.text)), told);
    case EntryKind::proposed:
      return fmt::format(R"("kind":"pact",{},"to":{},"text":{})", who, list_of(e.to),
                         quoted(e.text));
    case EntryKind::answered:
      return fmt::format(R"("kind":"answer",{},"pact":{},"accept":{})", who, e.number / 2,
                         e.number % 2 != 0);
    case EntryKind::lent:
      return fmt::format(R"("kind":"lent",{},"bot":{})", who, quoted(e.text));
    case EntryKind::taken_back:
      return fmt::format(R"("kind":"back",{})", who);
    case EntryKind::rematched:
      return fmt::format(R"("kind":"rematch",{},"table":{})", who, quoted(e.text));
  }
  return R"("kind":"unknown")";
}

std::string write_seat(const Table& table, u32 i) {
  const SeatInfo& s = table.seats()[i];
  switch (s.sitter) {
    case Sitter::person:
      return fmt::format(R"({{"sitter":"person","colour":{},"name":{},"lent":{},"timeouts":{}}})",
                         s.colour, quoted(s.name), s.lent ? quoted(s.bot) : "null", s.timeouts);
    case Sitter::bot:
      return fmt::format(R"({{"sitter":"bot","colour":{},"bot":{}}})", s.colour, quoted(s.bot));
    case Sitter::open:
      break;
  }
  return fmt::format(R"({{"sitter":"open","colour":{}}})", s.colour);
}

std::string write_pacts(const Table& table, Seat viewer) {
  std::string list;
  for (std::size_t i = 0; i < table.pacts().size(); ++i) {
    const Pact& pact = table.pacts()[i];
    const SeatSet parties = pact.parties();
    const bool of_all = static_cast<SeatSet>(parties | only(Seat::none)) == table.all();
    if (!of_all && (viewer == Seat::none || !contains(parties, viewer))) continue;
    list +=
        fmt::format(R"({}{{"pact":{},"seat":{},"to":{},"accepted":{},"declined":{},"text":{}}})",
                    list.empty() ? "" : ",", i, index(pact.from), list_of(pact.to),
                    list_of(pact.accepted), list_of(pact.declined), quoted(pact.text));
  }
  return "[" + list + "]";
}

// Somebody else than the table itself has changed, or the game has begun or ended.
bool changes_table(const Table& table, const Happening& happening) {
  switch (happening.entry.kind) {
    case EntryKind::acted:
      return table.status() == Status::finished;
    case EntryKind::held:
    case EntryKind::dropped:
    case EntryKind::talked:
    case EntryKind::showed:
      return false;
    default:
      return true;
  }
}

bool changes_game(const Happening& happening) {
  switch (happening.entry.kind) {
    case EntryKind::started:
    case EntryKind::acted:
    case EntryKind::showed:
    case EntryKind::held:
    case EntryKind::dropped:
    case EntryKind::lent:
    case EntryKind::taken_back:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::string write_ok(u32 id, Stamp now) {
  return fmt::format(R"({{"type":"ok","id":{},"number":{},"extra":{}}})", id, now.number,
                     now.extra);
}

std::string write_refused(u32 id, std::string_view error, std::string_view detail) {
  return fmt::format(R"({{"type":"refused","id":{},"error":"{}","detail":{}}})", id, error,
                     quoted(detail));
}

std::string write_event(const Happening& happening, Seat viewer) {
  return fmt::format(R"({{"number":{},"extra":{},"at":{},{}}})", happening.number,
                     happening.extra[index(viewer)], happening.entry.at,
                     details(happening, viewer));
}

std::string write_table(const Table& table, Seat viewer) {
  std::string seats;
  for (u32 i = 0; i < table.seats().size(); ++i) add(seats, write_seat(table, i));
  std::string seed = "null", promise = "null";
  if (table.play() != nullptr) {
    const std::string text = text_of_seed(table.seed());
    promise = quoted(sha256_hex(text));
    if (table.status() == Status::finished) seed = quoted(text);
  }
  const Seat host = table.seat_of(table.host());
  return fmt::format(
      R"({{"settings":{},"status":"{}","host":{},"seats":[{}],"pacts":{},"seed_sha256":{},"seed":{},"rematch":{}}})",
      json::serialize(json_of(table.settings())), name_of(table.status()), seat_text(host), seats,
      write_pacts(table, viewer), promise, seed,
      table.rematch().empty() ? "null" : quoted(table.rematch()));
}

std::string write_game(const Table& table, Seat viewer) {
  const Play* play = table.play();
  if (play == nullptr) return "null";
  std::string banks;
  if (table.settings().clock.kind == ClockKind::bank) {
    for (const SeatInfo& s : table.seats()) {
      add(banks, std::to_string(s.bank));
    }
  }
  const std::optional<Millis> deadline = table.deadline(viewer);
  const bool seated = viewer != Seat::none;
  return fmt::format(
      R"({{"view":{},"legal":{},"held":{},"result":{},"clock":{{"deadline":{},"pause_until":{},"banks":[{}]}}}})",
      play->view(viewer), list_of(play->legal(viewer)),
      seated ? list_of(table.seats()[index(viewer)].held) : "[]",
      table.status() == Status::finished ? play->result() : "null",
      deadline ? std::to_string(*deadline) : "null",
      table.pause_until() == 0 ? "null" : std::to_string(table.pause_until()), banks);
}

std::string write_hello(const Table& table, Seat viewer, const Arrival& arrival) {
  std::string events;
  for (const std::string& event : arrival.events) add(events, event);
  const Stamp now = table.stamp(viewer);
  return fmt::format(
      R"({{"type":"hello","table_id":{},"you":{{"seat":{},"host":{}}},"number":{},"extra":{},"resync":{},"events":[{}],"table":{},"game":{}}})",
      quoted(arrival.table_id), seat_text(viewer), arrival.host, now.number, now.extra,
      arrival.resync, events, write_table(table, viewer), write_game(table, viewer));
}

std::string write_update(const Table& table, std::span<const Happening> happenings, Seat viewer) {
  std::string events;
  bool with_table = false, with_game = false;
  for (const Happening& happening : happenings) {
    if (!contains(happening.audience, viewer)) continue;
    add(events, write_event(happening, viewer));
    with_table = with_table || changes_table(table, happening);
    with_game = with_game || changes_game(happening);
  }
  if (events.empty()) return events;
  std::string text = fmt::format(R"({{"type":"update","events":[{}])", events);
  if (with_table) text.append(R"(,"table":)").append(write_table(table, viewer));
  if (with_game) text.append(R"(,"game":)").append(write_game(table, viewer));
  text += '}';
  return text;
}

std::string write_presence(SeatSet here, u32 spectators) {
  return fmt::format(R"({{"type":"presence","seats":{},"spectators":{}}})", list_of(here),
                     spectators);
}

}  // namespace condotta::table
