#include "table/message_writer.hpp"

#include <boost/json/serialize.hpp>

#include "notation/json_text.hpp"
#include "table/sha256.hpp"

namespace condotta::table {
namespace {

using notation::JsonText;

constexpr std::size_t kUsualUpdate = 2048;  // bytes: most updates need no second allocation

void add_words(JsonText& out, const std::vector<std::string>& words) {
  out.open('[');
  for (const std::string& word : words) out.text(word);
  out.close(']');
}

void add_optional(JsonText& out, std::optional<Millis> number) {
  if (number) {
    out.number(*number);
  } else {
    out.null();
  }
}

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

void add_told(JsonText& out, const Happening& happening, Seat viewer) {
  out.key("told").open('[');
  if (const std::string& told = happening.telling.told[index(viewer)]; !told.empty()) out.raw(told);
  out.close(']');
}

// The part of an event that depends on its kind.
void add_details(JsonText& out, const Happening& happening, Seat viewer) {
  const Entry& e = happening.entry;
  const auto kind = [&](std::string_view word) -> JsonText& {
    return out.key("kind").word(word).key("seat").seat(e.seat);
  };
  switch (e.kind) {
    case EntryKind::created:
      out.key("kind").word("created");
      break;
    case EntryKind::joined:
      kind("joined").key("name").text(e.text);
      break;
    case EntryKind::left:
      kind("left");
      break;
    case EntryKind::bot_seated:
      kind("bot").key("bot").text(e.text);
      break;
    case EntryKind::coloured:
      kind("colour").key("colour").number(e.number);
      break;
    case EntryKind::started:
      out.key("kind").word("started").key("seed_sha256").word(sha256_hex(e.text));
      add_told(out, happening, viewer);
      break;
    case EntryKind::acted:
      // Whoever merely sees another table now must not learn whose secret answer made it so.
      if (!happening.is_public && viewer != e.seat) {
        out.key("kind").word("asked");
        break;
      }
      kind("moved").key("by").word(name_of(e.by));
      add_told(out, happening, viewer);
      break;
    case EntryKind::held:
      add_words(kind("held").key("actions"), split_text(e.text));
      break;
    case EntryKind::dropped:
      kind("dropped");
      break;
    case EntryKind::talked:
      kind("talk").key("to");
      e.to == 0 ? out.null() : out.seats(e.to);
      out.key("text").text(e.text);
      break;
    case EntryKind::showed:
      add_words(kind("showed").key("to").seats(e.to).key("cards"), split_text(e.text));
      add_told(out, happening, viewer);
      break;
    case EntryKind::proposed:
      kind("pact").key("to").seats(e.to).key("text").text(e.text);
      break;
    case EntryKind::answered:
      kind("answer").key("pact").number(e.number / 2).key("accept").flag(e.number % 2 != 0);
      break;
    case EntryKind::lent:
      kind("lent").key("bot").text(e.text);
      break;
    case EntryKind::taken_back:
      kind("back");
      break;
    case EntryKind::rematched:
      kind("rematch").key("table").text(e.text);
      break;
  }
}

void add_event(JsonText& out, const Happening& happening, Seat viewer) {
  out.open('{').key("number").number(happening.number);
  out.key("extra").number(happening.extra[index(viewer)]).key("at").number(happening.entry.at);
  add_details(out, happening, viewer);
  out.close('}');
}

void add_seat(JsonText& out, const SeatInfo& s) {
  out.open('{').key("sitter");
  switch (s.sitter) {
    case Sitter::person:
      out.word("person").key("colour").number(s.colour).key("name").text(s.name).key("lent");
      s.lent ? out.text(s.bot) : out.null();
      out.key("timeouts").number(s.timeouts);
      break;
    case Sitter::bot:
      out.word("bot").key("colour").number(s.colour).key("bot").text(s.bot);
      break;
    case Sitter::open:
      out.word("open").key("colour").number(s.colour);
      break;
  }
  out.close('}');
}

void add_pacts(JsonText& out, const Table& table, Seat viewer) {
  out.open('[');
  for (std::size_t i = 0; i < table.pacts().size(); ++i) {
    const Pact& pact = table.pacts()[i];
    const SeatSet parties = pact.parties();
    const bool of_all = static_cast<SeatSet>(parties | only(Seat::none)) == table.all();
    if (!of_all && (viewer == Seat::none || !contains(parties, viewer))) continue;
    out.open('{').key("pact").number(i).key("seat").number(index(pact.from));
    out.key("to").seats(pact.to).key("accepted").seats(pact.accepted);
    out.key("declined").seats(pact.declined).key("text").text(pact.text).close('}');
  }
  out.close(']');
}

void add_table(JsonText& out, const Table& table, Seat viewer) {
  out.open('{').key("settings").raw(json::serialize(json_of(table.settings())));
  out.key("status").word(name_of(table.status()));
  out.key("host").seat(table.seat_of(table.host())).key("seats").open('[');
  for (const SeatInfo& s : table.seats()) add_seat(out, s);
  out.close(']').key("pacts");
  add_pacts(out, table, viewer);
  const std::string seed = table.play() != nullptr ? text_of_seed(table.seed()) : "";
  out.key("seed_sha256");
  seed.empty() ? out.null() : out.word(sha256_hex(seed));
  out.key("seed");
  table.status() == Status::finished ? out.word(seed) : out.null();
  out.key("rematch");
  table.rematch().empty() ? out.null() : out.text(table.rematch());
  out.close('}');
}

void add_game(JsonText& out, const Table& table, Seat viewer) {
  const Play* play = table.play();
  if (play == nullptr) {
    out.null();
    return;
  }
  play->add_view(out.open('{').key("view"), viewer);
  add_words(out.key("legal"), play->legal(viewer));
  static const std::vector<std::string> nothing;
  add_words(out.key("held"), viewer == Seat::none ? nothing : table.seats()[index(viewer)].held);
  out.key("result");
  table.status() == Status::finished ? out.raw(play->result()) : out.null();
  add_optional(out.key("clock").open('{').key("deadline"), table.deadline(viewer));
  const Millis pause = table.pause_until();
  add_optional(out.key("pause_until"), pause == 0 ? std::nullopt : std::optional(pause));
  out.key("banks").open('[');
  if (table.settings().clock.kind == ClockKind::bank) {
    for (const SeatInfo& s : table.seats()) out.number(s.bank);
  }
  out.close(']').close('}').close('}');
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
  std::string text;
  JsonText out(text);
  out.open('{').key("type").word("ok").key("id").number(id);
  out.key("number").number(now.number).key("extra").number(now.extra).close('}');
  return text;
}

std::string write_refused(u32 id, std::string_view error, std::string_view detail) {
  std::string text;
  JsonText out(text);
  out.open('{').key("type").word("refused").key("id").number(id);
  out.key("error").word(error).key("detail").text(detail).close('}');
  return text;
}

std::string write_event(const Happening& happening, Seat viewer) {
  std::string text;
  JsonText out(text);
  add_event(out, happening, viewer);
  return text;
}

std::string write_table(const Table& table, Seat viewer) {
  std::string text;
  JsonText out(text);
  add_table(out, table, viewer);
  return text;
}

std::string write_game(const Table& table, Seat viewer) {
  std::string text;
  JsonText out(text);
  add_game(out, table, viewer);
  return text;
}

std::string write_hello(const Table& table, Seat viewer, const Arrival& arrival) {
  std::string text;
  JsonText out(text);
  out.open('{').key("type").word("hello").key("table_id").text(arrival.table_id);
  out.key("you").open('{').key("seat").seat(viewer).key("host").flag(arrival.host).close('}');
  const Stamp now = table.stamp(viewer);
  out.key("number").number(now.number).key("extra").number(now.extra);
  out.key("resync").flag(arrival.resync).key("events").open('[');
  for (const std::string& event : arrival.events) out.raw(event);
  add_table(out.close(']').key("table"), table, viewer);
  add_game(out.key("game"), table, viewer);
  out.close('}');
  return text;
}

std::string write_update(const Table& table, std::span<const Happening> happenings, Seat viewer) {
  std::string text;
  add_update(text, table, happenings, viewer);
  return text;
}

void add_update(std::string& text, const Table& table, std::span<const Happening> happenings,
                Seat viewer) {
  bool any = false, with_table = false, with_game = false;
  for (const Happening& happening : happenings) {
    if (!contains(happening.audience, viewer)) continue;
    any = true;
    with_table = with_table || changes_table(table, happening);
    with_game = with_game || changes_game(happening);
  }
  if (!any) return;
  text.reserve(text.size() + kUsualUpdate);
  JsonText out(text);
  out.open('{').key("type").word("update").key("events").open('[');
  for (const Happening& happening : happenings) {
    if (contains(happening.audience, viewer)) add_event(out, happening, viewer);
  }
  out.close(']');
  if (with_table) add_table(out.key("table"), table, viewer);
  if (with_game) add_game(out.key("game"), table, viewer);
  out.close('}');
}

std::string write_presence(SeatSet here, u32 spectators) {
  std::string text;
  JsonText out(text);
  out.open('{').key("type").word("presence").key("seats").seats(here);
  out.key("spectators").number(spectators).close('}');
  return text;
}

}  // namespace condotta::table
