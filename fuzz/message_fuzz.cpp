// Any bytes as what people send to a table: nothing crashes, what is refused leaves no trace, and
// the log of what was done gives the same table again.
//
// Input: lines; the first byte of each says whose message it is (or, from 250 on, that time goes
// by), the rest is the message. The same bytes also go through what reads headers and links.
#include <boost/json/serialize.hpp>
#include <string>

#include "fuzz/input.hpp"
#include "server/web.hpp"
#include "table/archive.hpp"
#include "table/message_writer.hpp"
#include "table/text_cleaning.hpp"

namespace condotta::fuzz {
namespace {

using namespace table;

constexpr u8 kPeople = 3;

std::string all_of(const Table& t) {
  std::string text;
  for (u8 v = 0; v < kViewers; ++v) {
    if (contains(t.all(), seat(v))) text += write_hello(t, seat(v), {});
  }
  return text;
}

Table new_table() {
  Settings settings{.game = "condottiere", .players = kPeople};
  settings.clock = {ClockKind::decision, 30'000, 0};
  require(!check_settings(settings), "the settings are good");
  Table t;
  require(!t.load(Table::creation(settings, "p0", 1)), "a table is made");
  return t;
}

void check(std::string_view input) {
  Table t = new_table();
  Facts facts{.now = 1, .name = "Name", .new_table = "next", .seed = {1, 2}};
  while (!input.empty()) {
    const std::size_t end = input.find('\n');
    const std::string_view line = input.substr(0, end);
    input.remove_prefix(end == std::string_view::npos ? input.size() : end + 1);
    if (line.empty()) continue;
    const u8 who = static_cast<u8>(line[0]);
    if (who >= 250) {
      facts.now += 10'000;
      t.on_time(facts.now, t.all());
      continue;
    }
    u32 id = 0;
    const Outcome<Message> message = read_message(line.substr(1), id);
    if (!message) {
      require(!name_of(message.refused().fault).empty(), "a refusal has a name");
      continue;
    }
    const std::string before = all_of(t);
    const std::string person = "p" + std::to_string(who % kPeople);
    const auto done = t.perform(person, message->command, facts, t.all());
    if (!done) require(all_of(t) == before, "a refusal leaves no trace");
  }
  Table again;
  for (const Entry& entry : t.log()) {
    const notation::Result<Entry> read = parse_entry(line_of(entry));
    require(static_cast<bool>(read) && *read == entry, "a line is read as it was written");
    require(!again.load(*read), "the log fits");
  }
  require(all_of(again) == all_of(t), "the log is the whole truth");
}

}  // namespace
}  // namespace condotta::fuzz

extern "C" int LLVMFuzzerTestOneInput(const condotta::u8* data, std::size_t size) {
  using namespace condotta;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz::check(text);
  (void)table::parse_entry(text);
  (void)server::cookie_value(text, "condotta");
  (void)server::query_value(text, "since");
  (void)server::same_origin(text, "localhost");
  if (const auto clean = table::cleaned(text, 100)) {
    fuzz::require(table::cleaned(*clean, 100) == clean, "what is clean stays so");
  }
  return 0;
}
