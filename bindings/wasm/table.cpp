// A table in the browser: the same code as in the server, without a network. The page is the host:
// it passes messages in, gets texts out, keeps the log's lines, and says what time it is.
//
// A table is whatever was last created or loaded; one module instance holds one. docs/wasm.md has
// what every call takes and gives.
#include <boost/json/serialize.hpp>
#include <map>
#include <string>
#include <vector>

#include "bindings/wasm/text_exchange.hpp"
#include "table/analysis.hpp"
#include "table/archive.hpp"
#include "table/message_writer.hpp"

namespace {

using namespace condotta;
using namespace condotta::table;
using wasm::answer;
using wasm::given;

Table* now_playing = nullptr;
std::vector<std::string> lines;   // of the log, not yet fetched
std::vector<Happening> happened;  // by the last call
std::optional<BotTask> thinking;

u32 happen(std::vector<Happening> happenings) {
  happened = std::move(happenings);
  for (const Happening& one : happened) lines.push_back(line_of(one.entry));
  return static_cast<u32>(happened.size());
}

std::map<u32, std::string> names;  // of the persons who told theirs

std::string name_of_person(u32 number) {
  const auto found = names.find(number);
  return found != names.end() ? found->second : "Player " + std::to_string(number + 1);
}

u32 refuse(std::string_view why) {
  return answer(boost::json::serialize(boost::json::object{{"refused", why}}));
}

std::string person_of(u32 number) { return "p" + std::to_string(number); }

}  // namespace

// Doubles are the page's numbers: milliseconds since 1970 fit.
extern "C" {

// The settings as JSON are in the buffer. 0: done; else the length of the refusal's text.
u32 create(double now) {
  delete now_playing;
  now_playing = new Table;
  lines.clear();
  const auto value = notation::parse_json(given());
  if (!value) return answer(write_refused(0, "malformed", value.error().text()));
  notation::Complaints complaints;
  Settings settings = read_settings(notation::Node(*value, complaints));
  if (!complaints.none()) {
    return answer(write_refused(0, "malformed", complaints.first()->text()));
  }
  if (const auto wrong = check_settings(settings)) {
    return answer(write_refused(0, name_of(wrong->fault), wrong->detail));
  }
  const Entry entry = Table::creation(settings, person_of(0), static_cast<Millis>(now));
  lines.push_back(line_of(entry));
  (void)now_playing->load(entry);
  return 0;
}
// An empty table, for `load` of the lines of a log, one after another.
void open_log() {
  delete now_playing;
  now_playing = new Table;
  lines.clear();
}
// 1: the line in the buffer does not fit.
u32 load() {
  const auto entry = parse_entry(given());
  return !entry || now_playing->load(*entry) ? 1U : 0U;
}

// The name in the buffer is that of a person from now on. An empty one: "Player 1" and so on again.
void name_person(u32 person) {
  if (given().empty()) {
    names.erase(person);
  } else {
    names[person] = given();
  }
}

// The message in the buffer, by person 0 (the host), 1, ... under the name they have. The answer's
// length; the seed's halves are drawn by the page and used by a start.
u32 receive(u32 person, double now, u64 seed_high, u64 seed_low) {
  u32 id = 0;
  happened.clear();
  const Outcome<Message> message = read_message(given(), id);
  if (!message) {
    return answer(write_refused(id, name_of(message.refused().fault), message.refused().detail));
  }
  const Facts facts{.now = static_cast<Millis>(now),
                    .name = name_of_person(person),
                    .new_table = "next",
                    .seed = {seed_high, seed_low},
                    .away = 0};
  auto done = now_playing->perform(person_of(person), message->command, facts, now_playing->all());
  if (!done) {
    return answer(write_refused(id, name_of(done.refused().fault), done.refused().detail));
  }
  happen(std::move(*done));
  return answer(write_ok(id, now_playing->stamp(now_playing->seat_of(person_of(person)))));
}

// How many things happened because of the time.
u32 on_time(double now) {
  return happen(now_playing->on_time(static_cast<Millis>(now), now_playing->all()));
}
// 0: never.
double next_alarm() { return static_cast<double>(now_playing->next_alarm().value_or(0)); }

// 1: a bot is to think. `think` then blocks for about so long, and moves.
u32 bot_waits(double now, u64 chance) {
  thinking = now_playing->bot_turn(static_cast<Millis>(now), chance);
  return thinking ? 1 : 0;
}
u32 think(u32 milliseconds, double now) {
  if (!thinking) return 0;
  const std::string action = thinking->think({.milliseconds = milliseconds});
  return happen(
      now_playing->bot_answer(*thinking, action, static_cast<Millis>(now), now_playing->all()));
}

// Seat 7 is a spectator. The lengths of the texts.
u32 hello(u32 viewer) {
  const Seat who = condotta::seat(viewer);
  const Missed all = events_since(*now_playing, who, {}, ~std::size_t{0});
  return answer(
      write_hello(*now_playing, who, {.table_id = "local", .host = true, .events = all.events}));
}
u32 update(u32 viewer) {
  return answer(write_update(*now_playing, happened, condotta::seat(viewer)));
}
// The next line of the log to keep; 0: no more.
u32 next_line() {
  if (lines.empty()) return 0;
  const u32 size = answer(std::move(lines.front()));
  lines.erase(lines.begin());
  return size;
}
// A hint for a seat that is to move. Blocks for about so long.
u32 advise(u32 viewer, u32 milliseconds, u64 chance) {
  if (now_playing == nullptr || now_playing->play() == nullptr) return refuse("no game has begun");
  if (viewer >= now_playing->seats().size()) return refuse("no such seat");
  const auto adviser =
      now_playing->play()->adviser(condotta::seat(viewer), chance, now_playing->company());
  if (!adviser) return refuse("it is another seat's turn");
  return answer(write_advice(adviser(milliseconds)));
}
// The same for the seat whose view is in the buffer, of a table elsewhere.
u32 advise_view(u32 milliseconds, u64 chance) {
  const auto value = notation::parse_json(given());
  if (!value) return refuse(value.error().text());
  const Outcome<std::function<Advice(u32)>> adviser = adviser_of_view(*value, chance);
  if (!adviser) {
    const Refused& why = adviser.refused();
    return refuse(why.fault == Fault::malformed ? why.detail : "unknown game " + why.detail);
  }
  if (!*adviser) return refuse("it is another seat's turn");
  return answer(write_advice((*adviser)(milliseconds)));
}
// Everyone's chances after each step of the game.
u32 chances() {
  return now_playing == nullptr ? refuse("no game has begun") : answer(write_course(*now_playing));
}
// The same in a position that is in the buffer.
u32 chances_of_position() {
  const auto value = notation::parse_json(given());
  if (!value) return refuse(value.error().text());
  const Outcome<std::vector<float>> found = chances_of(*value);
  if (found) return answer(write_chances(*found));
  const Refused& why = found.refused();
  return refuse(why.fault == Fault::malformed ? why.detail : "unknown game " + why.detail);
}

u32 record() { return answer(write_record(*now_playing)); }
u32 replay() { return answer(write_replay(*now_playing)); }
}
