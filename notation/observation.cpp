#include "notation/observation.hpp"

#include <boost/json/parse.hpp>
#include <cstring>

#include "notation/options_text.hpp"
#include "notation/vocabulary.hpp"

namespace condotta::notation {
namespace {

using condottiere::Observation;
using condottiere::Table;

void add_down(JsonText& out, const Observation& o, Seat who) {
  out.key("down");
  if (!contains(o.table.down, who)) {
    out.null();
  } else {
    out.word(who == o.me ? name_of(o.down) : "?");
  }
}

void add_seat(JsonText& out, const Observation& o, u8 i, const std::string& line) {
  const Seat who = seat(i);
  out.open('{').key("held").number(o.held[i]);
  if (who == o.me) {
    add_list(out.key("hand"), o.hand);
  } else if (o.known[i].bits != 0) {
    add_list(out.key("known"), o.known[i].cards());
  }
  out.raw(line);
  add_down(out, o, who);
  out.key("passed").flag(contains(o.table.passed, who));
  out.key("played").flag(contains(o.table.played, who)).close('}');
}

void add_regions(JsonText& out, const Table& t) {
  out.key("regions").open('{');
  for (u8 r = 0; r < condottiere::kRegions; ++r) {
    const Seat owner = owner_of(t, condottiere::region(r));
    if (owner != Seat::none) out.key(name_of(condottiere::region(r))).number(index(owner));
  }
  out.close('}');
}

void add_region(JsonText& out, Region r) {
  if (r == Region::none) {
    out.null();
  } else {
    out.word(name_of(r));
  }
}

// The open table as text. Everybody at it is written to one after another: what they all see is
// written once for all of them.
struct OpenTable {
  Table table{};
  std::string before;  // the viewer
  std::string after;   // the viewer, up to the seats
  std::string lines[condottiere::kMaxPlayers];
  std::string discard;

  void write(const Table& t);
};

void OpenTable::write(const Table& t) {
  table = t;
  const u8 players = t.options.players;
  for (std::string* text : {&before, &after, &discard}) text->clear();
  JsonText first(before);
  first.key("game").word("condottiere").key("players").number(players);
  add_options(first.key("options"), t.options);
  JsonText out(after);
  add_regions(out, t);
  add_region(out.key("pope"), t.pope);
  out.key("holder").number(index(t.holder));
  if (t.options.play_for_points != 0) out.key("first").number(index(t.first));
  add_region(out.key("contested"), t.contested);
  if (is_final(t)) out.key("finalists").seats(t.finalists);
  out.key("phase").word(name_of(t.phase)).key("turn").seat(t.turn);
  if (t.idle != 0) out.key("idle").number(t.idle);
  if (t.options.play_for_points != 0) {
    out.key("points").open('[');
    for (u8 i = 0; i < players; ++i) out.number(t.points[i]);
    out.close(']');
  }
  if (t.barren != 0) out.key("barren").number(t.barren);
  for (u8 i = 0; i < players; ++i) {
    lines[i].clear();
    JsonText line(lines[i]);
    add_list(line.key("line"), t.lines[i]);
  }
  JsonText pile(discard);
  add_list(pile.key("discard"), t.discard);
}

const OpenTable& open_table(const Table& t) {
#ifdef __wasm__
  static OpenTable last;  // there is one thread, and nothing that would end its variables
#else
  static thread_local OpenTable last;
#endif
  // A table has no padding: equal bytes are equal tables. One without players was never written.
  if (last.table.options.players == 0 || std::memcmp(&last.table, &t, sizeof(Table)) != 0) {
    last.write(t);
  }
  return last;
}

}  // namespace

void add_observation(JsonText& out, const Observation& o) {
  const OpenTable& open = open_table(o.table);
  out.open('{').raw(open.before).key("viewer").seat(o.me).raw(open.after);
  out.key("seats").open('[');
  for (u8 i = 0; i < o.table.options.players; ++i) add_seat(out, o, i, open.lines[i]);
  out.close(']').raw(open.discard).key("deck").number(o.deck).close('}');
}

json::object write_observation(const Observation& seen) {
  std::string text;
  JsonText out(text);
  add_observation(out, seen);
  json::error_code none;
  return json::parse(text, none).get_object();
}

}  // namespace condotta::notation
